#include "formats/games/skat/iss_game.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/find.hpp>
#include <string_view>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "formats/cards/card_style.h"
#include "formats/input/problem.h"
#include "formats/words/text.h"
#include "solver/games/registry.h"
#include "solver/games/skat/rules.h"
#include "solver/games/skat/skat.h"
#include "solver/games/winnings.h"
#include "solver/hand_on.h"
#include "solver/tricks/played.h"

namespace matador::skat {

// ---- Iss game -----------------------------------------------------------------------------------

namespace {

const Game& the_skat() { return *find_game("skat"); }

constexpr std::array<std::string_view, 3> kPlayers{"P0", "P1", "P2"};

absl::Status at_card(std::size_t index, const std::string& message) {
  return invalid("card ", index + 1, ": ", message);
}

// ---- Properties ---------------------------------------------------------------------------------

// "GM[Skat]" and so on, in their order. No value has a bracket.
using Properties = std::vector<std::pair<std::string, std::string>>;

absl::StatusOr<Properties> properties_of(std::string_view line) {
  const std::size_t begin = line.find("(;");
  if (begin == std::string_view::npos) return invalid("no game: expected \"(;GM[Skat]...\"");
  std::string_view rest = line.substr(begin + 2);
  Properties properties;
  for (std::size_t open = rest.find('['); open != std::string_view::npos; open = rest.find('[')) {
    const std::size_t close = rest.find(']', open);
    const std::string name = absl::StrJoin(words(std::string(rest.substr(0, open))), " ");
    if (name.empty() || !absl::ascii_isupper(static_cast<unsigned char>(name.front())) ||
        close == std::string_view::npos) {
      return invalid("no property: ", in_quotes(rest));
    }
    properties.emplace_back(name, std::string(rest.substr(open + 1, close - open - 1)));
    rest.remove_prefix(close + 1);
  }
  if (words(std::string(rest)) == std::vector<std::string>{";)"}) return properties;
  return invalid("the game does not end with \";)\": part of it is missing");
}

const std::string* find(const Properties& properties, std::string_view name) {
  for (const auto& [key, value] : properties) {
    if (key == name) return &value;
  }
  return nullptr;
}

// ---- The result of the server -------------------------------------------------------------------

// "d:2 loss v:-54 m:-2 bidok p:59 t:4 ..."
class ServerResult {
 public:
  explicit ServerResult(const std::string& text) : words_(words(text)) {}

  bool is_game() const { return says("win") || says("loss"); }
  // None where it is not given.
  std::optional<int> reported(std::string_view name) const {
    int number = 0;
    for (const std::string& word : words_) {
      if (absl::StartsWith(word, absl::StrCat(std::string(name), ":")) &&
          absl::SimpleAtoi(word.substr(name.size() + 1), &number)) {
        return number;
      }
    }
    return std::nullopt;
  }
  int number(std::string_view name) const { return reported(name).value_or(0); }

 private:
  bool says(std::string_view word) const { return ranges::find(words_, word) != words_.end(); }
  std::vector<std::string> words_;
};

// ---- The deal -----------------------------------------------------------------------------------

absl::StatusOr<Deal> deal_of(const IssMoves& moves) {
  DealBuilder builder(the_skat().shape(Rules::kSeats));
  auto card = moves.dealt.begin();
  for (int seat = 0; seat < Rules::kSeats; ++seat) {
    for (int i = 0; i < Rules::kTricks; ++i) builder.give(Seat::from_index(seat), *card++);
  }
  return builder.build();
}

absl::StatusOr<Problem> problem_of(const IssMoves& moves) {
  MATADOR_ASSIGN_OR_RETURN(Deal deal, deal_of(moves));
  Problem problem{.game = &the_skat(), .deal = std::move(deal), .declarer = moves.declarer};
  if (moves.contract.empty()) {
    problem.all_passed = std::popcount(moves.passed.mask()) == Rules::kSeats;
    return problem;
  }
  MATADOR_ASSIGN_OR_RETURN(problem.contract, read_contract(moves.contract, the_skat()));
  problem.own = Said{.announced = moves.announced, .bid = moves.bid};
  if (moves.put_away) {
    const CardSet skat = problem.deal.talon();
    problem.exchange = Exchange{*moves.put_away - skat, skat - *moves.put_away};
  }
  for (const IssMoves::Played& played : moves.play) problem.play.emplace_back(played.card);
  return problem;
}

// Plays the game once more, to see whether it was played like that.
absl::StatusOr<Task> checked_task(const IssMoves& moves, Problem problem) {
  problem.play.clear();
  if (!problem.exchange && !moves.play.empty()) problem.exchange = Exchange{};
  MATADOR_ASSIGN_OR_RETURN(std::vector<Task> tasks, the_skat().tasks(problem));
  Task task = tasks.front();
  MATADOR_ASSIGN_OR_RETURN(const Deal deal,
                           task.deal.exchanged(task.declarer, task.exchange.value_or(Exchange{})));
  Played played(deal, the_skat().order(task), task.leader);
  for (std::size_t i = 0; i < moves.play.size(); ++i) {
    const auto [seat, card] = moves.play[i];
    if (played.to_play() != seat) {
      return at_card(i, absl::StrCat("player ", seat.index(), " plays out of turn"));
    }
    if (const absl::Status status = played.play(card); !status.ok()) {
      return at_card(i, std::string(status.message()));
    }
    task.play.emplace_back(card);
  }
  if (!task.exchange) task.exchange = Exchange{};
  return task;
}

// ---- Comparison with the server -----------------------------------------------------------------

std::string in_words(const Winnings& won, bool null) {
  return null ? absl::StrCat(won.tricks, " tricks")
              : absl::StrCat(won.points, " points in ", won.tricks, " tricks");
}

// The tag [Result] where the game was ended early, and what the server and the rules see
// differently.
void compare(const Task& task, const ServerResult& server, IssGame& game) {
  const std::optional<int> declarer = server.reported("d");
  if (declarer && *declarer != task.declarer.index()) {
    game.doubts.push_back(absl::StrCat("player ", task.declarer.index(),
                                       " is the declarer, the server says player ", *declarer));
  }
  const Terms terms = terms_of(task);
  const bool null = terms.contract->is_null();
  const ResultChecker checker = ResultChecker::of(task).value();
  const Winnings reported{.points = null ? 0 : server.number("p"), .tricks = server.number("t")};
  if (checker.complete()) {
    const Winnings& won = checker.won();
    if (won.tricks != reported.tricks || (!null && won.points != reported.points)) {
      game.doubts.push_back(absl::StrCat("the declarer has ", in_words(won, null),
                                         ", the server says ", in_words(reported, null)));
    }
  }
  const int score = skat::score(terms, checker.complete() ? checker.won() : reported);
  if (score != server.number("v")) {
    game.doubts.push_back(
        absl::StrCat("by the rules that scores ", score, ", the server says ", server.number("v")));
  } else if (!checker.complete()) {
    game.record.add(tags::kResult,
                    null ? absl::StrCat("tricks=", reported.tricks)
                         : absl::StrCat("points=", reported.points, " tricks=", reported.tricks,
                                        " matadors=", terms.matadors));
  }
}

// ---- The record ---------------------------------------------------------------------------------

std::string names_of(const Properties& properties) {
  std::vector<std::string> names;
  for (std::string_view player : kPlayers) {
    const std::string* name = find(properties, player);
    const bool usable = name != nullptr && !name->empty() && !absl::StrContains(*name, ',');
    names.push_back(usable ? *name : "?");
  }
  return absl::StrJoin(names, ", ");
}

// Keeps the properties that have not become a tag of a deal file.
void keep_others(const Properties& properties, const IssMoves& moves, IssGame& game) {
  DealRecord& record = game.record;
  for (const auto& [name, value] : properties) {
    const bool is_translated = name == "GM" || name == "MV" || name == "ID" ||
                               ranges::find(kPlayers, name) != kPlayers.end();
    if (is_translated || value.empty()) continue;
    if (is_tag_name(name)) {
      record.add(name, value);
    } else {
      game.doubts.push_back(absl::StrCat("property ", in_quotes(name),
                                         " is left out, expected a name of letters and digits"));
    }
  }
  if (!moves.bids.empty()) record.add("Bids", absl::StrJoin(moves.bids, " "));
  if (!moves.others.empty()) record.add("Ended", absl::StrJoin(moves.others, " "));
}

}  // namespace

absl::StatusOr<IssGame> read_iss_game(const std::string& line) {
  const auto fault = [](const auto& message) { return DealError{0, std::string(message)}; };
  if (const std::string why = fault_of_text(line); !why.empty()) return fault(why);
  MATADOR_ASSIGN_OR_RETURN(const Properties properties, properties_of(line));
  const std::string* const kind = find(properties, "GM");
  if (kind == nullptr || *kind != "Skat") return fault("no game of Skat: expected GM[Skat]");
  const std::string* const text = find(properties, "MV");
  if (text == nullptr) return fault("no moves: expected MV[w ...]");
  const IssMoves moves = read_iss_moves(*text);
  std::vector<DealError> faults;
  for (const std::string& message : moves.faults) faults.push_back(fault(message));
  // Without all cards nothing can be said of the rest.
  if (moves.dealt.empty()) return all_faults(std::move(faults));
  const absl::StatusOr<Problem> problem = problem_of(moves);
  if (!problem.ok()) {
    faults.push_back(fault(problem.status().message()));
    return all_faults(std::move(faults));
  }
  IssGame result{.record = write_problem(*problem)};
  result.record.add(tags::kNames, names_of(properties));
  if (const std::string* id = find(properties, "ID")) result.record.add(tags::kId, *id);
  if (problem->contract && problem->declarer) {
    const absl::StatusOr<Task> task = checked_task(moves, *problem);
    if (!task.ok()) faults.push_back(fault(task.status().message()));
    const std::string* const server = find(properties, "R");
    // By the server, which then counts otherwise; or before the play.
    const bool broken_off =
        (moves.taken_up && !moves.put_away) ||
        ranges::any_of(moves.others, [](const std::string& move) { return move.front() == 'w'; });
    if (task.ok() && server != nullptr && ServerResult(*server).is_game() && !broken_off) {
      compare(*task, ServerResult(*server), result);
    }
  }
  if (!faults.empty()) return all_faults(std::move(faults));
  keep_others(properties, moves, result);
  return result;
}

namespace {

constexpr std::string_view kEnd = ";)";

bool is_game(std::string_view line) {
  const std::string_view text = line.substr(std::min(line.find_first_not_of(" \t"), line.size()));
  return text.starts_with("(;") || text.starts_with("GM[");
}

bool is_complete(std::string_view text) {
  return text.substr(0, text.find_last_not_of(" \t") + 1).ends_with(kEnd);
}

// A line break stands for a blank, but between the cards of a deal for nothing.
void join(std::string& text, std::string_view next) {
  const bool in_cards = text.ends_with('.') || next.starts_with('.');
  absl::StrAppend(&text, in_cards ? "" : " ", std::string(next));
}

// A game a line, or broken over several, up to the line that ends it.
class IssReader : public ForeignReader {
 public:
  std::optional<ForeignGame> next(LineStream& lines) override {
    if (!lines.next()) return std::nullopt;
    if (!is_game(lines.line().text)) {
      lines.put_back();
      return std::nullopt;
    }
    const Line first = lines.take();
    if (const auto size = fault_of_size(first)) return ForeignGame{DealError{first.number, *size}};
    absl::StatusOr<IssGame> read = read_iss_game(whole_game(first, lines));
    if (!read.ok()) return ForeignGame{in_line(first.number, read.status())};
    for (Tag& tag : read->record.tags) tag.line = first.number;
    ForeignGame foreign{std::move(read->record)};
    for (std::string& doubt : read->doubts) {
      foreign.doubts.push_back({first.number, std::move(doubt)});
    }
    return foreign;
  }

 private:
  // Of a game that does not end only the first line.
  static std::string whole_game(const Line& first, LineStream& lines) {
    std::string text = first.text;
    std::vector<Line> read;
    while (!is_complete(text) && lines.next()) {
      const Line& line = lines.line();
      read.push_back(line);
      if (line.is_blank() || line.too_long || is_game(line.text) || text.size() > kMaxDealBytes) {
        lines.put_back(read);
        return first.text;
      }
      join(text, line.text);
    }
    if (is_complete(text)) return text;
    lines.put_back(read);
    return first.text;
  }
};

}  // namespace

std::unique_ptr<ForeignReader> make_iss_reader() { return std::make_unique<IssReader>(); }

// ---- Iss moves ----------------------------------------------------------------------------------

namespace {

constexpr std::string_view kServer = "w";

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
  Announced announced;
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
  return Declaration{
      .contract = std::string(kind.name),
      .announced = {.hand = hand, .schneider = schneider, .schwarz = schwarz, .ouvert = ouvert}};
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
                       status.message()));
  }
  return moves_;
}

// Hands end with dots or bars.
absl::Status MoveReader::deal(const std::string& text) {
  std::string cards = text;
  std::replace(cards.begin(), cards.end(), '|', '.');
  const auto dealt = iss_cards(cards);
  if (!dealt || dealt->size() != static_cast<std::size_t>(Rules::kPack.size())) {
    return invalid("the deal ", in_quotes(text), " is not all of the 32 cards");
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
  if (*skat != talon) return invalid("that is not the skat as it was dealt");
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
      return invalid("a card is played before a contract is named");
    }
  } else {
    moves_.others.push_back(move);
  }
  return absl::OkStatus();
}

absl::Status MoveReader::declares(Seat seat) {
  if (moves_.declarer && *moves_.declarer != seat) {
    return invalid("player ", moves_.declarer->index(), " is the declarer");
  }
  if (moves_.passed.contains(seat)) return invalid("the player has passed");
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
