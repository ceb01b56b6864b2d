//! Embeds and their limits.

use serde_json::Value;

use super::{Faults, below};

/// All texts of all embeds of a message together.
const ALL_TEXT: usize = 6000;

/// Checks the embeds of a message.
pub fn check(faults: &mut Faults, embeds: &[Value], at: &str) {
    let mut total = 0;
    for (i, embed) in embeds.iter().enumerate() {
        let at = below(at, &i.to_string());
        if !embed.is_object() {
            faults.add(&at, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType");
            continue;
        }
        total += one(faults, embed, &at);
    }
    if total > ALL_TEXT {
        let message = format!("Embed size exceeds maximum size of {ALL_TEXT}");
        faults.add(at, "MAX_EMBED_SIZE_EXCEEDED", &message);
    }
}

/// Checks one embed; returns how many characters count towards the sum.
fn one(faults: &mut Faults, embed: &Value, at: &str) -> usize {
    let count = |text: Option<&str>| text.map_or(0, |text| text.chars().count());
    let web = ["http://", "https://"];
    let pictures = ["http://", "https://", "attachment://"];
    let mut total = count(faults.text(embed, at, "title", 0..=256));
    total += count(faults.text(embed, at, "description", 0..=4096));
    faults.url(embed, at, "url", &web);
    faults.integer(embed, at, "color", 0..=0xff_ffff);
    timestamp(faults, embed, at);
    let footer = below(at, "footer");
    if embed["footer"].is_object() {
        total += count(faults.required_text(&embed["footer"], &footer, "text", 1..=2048));
        faults.url(&embed["footer"], &footer, "icon_url", &pictures);
    }
    let author = below(at, "author");
    if embed["author"].is_object() {
        total += count(faults.required_text(&embed["author"], &author, "name", 1..=256));
        faults.url(&embed["author"], &author, "url", &web);
        faults.url(&embed["author"], &author, "icon_url", &pictures);
    }
    for picture in ["image", "thumbnail"] {
        faults.url(&embed[picture], &below(at, picture), "url", &pictures);
    }
    for (i, field) in faults.list(embed, at, "fields", 0..=25).iter().enumerate() {
        let at = below(&below(at, "fields"), &i.to_string());
        total += count(faults.required_text(field, &at, "name", 1..=256));
        total += count(faults.required_text(field, &at, "value", 1..=1024));
        faults.boolean(field, &at, "inline");
    }
    total
}

/// A time must look like ISO 8601: `2026-01-31T12:00:00Z` with fraction or offset.
fn timestamp(faults: &mut Faults, embed: &Value, at: &str) {
    let Some(text) = faults.text(embed, at, "timestamp", 1..=64) else { return };
    let looks_right = text.len() >= 10
        && text.bytes().enumerate().take(10).all(|(i, byte)| match i {
            4 | 7 => byte == b'-',
            _ => byte.is_ascii_digit(),
        });
    if !looks_right {
        let message = format!("Could not parse {text}. Should be ISO8601.");
        faults.add(&below(at, "timestamp"), "DATE_TIME_TYPE_PARSE", &message);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn complaint(embeds: &Value) -> String {
        let mut faults = Faults::default();
        check(&mut faults, embeds.as_array().unwrap(), "embeds");
        faults.result().err().map(|error| error.sentence()).unwrap_or_default()
    }

    #[test]
    fn an_embed_within_its_limits_passes() {
        let embed = json!({
            "title": "T".repeat(256), "description": "d".repeat(4096), "color": 0xff_ffff,
            "timestamp": "2026-01-31T12:00:00Z", "image": {"url": "attachment://board.png"},
            "fields": [{"name": "n", "value": "v", "inline": true}],
        });
        assert_eq!(complaint(&json!([embed])), "");
    }

    #[test]
    fn each_limit_of_an_embed_is_kept() {
        for (embed, field) in [
            (json!({"title": "T".repeat(257)}), "embeds.0.title"),
            (json!({"description": "T".repeat(4097)}), "embeds.0.description"),
            (json!({"fields": [{"name": "", "value": "v"}]}), "embeds.0.fields.0.name"),
            (json!({"fields": [{"name": "n"}]}), "embeds.0.fields.0.value"),
            (json!({"fields": vec![json!({"name": "n", "value": "v"}); 26]}), "embeds.0.fields"),
            (json!({"footer": {"text": "x".repeat(2049)}}), "embeds.0.footer.text"),
            (json!({"author": {}}), "embeds.0.author.name"),
            (json!({"url": "javascript:1"}), "embeds.0.url"),
            (json!({"color": 0x0100_0000}), "embeds.0.color"),
            (json!({"timestamp": "yesterday"}), "embeds.0.timestamp"),
            (json!("text"), "embeds.0"),
        ] {
            let complaint = complaint(&json!([embed]));
            assert!(complaint.contains(&format!("{field}: ")), "{field}: {complaint}");
        }
        let long = json!({"description": "x".repeat(3001)});
        assert!(complaint(&json!([long, long])).contains("6000"));
    }
}
