#include "formats/games/bridge/pbn_play.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/find_if.hpp>

#include "absl/strings/str_cat.h"
#include "formats/cards/card_style.h"
#include "solver/deals/numbered.h"
#include "solver/games/bridge/rules.h"
#include "solver/games/registry.h"
#include "solver/inference/play_history.h"

namespace matador {
namespace {

using bridge::Rules;

// The cards of the words as far as they are given: in rows of four. Annotations are left out.
std::vector<PbnPlay::Entry> entries_of(const PbnTag& play) {
  std::vector<PbnPlay::Entry> entries;
  bool led = false;
  for (const PbnWord& word : play.words) {
    std::string_view text = word.text;
    while (!text.empty()) {
      if (text.front() == '*') return entries;
      std::size_t length = 1;
      if (text.front() == '^') {
        led = led || text.starts_with("^L");
        length = 2;
      } else if (text.front() == '=') {
        length = text.find('=', 1) == std::string_view::npos ? text.size() : text.find('=', 1) + 1;
      } else if (text.front() == '$') {
        length = std::min(text.find_first_not_of("0123456789", 1), text.size());
      } else if (text.front() == '-' || text.front() == '+') {
        entries.push_back({std::string(text.substr(0, 1)), word.line, false});
      } else if (text.front() != '!' && text.front() != '?') {
        length = std::min(text.find_first_of("!?=$*+^-"), text.size());
        entries.push_back({std::string(text.substr(0, length)), word.line, led});
        led = false;
      }
      text.remove_prefix(std::min(length, text.size()));
    }
  }
  return entries;
}

[[noreturn]] void fail(const PbnPlay::Entry& entry, std::string_view what) {
  throw PbnFault(entry.line, absl::StrCat("[Play]: ", std::string(what)));
}

}  // namespace

PbnPlay::PbnPlay(const PbnTag& tag)
    : first_column_(compass_seat_of(tag, tag.value)), entries_(entries_of(tag)) {}

bool PbnPlay::has_cards() const { return ranges::any_of(entries_, &Entry::known); }

std::optional<int> PbnPlay::marked_lead() const {
  for (int i = 0; i < Rules::kPlayers && i < static_cast<int>(entries_.size()); ++i) {
    if (entries_[static_cast<std::size_t>(i)].led) return i;
  }
  return std::nullopt;
}

Seat PbnPlay::leader() const {
  return first_column_.next(Rules::kPlayers, marked_lead().value_or(0));
}

std::optional<std::size_t> PbnPlay::place_of(const Next& next) const {
  if (!next.seat) return std::nullopt;
  const int column =
      (next.seat->index() - first_column_.index() + Rules::kPlayers) % Rules::kPlayers;
  return static_cast<std::size_t>(next.tricks * Rules::kPlayers + column);
}

template <typename FindNext, typename Play>
std::string PbnPlay::in_order(const FindNext& find_next, const Play& play) const {
  const CardStyle& style = card_style(*find_game("bridge"));
  std::string text;
  std::vector<Entry> left = entries_;
  while (const auto place = place_of(find_next())) {
    if (*place >= left.size() || !left[*place].known()) break;
    const absl::StatusOr<Card> card = read_card(left[*place].card, style);
    if (!card.ok()) fail(left[*place], std::string(card.status().message()));
    if (const absl::Status status = play(*card); !status.ok()) {
      fail(left[*place], std::string(status.message()));
    }
    absl::StrAppend(&text, text.empty() ? "" : " ", write_card(*card, style));
    left[*place].card = "-";
  }
  const auto behind = ranges::find_if(left, &Entry::known);
  if (behind != left.end()) fail(*behind, behind->card + " stands behind a card that is not given");
  return text;
}

std::string PbnPlay::in_order(Played& played) const {
  return in_order(
      [&] {
        return Next{played.to_play(), played.complete_tricks()};
      },
      [&](Card card) { return played.play(card); });
}

std::string PbnPlay::in_order(Contract contract, Seat declarer) const {
  const Game& game = *find_game("bridge");
  Task task{.game = &game,
            .deal = numbered_deal(game.shape(Rules::kPlayers), 0, 0),  // a stand-in
            .contract = contract,
            .declarer = declarer,
            .leader = leader(),
            .exchange = Exchange{},
            .play = {},
            .options = {}};
  return in_order(
      [&] {
        return Next{history_of(task).to_play, static_cast<int>(task.play.size()) / Rules::kPlayers};
      },
      [&](Card card) {
        if (ranges::find(task.play, Move(card)) != task.play.end()) {
          return absl::InvalidArgumentError(to_string(card) + " is played twice");
        }
        task.play.emplace_back(card);
        return absl::OkStatus();
      });
}

std::string doubt_about_lead(Seat leader, Seat declarer) {
  return absl::StrCat("the first card is ", compass_name(leader), "'s, but ",
                      compass_name(Rules::leader(declarer)), " leads if ", compass_name(declarer),
                      " declares");
}

}  // namespace matador
