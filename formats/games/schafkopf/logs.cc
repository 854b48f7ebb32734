// A game that a log tells, as a deal file; and the lines of openschafkopf.

#include "formats/games/schafkopf/logs.h"

#include <algorithm>
#include <cstddef>
#include <iterator>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "formats/cards/card_style.h"
#include "formats/games/schafkopf/format.h"
#include "formats/input/problem.h"
#include "formats/words/text.h"
#include "solver/cards/seats.h"
#include "solver/games/registry.h"
#include "solver/games/schafkopf/rules.h"
#include "solver/tricks/strengths.h"

namespace matador::schafkopf {
namespace {

absl::Status fault(const std::string& message) { return absl::InvalidArgumentError(message); }

// By the number of cards: with 24 it is the game with the short pack.
const Game& game_of(const LoggedGame& game) {
  const Game& with_short_pack = *find_game("kurzschafkopf");
  const DealShape& shape = with_short_pack.shape(Rules::kSeats);
  const bool is_short = game.hands.empty() ? std::ssize(game.play) == shape.pack.size()
                                           : std::ssize(game.hands.front()) == shape.hand_size;
  return is_short ? with_short_pack : *find_game("schafkopf");
}

std::string stripped(const std::string& text) {
  return std::string(absl::StripAsciiWhitespace(text));
}

// "Eichel-Solo" of "Eichel-Solo mit 3", which says the Laufende.
std::string without_laufende(const std::string& game) {
  for (const char* with : {" mit ", " ohne "}) {
    const std::size_t place = game.rfind(with);
    if (place == std::string::npos) continue;
    if (small_number(stripped(game.substr(place + std::string_view(with).size())))) {
      return game.substr(0, place);
    }
  }
  return game;
}

absl::StatusOr<Seat> seat_of(const std::string& player, const LoggedGame& game) {
  const auto place = std::find(game.players.begin(), game.players.end(), player);
  if (place == game.players.end()) {
    return fault(absl::StrCat("unknown player ", in_quotes(player), ", expected ",
                              alternatives(game.players)));
  }
  return Seat::from_index(static_cast<int>(place - game.players.begin()));
}

// The hands of those who have played these cards.
std::vector<std::vector<Card>> hands_of(const std::vector<Card>& play, const TrickOrder& order) {
  const Strengths strengths(order);
  std::vector<std::vector<Card>> hands(Rules::kSeats);
  Seat leader = Seat::number(1);
  Seat winner = leader;
  std::optional<Card> best;
  for (std::size_t i = 0; i < play.size(); ++i) {
    const auto place = static_cast<int>(i % Rules::kSeats);
    const Seat seat = leader.next(Rules::kSeats, place);
    hands[at(seat)].push_back(play[i]);
    if (place == 0 || strengths.beats(play[i], *best, /*trick=*/0)) {
      best = play[i];
      winner = seat;
    }
    if (place == Rules::kSeats - 1) leader = winner;
  }
  return hands;
}

absl::StatusOr<Deal> deal_of(const std::vector<std::vector<Card>>& hands, const Game& game) {
  DealBuilder builder(game.shape(Rules::kSeats));
  for (std::size_t i = 0; i < hands.size(); ++i) {
    for (Card card : hands[i]) builder.give(Seat::from_index(static_cast<int>(i)), card);
  }
  return builder.build();
}

}  // namespace

bool Announcement::all_passed() const { return player.empty() && is_same_name(game, "Zamgworfen"); }

std::optional<Announcement> read_announcement(const std::string& text) {
  constexpr std::string_view kBy = " von ";
  constexpr std::string_view kPlays = " spielt ";
  Announcement said{.game = text};
  if (const std::size_t by = text.rfind(kBy); by != std::string::npos) {
    said = {stripped(text.substr(0, by)), stripped(text.substr(by + kBy.size()))};
  } else if (const std::size_t plays = text.find(kPlays); plays != std::string::npos) {
    said = {stripped(text.substr(plays + kPlays.size())), stripped(text.substr(0, plays))};
  } else if (!said.all_passed() && !is_same_name(text, "Ramsch")) {
    return std::nullopt;
  } else {
    return said;
  }
  if (said.player.empty()) return std::nullopt;
  return said;
}

absl::StatusOr<DealRecord> record_of(const LoggedGame& game) {
  const Game& dealt = game_of(game);
  const Announcement& announced = game.announced;
  std::optional<Seat> declarer;
  if (!announced.player.empty()) {
    const absl::StatusOr<Seat> seat = seat_of(announced.player, game);
    if (!seat.ok()) return seat.status();
    declarer = *seat;
  }
  std::optional<Contract> contract;
  std::optional<Spoken> spoken;
  if (!announced.all_passed()) {
    const std::string name = without_laufende(announced.game);
    const absl::StatusOr<Contract> read = read_contract(name, dealt);
    if (!read.ok()) return read.status();
    contract = *read;
    spoken = read_spoken(name);
    const int cards = dealt.shape(Rules::kSeats).pack.size();
    if (std::ssize(game.play) != cards) {
      return fault(
          absl::StrCat("the number of cards played is ", game.play.size(), ", expected ", cards));
    }
  }
  if (game.hands.empty() && !contract) return fault("all have passed, and nobody's cards are told");
  const absl::StatusOr<Deal> deal = deal_of(
      game.hands.empty() ? hands_of(game.play, dealt.order(*contract, {})) : game.hands, dealt);
  if (!deal.ok()) return deal.status();
  Problem problem{.game = &dealt,
                  .deal = *deal,
                  .contract = contract,
                  .declarer = declarer,
                  .all_passed = announced.all_passed(),
                  .play = {game.play.begin(), game.play.end()}};
  if (spoken && spoken->tout) problem.tout = declarer;
  if (game.doublings > 0) problem.own_tags = {{kDoubledTag, absl::StrCat(game.doublings)}};
  if (!game.tariff.empty()) problem.options = {{"tariff", game.tariff}};
  return write_problem(problem);
}

// ---- The lines of openschafkopf -----------------------------------------------------------------

namespace {

// What was played and by whom, counted from 0; behind the colon the cards in the order in which
// they were played.
std::string before_colon(std::string_view line) {
  return std::string(line.substr(0, line.find(':')));
}

// Before the colon it says who plays by a number.
bool is_line_of_game(std::string_view line) {
  if (line.find(':') == std::string_view::npos || line.front() == '[') return false;
  const auto announced = read_announcement(before_colon(line));
  if (!announced || announced->all_passed()) return false;
  return announced->player.empty() || small_number(announced->player).has_value();
}

absl::StatusOr<ForeignGame> read_line_of_game(const Line& line) {
  const std::string announced = before_colon(line.text);
  LoggedGame game{.announced = *read_announcement(announced), .players = {"0", "1", "2", "3"}};
  for (const std::string& word : words(line.text.substr(announced.size() + 1))) {
    const absl::StatusOr<Card> card = read_card(word, card_style(*find_game("schafkopf")));
    if (!card.ok()) return card.status();
    game.play.push_back(*card);
  }
  absl::StatusOr<DealRecord> record = record_of(game);
  if (!record.ok()) return record.status();
  return ForeignGame{*std::move(record)};
}

}  // namespace

std::unique_ptr<ForeignReader> make_line_reader() {
  return game_a_line(is_line_of_game, read_line_of_game);
}

}  // namespace matador::schafkopf
