//! Themes of hosts, also wrong ones.

use std::fs;
use std::path::Path;

use kamen::render::scrabble::{Picture, RackPicture, TrackerPicture, score_chart};
use kamen::render::{Eyes, Painter};
use kamen::texts::Tongue;
use kamen::{assets, themes};

use crate::folder::Folder;
use crate::games;
use crate::golden::check;
use crate::scenes::NAMES;

impl Folder {
    fn write(&self, name: &str, bytes: impl AsRef<[u8]>) {
        fs::write(self.0.join(name), bytes).unwrap();
    }

    fn complaint(&self, name: &str) -> String {
        let (look, complaint) = themes::open_or_default(name, Some(&self.0)).unwrap();
        assert_eq!(look.theme.name, themes::DEFAULT, "the usual theme is there to go on with");
        complaint.unwrap().to_string().replace(self.0.to_str().unwrap(), "…")
    }
}

fn classic() -> &'static str {
    assets::THEMES[0].1
}

#[test]
fn a_host_adds_a_theme_with_its_own_typeface() {
    let folder = Folder::new("added");
    let fonts = "\n[font]\nregular = \"a.ttf\"\nbold = \"a.ttf\"\n";
    folder.write("sea.toml", classic().replace("Classic", "Sea") + fonts);
    folder.write("a.ttf", assets::FALLBACK_FONT);
    let look = themes::open("sea", Some(&folder.0)).unwrap();
    assert_eq!(look.theme.title(Tongue::English), "Sea");
    let names = themes::names(Some(&folder.0));
    assert_eq!(names, ["classic", "dark", "contrast", "colour-blind", "paper", "sea"]);
}

/// `themes/sea.toml` was written when Scrabble was the only game; whatever games come, it stays valid as
/// it is and gives the pictures that it gave then.
#[test]
fn a_hosts_theme_of_the_first_days_gives_the_same_pictures() {
    let folder = Folder::new("first-days");
    folder.write("sea.toml", include_str!("themes/sea.toml"));
    folder.write("own.ttf", assets::BOLD_FONT);
    let look = themes::open("sea", Some(&folder.0)).unwrap();
    let painter = Painter::new(look.theme, look.fonts);
    let table = games::czech();
    let (view, tongue) = (table.sees(0), Tongue::Czech);
    let picture = Picture { width: 500, ..Picture::of_view(&view, &["Anna", "Ben"], tongue) };
    check("sea", &picture.with_rack(&view).draw(&painter));
    let rack = RackPicture { width: 360, ..RackPicture::of_view(&view, tongue).unwrap() };
    check("sea-rack", &rack.draw(&painter));
    let tracker = TrackerPicture { width: 400, ..TrackerPicture::of_view(&view, tongue) };
    check("sea-tracker", &tracker.draw(&painter));
    let finished = games::finished().spectator();
    let chart = score_chart(&finished, &["Anna", "Ben"], tongue);
    check("sea-scores", &painter.chart(&chart, 500));
}

/// What a theme says only of page and players is enough for every game.
#[test]
fn a_theme_without_the_colours_of_a_game_draws_it_as_the_usual_ones_do() {
    let folder = Folder::new("without");
    let table = games::czech();
    let view = table.sees(0);
    for (name, text) in &assets::THEMES[..2] {
        let (shared, _) = text.split_once("[board]").unwrap();
        folder.write("own.toml", shared);
        let look = themes::open("own", Some(&folder.0)).unwrap();
        let painter = Painter::new(look.theme, look.fonts);
        let picture = Picture { width: 500, ..Picture::of_view(&view, &NAMES, Tongue::Czech) };
        check(&format!("{name}-cs"), &picture.draw(&painter));
    }
}

#[test]
fn a_hosts_theme_comes_before_a_shipped_one() {
    let folder = Folder::new("before");
    folder.write("dark.toml", classic().replace("Classic", "Night"));
    let look = themes::open("dark", Some(&folder.0)).unwrap();
    assert_eq!(look.theme.title(Tongue::English), "Night");
    assert_eq!(themes::names(Some(&folder.0)).len(), assets::THEMES.len());
}

#[test]
fn an_unknown_theme_is_answered_with_those_there_are() {
    let folder = Folder::new("unknown");
    folder.write("sea.toml", classic());
    let known = "there are classic, dark, contrast, colour-blind, paper, sea";
    assert_eq!(folder.complaint("see"), format!("there is no theme \"see\"; {known}"));
    for name in ["../sea", "sea.toml", "", "/etc/passwd"] {
        assert!(folder.complaint(name).starts_with("there is no theme"), "{name}");
    }
    let error = themes::open("see", Some(Path::new("/nowhere/at/all"))).err().unwrap();
    assert!(error.to_string().ends_with("colour-blind, paper"), "{error}");
}

#[test]
fn a_broken_theme_is_told_with_file_and_key() {
    let folder = Folder::new("broken");
    folder.write("a.toml", classic().replace("#2b6cae", "#2b6ca"));
    assert_eq!(
        folder.complaint("a"),
        "…/a.toml: board.3L: \"#2b6ca\" is no colour such as #1a2b3c"
    );
    folder.write("b.toml", "[title\n");
    assert!(folder.complaint("b").starts_with("…/b.toml: line 1: "));
    folder.write("c.toml", [0xff, 0xfe]);
    assert!(folder.complaint("c").starts_with("…/c.toml: "));
    folder.write("d.toml", " ".repeat(70_000));
    assert_eq!(folder.complaint("d"), "…/d.toml: this is larger than 64 KB");
    folder.write("e.toml", "");
    let said = folder.complaint("e");
    let usual = "[\"#1d5c4d\", \"#ffffff\"]";
    assert_eq!(
        said,
        format!("…/e.toml: picture.accent is missing; in the usual theme it is {usual}")
    );
}

#[test]
fn a_missing_or_wrong_typeface_is_told() {
    let folder = Folder::new("fonts");
    let with =
        |font: &str| format!("{}\n[font]\nregular = \"{font}\"\nbold = \"{font}\"\n", classic());
    folder.write("a.toml", with("gone.ttf"));
    let said = folder.complaint("a");
    assert!(said.starts_with("…/a.toml: font.regular: …/gone.ttf: "), "{said}");
    folder.write("b.toml", with("b.toml"));
    assert_eq!(folder.complaint("b"), "…/b.toml: this is no TrueType or OpenType font");
    folder.write("c.toml", with("../a.ttf"));
    let said = folder.complaint("c");
    assert_eq!(said, "…/c.toml: font.regular must name a file in the same folder");
}

#[test]
fn premiums_of_all_themes_can_be_told_apart() {
    for (name, _) in assets::THEMES {
        let theme = themes::open(name, None).unwrap().theme;
        let least = if name == "colour-blind" { 15.0 } else { 4.0 };
        for eyes in Eyes::ALL {
            let (one, other, difference) = theme.scrabble.closest_squares(eyes);
            assert!(difference >= least, "{name}, {eyes:?}: {one} and {other}: {difference:.1}");
        }
    }
}
