//! Score vectors for each premium and combination; every one also by the naive scorer.

use kamen::games::scrabble::{Edition, Score, fit, score};

use crate::naive;
use crate::table::{board, edition, placement, small_layout};

/// The points of a play, after the naive scorer has agreed.
fn points(edition: &Edition, picture: &str, text: &str) -> i32 {
    let board = board(edition, picture);
    let play = fit(&board, edition, &placement(text)).unwrap_or_else(|why| panic!("{text}: {why}"));
    let total = score(&board, edition, &play).total();
    assert_eq!(naive::play(&board, edition, &play.placement).0, total.0, "{text}");
    total.0
}

/// Five squares in the middle row carry the premiums; letters are worth what English gives them.
fn row(premiums: &str) -> Edition {
    let mut edition = edition("en");
    edition.layout = small_layout([",,,,", ",,,,", premiums, ",,,,", ",,,,"]);
    edition
}

#[test]
fn each_premium_alone() {
    // Q is worth 10, A and T are worth 1; the star has no premium here.
    for (premiums, expected) in [
        (",,*1W,,", 12),
        (",,*2L,,", 13),
        (",,*3L,,", 14),
        (",,*,,", 24),
        (",,*3W,,", 36),
        (",2L,*1W,,", 22),
        (",3L,*1W,,", 32),
        (",2W,*1W,,", 24),
        (",3W,*1W,,", 36),
        (",4W,*1W,,", 48),
        (",4L,*1W,,", 42),
    ] {
        assert_eq!(points(&row(premiums), "", "3B QAT"), expected, "{premiums}");
    }
}

#[test]
fn letter_premiums_count_before_word_premiums_which_multiply() {
    for (premiums, expected) in [
        (",2W,*2W,,", 48),
        (",2W,*3W,,", 72),
        (",3W,*3W,,", 108),
        (",3W,*3W,2L,", 117),
        (",2L,*3W,,", 66),
        (",3L,*2W,,", 64),
        (",2W,*2W,2W,", 96),
    ] {
        assert_eq!(points(&row(premiums), "", "3B QAT"), expected, "{premiums}");
    }
}

#[test]
fn nine_times_on_the_standard_board() {
    let en = edition("en");
    // A1 and H1 are triple words, D1 doubles the E, which also makes EDOGS down.
    let hanging = ". ...D ...O ...G ...S ...... ...... ...A...B";
    let across = 10 + 1 + 1 + 2 + 1 + 1 + 1 + 2;
    let down = 2 + 2 + 1 + 2 + 1;
    assert_eq!(points(&en, hanging, "1A QUIETING"), across * 9 + down, "eight tiles are no bingo");
}

#[test]
fn premiums_count_once() {
    let en = edition("en");
    assert_eq!(points(&en, "", "8H QA"), 22);
    let played = ". . . . . . . .......QA";
    assert_eq!(points(&en, played, "8H ..T"), 12, "the star has been used");
    assert_eq!(points(&en, played, "H8 .I"), 11);
}

#[test]
fn a_new_tile_on_a_premium_counts_it_in_both_directions() {
    let mut en = edition("en");
    en.layout = small_layout([",,,,", ",,*1W,,", ",,,3L,", ",,,2W,", ",,,,"]);
    let above = "..... ..AT. .....";
    // Q at D3 under T: 3B-D reads AAQ? The word down TQ and the word across OQ both triple the Q.
    assert_eq!(points(&en, above, "3C OQ"), (1 + 30) + (1 + 30) + (1 + 1));
    // On a double word square both words are doubled.
    let deeper = "..... ..AT. ...E. .....";
    assert_eq!(points(&en, deeper, "4C OQ"), (1 + 10) * 2 + (1 + 1 + 10) * 2);
}

#[test]
fn a_blank_is_worth_nothing_and_still_counts_word_premiums() {
    assert_eq!(points(&row(",3W,*1W,,"), "", "3B qAT"), 6, "the blank lies on the triple word");
    assert_eq!(points(&row(",3L,*1W,,"), "", "3B qAT"), 2, "a letter premium of nothing");
    assert_eq!(points(&row(",,*2W,,"), "", "3B qat"), 0);
    assert_eq!(points(&row(",3W,*3W,3W,"), "", "3B QaT"), 11 * 27);
}

#[test]
fn a_bingo_is_added_last_and_only_for_a_full_rack() {
    let en = edition("en");
    assert_eq!(
        points(&en, "", "8D RETAINS"),
        7 * 2 + 2 + 50,
        "D8 doubles the R, the star the word"
    );
    assert_eq!(points(&en, "", "8D RETAIN"), (7) * 2);
    let crossing = ". . . . . . . .......CARE";
    // Seven new tiles make RETAINS, doubled by L4, and the hook CARES; L8 doubles the S in both.
    let retains = (1 + 1 + 1 + 1 + 1 + 1 + 2) * 2;
    let cares = 3 + 1 + 1 + 1 + 2;
    assert_eq!(points(&en, crossing, "L2 RETAINS"), retains + cares + 50);
}

#[test]
fn a_bingo_follows_the_rack_size_and_the_bonus_of_the_edition() {
    let mut en = edition("en");
    en.rack_size = 3;
    en.bingo_bonus = Score(12);
    assert_eq!(points(&en, "", "8H CAT"), 10 + 12);
    en.rack_size = 12;
    assert_eq!(points(&en, "", "8D RETAINS"), 16);
}

#[test]
fn several_cross_words_all_count() {
    let en = edition("en");
    let rows = ". . . . . . . .......CARE";
    assert_eq!(points(&en, rows, "9H HOE"), (4 + 2 + 1) + (3 + 4) + (1 + 2) + (1 + 1));
    assert_eq!(points(&en, rows, "7H HAT"), (4 + 1 + 2) + (4 + 3) + (1 + 1) + (2 + 1));
}

#[test]
fn czech_letters_have_czech_values() {
    let cs = edition("cs");
    assert_eq!(points(&cs, "", "8G ĎÓX"), (8 + 7 + 10) * 2);
    assert_eq!(points(&cs, "", "8H ŘŮŽ"), (4 + 4 + 4) * 2);
}
