#include "formats/text/explanation.h"

#include <range/v3/algorithm/find.hpp>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/substitute.h"
#include "formats/cards/moves.h"
#include "formats/text/play_view.h"
#include "formats/text/trick_acts.h"
#include "formats/text/wording.h"

namespace matador {
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

}  // namespace matador
