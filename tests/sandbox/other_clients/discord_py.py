"""A bot on discord.py, and the person who uses it."""

import asyncio
import io
import os
import sys

import aiohttp
import discord
import yarl
from discord import app_commands

URL = os.environ["SANDBOX_URL"]
discord.http.Route.BASE = f"{URL}/api/v10"
gateway = yarl.URL(URL.replace("http", "ws", 1) + "/gateway")
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway

client = discord.Client(intents=discord.Intents(guilds=True))
tree = app_commands.CommandTree(client)
result = asyncio.Event()
failures = []


class Buttons(discord.ui.View):
    @discord.ui.button(label="Press", custom_id="b")
    async def press(self, interaction, button):
        await interaction.response.edit_message(content="pressed")


@tree.command(description="Say")
async def say(interaction: discord.Interaction, text: str):
    await interaction.response.defer()
    file = discord.File(io.BytesIO(b"text"), "a.txt", description="A")
    await interaction.edit_original_response(
        content=f"said {text}", attachments=[file], view=Buttons()
    )
    await interaction.followup.send("only you", ephemeral=True)
    kind = discord.ChannelType.public_thread
    thread = await interaction.channel.create_thread(name="thread", type=kind)
    message = await thread.send("inside")
    await message.edit(content="inside, edited")
    await interaction.user.send("dear friend")


@say.autocomplete("text")
async def words(interaction, current):
    return [app_commands.Choice(name="kámen", value="kamen")]


@tree.error
async def on_error(interaction, error):
    failures.append(error)
    result.set()


async def door(session, method, path, body=None):
    async with session.request(method, f"{URL}/sandbox/{path}", json=body) as answer:
        told = await answer.json()
        assert answer.status == 200, told
        return told


async def act(session, deed, body):
    begun = await door(session, "POST", f"people/Ben/{deed}", body)
    return await door(session, "GET", f"interactions/{begun['interaction']['id']}?wait=done")


async def play():
    async with aiohttp.ClientSession() as session:
        before = (await door(session, "GET", "journal"))["last"]
        await tree.sync()
        asked = {"channel": "general", "command": "say", "options": {"text": "k"}, "focused": "text"}
        told = await act(session, "autocomplete", asked)
        assert told["interaction"]["choices"][0]["name"] == "kámen", told
        said = await act(session, "command", {"channel": "general", "text": "/say text:ahoj"})
        assert said["message"]["content"] == "said ahoj", said
        assert said["message"]["attachments"][0]["description"] == "A", said
        pressed = {"message": said["message"]["id"], "label": "Press"}
        told = await act(session, "press", pressed)
        assert told["message"]["content"] == "pressed", told
        for _ in range(600):
            dms = (await door(session, "GET", "people/Ben"))["dms"]
            if dms and dms[0]["last_message_id"]:
                break
            await asyncio.sleep(0.05)
        else:
            raise AssertionError("no letter came")
        journal = await door(session, "GET", f"journal?errors=true&after={before}")
        assert journal["entries"] == [], journal["entries"]


@client.event
async def on_ready():
    try:
        await play()
    except Exception as error:
        failures.append(error)
    result.set()


async def main():
    async with client:
        running = asyncio.create_task(client.start(os.environ["DISCORD_TOKEN"]))
        await asyncio.wait([running, asyncio.create_task(result.wait())], return_when="FIRST_COMPLETED")
        if running.done():
            failures.append(running.exception())
    if failures:
        sys.exit(f"discord.py failed: {failures!r}")
    print("discord.py works")


asyncio.run(main())
