//! What a select or a button below settings changes: it is written in its id, `s1:<setting>` with a
//! value for buttons. Whoever can forge an id gains nothing: values and permissions are checked as
//! for anything typed.

use std::str::FromStr;

use super::deeds::settings;

/// A click below settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SettingClick {
    /// Which setting.
    pub setting: SettingId,
    /// The new value; a select sends its own instead.
    pub value: String,
}

/// A setting that can be changed by a click.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SettingId(&'static str);

impl SettingId {
    /// The name in ids and logs.
    pub fn name(self) -> &'static str {
        self.0
    }
}

/// The id of a button that sets a setting to a value; a select has none.
pub(super) fn click_id(setting: &str, value: &str) -> String {
    if value.is_empty() { format!("s1:{setting}") } else { format!("s1:{setting}:{value}") }
}

/// The text is no id of a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this setting is not known")]
pub(super) struct UnknownSetting;

impl FromStr for SettingClick {
    type Err = UnknownSetting;

    fn from_str(id: &str) -> Result<Self, UnknownSetting> {
        let rest = id.strip_prefix("s1:").ok_or(UnknownSetting)?;
        let (name, value) = rest.split_once(':').unwrap_or((rest, ""));
        let known = settings::ids().find(|known| *known == name).ok_or(UnknownSetting)?;
        Ok(Self { setting: SettingId(known), value: value.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_click_is_read_as_it_was_written() {
        for id in settings::ids() {
            for value in ["", "off", "a:b"] {
                let read: SettingClick = click_id(id, value).parse().unwrap();
                assert_eq!((read.setting.name(), read.value.as_str()), (id, value));
            }
        }
    }

    #[test]
    fn forged_ids_are_not_known() {
        for id in
            ["", "s1", "s1:", "s1:fly", "s1:tables", "s1:allow", "s2:theme", "v1:theme", "S1:theme"]
        {
            assert_eq!(id.parse::<SettingClick>(), Err(UnknownSetting), "{id}");
        }
    }
}
