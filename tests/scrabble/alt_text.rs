//! What is said of pictures: every kind in every language, never too long, never a secret.

use kamen::games::rules::{Rules, Seat, Viewer};
use kamen::games::scrabble::{
    Action, ChallengeRule, Judging, LaidTile, Options, Square, Start, View,
};
use kamen::render::scrabble::{AltText, LostPoints};
use kamen::texts::Tongue;

use crate::random_play::{chance, odd_edition, options, play};
use crate::table::{Table, board, edition, letter, placement, start};

const NAMES: [&str; 2] = ["Jana", "Petr"];

/// A game of two after two moves, with an empty bag at the end.
fn table() -> Table {
    let game = start(edition("cs"), Options::default(), &["SLOVOŘ?", "TAAAAAA"], "EEEE");
    let mut table = Table::new(game).judged_by("SLOVO TAS VATA AA");
    table.types(0, "8H SLOVO").unwrap();
    table.types(1, "K8 .ATA").unwrap();
    table
}

fn said(view: &View, say: impl Fn(AltText<'_>) -> String) -> [String; 3] {
    Tongue::ALL.map(|tongue| say(AltText::new(view, &NAMES, tongue)))
}

#[test]
fn the_board_is_told_most_important_first() {
    let view = table().sees(0);
    assert_eq!(
        said(&view, |alt| alt.board()),
        [
            "Deska Scrabble, na tahu je Jana. Jana: 12 bodů, Petr: 8 bodů. Poslední tah: Petr, \
             K8 VATA za 8 bodů. V sáčku: 0 kamenů. Slova na desce: 8H SLOVO, K8 VATA.",
            "Doska Scrabble, na ťahu je Jana. Jana: 12 bodov, Petr: 8 bodov. Posledný ťah: Petr, \
             K8 VATA za 8 bodov. Vo vrecku: 0 kameňov. Slová na doske: 8H SLOVO, K8 VATA.",
            "Scrabble board, Jana to move. Jana: 12 points, Petr: 8 points. Last move: Petr, \
             K8 VATA for 8 points. In the bag: 0 tiles. Words on the board: 8H SLOVO, K8 VATA.",
        ]
    );
}

#[test]
fn a_finished_game_is_told_by_its_result() {
    let mut table = table();
    for seat in [0, 1, 0, 1] {
        table.act(seat, Action::Pass).unwrap();
    }
    let [czech, slovak, english] = said(&table.sees(0), |alt| alt.board());
    assert!(
        czech.starts_with(
            "Konec hry Scrabble, remíza: Jana, Petr. Jana: 4 body, Petr: 4 body. \
             Všichni ve dvou kolech po sobě vynechali tah. Poslední tah: Petr vynechává tah. Slova"
        ),
        "{czech}"
    );
    assert!(slovak.starts_with("Koniec hry Scrabble, remíza: Jana, Petr."), "{slovak}");
    assert!(english.contains("Everyone has passed in two rounds running."), "{english}");

    let mut table = self::table();
    table.act(1, Action::Resign).unwrap();
    let [czech, slovak, english] = said(&table.sees(0), |alt| alt.board());
    assert!(czech.starts_with("Konec hry Scrabble, vítězí Jana."), "{czech}");
    assert!(czech.contains("(mimo hru). U stolu zůstává už jen Jana."), "{czech}");
    assert!(slovak.contains("Posledný ťah: Petr vzdáva hru."), "{slovak}");
    assert!(english.starts_with("Scrabble, game over: Jana wins."), "{english}");
}

#[test]
fn every_deed_is_told() {
    let challenges =
        Options { judging: Judging::Challenge(ChallengeRule::ALL[0]), ..Options::default() };
    let racks = &["SLOVOAA", "TAAAAAA"];
    let game = start(edition("cs"), challenges, racks, "EEEEEEEEEEEEEEEEEEEE");
    let mut table = Table::new(game).judged_by("SLOVO");
    table.types(0, "8D SLOVOAA").unwrap();
    let [czech, _, english] = said(&table.sees(1), |alt| alt.board());
    assert!(czech.contains("8D SLOVOAA za 66 bodů i s prémií za všechny kameny."), "{czech}");
    assert!(english.contains("for 66 points with the bonus for all tiles."), "{english}");
    table.challenge(1, "").unwrap();
    let [czech, slovak, english] = said(&table.sees(1), |alt| alt.board());
    assert!(
        czech.contains(
            "Poslední tah: Jana bere tah zpět, námitku podává Petr. Neplatí: SLOVOAA. \
             V sáčku: 20 kamenů. Deska je zatím prázdná."
        ),
        "{czech}"
    );
    assert!(
        slovak.contains("Jana berie ťah späť, námietku podáva Petr. Neplatí: SLOVOAA."),
        "{slovak}"
    );
    assert!(english.contains("Jana takes the play back, challenged by Petr."), "{english}");
    let on_turn = table.turn().unwrap();
    table.types(on_turn, "exchange AA").unwrap();
    let [czech, slovak, english] = said(&table.sees(1), |alt| alt.board());
    assert!(czech.contains("vyměňuje 2 kameny."), "{czech}");
    assert!(slovak.contains("vymieňa 2 kamene."), "{slovak}");
    assert!(english.contains("exchanges 2 tiles."), "{english}");
}

#[test]
fn a_preview_says_that_it_is_not_played_yet() {
    let mut table = table();
    table.act(0, Action::Pass).unwrap();
    let view = table.sees(1);
    let (placement, points) = view.preview(&placement("12K AA")).unwrap();
    assert_eq!(
        said(&view, |alt| alt.preview(&placement, &points)),
        [
            "Náhled, ještě nezahráno: tah 12K AA by dal 9 bodů. Vzniká i VATAA.",
            "Náhľad, ešte nezahrané: ťah 12K AA by dal 9 bodov. Vzniká aj VATAA.",
            "Preview, not played yet: 12K AA would give 9 points. Also made: VATAA.",
        ]
    );
}

#[test]
fn the_rack_is_spoken_letter_by_letter() {
    let view = table().sees(0);
    assert_eq!(
        said(&view, |alt| alt.rack().unwrap()),
        [
            "Váš zásobník: Ř 4 body, žolík, E 1 bod, E 1 bod, E 1 bod, E 1 bod. Dohromady 8 bodů.",
            "Váš zásobník: Ř 4 body, žolík, E 1 bod, E 1 bod, E 1 bod, E 1 bod. Spolu 8 bodov.",
            "Your rack: Ř 4 points, blank, E 1 point, E 1 point, E 1 point, E 1 point. \
             Together 8 points.",
        ]
    );
    let spectator = table().game.view(Viewer::Spectator);
    assert_eq!(AltText::new(&spectator, &NAMES, Tongue::Czech).rack(), None);
}

#[test]
fn the_tracker_counts_what_is_not_seen() {
    assert_eq!(
        said(&table().sees(1), |alt| alt.tracker()),
        [
            "Zatím nevidíte 6 kamenů, z toho v sáčku: 0 kamenů. Zbývá: 4 E, 1 Ř, 1 žolík.",
            "Zatiaľ nevidíte 6 kameňov, z toho vo vrecku: 0 kameňov. Zostáva: 4 E, 1 Ř, 1 žolík.",
            "You do not see 6 tiles yet, of these in the bag: 0 tiles. Left: 4 E, 1 Ř, 1 blank.",
        ]
    );
}

#[test]
fn charts_and_replays_tell_their_figures() {
    let view = table().sees(0);
    assert_eq!(
        said(&view, |alt| alt.score_chart()),
        [
            "Graf bodů po tazích, 2 tahy. Jana: 12 bodů, Petr: 8 bodů. \
             Nejvyšší tah (1.): Jana, 8H SLOVO za 12 bodů. Změny vedení: 0.",
            "Graf bodov po ťahoch, 2 ťahy. Jana: 12 bodov, Petr: 8 bodov. \
             Najvyšší ťah (1.): Jana, 8H SLOVO za 12 bodov. Zmeny vedenia: 0.",
            "Chart of the scores by turn, 2 turns. Jana: 12 points, Petr: 8 points. \
             Highest move (turn 1): Jana, 8H SLOVO for 12 points. Changes of the lead: 0.",
        ]
    );
    let lost = [(1, 0, 3.25), (2, 1, 0.0), (3, 0, 12.5)];
    let lost = lost.map(|(turn, seat, points)| LostPoints { turn, seat: Seat(seat), points });
    assert_eq!(
        said(&view, |alt| alt.lost_chart(&lost)),
        [
            "Graf bodů ztracených proti nejlepším tahům, 3 tahy. \
             Jana: celkem 15,8, nejvíc 12,5 (tah 3); Petr: nic.",
            "Graf bodov stratených oproti najlepším ťahom, 3 ťahy. \
             Jana: spolu 15,8, najviac 12,5 (ťah 3); Petr: nič.",
            "Chart of the points lost against the best moves, 3 turns. \
             Jana: 15.8 in all, at most 12.5 (turn 3); Petr: nothing.",
        ]
    );
    assert_eq!(
        said(&view, |alt| alt.replay())[2],
        "Replay of a game of Scrabble by turn, 2 turns. Jana: 12 points, Petr: 8 points. \
         Turns: 1. Jana, 8H SLOVO for 12 points; 2. Petr, K8 VATA for 8 points."
    );
}

#[test]
fn blanks_are_named_where_they_lie() {
    let mut view = table().sees(0);
    view.board = board(view.edition(), "sLOVo");
    let [czech, ..] = said(&view, |alt| alt.board());
    assert!(czech.contains("Žolíci na desce: A1 jako S, E1 jako O."), "{czech}");
    assert!(czech.ends_with("Slova na desce: 1A SLOVO."), "{czech}");
}

/// Everything that can be said of a game, with names as long as they come.
fn everything(view: &View, tongue: Tongue) -> Vec<String> {
    let names = ["W".repeat(100), "👩‍👩‍👧".repeat(100), "ř\u{30c}\u{30c}".repeat(100), "*".repeat(100)];
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let alt = AltText::new(view, &names, tongue);
    let lost: Vec<LostPoints> = (1..500)
        .map(|turn| LostPoints { turn, seat: Seat(turn as u8 % 4), points: 1e9 / turn as f64 })
        .collect();
    let mut texts =
        vec![alt.board(), alt.tracker(), alt.score_chart(), alt.lost_chart(&lost), alt.replay()];
    texts.extend(alt.rack());
    texts
}

fn check_length(text: &str) {
    let (characters, units) = (text.chars().count(), text.encode_utf16().count());
    assert!(characters <= 1_024 && units <= 1_024, "{units}: {text}");
    assert!(!text.is_empty() && text.ends_with('.'), "{text}");
    assert!(!text.contains("alt-"), "a message is missing: {text}");
}

#[test]
fn nothing_is_longer_than_discord_takes_in_any_random_game() {
    let mut shortened = 0;
    for seed in 0..150 {
        let mut chance = chance(70_000 + seed);
        let (edition, options) = (odd_edition(&mut chance), options(&mut chance));
        let players = 2 + chance.below(3);
        if edition.tiles.total() < players * usize::from(edition.rack_size) {
            continue;
        }
        let mut steps = 0;
        play(edition, options, players, &mut chance, |step| {
            steps += 1;
            if steps % 10 > 0 && step.after.turn().is_some() {
                return;
            }
            for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
                let tongue = Tongue::ALL[steps / 10 % 3];
                for text in everything(&step.after.view(viewer), tongue) {
                    check_length(&text);
                    shortened += usize::from(text.ends_with(" more."));
                }
            }
        });
    }
    assert!(shortened > 20, "only {shortened} lists were shortened");
}

#[test]
fn the_list_of_words_of_a_full_board_is_shortened_between_words() {
    let mut chance = chance(1);
    let mut view = table().sees(0);
    let mut setup = (*view.setup).clone();
    setup.edition = loop {
        let edition = odd_edition(&mut chance);
        if (edition.layout.rows(), edition.layout.cols()) == (21, 21) {
            break edition;
        }
    };
    view.board = setup.edition.layout.board();
    let tile = LaidTile { letter: letter("CH"), blank: true };
    view.board.squares().for_each(|square| view.board.lay(square, tile));
    view.setup = setup.into();
    for tongue in Tongue::ALL {
        for text in everything(&view, tongue) {
            check_length(&text);
        }
        let board = AltText::new(&view, &NAMES, tongue).board();
        let words = board.rsplit(": ").next().unwrap();
        let (listed, more) = words.rsplit_once(", ").unwrap();
        for word in listed.split(", ") {
            let (start, word) = word.split_once(' ').unwrap();
            assert!(start.parse::<Start>().is_ok(), "{start}");
            assert_eq!(word, "CH".repeat(21));
        }
        let count = listed.split(", ").count() + 1;
        assert!(more.contains(&format!(" {} ", 42 - count)), "{count}: {more}");
    }
    let corner = view.board.get(Square::new(20, 20));
    assert_eq!(corner, Some(tile), "the board is full");
}

#[test]
fn the_board_is_told_alike_to_everyone() {
    for seed in 0..40 {
        let mut chance = chance(80_000 + seed);
        let options = options(&mut chance);
        let (game, _) = play(edition("cs"), options, 3, &mut chance, |_| {});
        let told = |viewer| {
            let view = game.view(viewer);
            let alt = AltText::new(&view, &NAMES, Tongue::Czech);
            [alt.board(), alt.score_chart(), alt.replay()]
        };
        let spectator = told(Viewer::Spectator);
        for seat in Seat::all(3) {
            assert_eq!(told(Viewer::Seat(seat)), spectator);
        }
    }
}
