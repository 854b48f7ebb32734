#include "formats/text/explanation.h"

#include <range/v3/algorithm/contains.hpp>
#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/find_if.hpp>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/substitute.h"
#include "formats/cards/card_list.h"
#include "formats/output/answers.h"
#include "formats/text/deal_view.h"
#include "formats/text/wording.h"
#include "solver/games/tasks.h"

namespace matador {

// ---- Explanation --------------------------------------------------------------------------------

namespace {

const char* sentence_of(Act act, const Phrases& phrases) {
  switch (act) {
    case Act::kLead:
      return phrases.leads;
    case Act::kFollow:
      return phrases.follows;
    case Act::kBeat:
      return phrases.beats;
    case Act::kRuff:
      return phrases.ruffs;
    case Act::kOverruff:
      return phrases.overruffs;
    case Act::kUnderruff:
      return phrases.underruffs;
    case Act::kDiscard:
      return phrases.discards;
  }
  return "";
}

std::string capitalised(std::string text) {
  text.front() = absl::ascii_toupper(static_cast<unsigned char>(text.front()));
  return text;
}

// Cards that cost the same for the same reason share a line.
std::string costs_text(const Answer& answer, const Explanation& explanation,
                       const Wording& wording) {
  const Phrases& phrases = wording.phrases();
  if (answer.solution.moves.empty()) return "";
  const std::string heading = absl::StrCat(phrases.costs_heading, "\n");
  if (explanation.costly.empty()) return absl::StrCat(heading, phrases.no_card_costs, "\n");
  std::vector<std::pair<std::string, std::vector<std::string>>> cards_by_reason;
  for (const CostlyMove& costly : explanation.costly) {
    const std::string why =
        costly.line.empty() ? ""
                            : wording.reason(answer.task.play, answer.solution.line, costly.line);
    const std::string reason =
        absl::StrCat(wording.cost(costly.cost), why.empty() ? "" : ": ", why);
    if (cards_by_reason.empty() || cards_by_reason.back().first != reason) {
      cards_by_reason.push_back({reason, {}});
    }
    cards_by_reason.back().second.push_back(move_text(costly.move, wording.face()));
  }
  std::string text = heading;
  for (const auto& [reason, cards] : cards_by_reason) {
    const char* const sentence = cards.size() == 1 ? phrases.costs : phrases.cost;
    text += wrapped(absl::Substitute(sentence, absl::StrJoin(cards, ", "), reason) + ".");
  }
  return text;
}

std::string card_that_matters(const Explanation& explanation, const Wording& wording) {
  if (!explanation.matters) return "";
  const ReplayedMove& move = *explanation.matters;
  return wrapped(absl::Substitute(wording.phrases().card_that_matters,
                                  move_text(move.move, wording.face()), wording.name(move.seat),
                                  move.trick, wording.cost(explanation.least_cost)));
}

// "24 points for seat 1 and seat 3."
std::string winner_text(const ActedTrick& trick, bool has_points, const Wording& wording) {
  const Phrases& phrases = wording.phrases();
  const std::string who = wording.names(wording.side_of(trick.best().seat));
  return capitalised(has_points && trick.points != 0
                         ? absl::Substitute(phrases.points_for, wording.points(trick.points), who)
                         : absl::Substitute(phrases.trick_goes_to, who)) +
         ".";
}

std::string play_text(const Answer& answer, const Wording& wording) {
  const Phrases& phrases = wording.phrases();
  const bool has_points = answer.task.game->has(Objective::kPoints);
  std::string text = absl::StrCat(phrases.play_heading, "\n");
  int number = 0;
  for (const ActedTrick& trick : acted_tricks(task_played(answer), answer.solution.line)) {
    std::vector<std::string> acts;
    for (const ActedCard& acted : trick.cards) {
      acts.push_back(absl::Substitute(sentence_of(acted.act, phrases), wording.name(acted.seat),
                                      wording.face().card(acted.card)));
    }
    text += wrapped(absl::StrCat(absl::Substitute(phrases.trick_number, ++number), ": ",
                                 absl::StrJoin(acts, ", "), ". ",
                                 trick.complete ? winner_text(trick, has_points, wording) : ""));
  }
  return text;
}

// What is said, and of which of the players who play for themselves.
struct ToldText {
  std::string text;
  SeatSet players = {};
};

void tell(const std::string& text, const Answer& answer, std::vector<ToldText>& all) {
  if (text.empty()) return;
  auto same = ranges::find(all, text, &ToldText::text);
  if (same == all.end()) same = all.insert(all.end(), {.text = text});
  if (answer.task.player) same->players |= *answer.task.player;
}

std::string told(const std::vector<ToldText>& all, const Wording& wording) {
  std::string text;
  for (const ToldText& each : all) {
    absl::StrAppend(&text, "\n");
    if (all.size() > 1) {
      text += wrapped(absl::Substitute(wording.phrases().for_players, wording.names(each.players)));
    }
    text += each.text;
  }
  return text;
}

}  // namespace

std::string explanation_view(const std::vector<ExplainedAnswer>& answers, const CardFace& face) {
  const auto wording_of = [&](const Answer& answer) {
    return Wording(task_played(answer), answer.notes.names, answer.request.objective,
                   answer.language, face);
  };
  std::vector<ToldText> cards;
  std::vector<ToldText> play;
  for (const auto& [answer, explanation] : answers) {
    const Wording wording = wording_of(answer);
    const std::string costs = costs_text(answer, explanation, wording);
    tell(absl::StrCat(costs, card_that_matters(explanation, wording)), answer, cards);
    tell(play_text(answer, wording), answer, play);
  }
  const Wording wording = wording_of(answers.front().answer);
  return told(cards, wording) + told(play, wording);
}

// ---- Trick acts ---------------------------------------------------------------------------------

namespace {

std::size_t lane_of(Card card, const TrickOrder& order) {
  const auto holds = [card](const std::vector<Card>& lane) { return ranges::contains(lane, card); };
  return static_cast<std::size_t>(ranges::find_if(order.lanes, holds) - order.lanes.begin());
}

bool is_trump(Card card, const TrickOrder& order) {
  return order.has_trump && lane_of(card, order) == 0;
}

// Of a card that is not led: `best` won the trick until it was played; `wins`: now it does.
Act act_of(Card card, Card led, Card best, bool wins, const TrickOrder& order) {
  if (lane_of(card, order) == lane_of(led, order)) return wins ? Act::kBeat : Act::kFollow;
  if (!is_trump(card, order)) return Act::kDiscard;
  if (!wins) return Act::kUnderruff;
  return is_trump(best, order) ? Act::kOverruff : Act::kRuff;
}

}  // namespace

std::vector<ActedTrick> acted_tricks(Task task, const std::vector<Move>& line) {
  std::vector<Move> moves = task.play;
  moves.insert(moves.end(), line.begin(), line.end());
  task.play.clear();
  const TrickOrder order = task.game->order(task);
  Played played = played_so_far(task).value();
  std::vector<ActedTrick> tricks;
  for (Move move : moves) {
    const Seat seat = *played.to_play();
    if (!played.trick_open()) tricks.emplace_back();
    ActedTrick& acted = tricks.back();
    played.play(move).IgnoreError();  // by the rules
    const Trick& trick = played.tricks().back();
    const bool wins = trick.winner == seat;
    const Act act = acted.cards.empty()
                        ? Act::kLead
                        : act_of(move.card, trick.cards.front(), acted.best().card, wins, order);
    acted.cards.push_back({seat, move.card, act});
    if (wins) acted.winner = acted.cards.size() - 1;
    acted.points = trick.points;
    acted.complete = !played.trick_open();
  }
  return tricks;
}

// ---- Turning point ------------------------------------------------------------------------------

namespace {

// What a side takes in the complete tricks of a line: the side, or all others.
struct Taken {
  CardSet cards;
  CardSet winners;  // the cards that win its tricks
  int points = 0;
};

Taken taken_by(SeatSet side, bool others, const std::vector<ActedTrick>& tricks) {
  Taken taken;
  for (const ActedTrick& trick : tricks) {
    if (!trick.complete || side.contains(trick.best().seat) == others) continue;
    for (const ActedCard& acted : trick.cards) taken.cards |= CardSet{acted.card};
    taken.winners |= CardSet{trick.best().card};
    taken.points += trick.points;
  }
  return taken;
}

std::optional<TurningPoint> dearest_trick(const std::vector<ActedTrick>& worse, CardSet won,
                                          CardSet lost_before, const TrickOrder& order) {
  std::optional<TurningPoint> dearest;
  int most = 0;
  for (std::size_t i = 0; i < worse.size(); ++i) {
    const ActedTrick& trick = worse[i];
    if (!trick.complete || !won.contains(trick.best().card)) continue;
    int points = 0;
    int most_of_a_card = 0;
    std::optional<Card> caught;
    for (const ActedCard& acted : trick.cards) {
      if (!lost_before.contains(acted.card)) continue;
      const int worth = order.points_in(static_cast<int>(i), acted.card);
      points += worth;
      if (worth <= most_of_a_card || acted.card == trick.best().card) continue;
      most_of_a_card = worth;
      caught = acted.card;
    }
    if (points <= most) continue;
    most = points;
    dearest = TurningPoint{i, caught};
  }
  return dearest;
}

std::optional<TurningPoint> first_new_trick(const std::vector<ActedTrick>& worse, CardSet won,
                                            CardSet won_before) {
  for (std::size_t i = 0; i < worse.size(); ++i) {
    const Card card = worse[i].best().card;
    if (won.contains(card) && !won_before.contains(card)) return TurningPoint{i, {}};
  }
  return std::nullopt;
}

}  // namespace

std::optional<TurningPoint> turning_point(const std::vector<ActedTrick>& better,
                                          const std::vector<ActedTrick>& worse,
                                          const TrickOrder& order, SeatSet side, bool by_points) {
  for (bool others : {false, true}) {
    const Taken before = taken_by(side, others, better);
    const Taken after = taken_by(side, others, worse);
    if (!by_points || after.points <= before.points) continue;
    const Taken lost_before = taken_by(side, !others, better);
    if (const auto point = dearest_trick(worse, after.winners, lost_before.cards, order)) {
      return point;
    }
  }
  for (bool others : {false, true}) {
    const Taken before = taken_by(side, others, better);
    const Taken after = taken_by(side, others, worse);
    if (after.winners.size() <= before.winners.size()) continue;
    return first_new_trick(worse, after.winners, before.winners);
  }
  return std::nullopt;
}

std::optional<Reason> reason_for(Task task, const std::vector<Move>& play,
                                 const std::vector<Move>& better, const std::vector<Move>& worse,
                                 Objective objective) {
  task.play = play;
  const std::vector<ActedTrick> tricks = acted_tricks(task, worse);
  const auto point = turning_point(acted_tricks(task, better), tricks, task.game->order(task),
                                   asked_side(task), objective != Objective::kTricks);
  if (!point) return std::nullopt;
  const ActedCard& winner = tricks[point->trick].best();
  return Reason{.trick = static_cast<int>(point->trick) + 1,
                .seat = winner.seat,
                .card = winner.card,
                .is_ruffed = winner.act == Act::kRuff || winner.act == Act::kOverruff,
                .takes = point->caught};
}

// ---- Replay explanation -------------------------------------------------------------------------

namespace {

// The moves before the one at `index`.
std::vector<Move> play_before(const ReplayAnswer& answer, std::size_t index) {
  const auto first = answer.task.play.begin();
  return {first, first + static_cast<std::ptrdiff_t>(index)};
}

std::string mistake_text(const ReplayAnswer& answer, const ExplainedMistake& mistake,
                         const Wording& wording) {
  const std::string why =
      wording.reason(play_before(answer, mistake.move.index), mistake.better, mistake.worse);
  if (why.empty()) return "";
  const Phrases& phrases = wording.phrases();
  return wrapped(absl::StrCat(
      absl::Substitute(phrases.trick_number, mistake.move.trick), ": ",
      absl::Substitute(phrases.cost_in_play, move_text(mistake.move.move, wording.face()),
                       wording.name(mistake.move.seat), wording.cost(mistake.move.cost()), why),
      "."));
}

std::string lost_text(const ReplayAnswer& answer, const LostDeal& lost, const Wording& wording) {
  const Phrases& phrases = wording.phrases();
  const Game& game = *answer.task.game;
  const std::string who = wording.names(lost.side);
  if (lost.lost_with) {
    return wrapped(absl::Substitute(phrases.could_have_won, who,
                                    move_text(lost.lost_with->move, wording.face()),
                                    wording.name(lost.lost_with->seat), lost.lost_with->trick));
  }
  const auto amount = [&](int value) {
    return lost.objective == Objective::kScore ? value_text(game, lost.objective, value)
                                               : wording.cost(value);
  };
  std::string text = absl::Substitute(phrases.could_not_have_won, who, amount(lost.best));
  if (!lost.contracts.empty()) {
    std::vector<std::string> contracts;
    for (const auto& [contract, value] : lost.contracts) {
      contracts.push_back(absl::StrCat(contract, " ", amount(value)));
    }
    absl::StrAppend(&text, " ",
                    absl::Substitute(phrases.contracts_that_win, absl::StrJoin(contracts, ", ")));
  }
  return wrapped(text);
}

}  // namespace

std::map<std::size_t, Reason> reasons_of(const ReplayAnswer& answer,
                                         const ReplayExplanation& explanation) {
  std::map<std::size_t, Reason> reasons;
  for (const ExplainedMistake& mistake : explanation.mistakes) {
    const std::size_t index = mistake.move.index;
    const auto reason = reason_for(answer.task, play_before(answer, index), mistake.better,
                                   mistake.worse, answer.objective);
    if (reason) reasons.emplace(index, *reason);
  }
  return reasons;
}

std::string replay_explanation_view(const ReplayAnswer& answer,
                                    const ReplayExplanation& explanation, const CardFace& face) {
  const Wording wording(answer.task, answer.notes.names, answer.objective, answer.language, face);
  std::string text;
  for (const ExplainedMistake& mistake : explanation.mistakes) {
    text += mistake_text(answer, mistake, wording);
  }
  if (explanation.lost) text += lost_text(answer, *explanation.lost, wording);
  if (const auto& alone = explanation.alone) {
    text += wrapped(absl::Substitute(wording.phrases().not_won_alone,
                                     wording.name(answer.task.declarer), wording.cost(alone->best),
                                     wording.cost(alone->played)));
  }
  return text.empty() ? "" : "\n" + text;
}

}  // namespace matador
