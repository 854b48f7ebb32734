#include "formats/input/problem.h"

#include <iterator>
#include <optional>
#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/contains.hpp>
#include <range/v3/algorithm/move.hpp>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "formats/cards/card_list.h"
#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/cards/spellings.h"
#include "formats/game_format.h"
#include "formats/input/deal_tags.h"
#include "formats/input/notes.h"
#include "formats/input/partial_problem.h"
#include "formats/input/tag_table.h"
#include "formats/words/suggest.h"
#include "formats/words/text.h"
#include "solver/cards/seat.h"
#include "solver/games/options.h"
#include "solver/games/registry.h"
#include "solver/games/tasks.h"
#include "solver/hand_on.h"

namespace matador {

// ---- Problem ------------------------------------------------------------------------------------

namespace {

std::string one_of(const std::vector<int>& numbers) {
  std::vector<std::string> texts;
  for (int number : numbers) texts.push_back(absl::StrCat(number));
  return alternatives(texts);
}

// Reads the tags one after the other and remembers all that is wrong.
class ProblemReader {
 public:
  explicit ProblemReader(const DealRecord& record, bool may_be_ending = false)
      : record_(record), may_be_ending_(may_be_ending) {}

  absl::StatusOr<Heading> heading() {
    Heading heading;
    if (!read_heading(heading) || !faults_.empty()) return all_faults(faults_);
    return heading;
  }

  absl::StatusOr<Problem> read() {
    Heading heading;
    if (!read_heading(heading)) return all_faults(faults_);
    Problem problem = std::move(heading);
    read_lead_and_play(problem);
    if (read_deal(problem) && !problem.deal.talon().empty()) read_exchange(problem);
    if (!faults_.empty()) return all_faults(faults_);
    return problem;
  }

  absl::StatusOr<Problem> with_cards(const Heading& heading, const Deal& deal) {
    game_ = heading.game;
    seats_ = heading.seats;
    Problem problem = heading;
    problem.deal = deal;
    read_lead_and_play(problem);
    if (!faults_.empty()) return all_faults(faults_);
    return problem;
  }

 private:
  // Without the game and the number of players nothing can be said of the rest: false.
  bool read_heading(Heading& heading) {
    const auto game_named = [&](const auto&) { return game_of(record_); };
    const auto count = [&](const auto&) { return read_table_seats(record_, *heading.game); };
    const auto contract = [&](const auto& text) -> absl::StatusOr<std::optional<Contract>> {
      const std::optional<ContractChoice>& choice = heading.game->info().choice;
      heading.as_joker = is_same_name(text, "joker") && choice && choice->may_leave_open;
      if (heading.as_joker) return std::optional<Contract>();
      return read_contract(text, *heading.game);
    };
    const auto trump = [&](const auto& text) { return read_suit(text, card_style(*heading.game)); };
    const auto seat = [&](const auto& text) {
      return read_seat(text, *heading.game, heading.at_table());
    };
    const auto options = [&](const auto& text) { return read_options(text, *heading.game); };
    if (!need(tags::kGame, heading.game, game_named) || !need(tags::kSeats, heading.seats, count)) {
      return false;
    }
    const Game& game = *heading.game;
    game_ = &game;
    if (!ranges::contains(game.seat_counts(), heading.seats)) {
      heading.table = heading.seats;
      heading.seats = game.seat_counts().front();
    }
    seats_ = heading.seats;
    may(tags::kDealer, heading.dealer, seat);
    may(tags::kContract, heading.contract, contract);
    if (game.info().names_trump) may(tags::kTrump, heading.trump, trump);
    may(tags::kDeclarer, heading.declarer, seat);
    if (game.table(heading.seats).has_joker) may(tags::kJoker, heading.joker, seat);
    if (game.info().has_tout) may(tags::kTout, heading.tout, seat);
    if (game.has_all_passed()) may(tags::kAllPassed, heading.all_passed, read_yes);
    may(tags::kOptions, heading.options, options);
    heading.own = format_of(game).tags->read(record_);
    absl::StatusOr<std::vector<std::string>> names = read_names(record_, game, heading.at_table());
    if (!names.ok()) faults_.push_back(DealError::of(names));
    heading.names = std::move(names).value_or(std::vector<std::string>());
    ranges::move(faults_of_other_tags(record_, game, heading.seats), std::back_inserter(faults_));
    ranges::move(faults_of_unread_tags(record_, heading), std::back_inserter(faults_));
    return true;
  }

  void read_lead_and_play(Problem& problem) {
    const Game& game = *problem.game;
    const auto seat = [&](const auto& text) { return read_seat(text, game, seats_); };
    const auto read_them = is_without_tricks(problem) ? read_moves : read_play;
    const auto moves = [&](const auto& text) { return read_them(text, card_style(game)); };
    may(tags::kLeader, problem.leader, seat);
    may(tags::kPlay, problem.play, moves);
  }

  // Where cards lie before the players, or they have second hands, the hands are not all.
  bool read_deal(Problem& problem) {
    const Game& game = *problem.game;
    Deal& deal = problem.deal;
    const auto hands = [&](const auto& text) {
      if (record_.whole) return deal_of_hands(record_.whole->hands, game, seats_);
      return may_be_ending_ ? read_hands_or_ending(text, game, seats_)
                            : read_hands(text, game, seats_);
    };
    const auto second = [&](const auto& text) { return read_second(text, game, deal); };
    const auto table = [&](const auto& text) { return read_table(text, game, deal); };
    bool whole = need(tags::kDeal, deal, hands);
    if (whole && game.is_ending(deal)) return refuse_whole_deal();
    if (whole && game.shape(seats_).hands > 1) whole = need(tags::kSecond, deal, second);
    if (whole && game.shape(seats_).piles > 0) whole = need(tags::kTable, deal, table);
    return whole;
  }

  // Whether no tag speaks of cards that an ending does not have.
  bool refuse_whole_deal() {
    for (const KnownTag& known : known_tags()) {
      const Tag* tag = known.needs_deal ? record_.find(known.name) : nullptr;
      if (tag == nullptr || tag->is(tags::kPlay)) continue;
      return fail(tag->line, absl::StrCat("[", tag->name,
                                          "] means nothing in an ending, where only the "
                                          "cards in the hands count"));
    }
    return true;
  }

  // With the talon, which may be named too.
  void read_exchange(Problem& problem) {
    CardSet talon;
    std::optional<CardSet> discard;
    std::optional<CardSet> take;
    const Game& game = *problem.game;
    const auto rest = [&](const auto& text) { return read_talon(text, game, problem.deal); };
    const auto cards = [&](const auto& text) { return read_cards(text, card_style(game)); };
    may(tags::kTalon, talon, rest);
    may(tags::kDiscard, discard, cards);
    may(tags::kExchange, take, cards);
    if (!discard && !take) return;
    problem.exchange = Exchange{discard.value_or(CardSet{}), take.value_or(CardSet{})};
  }

  // If the contract is not given, the play may tell it.
  bool is_without_tricks(const Problem& problem) const {
    if (problem.contract) return !problem.game->has_tricks(*problem.contract);
    const Tag* play = record_.find(tags::kPlay);
    return problem.game->info().counts_penalties && play != nullptr && has_other_moves(play->value);
  }

  // A tag that has to be there.
  template <typename Target, typename Read>
  bool need(const TagName& name, Target& target, const Read& read) {
    if (record_.find(name) != nullptr) return may(name, target, read);
    return fail(record_.line_of({}), absl::StrCat("no [", std::string(name), "] tag", near(name)));
  }

  // A tag that may be absent.
  template <typename Target, typename Read>
  bool may(const TagName& name, Target& target, const Read& read) {
    const Tag* tag = record_.find(name);
    if (tag == nullptr) return true;
    auto value = read(tag->value);
    if (!value.ok()) return fail(*tag, value.status());
    target = *std::move(value);
    return true;
  }

  bool fail(std::uint64_t line, std::string message) {
    faults_.push_back({line, std::move(message)});
    return false;
  }
  bool fail(const Tag& tag, const absl::Status& status) {
    if (game_ == nullptr) return fail(tag.line, std::string(status.message()));
    faults_.push_back(fault_of_value(tag, status, *game_, seats_));
    return false;
  }

  // A tag of the deal that may be a misspelt `name`.
  std::string near(const TagName& name) const {
    for (const Tag& tag : record_.tags) {
      if (nearest(tag.name, {name})) {
        return absl::StrCat("; is [", tag.name, "] in line ", tag.line, " meant?");
      }
    }
    return "";
  }

  const DealRecord& record_;
  bool may_be_ending_;
  const Game* game_ = nullptr;  // and how many players it has here, once they are known
  int seats_ = 0;
  std::vector<DealError> faults_;
};

// The line of the tag that is at fault where a problem stands for no task.
std::uint64_t line_of_question(const DealRecord& record, const Problem& problem) {
  if (problem.trump) return record.line_of({tags::kTrump});
  if (problem.all_passed) return record.line_of({tags::kAllPassed});
  return record.line_of({tags::kDeclarer, tags::kContract, tags::kLeader, tags::kOptions,
                         tags::kPlay, tags::kExchange, tags::kDiscard});
}

// The line of the tag that is at fault where an exchange is.
std::uint64_t line_of_exchange(const DealRecord& record, const Problem& problem) {
  if (!problem.exchange) return record.line_of({});
  const bool takes_them = problem.deal.talon().contains(problem.exchange->take);
  return record.line_of({takes_them ? tags::kDiscard : tags::kExchange, tags::kExchange});
}

// "; wyz-order=quartets|cards has taken its place"; empty where no option has.
std::string name_instead_of(const std::string& name, const Game& game) {
  for (const RuleOptionFact& fact : game.info().rule_options) {
    if (fact.takes_place_of != name) continue;
    return absl::StrCat("; ", option_spelling(fact), " has taken its place");
  }
  return "";
}

}  // namespace

std::vector<std::string> game_names() {
  std::vector<std::string> names;
  for (const Game* game : all_games()) names.emplace_back(game->name());
  return names;
}

std::vector<std::string> contract_names(const Game& game) {
  std::vector<std::string> names;
  for (const ContractInfo& contract : game.info().contracts) names.emplace_back(contract.name);
  return names;
}

std::vector<std::string> option_names(const Game& game) {
  std::vector<std::string> names;
  for (const RuleOptionFact& fact : option_words(game)) names.emplace_back(fact.name);
  return names;
}

absl::StatusOr<const Game*> read_game(const std::string& name) {
  if (const Game* game = find_game(name)) return game;
  for (const Game* game : all_games()) {
    if (is_one_of(game->name(), game->info().other_names, name)) return game;
  }
  return invalid("unknown game ", in_quotes(name), did_you_mean_or_expected(name, game_names()));
}

absl::StatusOr<const Game*> game_of(const DealRecord& record) {
  if (record.whole) return record.whole->game;
  return read_game(record.value(tags::kGame));
}

absl::StatusOr<int> read_seat_count(const std::string& text, const Game& game) {
  const std::optional<int> number = small_number(text);
  const auto seats = [](const TableInfo& table) { return table.shape.seats; };
  if (number && ranges::contains(game.info().tables, *number, seats)) return *number;
  return invalid(game.name(), " is played with ", one_of(game.seat_counts()), " seats, not ",
                 in_quotes(text));
}

absl::StatusOr<int> read_table_seats(const DealRecord& record, const Game& game) {
  if (record.whole) return record.whole->seats;
  const std::string text = record.value(tags::kSeats);
  const int table = format_of(game).most_at_table;
  if (table == 0 || small_number(text) != table) return read_seat_count(text, game);
  if (record.find(tags::kDeal) == nullptr) return table;
  return invalid("with ", table, " at the table [Deal] and [Seats] are those of the ",
                 one_of(game.seat_counts()), " who play");
}

absl::StatusOr<std::vector<RuleOption>> read_options(const std::string& text, const Game& game) {
  std::vector<RuleOption> options;
  const std::vector<std::string> names = option_names(game);
  for (const std::string& word : words(text)) {
    std::pair<std::string, std::string> halves = absl::StrSplit(word, absl::MaxSplits('=', 1));
    halves.first = absl::AsciiStrToLower(halves.first);
    if (!ranges::contains(names, halves.first)) {
      std::string meant = name_instead_of(halves.first, game);
      if (meant.empty()) meant = did_you_mean_or_expected(halves.first, names);
      return invalid("unknown option ", in_quotes(halves.first), meant);
    }
    options.push_back({halves.first, halves.second});
  }
  MATADOR_RETURN_IF_ERROR(check_options(game.name(), option_words(game), options));
  return expand_rule_sets(game.info().rule_sets, options);
}

absl::StatusOr<Contract> read_contract(const std::string& name, const Game& game) {
  const std::vector<std::string> names = contract_names(game);
  const std::optional<Suit> suit = named_suit(name, card_style(game));
  for (std::size_t i = 0; i < names.size(); ++i) {
    const Contract contract{static_cast<int>(i)};
    const bool by_suit = suit && suit_for_name(game, contract) == *suit;  // any name of it will do
    if (by_suit || is_one_of(names[i], game.contract(contract).other_names, name)) return contract;
  }
  const std::string said = format_of(game).tags->contract_in(name);
  if (!said.empty()) return read_contract(said, game);
  MATADOR_RETURN_IF_ERROR(check_contract_alone(name, game));
  return invalid("unknown contract ", in_quotes(name), contract_meant(name, names, game),
                 format_of(game).tags->other_contracts);
}

absl::Status check_contract_alone(const std::string& name, const Game& game) {
  DealRecord record;
  record.add(tags::kGame, std::string(game.name()));
  record.add(tags::kContract, name);
  format_of(game).tags->complete(record);
  const std::string contract = record.value(tags::kContract);
  if (record.tags.size() < 3 || contract == name || !read_contract(contract, game).ok()) {
    return absl::OkStatus();
  }
  return invalid("contract ", in_quotes(name), " says [", record.tags.back().name,
                 "] too, for which there is no place here, expected ", in_quotes(contract));
}

std::vector<std::string> contract_items(const std::string& text,
                                        const std::function<bool(const std::string&)>& is_name) {
  std::vector<std::string> items;
  for (std::string item : std::vector<std::string>(absl::StrSplit(text, ','))) {
    absl::StripAsciiWhitespace(&item);
    std::vector<std::string> parts = words(item);
    if (!ranges::all_of(parts, is_name) && is_name(item)) parts = {item};
    ranges::move(parts, std::back_inserter(items));
  }
  return items;
}

absl::StatusOr<std::set<Contract>> read_contracts(const std::vector<std::string>& names,
                                                  const Game& game) {
  const std::vector<std::string> all = contract_names(game);
  std::set<Contract> contracts;
  for (const std::string& name : names) {
    bool begun = false, twice = false;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (!absl::StartsWithIgnoreCase(all[i], name + "-")) continue;
      twice = !contracts.insert({static_cast<int>(i)}).second || twice;
      begun = true;
    }
    if (!begun) {
      MATADOR_ASSIGN_OR_RETURN(const auto contract, read_contract(name, game));
      twice = !contracts.insert(contract).second;
    }
    const char* once = ", expected each contract once";
    if (twice) return invalid("contract ", in_quotes(name), once);
  }
  return contracts;
}

absl::StatusOr<std::vector<Contract>> read_contract_list(const std::string& text,
                                                         const Game& game) {
  std::vector<std::string> names = contract_items(text, [&](const std::string& name) {
    return read_contracts({name}, game).ok() || !check_contract_alone(name, game).ok();
  });
  if (text == "all") names = contract_names(game);
  if (names.empty()) names.push_back(text);  // which is none
  MATADOR_ASSIGN_OR_RETURN(const auto contracts, read_contracts(names, game));
  return std::vector<Contract>(contracts.begin(), contracts.end());
}

absl::StatusOr<Problem> read_problem(const DealRecord& record) {
  return ProblemReader(record).read();
}

absl::StatusOr<Problem> read_problem_or_ending(const DealRecord& record) {
  return ProblemReader(record, /*may_be_ending=*/true).read();
}

absl::StatusOr<Heading> read_heading(const DealRecord& record) {
  return ProblemReader(record).heading();
}

absl::StatusOr<Problem> read_problem(const DealRecord& record, const Heading& heading,
                                     const Deal& deal) {
  return ProblemReader(record).with_cards(heading, deal);
}

absl::StatusOr<std::vector<Task>> read_tasks(const DealRecord& record, const Problem& problem,
                                             bool all_contracts) {
  const BoardsFormat* boards = format_of(*problem.game).boards;
  if (!all_contracts && !problem.contract && boards != nullptr) {
    MATADOR_RETURN_IF_ERROR(boards->nothing_to_play(record));
  }
  absl::StatusOr<std::vector<Task>> tasks = problem.game->tasks(problem, all_contracts);
  if (!tasks.ok()) return in_line(line_of_question(record, problem), tasks.status());
  for (const Task& task : *tasks) {
    MATADOR_RETURN_IF_ERROR(in_line(record.line_of({tags::kContract, tags::kDeclarer}),
                                    problem.game->check_declared(task)));
    MATADOR_RETURN_IF_ERROR(
        in_line(line_of_exchange(record, problem), deal_as_played(task).status()));
  }
  return tasks;
}

// ---- Problem record -----------------------------------------------------------------------------
// Problems as tags: the reverse of read_problem() and read_partial_problem().

namespace {

using Hands = OfSeats<std::optional<CardSet>>;

std::string seen_hands(const Hands& hands, int seats, const CardStyle& style) {
  std::vector<std::string> words;
  for (Seat seat : all_seats(seats)) {
    const std::optional<CardSet>& hand = hands[at(seat)];
    words.push_back(hand ? write_hand(*hand, style) : kNotKnown);
  }
  return absl::StrCat("1:", absl::StrJoin(words, " "));
}

std::string seen_table(const OfSeats<std::vector<SeenPile>>& piles, int seats,
                       const CardStyle& style) {
  std::vector<std::string> words;
  for (Seat seat : all_seats(seats)) {
    std::vector<std::string> cards;
    for (const SeenPile& pile : piles[at(seat)]) {
      cards.push_back(absl::StrCat(write_card(pile.up, style), "/",
                                   pile.down ? write_card(*pile.down, style) : kNotKnown));
    }
    words.push_back(absl::StrCat(seat.number(), ":", absl::StrJoin(cards, ",")));
  }
  return absl::StrJoin(words, " ");
}

// So many cards, of which these are known: "H7 -".
std::string some_cards(int count, CardSet known, const CardStyle& style) {
  std::vector<std::string> words;
  for (Card card : known) words.push_back(write_card(card, style));
  words.resize(static_cast<std::size_t>(count), kNotKnown);
  return absl::StrJoin(words, " ");
}

std::string said(const std::vector<Statement>& statements) {
  const auto word = [](std::string* out, const Statement& statement) {
    if (statement.length == 0) return absl::StrAppend(out, "pass");
    absl::StrAppend(out, statement.length, statement.in_clubs ? " clubs" : "");
  };
  return absl::StrJoin(statements, ",", word);
}

}  // namespace

DealRecord write_problem(const Problem& problem) {
  const Game& game = *problem.game;
  const CardStyle& style = card_style(game);
  DealRecord record;
  record.add(tags::kGame, std::string(game.name()));
  record.add(tags::kSeats, absl::StrCat(problem.deal.seats()));
  if (problem.dealer) record.add(tags::kDealer, absl::StrCat(problem.dealer->number()));
  record.add(tags::kDeal, write_hands(problem.deal, game));
  if (problem.deal.shape().hands > 1) record.add(tags::kSecond, write_second(problem.deal, game));
  if (problem.deal.shape().piles > 0) record.add(tags::kTable, write_table(problem.deal, game));
  const CardSet talon = problem.deal.talon();
  if (!talon.empty()) record.add(tags::kTalon, write_cards(talon, style));
  if (problem.contract)
    record.add(tags::kContract, std::string(game.contract(*problem.contract).name));
  if (problem.as_joker) record.add(tags::kContract, "joker");
  if (problem.trump) record.add(tags::kTrump, std::string(style.name(*problem.trump)));
  if (problem.declarer) record.add(tags::kDeclarer, absl::StrCat(problem.declarer->number()));
  if (problem.joker) record.add(tags::kJoker, absl::StrCat(problem.joker->number()));
  if (problem.tout) record.add(tags::kTout, absl::StrCat(problem.tout->number()));
  if (problem.all_passed) record.add(tags::kAllPassed, "yes");
  format_of(game).tags->write(problem.own, record);
  if (problem.leader) record.add(tags::kLeader, absl::StrCat(problem.leader->number()));
  if (problem.exchange) {
    record.add(tags::kDiscard, write_cards(problem.exchange->discard, style));
    record.add(tags::kExchange, write_cards(problem.exchange->take, style));
  }
  if (!problem.options.empty()) {
    const auto word = [](std::string* out, const RuleOption& option) {
      absl::StrAppend(out, option.name, option.value.empty() ? "" : "=", option.value);
    };
    record.add(tags::kOptions, absl::StrJoin(problem.options, " ", word));
  }
  if (!problem.play.empty()) {
    const auto word = [&style](std::string* out, Move move) { *out += write_move(move, style); };
    record.add(tags::kPlay, absl::StrJoin(problem.play, " ", word));
  }
  return record;
}

DealRecord write_partial_problem(const PartialProblem& partial) {
  const Problem& problem = partial.problem;
  const CardStyle& style = card_style(*problem.game);
  const int seats = problem.deal.seats();
  const int talon = problem.deal.talon().size();
  const Seen& seen = partial.seen;
  DealRecord record = write_problem(problem);
  const auto set = [&](const TagName& name, const std::string& value) {
    if (Tag* tag = record.find(name)) tag->value = value;
  };
  set(tags::kDeal, seen_hands(seen.hands, seats, style));
  set(tags::kSecond, seen_hands(seen.second_hands, seats, style));
  set(tags::kTable, seen_table(seen.piles, seats, style));
  set(tags::kTalon, some_cards(talon, seen.talon, style));
  if (seen.exchange) {
    set(tags::kDiscard, some_cards(seen.exchange->cards, seen.exchange->discard, style));
    set(tags::kExchange, some_cards(seen.exchange->cards, seen.exchange->take, style));
  }
  if (partial.statements) record.add(tags::kStatements, said(*partial.statements));
  if (partial.observer) record.add(tags::kSeat, absl::StrCat(partial.observer->number()));
  return record;
}

}  // namespace matador
