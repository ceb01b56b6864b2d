//! A draft becomes a message: files find their names, embeds their pictures, mentions their people.

use serde_json::{Value, json};

use crate::sandbox::error::ApiError;
use crate::sandbox::validate::Faults;
use crate::sandbox::validate::messages::{AllowedMentions, Draft, MOST_FILES};
use crate::sandbox::world::World;
use crate::sandbox::world::attachment::Attachment;
use crate::sandbox::world::mention::{Mention, mentions_in};
use crate::sandbox::world::message::{LOADING, Message};

/// Puts a draft into a new message, or changes one by it.
///
/// # Errors
///
/// Refuses a message that would be empty, or that keeps files it does not have.
pub fn fill(world: &mut World, message: &mut Message, draft: Draft) -> Result<(), ApiError> {
    let files = files(world, message, &draft)?;
    if let Some(content) = draft.content {
        message.content = content;
    }
    if let Some(embeds) = draft.embeds {
        message.embeds = embeds.into_iter().filter(|embed| embed != &json!({})).collect();
    }
    if let Some(components) = draft.components {
        message.components = components;
    }
    message.attachments = files;
    message.flags = message.flags & !LOADING | draft.flags;
    message.nonce = draft.nonce.or(message.nonce.take());
    message.tts |= draft.tts;
    show_in_embeds(world, message);
    if message.is_empty() {
        return Err(ApiError::bad(50006, "Cannot send an empty message"));
    }
    mention(world, message, &draft.allowed);
    Ok(())
}

/// The files after a change: those kept, then the new ones.
fn files(world: &mut World, message: &Message, draft: &Draft) -> Result<Vec<Attachment>, ApiError> {
    let mut files: Vec<Attachment> = match &draft.listed {
        None => message.attachments.clone(),
        Some(listed) => {
            let mut kept = Vec::new();
            for (i, entry) in listed.iter().enumerate() {
                if draft.uploads.iter().any(|upload| upload.number == entry.id) {
                    continue;
                }
                let id = entry.id.to_string();
                let found = message.attachments.iter().find(|file| file.id.to_string() == id);
                let Some(found) = found else {
                    let mut faults = Faults::default();
                    let message = "The message has no such attachment";
                    faults.add(&format!("attachments.{i}.id"), "ATTACHMENT_NOT_FOUND", message);
                    return Err(faults.error());
                };
                let mut file = found.clone();
                file.description = entry.description.clone().or(file.description);
                kept.push(file);
            }
            kept
        }
    };
    for upload in &draft.uploads {
        let entry = draft.listed.iter().flatten().find(|entry| entry.id == upload.number);
        let name = entry.and_then(|entry| entry.filename.as_ref()).unwrap_or(&upload.filename);
        let description = entry.and_then(|entry| entry.description.clone());
        files.push(Attachment::new(world.new_id(), name, description, upload.bytes.clone()));
    }
    if files.len() > MOST_FILES {
        let message = "Maximum number of attachments in a message reached (10)";
        return Err(ApiError::bad(30015, message));
    }
    Ok(files)
}

/// Gives pictures of embeds their real address, and takes their files out of the list.
fn show_in_embeds(world: &World, message: &mut Message) {
    let address = world.address.clone();
    let urls: Vec<(String, String)> = message
        .attachments
        .iter()
        .map(|file| {
            (format!("attachment://{}", file.filename), file.url(&address, message.channel))
        })
        .collect();
    let mut used = vec![false; urls.len()];
    for embed in &mut message.embeds {
        embed["type"] = json!("rich");
        for (object, key) in
            [("image", "url"), ("thumbnail", "url"), ("footer", "icon_url"), ("author", "icon_url")]
        {
            let Some(url) = embed[object][key].as_str().map(ToOwned::to_owned) else { continue };
            let place = urls.iter().position(|(short, long)| *short == url || *long == url);
            if let Some(place) = place {
                used[place] = true;
                embed[object][key] = json!(urls[place].1);
                embed[object]["proxy_url"] = json!(urls[place].1);
            }
        }
        // Reading a missing object above leaves nulls behind.
        if let Value::Object(fields) = embed {
            fields.retain(|_, value| !value.is_null());
        }
    }
    for (file, used) in message.attachments.iter_mut().zip(used) {
        file.is_embedded = used;
    }
}

/// Finds whom the text pings.
fn mention(world: &World, message: &mut Message, allowed: &AllowedMentions) {
    let (mut users, mut roles) = (Vec::new(), Vec::new());
    for mention in mentions_in(&message.content) {
        match mention {
            Mention::Role(role) => {
                let is_known = world.guilds.values().any(|guild| guild.bot_role == role);
                if is_known && (allowed.all_roles || allowed.roles.contains(&role)) {
                    roles.push(role);
                }
            }
            Mention::User(user) => {
                let is_known = world.people.contains_key(&user) || user == world.application.id;
                if is_known && (allowed.all_users || allowed.users.contains(&user)) {
                    users.push(user);
                }
            }
        }
    }
    let answered = message.reference.and_then(|(channel, id)| {
        world.channels.get(&channel).and_then(|channel| channel.message(id))
    });
    if let Some(answered) = answered
        && allowed.replied_user
        && !users.contains(&answered.author)
    {
        users.push(answered.author);
    }
    message.mentions = users;
    message.mention_roles = roles;
    let everyone = ["@everyone", "@here"].iter().any(|word| message.content.contains(word));
    message.mention_everyone = allowed.everyone && everyone;
}
