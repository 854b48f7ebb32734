#include "formats/games/skat/iss_writer.h"

#include <array>
#include <optional>
#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/contains.hpp>
#include <string_view>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/cards/card_style.h"
#include "formats/games/skat/iss_game.h"
#include "formats/games/skat/skat_tags.h"
#include "formats/input/notes.h"
#include "formats/input/problem.h"
#include "formats/words/text.h"
#include "solver/cards/seat.h"
#include "solver/games/skat/rules.h"
#include "solver/games/skat/score.h"
#include "solver/games/tasks.h"
#include "solver/hand_on.h"
#include "solver/tricks/played.h"

namespace matador::skat {
namespace {

std::string with_dots(CardSet cards) {
  return absl::StrJoin(cards, ".", [](std::string* out, Card card) {
    absl::StrAppend(out, write_card(card, kFrenchCards));
  });
}

// The names of the server's own properties are capitals and digits.
bool is_property(const Tag& tag) {
  return ranges::all_of(tag.name, [](char c) {
    const auto letter = static_cast<unsigned char>(c);
    return absl::ascii_isupper(letter) || absl::ascii_isdigit(letter);
  });
}

// In the order of the server: those before its players, and those behind them.
constexpr std::array<std::string_view, 5> kBeforePlayers{"PC", "CO", "SE", "ID", "DT"};
constexpr std::array<std::string_view, 3> kRatings{"R0", "R1", "R2"};

// The letters of what is announced; the last stands for all that it presupposes, but in null.
std::string announced_letters(const Announced& announced, bool null) {
  if (null) return absl::StrCat(announced.hand ? "H" : "", announced.ouvert ? "O" : "");
  return announced.ouvert      ? "O"
         : announced.schwarz   ? "HZ"
         : announced.schneider ? "HS"
         : announced.hand      ? "H"
                               : "";
}

// Writes the moves of a game; a fault is a sentence.
class MoveWriter {
 public:
  MoveWriter(const DealRecord& record, const Problem& problem)
      : record_(record), problem_(problem), forehand_(forehand(Rules::kSeats, problem.dealer)) {}

  int player(Seat seat) const {
    return (seat.index() - forehand_.index() + Rules::kSeats) % Rules::kSeats;
  }
  // By player.
  Seat seat(int player) const { return forehand_.next(Rules::kSeats, player); }

  absl::StatusOr<std::string> moves() {
    deal();
    bids();
    if (problem_.contract) {
      declare();
      MATADOR_RETURN_IF_ERROR(play());
    }
    // How the play ended early.
    if (const std::string ended = reported(record_, "Ended"); !ended.empty()) add(ended);
    return text_;
  }

 private:
  void add(const std::string& words) { absl::StrAppend(&text_, text_.empty() ? "" : " ", words); }
  void add(Seat seat, const std::string& action) { add(absl::StrCat(player(seat), " ", action)); }

  void deal() {
    std::vector<std::string> hands;
    for (int i = 0; i < Rules::kSeats; ++i) hands.push_back(with_dots(problem_.deal.hand(seat(i))));
    hands.push_back(with_dots(problem_.deal.talon()));
    add("w " + absl::StrJoin(hands, "."));
  }

  // Middlehand bids to forehand, who holds or passes, and then rearhand to the one who is left.
  void bids() {
    const std::optional<int> bid = problem_.own.as<Said>().bid;
    if (const std::string known = reported(record_, "Bids"); !known.empty()) {
      add(known);
    } else if (problem_.all_passed) {
      add("1 p 2 p 0 p");
    } else if (bid && problem_.declarer) {
      const int declarer = player(*problem_.declarer);
      add(declarer == 0   ? absl::StrCat("1 ", *bid, " 0 y 1 p 2 p")
          : declarer == 1 ? absl::StrCat("1 ", *bid, " 0 p 2 p")
                          : absl::StrCat("1 p 2 ", *bid, " 0 p"));
    }
  }

  void declare() {
    const Seat declarer = problem_.declarer.value_or(forehand_);
    const Kind& kind = Rules::kContracts[static_cast<std::size_t>(problem_.contract->index)];
    const Announced announced = problem_.own.as<Said>().announced;
    const std::string letters = absl::StrCat(std::string(1, "CSHDGN"[problem_.contract->index]),
                                             announced_letters(announced, kind.is_null()));
    if (announced.hand) {
      add(declarer, letters);
      return;
    }
    const CardSet skat = problem_.deal.talon();
    const Exchange exchange = problem_.exchange.value_or(Exchange{});
    const bool open = !problem_.exchange && problem_.play.empty();
    add(declarer, absl::StrCat("s w ", with_dots(skat)));
    const CardSet away = exchange.discard | (skat - exchange.take);
    add(declarer, absl::StrCat(letters, open ? "" : ".", open ? "" : with_dots(away)));
  }

  absl::Status play() {
    if (problem_.play.empty()) return absl::OkStatus();
    Problem before = problem_;
    before.play.clear();
    if (!before.exchange) before.exchange = Exchange{};
    MATADOR_ASSIGN_OR_RETURN(const std::vector<Task> tasks, problem_.game->tasks(before));
    MATADOR_ASSIGN_OR_RETURN(Played played, played_so_far(tasks.front()));
    for (Move move : problem_.play) {
      if (!played.to_play()) return invalid("more cards are played than dealt");
      add(*played.to_play(), write_card(move.card, kFrenchCards));
      MATADOR_RETURN_IF_ERROR(played.play(move.card));
    }
    return absl::OkStatus();
  }

  const DealRecord& record_;
  const Problem& problem_;
  Seat forehand_;
  std::string text_;
};

// Whether nobody says what was exchanged, and no card tells that it is over.
bool is_open(const DealRecord& record, const Problem& problem) {
  return problem.contract && !problem.exchange && problem.play.empty() &&
         !problem.own.as<Said>().announced.hand && record.find("Ended") == nullptr;
}

// What would be read as something else, and its tag; no tag where the line is refused.
std::optional<NoPlace> difference(const DealRecord& record, const Problem& problem,
                                  const std::string& line) {
  const absl::StatusOr<IssGame> back = read_iss_game(line);
  if (!back.ok()) return NoPlace{std::string(back.status().message()), {}};
  const DealRecord& tags = back->record;
  DealRecord expected = write_problem(problem);
  const bool over = std::ssize(problem.play) == Rules::kSeats * Rules::kTricks;
  const Tag* result = record.find(tags::kResult);
  if (result != nullptr && !over) expected.tags.push_back(*result);
  for (const Tag& tag : expected.tags) {
    // Who is forehand there, is seat 1.
    const bool of_seats = tag.is(tags::kDealer) || tag.is(tags::kDeal) || tag.is(tags::kDeclarer);
    const std::string read = reported(tags, tag.name);
    if (read == tag.value || (of_seats && (!read.empty() || tag.name == tags::kDealer))) continue;
    return NoPlace{absl::StrCat("[", tag.name, "] is ", in_quotes(tag.value),
                                ", which ISS reads as ", in_quotes(read)),
                   {tag.name}};
  }
  return std::nullopt;
}

}  // namespace

ForeignText write_iss(const DealRecord& record, const Problem& problem) {
  if (problem.game->name() != "skat") {
    return DealError{record.line_of({tags::kGame}),
                     absl::StrCat("cannot be written as ISS: ISS is for skat, not for ",
                                  std::string(problem.game->name()))};
  }
  if (is_open(record, problem)) {
    return NoPlace{
        "the exchange is open, expected [Discard] and [Exchange], or [Announced \"hand\"]",
        {tags::kContract, kAnnouncedTag, tags::kLeader, tags::kResult}};
  }
  MoveWriter writer(record, problem);
  MATADOR_ASSIGN_OR_RETURN(
      const std::string moves,
      in_line(record.line_of({tags::kDiscard, tags::kExchange, tags::kPlay, tags::kContract}),
              writer.moves()));
  std::string line = "(;GM[Skat]";
  const auto property = [&](std::string_view name, const std::string& value) {
    absl::StrAppend(&line, std::string(name), "[", value, "]");
  };
  // Of a game of the server all that it writes, empty where it says nothing.
  const bool of_server = record.find("PC") != nullptr;
  const auto add_all = [&](const auto& names) {
    for (std::string_view name : names) {
      const Tag* tag = record.find(name == "ID" ? tags::kId : name);
      if (tag != nullptr || of_server) property(name, tag == nullptr ? "" : tag->value);
    }
  };
  add_all(kBeforePlayers);
  const auto names = read_names(record, *problem.game, Rules::kSeats);
  for (int i = 0; i < Rules::kSeats; ++i) {
    const bool named = names.ok() && !names->empty();
    property(absl::StrCat("P", i), named ? (*names)[at(writer.seat(i))] : "");
  }
  add_all(kRatings);
  for (const Tag& tag : record.tags) {
    const bool written = tag.name == "R" || ranges::contains(kBeforePlayers, tag.name) ||
                         ranges::contains(kRatings, tag.name);
    if (is_property(tag) && !written) property(tag.name, tag.value);
  }
  property("MV", moves + " ");
  if (const Tag* result = record.find("R")) property("R", result->value);
  line += " ;)";
  for (const Tag& tag : record.tags) {
    const bool written = is_property(tag) || tag.is(tags::kId) || tag.is(tags::kNames);
    if (written && absl::StrContains(tag.value, "]")) {
      return NoPlace{absl::StrCat("[", tag.name, "] has a bracket, which ISS cannot have"),
                     {tag.name}};
    }
  }
  if (auto found = difference(record, problem, line)) {
    if (found->tags.empty())
      return DealError{record.line_of({tags::kResult, tags::kPlay}), found->reason};
    return *std::move(found);
  }
  return line + "\n";
}

}  // namespace matador::skat
