#include "formats/input/advice_tags.h"

#include <optional>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "formats/cards/card_style.h"
#include "formats/cards/moves.h"
#include "formats/cards/seating.h"
#include "formats/words/text.h"
#include "solver/cards/seats.h"

namespace matador {
namespace {

absl::StatusOr<Statement> read_statement(const std::string& text) {
  const std::vector<std::string> parts = words(text);
  if (parts.size() == 1 && is_pass(parts.front())) return Statement{};
  const std::optional<int> length = parts.empty() ? std::nullopt : small_number(parts.front());
  const bool in_clubs =
      parts.size() == 2 &&
      read_suit(parts.back(), kFrenchCards).value_or(Suit::kSpades) == Suit::kClubs;
  if (length && *length > 0 && (parts.size() == 1 || in_clubs)) {
    return Statement{.length = *length, .in_clubs = in_clubs};
  }
  return absl::InvalidArgumentError(
      absl::StrCat("bad statement ", in_quotes(text), ", expected pass, 5 or 5 clubs"));
}

}  // namespace

absl::StatusOr<std::vector<Statement>> read_statements(const std::string& text, int seats) {
  std::vector<Statement> statements;
  for (const std::string& part : std::vector<std::string>(absl::StrSplit(text, ','))) {
    const absl::StatusOr<Statement> statement = read_statement(part);
    if (!statement.ok()) return statement.status();
    statements.push_back(*statement);
  }
  if (std::ssize(statements) <= seats) return statements;
  return absl::InvalidArgumentError(
      absl::StrCat(statements.size(), " statements of ", seats, " players, forehand's first"));
}

absl::StatusOr<OfSeats<CardSet>> read_shown(const std::string& text, const Game& game, int seats) {
  OfSeats<CardSet> shown{};
  OfSeats<std::string> lists{};
  std::optional<Seat> seat;
  const std::vector<std::string> all = words(text);
  if (all.empty()) return absl::InvalidArgumentError("no cards, expected \"3:HA HK HQ\"");
  for (const std::string& word : all) {
    const std::size_t colon = word.find(':');
    if (colon != std::string::npos) {
      const absl::StatusOr<Seat> named = read_seat(word.substr(0, colon), game, seats);
      if (!named.ok()) return named.status();
      seat = *named;
    }
    if (!seat) {
      return absl::InvalidArgumentError(
          absl::StrCat("no seat before ", in_quotes(word), ", expected \"3:HA HK HQ\""));
    }
    const std::string card = colon == std::string::npos ? word : word.substr(colon + 1);
    absl::StrAppend(&lists[at(*seat)], " ", card);
  }
  for (std::size_t i = 0; i < lists.size(); ++i) {
    const absl::StatusOr<CardSet> cards = read_cards(lists[i], card_style(game));
    if (!cards.ok()) return cards.status();
    shown[i] = *cards;
  }
  return shown;
}

}  // namespace matador
