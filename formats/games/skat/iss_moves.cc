#include "formats/games/skat/iss_moves.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "formats/cards/card_style.h"
#include "formats/words/text.h"
#include "solver/games/skat/rules.h"

namespace matador::skat {
namespace {

constexpr std::string_view kServer = "w";

absl::Status move_fault(const std::string& message) { return absl::InvalidArgumentError(message); }

// "HT.H9"; none if one of them is no card.
std::optional<std::vector<Card>> iss_cards(const std::string& text) {
  std::vector<Card> cards;
  for (const std::string& name : std::vector<std::string>(absl::StrSplit(text, '.'))) {
    const absl::StatusOr<Card> card = read_card(name, kFrenchCards);
    if (!card.ok() || name.size() != 2) return std::nullopt;
    cards.push_back(*card);
  }
  return cards;
}

std::optional<CardSet> two_cards(const std::string& text) {
  const auto cards = iss_cards(text);
  if (!cards || cards->size() != Rules::kSkat) return std::nullopt;
  const CardSet set = CardSet{cards->front()} | CardSet{cards->back()};
  return set.size() == Rules::kSkat ? std::optional(set) : std::nullopt;
}

// A contract and what is announced with it: "D", "CHZ", "NO". In a suit game or grand each letter
// stands for all that it presupposes.
struct Declaration {
  std::string contract;
  std::string announced;
};

std::optional<Declaration> declaration(std::string_view word) {
  constexpr std::string_view kLetters = "CSHDGN";  // in the order of Rules::kContracts
  const std::size_t place = word.empty() ? std::string_view::npos : kLetters.find(word.front());
  if (place == std::string_view::npos) return std::nullopt;
  const std::string_view added = word.substr(1);
  if (added.find_first_not_of("HOSZ") != std::string_view::npos) return std::nullopt;
  const auto has = [&](char letter) { return added.find(letter) != std::string_view::npos; };
  const Kind& kind = Rules::kContracts[place];
  const bool whole = !kind.is_null();
  const bool ouvert = has('O');
  const bool schwarz = has('Z') || (whole && ouvert);
  const bool schneider = has('S') || (whole && schwarz);
  const bool hand = has('H') || (whole && schneider);
  const std::string announced = absl::StrCat(hand ? "hand " : "", schneider ? "schneider " : "",
                                             schwarz ? "schwarz " : "", ouvert ? "ouvert " : "");
  return Declaration{.contract = std::string(kind.name),
                     .announced = announced.substr(0, announced.find_last_not_of(' ') + 1)};
}

class MoveReader {
 public:
  IssMoves read(const std::vector<std::string>& words);

 private:
  absl::Status deal(const std::string& text);
  absl::Status of_server(const std::string& action);
  absl::Status of_player(Seat seat, const std::string& action);
  // One player takes up the skat and names the contract, and he has not passed.
  absl::Status declares(Seat seat);
  // `action`: "D.ST.H8" or "CHZ".
  void declare(const Declaration& declared, const std::string& action);

  IssMoves moves_;
  bool card_too_early_ = false;  // this fault is reported once
};

IssMoves MoveReader::read(const std::vector<std::string>& words) {
  const auto fault = [&](const std::string& message) { moves_.faults.push_back(message); };
  if (words.size() < 2 || words.front() != kServer) {
    fault("the first move is no deal");
    return moves_;
  }
  if (const absl::Status status = deal(words[1]); !status.ok()) {
    fault(std::string(status.message()));
  }
  for (std::size_t i = 2; i < words.size(); i += 2) {
    const std::string& player = words[i];
    const bool is_seat = player.size() == 1 && player >= "0" && player <= "2";
    if (i + 1 == words.size() || (!is_seat && player != kServer)) {
      fault(absl::StrCat("move ", i / 2 + 1, " is ", in_quotes(player),
                         ", expected a player, w or 0 to 2, and what he does"));
      return moves_;
    }
    const absl::Status status =
        is_seat ? of_player(Seat::from_index(player.front() - '0'), words[i + 1])
                : of_server(words[i + 1]);
    if (status.ok()) continue;
    fault(absl::StrCat("move ", i / 2 + 1, ", ", in_quotes(player + " " + words[i + 1]), ": ",
                       std::string(status.message())));
  }
  return moves_;
}

// Hands end with dots or bars.
absl::Status MoveReader::deal(const std::string& text) {
  std::string cards = text;
  std::replace(cards.begin(), cards.end(), '|', '.');
  const auto dealt = iss_cards(cards);
  if (!dealt || dealt->size() != static_cast<std::size_t>(Rules::kPack.size())) {
    return move_fault(absl::StrCat("the deal ", in_quotes(text), " is not all of the 32 cards"));
  }
  moves_.dealt = *dealt;
  return absl::OkStatus();
}

absl::Status MoveReader::of_server(const std::string& action) {
  const std::optional<CardSet> skat = two_cards(action);
  if (!skat) {
    moves_.others.push_back("w " + action);
    return absl::OkStatus();
  }
  if (moves_.dealt.empty()) return absl::OkStatus();  // that fault is reported already
  CardSet talon;
  for (auto card = moves_.dealt.end() - Rules::kSkat; card != moves_.dealt.end(); ++card) {
    talon |= CardSet{*card};
  }
  moves_.taken_up = talon;
  if (*skat != talon) return move_fault("that is not the skat as it was dealt");
  return absl::OkStatus();
}

absl::Status MoveReader::of_player(Seat seat, const std::string& action) {
  const std::string move = absl::StrCat(seat.index(), " ", action);
  int bid = 0;
  if (absl::SimpleAtoi(action, &bid)) {
    moves_.bid = bid;
    moves_.bids.push_back(move);
  } else if (action == "y" || action == "p") {
    if (action == "p") moves_.passed |= seat;
    moves_.bids.push_back(move);
  } else if (action == "s") {
    return declares(seat);
  } else if (const auto declared = declaration(action.substr(0, action.find('.')));
             declared && moves_.contract.empty()) {
    declare(*declared, action);
    return declares(seat);
  } else if (const auto away = two_cards(action); away && seat == moves_.declarer) {
    moves_.put_away = away;
  } else if (const auto card = iss_cards(action); card && card->size() == 1) {
    if (!moves_.contract.empty()) {
      moves_.play.push_back({seat, card->front()});
    } else if (!std::exchange(card_too_early_, true)) {
      return move_fault("a card is played before a contract is named");
    }
  } else {
    moves_.others.push_back(move);
  }
  return absl::OkStatus();
}

absl::Status MoveReader::declares(Seat seat) {
  if (moves_.declarer && *moves_.declarer != seat) {
    return move_fault(absl::StrCat("player ", moves_.declarer->index(), " is the declarer"));
  }
  if (moves_.passed.contains(seat)) return move_fault("the player has passed");
  moves_.declarer = seat;
  return absl::OkStatus();
}

void MoveReader::declare(const Declaration& declared, const std::string& action) {
  moves_.contract = declared.contract;
  moves_.announced = declared.announced;
  // Behind the cards that are put away stand those of an open hand.
  constexpr std::size_t kTwo = 5;  // "ST.H8"
  const std::size_t dot = action.find('.');
  if (dot != std::string_view::npos && moves_.taken_up) {
    moves_.put_away = two_cards(action.substr(dot + 1, kTwo));
  }
}

}  // namespace

IssMoves read_iss_moves(const std::string& text) { return MoveReader().read(words(text)); }

}  // namespace matador::skat
