#include "formats/problem.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "formats/card_style.h"
#include "formats/suggest.h"
#include "formats/text.h"
#include "solver/games/options.h"
#include "solver/games/registry.h"

namespace matador {
namespace {

constexpr char kHandNotKnown[] = "-";

std::vector<std::string> words(const std::string& text) {
  return absl::StrSplit(text, absl::ByAnyChar(" \t"), absl::SkipEmpty());
}

std::vector<std::string> strings(const std::vector<std::string_view>& views) {
  return {views.begin(), views.end()};
}

// The number that all of `text` is, if it is one.
std::optional<int> small_number(const std::string& text) {
  int number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (text.empty() || error != std::errc() || stop != end) return std::nullopt;
  return number;
}

std::string one_of(const std::vector<int>& numbers) { return absl::StrJoin(numbers, " or "); }

absl::StatusOr<Seat> read_seat(const std::string& text, int seats) {
  const std::optional<int> number = small_number(text);
  if (!number || *number < 1 || *number > seats) {
    return absl::InvalidArgumentError(
        absl::StrCat("bad seat ", in_quotes(text), ", expected a number from 1 to ", seats));
  }
  return Seat::number(*number);
}

// "1:HAND HAND HAND": the seat of the first hand, then the hands from there in order of play.
absl::StatusOr<Deal> read_deal(const std::string& text, const Game& game, int seats) {
  const std::size_t colon = text.find(':');
  if (colon == std::string::npos) {
    return absl::InvalidArgumentError(absl::StrCat("no seat before the hands in ", in_quotes(text),
                                                   ", expected \"1:HAND HAND ...\""));
  }
  const absl::StatusOr<Seat> first = read_seat(text.substr(0, colon), seats);
  if (!first.ok()) return first.status();
  const std::vector<std::string> hands = words(text.substr(colon + 1));
  if (static_cast<int>(hands.size()) != seats) {
    return absl::InvalidArgumentError(absl::StrCat(hands.size(), " hands, expected ", seats));
  }
  DealBuilder builder(game.shape(seats));
  for (std::size_t i = 0; i < hands.size(); ++i) {
    const Seat seat = first->next(seats, static_cast<int>(i));
    const auto fault = [seat](std::string_view what) {
      return absl::InvalidArgumentError(
          absl::StrCat("hand of seat ", seat.number(), ": ", std::string(what)));
    };
    if (hands[i] == kHandNotKnown) return fault("not known, but all cards are needed here");
    const absl::StatusOr<CardSet> hand = read_hand(hands[i], card_style(game));
    if (!hand.ok()) return fault(std::string(hand.status().message()));
    builder.give(seat, *hand);
  }
  return builder.build();
}

// Words `name=value`, or `name` alone.
absl::StatusOr<std::vector<RuleOption>> read_options(const std::string& text, const Game& game) {
  std::vector<RuleOption> options;
  const std::vector<std::string> names = option_names(game);
  for (const std::string& word : words(text)) {
    const std::pair<std::string, std::string> halves =
        absl::StrSplit(word, absl::MaxSplits('=', 1));
    if (std::find(names.begin(), names.end(), halves.first) == names.end()) {
      return absl::InvalidArgumentError(absl::StrCat("unknown option ", in_quotes(halves.first),
                                                     did_you_mean(halves.first, names)));
    }
    options.push_back({halves.first, halves.second});
  }
  const absl::Status status = check_options(game.name(), game.rule_options(), options);
  if (!status.ok()) return status;
  return options;
}

absl::StatusOr<std::vector<Card>> read_play(const std::string& text, const Game& game) {
  std::vector<Card> play;
  for (const std::string& word : words(text)) {
    const absl::StatusOr<Card> card = read_card(word, card_style(game));
    if (!card.ok()) return card.status();
    play.push_back(*card);
  }
  return play;
}

// Reads the tags one after the other and remembers the first thing that is wrong.
class ProblemReader {
 public:
  explicit ProblemReader(const DealRecord& record) : record_(record) {}

  Outcome<Problem> read() {
    const Game* game = nullptr;
    int seats = 0;
    std::optional<Deal> deal;
    const bool dealt =
        need("Game", game, read_game) &&
        need("Seats", seats, [&](const auto& text) { return read_seat_count(text, *game); }) &&
        need("Deal", deal, [&](const auto& text) { return read_deal(text, *game, seats); });
    if (!dealt) return error_;

    Problem problem{.game = game, .deal = *deal};
    const auto contract = [&](const auto& text) { return read_contract(text, *game); };
    const auto seat = [&](const auto& text) { return read_seat(text, seats); };
    const auto options = [&](const auto& text) { return read_options(text, *game); };
    const auto play = [&](const auto& text) { return read_play(text, *game); };
    const bool complete =
        may("Contract", problem.contract, contract) && may("Declarer", problem.declarer, seat) &&
        may("Leader", problem.leader, seat) && may("Options", problem.options, options) &&
        may("Play", problem.play, play);
    if (!complete) return error_;
    return problem;
  }

 private:
  // A tag that has to be there.
  template <typename Target, typename Read>
  bool need(const std::string& name, Target& target, const Read& read) {
    if (record_.find(name) != nullptr) return may(name, target, read);
    return fail(record_.line_of({}), absl::StrCat("no [", name, "] tag", near(name)));
  }

  // A tag that may be absent.
  template <typename Target, typename Read>
  bool may(const std::string& name, Target& target, const Read& read) {
    const Tag* tag = record_.find(name);
    if (tag == nullptr) return true;
    auto value = read(tag->value);
    if (!value.ok()) return fail(tag->line, std::string(value.status().message()));
    target = *std::move(value);
    return true;
  }

  bool fail(std::uint64_t line, std::string message) {
    error_ = {line, std::move(message)};
    return false;
  }

  // A tag of the deal that may be a misspelt `name`.
  std::string near(const std::string& name) const {
    for (const Tag& tag : record_.tags) {
      if (nearest(tag.name, {name})) {
        return absl::StrCat("; is [", tag.name, "] in line ", tag.line, " meant?");
      }
    }
    return "";
  }

  const DealRecord& record_;
  DealError error_;
};

}  // namespace

std::vector<std::string> game_names() {
  std::vector<std::string> names;
  for (const Game* game : all_games()) names.emplace_back(game->name());
  return names;
}

std::vector<std::string> contract_names(const Game& game) { return strings(game.contracts()); }

std::vector<std::string> option_names(const Game& game) {
  std::vector<std::string> names;
  for (const RuleOptionFact& fact : game.rule_options()) names.emplace_back(fact.name);
  return names;
}

absl::StatusOr<const Game*> read_game(const std::string& name) {
  if (const Game* game = find_game(name)) return game;
  return absl::InvalidArgumentError(
      absl::StrCat("unknown game ", in_quotes(name), did_you_mean(name, game_names())));
}

absl::StatusOr<int> read_seat_count(const std::string& text, const Game& game) {
  const std::vector<int> counts = game.seat_counts();
  const std::optional<int> number = small_number(text);
  if (!number || std::find(counts.begin(), counts.end(), *number) == counts.end()) {
    return absl::InvalidArgumentError(absl::StrCat(std::string(game.name()), " is played with ",
                                                   one_of(counts), " seats, not ",
                                                   in_quotes(text)));
  }
  return *number;
}

absl::StatusOr<Contract> read_contract(const std::string& name, const Game& game) {
  const std::vector<std::string> names = contract_names(game);
  const auto place = std::find(names.begin(), names.end(), name);
  if (place == names.end()) {
    return absl::InvalidArgumentError(
        absl::StrCat("unknown contract ", in_quotes(name), did_you_mean(name, names)));
  }
  return Contract{static_cast<int>(place - names.begin())};
}

Outcome<Problem> read_problem(const DealRecord& record) { return ProblemReader(record).read(); }

Outcome<std::vector<Task>> read_tasks(const DealRecord& record, const Problem& problem,
                                      bool all_contracts) {
  absl::StatusOr<std::vector<Task>> tasks = problem.game->tasks(problem, all_contracts);
  if (tasks.ok()) return *std::move(tasks);
  return DealError{record.line_of({"Declarer", "Contract", "Leader", "Options", "Play"}),
                   std::string(tasks.status().message())};
}

DealRecord write_problem(const Problem& problem) {
  const Game& game = *problem.game;
  const CardStyle& style = card_style(game);
  const int seats = problem.deal.seats();
  DealRecord record;
  record.add("Game", std::string(game.name()));
  record.add("Seats", absl::StrCat(seats));

  std::vector<std::string> hands;
  hands.reserve(static_cast<std::size_t>(seats));
  for (int i = 0; i < seats; ++i) {
    hands.push_back(write_hand(problem.deal.hand(Seat::from_index(i)), style));
  }
  record.add("Deal", absl::StrCat("1:", absl::StrJoin(hands, " ")));

  if (problem.contract) {
    record.add("Contract", contract_names(game)[static_cast<std::size_t>(problem.contract->index)]);
  }
  if (problem.declarer) record.add("Declarer", absl::StrCat(problem.declarer->number()));
  if (problem.leader) record.add("Leader", absl::StrCat(problem.leader->number()));
  if (!problem.options.empty()) {
    const auto word = [](std::string* out, const RuleOption& option) {
      absl::StrAppend(out, option.name, option.value.empty() ? "" : "=", option.value);
    };
    record.add("Options", absl::StrJoin(problem.options, " ", word));
  }
  if (!problem.play.empty()) {
    const auto word = [&style](std::string* out, Card card) { *out += write_card(card, style); };
    record.add("Play", absl::StrJoin(problem.play, " ", word));
  }
  return record;
}

}  // namespace matador
