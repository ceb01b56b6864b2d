// A bot on discord.js, and the person who uses it.
import assert from "node:assert/strict";
import {
  ActionRowBuilder, AttachmentBuilder, ButtonBuilder, ButtonStyle, ChannelType, Client, Events,
  GatewayIntentBits, MessageFlags,
} from "discord.js";

const url = process.env.SANDBOX_URL;

async function door(method, path, body) {
  const init = { method, body: body && JSON.stringify(body) };
  const answer = await fetch(`${url}/sandbox/${path}`, init);
  const told = await answer.json();
  assert.equal(answer.status, 200, JSON.stringify(told));
  return told;
}

async function act(deed, body, wait = "done") {
  const begun = await door("POST", `people/Anna/${deed}`, body);
  return door("GET", `interactions/${begun.interaction.id}?wait=${wait}`);
}

const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: `${url}/api` } });
const failed = (error) => {
  console.error(error);
  process.exit(1);
};
client.on(Events.Error, failed);

client.on(Events.InteractionCreate, async (interaction) => {
  try {
    if (interaction.isAutocomplete()) {
      await interaction.respond([{ name: "kámen", value: "kamen" }]);
    } else if (interaction.isButton()) {
      await interaction.update({ content: "pressed" });
    } else if (interaction.isChatInputCommand()) {
      await interaction.deferReply();
      const button = new ButtonBuilder();
      button.setCustomId("b").setLabel("Press").setStyle(ButtonStyle.Primary);
      const file = new AttachmentBuilder(Buffer.from("text"), { name: "a.txt", description: "A" });
      await interaction.editReply({
        content: `said ${interaction.options.getString("text")}`,
        components: [new ActionRowBuilder().addComponents(button)],
        files: [file],
      });
      await interaction.followUp({ content: "only you", flags: MessageFlags.Ephemeral });
      const thread = await interaction.channel.threads.create({
        name: "thread", type: ChannelType.PublicThread,
      });
      const message = await thread.send("inside");
      await message.edit("inside, edited");
      await interaction.user.send("dear friend");
    }
  } catch (error) {
    failed(error);
  }
});

client.once(Events.ClientReady, async () => {
  try {
    await client.application.commands.set([{
      name: "say", description: "Say", nameLocalizations: { cs: "řekni" },
      options: [{ type: 3, name: "text", description: "What", required: true, autocomplete: true }],
    }]);
    const choices = await act("autocomplete", {
      channel: "general", command: "say", options: { text: "k" }, focused: "text",
    });
    assert.equal(choices.interaction.choices[0].name, "kámen");
    const said = await act("command", { channel: "general", text: "/řekni text:ahoj" });
    assert.equal(said.message.content, "said ahoj");
    assert.equal(said.message.attachments[0].description, "A");
    const pressed = await act("press", { message: said.message.id, label: "Press" });
    assert.equal(pressed.message.content, "pressed");
    const deadline = Date.now() + 30_000;
    for (;;) {
      const { dms } = await door("GET", "people/Anna");
      if (dms.length && dms[0].last_message_id) break;
      assert.ok(Date.now() < deadline, "no letter came");
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const { entries } = await door("GET", "journal?errors=true");
    assert.deepEqual(entries.map((entry) => entry.problem), []);
    console.log("discord.js works");
    await client.destroy();
    process.exit(0);
  } catch (error) {
    failed(error);
  }
});

client.login(process.env.DISCORD_TOKEN).catch(failed);
