#include "formats/text/phrases.h"

namespace matador {
namespace {

constexpr Phrases kEnglish{
    .seat = "seat $0",
    .compass = {"North", "East", "South", "West"},
    .and_ = "and",
    .point = "point",
    .points = "points",
    .trick = "trick",
    .tricks = "tricks",
    .leads = "$0 leads $1",
    .follows = "$0 follows with $1",
    .beats = "$0 beats it with $1",
    .ruffs = "$0 ruffs with $1",
    .overruffs = "$0 overruffs with $1",
    .underruffs = "$0 underruffs with $1",
    .discards = "$0 discards $1",
    .trick_number = "Trick $0",
    .points_for = "$0 for $1",
    .trick_goes_to = "the trick is for $0",
    .costs = "$0 costs $1",
    .cost = "$0 cost $1",
    .wins_trick = "$0 wins trick $1 with $2",
    .ruffs_trick = "$0 ruffs trick $1 with $2",
    .takes = "$0 and takes $1",
    .no_card_costs = "No card costs anything.",
    .card_that_matters =
        "The card that matters most is $0, which $1 plays in trick $2: any other "
        "costs $3 or more.",
    .cost_in_play = "$0 of $1 cost $2, as with best play after it $3",
    .could_have_won = "Could it have been won? Yes, by $0, until $2 played $1 in trick $3.",
    .could_not_have_won =
        "Could it have been won? Not by $0 with other cards: the best play of "
        "both sides scores $1.",
    .contracts_that_win = "In another contract, yes: $0.",
    .costs_heading = "What the other cards cost",
    .play_heading = "The best play in words",
    .for_players = "For $0:",
};

constexpr Phrases kGerman{
    .seat = "Sitz $0",
    .compass = {"Nord", "Ost", "Süd", "West"},
    .and_ = "und",
    .point = "Punkt",
    .points = "Punkte",
    .trick = "Stich",
    .tricks = "Stiche",
    .leads = "$0 spielt $1 aus",
    .follows = "$0 bedient mit $1",
    .beats = "$0 übernimmt mit $1",
    .ruffs = "$0 trumpft mit $1",
    .overruffs = "$0 übertrumpft mit $1",
    .underruffs = "$0 untertrumpft mit $1",
    .discards = "$0 wirft $1 ab",
    .trick_number = "Stich $0",
    .points_for = "$0 für $1",
    .trick_goes_to = "der Stich geht an $0",
    .costs = "$0 kostet $1",
    .cost = "$0 kosten $1",
    .wins_trick = "$0 gewinnt Stich $1 mit $2",
    .ruffs_trick = "$0 trumpft Stich $1 mit $2",
    .takes = "$0 und bekommt $1",
    .no_card_costs = "Keine Karte kostet etwas.",
    .card_that_matters =
        "Die wichtigste Karte ist $0, die $1 in Stich $2 spielt: jede andere "
        "kostet mindestens $3.",
    .cost_in_play = "$0 von $1 kostete $2, denn beim besten Spiel danach: $3",
    .could_have_won = "War es zu gewinnen? Ja, für $0, bis $2 in Stich $3 $1 spielte.",
    .could_not_have_won =
        "War es zu gewinnen? Nicht für $0 mit anderen Karten: das beste Spiel "
        "beider Seiten ergibt $1.",
    .contracts_that_win = "In einem anderen Spiel ja: $0.",
    .costs_heading = "Was die anderen Karten kosten",
    .play_heading = "Das beste Spiel in Worten",
    .for_players = "Für $0:",
};

}  // namespace

std::optional<Language> find_language(const std::string& name) {
  if (name == "english") return Language::kEnglish;
  if (name == "german") return Language::kGerman;
  return std::nullopt;
}

const Phrases& phrases(Language language) {
  return language == Language::kGerman ? kGerman : kEnglish;
}

}  // namespace matador
