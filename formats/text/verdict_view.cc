#include "formats/text/verdict_view.h"

#include <algorithm>
#include <optional>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/find_if.hpp>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/substitute.h"
#include "formats/cards/moves.h"
#include "formats/output/answers.h"
#include "formats/text/value_view.h"
#include "formats/text/wording.h"
#include "formats/words/headlines.h"
#include "formats/words/text.h"

namespace matador {
namespace {

class Verdict {
 public:
  Verdict(const ReplayAnswer& answer, const CardFace& face)
      : answer_(answer),
        wording_(answer.task, answer.notes.names, answer.objective, answer.language, face),
        phrases_(wording_.phrases()),
        face_(face),
        moves_(moves_of(answer)) {}

  std::string text() const { return absl::StrCat(exchange(), play(), stopped(), better_line()); }

 private:
  bool is_open() const {
    return ranges::any_of(moves_, [](const ReplayedMove& move) { return !move.exact; });
  }
  bool has_rounds() const { return !answer_.task.game->has_tricks(answer_.task.contract); }

  std::string range(const ValueInterval& value) const {
    const auto text = [&](int one) {
      return value_text(*answer_.task.game, answer_.objective, one);
    };
    if (value.is_exact()) return text(value.low);
    return absl::StrCat(text(value.low), " ", phrases_.to, " ", text(value.high));
  }

  std::string play() const {
    const std::optional<GravestMistake> gravest = gravest_mistake(answer_);
    const auto first = ranges::find_if(
        moves_, [](const ReplayedMove& move) { return move.exact && move.cost() > 0; });
    if (first == moves_.end()) return without_mistake();
    if (gravest->move.index == first->index) return sentence(*first);
    return absl::StrCat(phrases_.first_mistake, sentence(*first),
                        gravest->decides ? phrases_.decisive_one : phrases_.dearest_one,
                        sentence(gravest->move));
  }

  std::string without_mistake() const {
    if (is_open()) return phrases_.none_proven;
    if (answer_.has_knowledge()) return phrases_.none_with_open_cards;
    return exchange().empty() ? phrases_.no_mistake : phrases_.none_in_play;
  }

  std::string sentence(const ReplayedMove& move) const {
    const char* const place = has_rounds() ? phrases_.round_number : phrases_.trick_number;
    return absl::Substitute(phrases_.mistake, absl::Substitute(place, move.trick),
                            wording_.name(move.seat), move_text(move.move, face_),
                            wording_.cost(move.cost()), better_moves(move), range(move.before));
  }

  // The moves that would have cost nothing; cards of a suit together.
  std::string better_moves(const ReplayedMove& move) const {
    if (move.best.empty()) return phrases_.to_stop;
    const bool all_others = static_cast<int>(move.best.size()) + 1 == move.choices;
    if (all_others && move.best.size() > 1) {
      return has_rounds() ? phrases_.any_other : phrases_.any_other_card;
    }
    std::vector<std::string> groups;
    const Move* before = nullptr;
    for (const Move& other : move.best) {
      const bool cards =
          before != nullptr && before->kind == Move::Kind::kCard && other.kind == Move::Kind::kCard;
      if (cards && before->card.suit() == other.card.suit()) {
        absl::StrAppend(&groups.back(), " ", face_.rank(other.card.rank()));
      } else {
        groups.push_back(move_text(other, face_));
      }
      before = &other;
    }
    return alternatives(groups, phrases_.or_);
  }

  std::string exchange() const {
    const std::optional<ReplayedExchange>& exchange = answer_.replays.front().exchange;
    if (!exchange || !exchange->exact || exchange->cost() == 0) return "";
    const Exchange& best = exchange->best.front();
    const std::string better =
        best.discard.empty() ? phrases_.nothing
                             : absl::Substitute(phrases_.exchange_for, face_.cards(best.discard),
                                                face_.cards(best.take));
    return absl::Substitute(phrases_.exchange_cost, wording_.cost(exchange->cost()), better,
                            range(exchange->before));
  }

  std::string stopped() const {
    if (!is_open()) return "";
    StopReason reason = StopReason::kNone;
    for (const Replay& replay : answer_.replays) reason = std::max(reason, replay.stopped);
    return absl::StrCat(absl::Substitute(headlines(answer_.language).not_judged,
                                         stop_text(reason, answer_.language)),
                        "\n");
  }

  std::string better_line() const {
    if (answer_.line.empty()) return "";
    std::string text = phrases_.best_from_there;
    for (Move move : answer_.line) absl::StrAppend(&text, " ", move_text(move, face_));
    return wrapped(text);
  }

  const ReplayAnswer& answer_;
  Wording wording_;
  const Phrases& phrases_;
  const CardFace& face_;
  std::vector<ReplayedMove> moves_;
};

}  // namespace

std::string verdict_view(const ReplayAnswer& answer, const CardFace& face) {
  return Verdict(answer, face).text();
}

}  // namespace matador
