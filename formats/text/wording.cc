#include "formats/text/wording.h"

#include <cstddef>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/substitute.h"
#include "formats/text/deal_view.h"
#include "formats/text/explanation.h"
#include "formats/words/text.h"
#include "solver/cards/seat.h"

namespace matador {

// ---- Wording ------------------------------------------------------------------------------------

std::string wrapped(const std::string& text) {
  std::string lines;
  std::size_t columns = 0;
  for (const std::string& word : words(text)) {
    const bool new_line = columns > 0 && columns + 1 + width(word) > kScreen;
    absl::StrAppend(&lines, new_line ? "\n  " : columns > 0 ? " " : "", word);
    columns = (new_line ? 2 : columns > 0 ? columns + 1 : 0) + width(word);
  }
  return lines + "\n";
}

Wording::Wording(Task task, const std::vector<std::string>& names, Objective objective,
                 Language language, const CardFace& face)
    : task_(std::move(task)),
      players_(*task_.game, task_.deal.seats(), names, language),
      objective_(objective),
      phrases_(matador::phrases(language)),
      face_(face) {
  task_.play.clear();
}

std::string Wording::name(Seat seat) const { return players_.name(seat); }

std::string Wording::names(SeatSet seats) const {
  std::vector<std::string> all;
  for (Seat seat : all_seats(task_.deal.seats())) {
    if (seats.contains(seat)) all.push_back(name(seat));
  }
  const std::string last = all.back();
  all.pop_back();
  return absl::StrCat(absl::StrJoin(all, ", "),
                      all.empty() ? "" : absl::StrCat(" ", players_.words().and_, " "), last);
}

SeatSet Wording::side_of(Seat seat) const {
  const SeatSet asked = asked_side(task_);
  if (asked.contains(seat)) return asked;
  return task_.player ? SeatSet{seat} : other_side(task_);
}

std::string Wording::points(int number) const {
  return absl::StrCat(number, " ", number == 1 ? phrases_.point : phrases_.points);
}

std::string Wording::cost(int number) const {
  if (objective_ != Objective::kTricks) return points(number);
  return absl::StrCat(number, " ", number == 1 ? phrases_.trick : phrases_.tricks);
}

std::string Wording::reason(const std::vector<Move>& play, const std::vector<Move>& better,
                            const std::vector<Move>& worse) const {
  const auto reason = reason_for(task_, play, better, worse, objective_);
  if (!reason) return "";
  const std::string wins =
      absl::Substitute(reason->is_ruffed ? phrases_.ruffs_trick : phrases_.wins_trick,
                       name(reason->seat), reason->trick, face_.card(reason->card));
  return reason->takes ? absl::Substitute(phrases_.takes, wins, face_.card(*reason->takes)) : wins;
}

// ---- Phrases ------------------------------------------------------------------------------------

namespace {

constexpr Phrases kEnglish{
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
    .not_won_alone =
        "Could it have been won? A deal alone has no winner here: with the best play of "
        "both sides $0 has $1, and had $2.",
    .mistake = "$0: $1's $2 cost $3; $4 would have held $5.\n",
    .any_other = "any other",
    .any_other_card = "any other card",
    .to_stop = "to stop",
    .round_number = "Round $0",
    .or_ = "or",
    .to = "to",
    .first_mistake = "The first mistake. ",
    .decisive_one = "The one that decided it. ",
    .dearest_one = "The dearest one. ",
    .no_mistake = "Nobody made a mistake.\n",
    .none_proven = "No mistake in the play is proven.\n",
    .none_with_open_cards = "With all cards open nobody made a mistake in the play.\n",
    .none_in_play = "Nobody made a mistake in the play.\n",
    .exchange_cost = "The exchange cost $0; to exchange $1 would have held $2.\n",
    .exchange_for = "$0 for $1",
    .nothing = "nothing",
    .best_from_there = "Best play from there:",
    .costs_heading = "What the other cards cost",
    .play_heading = "The best play in words",
    .for_players = "For $0:",
};

constexpr Phrases kGerman{
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
    .not_won_alone =
        "War es zu gewinnen? Ein Spiel allein hat hier keinen Gewinner: beim besten Spiel "
        "beider Seiten hat $0 $1, gespielt $2.",
    .mistake = "$0: $2 von $1 kostete $3; mit $4 wären es $5 geblieben.\n",
    .any_other = "jedem anderen Zug",
    .any_other_card = "jeder anderen Karte",
    .to_stop = "dem Ende des Spiels",
    .round_number = "Runde $0",
    .or_ = "oder",
    .to = "bis",
    .first_mistake = "Der erste Fehler. ",
    .decisive_one = "Der entscheidende. ",
    .dearest_one = "Der teuerste. ",
    .no_mistake = "Niemand hat einen Fehler gemacht.\n",
    .none_proven = "Kein Fehler im Spiel ist bewiesen.\n",
    .none_with_open_cards = "Bei offenen Karten hat im Spiel niemand einen Fehler gemacht.\n",
    .none_in_play = "Niemand hat im Spiel einen Fehler gemacht.\n",
    .exchange_cost = "Der Tausch kostete $0; mit $1 wären es $2 geblieben.\n",
    .exchange_for = "$0 gegen $1",
    .nothing = "keinem",
    .best_from_there = "Das beste Spiel von da an:",
    .costs_heading = "Was die anderen Karten kosten",
    .play_heading = "Das beste Spiel in Worten",
    .for_players = "Für $0:",
};

}  // namespace

const Phrases& phrases(Language language) {
  return language == Language::kGerman ? kGerman : kEnglish;
}

}  // namespace matador
