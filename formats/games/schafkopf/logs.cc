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

// The place of the winner of a trick in it.
int winner_of(const std::vector<Card>& trick, const Strengths& strengths) {
  std::size_t winner = 0;
  for (std::size_t i = 1; i < trick.size(); ++i) {
    if (strengths.beats(trick[i], trick[winner], /*trick=*/0)) winner = i;
  }
  return static_cast<int>(winner);
}

// The hands of those who have played these cards.
std::vector<std::vector<Card>> hands_of(const std::vector<Card>& play, const TrickOrder& order) {
  const Strengths strengths(order);
  std::vector<std::vector<Card>> hands(Rules::kSeats);
  Seat leader = Seat::number(1);
  std::vector<Card> trick;
  for (Card card : play) {
    hands[at(leader.next(Rules::kSeats, static_cast<int>(trick.size())))].push_back(card);
    trick.push_back(card);
    if (trick.size() < Rules::kSeats) continue;
    leader = leader.next(Rules::kSeats, winner_of(trick, strengths));
    trick.clear();
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

struct Declared {
  Contract contract = {};
  Seat declarer = Seat::number(1);
  bool tout = false;
};

absl::StatusOr<Declared> declared_in(const LoggedGame& game) {
  if (is_ramsch(game.announced)) {
    return Declared{.contract = read_contract(game.announced, game_of(game)).value()};
  }
  const std::optional<Announcement> announced = read_announcement(game.announced);
  if (!announced) {
    return fault(absl::StrCat("what was played is ", in_quotes(game.announced),
                              ", expected a game and \"von\" with its player"));
  }
  const absl::StatusOr<Seat> declarer = seat_of(announced->player, game);
  if (!declarer.ok()) return declarer.status();
  const std::string name = without_laufende(announced->game);
  const absl::StatusOr<Contract> contract = read_contract(name, game_of(game));
  if (!contract.ok()) return contract.status();
  const std::optional<Spoken> spoken = read_spoken(name);
  return Declared{*contract, *declarer, spoken && spoken->tout};
}

}  // namespace

std::optional<Announcement> read_announcement(const std::string& text) {
  if (const std::size_t place = text.rfind(" von "); place != std::string::npos) {
    return Announcement{stripped(text.substr(0, place)), stripped(text.substr(place + 5))};
  }
  if (const std::size_t place = text.find(" spielt "); place != std::string::npos) {
    return Announcement{stripped(text.substr(place + 8)), stripped(text.substr(0, place))};
  }
  return std::nullopt;
}

bool all_have_passed(const std::string& announced) { return is_same_name(announced, "Zamgworfen"); }

bool is_ramsch(const std::string& announced) { return is_same_name(announced, "Ramsch"); }

absl::StatusOr<DealRecord> record_of(const LoggedGame& game) {
  const bool passed = all_have_passed(game.announced);
  const absl::StatusOr<Declared> declared = passed ? Declared{} : declared_in(game);
  if (!declared.ok()) return declared.status();
  const Game& dealt = game_of(game);
  const int cards = dealt.shape(Rules::kSeats).pack.size();
  if (!passed && std::ssize(game.play) != cards) {
    return fault(
        absl::StrCat("the number of cards played is ", game.play.size(), ", expected ", cards));
  }
  const absl::StatusOr<Deal> deal = deal_of(
      game.hands.empty() ? hands_of(game.play, dealt.order(declared->contract, {})) : game.hands,
      dealt);
  if (!deal.ok()) return deal.status();
  Problem problem{.game = &dealt, .deal = *deal, .all_passed = passed};
  if (!passed) {
    problem.contract = declared->contract;
    if (!is_ramsch(game.announced)) problem.declarer = declared->declarer;
  }
  if (declared->tout) problem.tout = declared->declarer;
  problem.play.assign(game.play.begin(), game.play.end());
  if (game.doublings > 0) problem.own_tags = {{"Doubled", absl::StrCat(game.doublings)}};
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
  if (is_ramsch(before_colon(line))) return true;
  const auto announced = read_announcement(before_colon(line));
  return announced && small_number(announced->player).has_value();
}

absl::StatusOr<ForeignGame> read_line_of_game(const Line& line) {
  LoggedGame game;
  game.announced = before_colon(line.text);
  game.players = {"0", "1", "2", "3"};
  for (const std::string& word : words(line.text.substr(game.announced.size() + 1))) {
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
