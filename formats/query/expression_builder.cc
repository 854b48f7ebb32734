#include "formats/query/expression_builder.h"

#include <array>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/find.hpp>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/cards/spellings.h"
#include "formats/game_format.h"
#include "formats/input/problem.h"
#include "formats/words/suggest.h"
#include "formats/words/text.h"
#include "solver/cards/seat.h"

namespace matador {

// ---- Expression builder -------------------------------------------------------------------------

namespace {

constexpr int kDeepest = 50;
constexpr std::string_view kTalon = "talon";

[[noreturn]] void fail(std::size_t at, std::string message) {
  throw ExpressionFault{at, std::move(message)};
}

// `word` is none of the names; `expected` is said where none of them is meant either.
[[noreturn]] void fail_unknown(std::string_view what, const Word& word,
                               const std::vector<std::string>& names, const std::string& expected) {
  const std::string meant = did_you_mean(std::string(word.text), names);
  fail(word.at, absl::StrCat("unknown ", std::string(what), " ", in_quotes(word.text),
                             meant.empty() ? expected : meant));
}

// The number that the digits are; none where it is larger than any that is allowed.
std::optional<std::int64_t> number_in(std::string_view digits) {
  std::int64_t number = 0;
  if (!absl::SimpleAtoi(std::string(digits), &number)) return std::nullopt;
  return number <= Expression::kLargest ? std::optional(number) : std::nullopt;
}

std::vector<std::string> player_names(const Game& game) {
  std::vector<std::string> names{"forehand", "dealer", "declarer", "leader"};
  for (std::string_view name : seating(game).names)
    names.push_back(absl::AsciiStrToLower(std::string(name)));
  return names;
}

// All that a word may have been meant as.
std::vector<std::string> all_player_names(const Game& game, int seats,
                                          const std::vector<std::string>& players) {
  std::vector<std::string> names = player_names(game);
  for (const char* place : {"middlehand", "mittelhand", "rearhand", "hinterhand", "vorhand"}) {
    if (place_at_table(place, seats)) names.emplace_back(place);
  }
  if (seats == kCompassPoints) names.insert(names.end(), {"north", "east", "south", "west"});
  for (const std::string& name : players) {
    if (!name.empty()) names.push_back(name);
  }
  return names;
}

// ---- Functions ----------------------------------------------------------------------------------

// The second argument of a function, after the player.
enum class Second { kNone, kMaybeSuit, kSuit, kCards };

// The arguments of a function, as far as it uses them; no suit stands for the trump suit.
struct Operands {
  const Game& game;
  Player player;
  std::optional<Suit> suit = {};
  CardSet cards = {};
};

// What is true of some functions only.
struct Extra {
  bool truth = false;
  std::int64_t step = 1;  // between its values: not every sum of card points or melds is possible
  bool (*needs)(const Game&) = nullptr;  // what only some games have, by this name
  const char* needed = nullptr;
};

bool has_melds(const Game& game) { return game.info().melds.has_value(); }
bool has_high_cards(const Game& game) { return format_of(game).values_high_cards; }

struct Function {
  std::string_view name;
  Second second;
  Expression (*make)(const Operands&);
  Extra extra = {};

  std::size_t least() const { return second == Second::kSuit || second == Second::kCards ? 2 : 1; }
  std::size_t most() const { return second == Second::kNone ? 1 : 2; }
};

constexpr std::array kFunctions{
    Function{"trumps", Second::kMaybeSuit,
             [](const Operands& of) { return Expression::trumps(of.game, of.player, of.suit); }},
    Function{"permanent", Second::kNone,
             [](const Operands& of) { return Expression::permanent(of.game, of.player); }},
    Function{"length", Second::kNone,
             [](const Operands& of) { return Expression::length(of.game, of.player); }},
    Function{"top", Second::kMaybeSuit,
             [](const Operands& of) { return Expression::top(of.game, of.player, of.suit); }},
    Function{"suit", Second::kSuit,
             [](const Operands& of) { return Expression::suit(of.game, of.player, of.suit); }},
    Function{"points",
             Second::kNone,
             [](const Operands& of) { return Expression::points(of.game, of.player); },
             {.step = 0}},
    Function{"melds",
             Second::kNone,
             [](const Operands& of) { return Expression::melds(of.player); },
             {.step = 0, .needs = has_melds, .needed = "melds"}},
    Function{"hcp",
             Second::kNone,
             [](const Operands& of) { return Expression::hcp(of.player); },
             {.needs = has_high_cards, .needed = "high-card points"}},
    Function{"balanced",
             Second::kNone,
             [](const Operands& of) { return Expression::balanced(of.player); },
             {.truth = true, .needs = has_high_cards, .needed = "balanced hands"}},
    Function{"has",
             Second::kCards,
             [](const Operands& of) { return Expression::has(of.player, of.cards); },
             {.truth = true}},
    Function{"count", Second::kCards,
             [](const Operands& of) { return Expression::count(of.player, of.cards); }},
};

const Function* find_function(std::string_view name) {
  const auto* const place = ranges::find(kFunctions, name, &Function::name);
  return place == kFunctions.end() ? nullptr : place;
}

std::vector<std::string> function_names() {
  std::vector<std::string> names;
  for (const Function& function : kFunctions) names.emplace_back(function.name);
  return names;
}

std::vector<std::string> names_without_arguments(const Game& game) {
  std::vector<std::string> names = ValueNames(game).all();
  for (const std::string& player : player_names(game)) names.push_back(player);
  for (const char* fact : {"trump", "contract", "value"}) names.emplace_back(fact);
  return names;
}

std::string signature(const Function& function) {
  constexpr std::array kSecond{"", "[, suit]", ", suit", ", \"cards\""};
  return absl::StrCat(std::string(function.name), "(seat",
                      kSecond[static_cast<std::size_t>(function.second)], ")");
}

}  // namespace

// ---- Operands -----------------------------------------------------------------------------------

bool ExpressionBuilder::Kinds::meet(const Kinds& other) const {
  return (number && other.number) || (suit && other.suit) || (contract && other.contract);
}

std::string_view ExpressionBuilder::Kinds::described() const {
  return number ? "number" : suit ? "suit" : "contract";
}

void ExpressionBuilder::push(Expression expression, Kinds kinds, std::size_t at) {
  operands_.push_back(
      {.expression = std::move(expression), .kinds = kinds, .at = at, .step = kinds.truth ? 1 : 0});
}

ExpressionBuilder::Operand ExpressionBuilder::pop() {
  Operand operand = std::move(operands_.back());
  operands_.pop_back();
  return operand;
}

ExpressionBuilder::Operand ExpressionBuilder::pop_number() {
  Operand operand = pop();
  if (operand.kinds.number) return operand;
  fail(operand.at, absl::StrCat("a ", std::string(operand.kinds.described()),
                                " can only be compared, with == or !="));
}

void ExpressionBuilder::open_bracket(const Word& word) {
  if (++depth_ <= kDeepest) return;
  fail(word.at, absl::StrCat("more than ", kDeepest, " brackets within each other"));
}

void ExpressionBuilder::number(const Word& word) {
  const std::optional<std::int64_t> number = number_in(word.text);
  if (!number) fail(word.at, absl::StrCat("too large, numbers go up to ", Expression::kLargest));
  push(Expression::number(*number), {.number = true}, word.at);
}

void ExpressionBuilder::fact(const Word& word) {
  const auto push_seat = [&](Player player) {
    push(Expression::seat(player), {.number = true}, word.at);
    operands_.back().step = 1;
  };
  if (const std::optional<Player> player = player_named(word)) {
    push_seat(*player);
  } else if (word.text == "value") {
    push(Expression::value(), {.number = true}, word.at);
  } else if (word.text == "trump") {
    push(Expression::trump(), {.suit = true}, word.at);
  } else if (word.text == "contract") {
    push(Expression::contract(names_.contract_values()), {.contract = true}, word.at);
  } else if (const std::optional<std::int64_t> value = names_.value_of(word.text)) {
    const Kinds kinds{.suit = *value < kSuits, .contract = names_.is_contract(word.text)};
    push(Expression::number(*value), kinds, word.at);
  } else if (const std::optional<Player> at_point = player_at(word)) {
    push_seat(*at_point);
  } else {
    fail_at_name(word);
  }
}

void ExpressionBuilder::fail_at_name(const Word& word) const {
  if (const Function* function = find_function(word.text)) {
    fail(word.at, absl::StrCat("no arguments, expected ", signature(*function)));
  }
  std::vector<std::string> known = names_without_arguments(game_);
  for (const std::string& function : function_names()) known.push_back(function);
  const bool hyphen = word.text.find('-') != std::string_view::npos;
  fail_unknown("name", word, known, hyphen ? ", a minus between names needs blanks" : "");
}

// ---- Calls --------------------------------------------------------------------------------------

void ExpressionBuilder::callee(const Word& word) {
  if (find_function(word.text) == nullptr) fail_unknown("function", word, function_names(), "");
  callee_ = word;
  arguments_.clear();
}

void ExpressionBuilder::call(const Word& word) {
  const Function* function = find_function(callee_.text);
  if (function->extra.needs != nullptr && !function->extra.needs(game_)) {
    fail(callee_.at, absl::StrCat(std::string(game_.name()), " has no ", function->extra.needed));
  }
  const std::size_t found = arguments_.size();
  if (found < function->least() || found > function->most()) {
    fail(callee_.at, absl::StrCat(counted(found, "argument"), ", expected ", signature(*function)));
  }
  if (is_talon(arguments_.front())) return call_on_talon(function->name, function->extra.truth);
  Operands arguments{.game = game_, .player = read_player(arguments_.front())};
  if (found == 2 && function->second == Second::kCards) {
    arguments.cards = read_cards(arguments_.back());
  } else if (found == 2) {
    arguments.suit = read_suit(arguments_.back());
  }
  push(function->make(arguments), {.number = true, .truth = function->extra.truth}, callee_.at);
  operands_.back().step = function->extra.step;
  calls_.push_back({.column = {.name = std::string(word.text), .truth = function->extra.truth},
                    .expression = operands_.back().expression});
}

bool ExpressionBuilder::is_talon(const Argument& argument) const {
  return argument.kind == ArgumentKind::kName && is_same_name(argument.word.text, kTalon) &&
         game_.shape(seats_).talon_size() > 0;
}

// Of these cards those that no player was dealt.
void ExpressionBuilder::call_on_talon(std::string_view function, bool truth) {
  if (function != "count" && function != "has") {
    fail(arguments_.front().word.at, "only count and has look at the talon");
  }
  const CardSet cards = read_cards(arguments_.back());
  const Expression all = Expression::number(cards.size());
  Expression there = all;
  for (Seat seat : all_seats(seats_)) {
    there = Expression::combine(Operator::kMinus, there, Expression::count(seat, cards));
  }
  if (truth) there = Expression::combine(Operator::kEqual, there, all);
  push(there, {.number = true, .truth = truth}, callee_.at);
  operands_.back().step = 1;
}

std::optional<Player> ExpressionBuilder::player_named(const Word& word) const {
  if (is_same_name(word.text, "declarer")) return Role::kDeclarer;
  if (is_same_name(word.text, "leader")) return Role::kLeader;
  const std::optional<int> place = place_at_table(word.text, seats_);
  const std::optional<Seat> player = seat_of_player(players_, word.text);
  if (place && player) {
    fail(word.at,
         absl::StrCat(in_quotes(word.text), " is a place and the name of ",
                      seat_name(game_, *player), ": write ", player->number(), " for the player"));
  }
  if (place) return Place{*place};
  if (const std::optional<Seat> seat = named_seat(word.text, game_)) return *seat;
  return std::nullopt;
}

std::optional<Player> ExpressionBuilder::player_at(const Word& word) const {
  if (const std::optional<Player> player = player_named(word)) return player;
  if (const std::optional<Seat> player = seat_of_player(players_, word.text)) return *player;
  const absl::StatusOr<Seat> seat = read_seat(std::string(word.text), game_, seats_);
  return seat.ok() ? std::optional<Player>(*seat) : std::nullopt;
}

Player ExpressionBuilder::read_player(const Argument& argument) const {
  const auto& [kind, word] = argument;
  if (kind != ArgumentKind::kNumber) {
    if (const std::optional<Player> player = player_at(word)) return *player;
  } else {
    const std::int64_t number = number_in(word.text).value_or(0);
    if (number >= 1 && number <= seats_) return Seat::number(static_cast<int>(number));
  }
  fail_unknown("seat", word, all_player_names(game_, seats_, players_),
               absl::StrCat(", expected 1 to ", seats_, ", ", alternatives(player_names(game_))));
}

std::optional<Suit> ExpressionBuilder::read_suit(const Argument& argument) const {
  const auto& [kind, word] = argument;
  if (kind == ArgumentKind::kName) {
    if (word.text == "trump") return std::nullopt;
    if (const std::optional<Suit> suit = named_suit(word.text, card_style(game_))) return *suit;
  }
  std::vector<std::string> known = names_.suits();
  known.emplace_back("trump");
  fail_unknown("suit", word, known, absl::StrCat(", expected ", alternatives(known)));
}

CardSet ExpressionBuilder::read_cards(const Argument& argument) const {
  const auto& [kind, word] = argument;
  const CardStyle& style = card_style(game_);
  if (kind != ArgumentKind::kText || words(std::string(word.text)).empty()) {
    fail(word.at, "expected cards in quotes with blanks between them");
  }
  const absl::StatusOr<CardSet> cards = matador::read_cards(std::string(word.text), style);
  if (!cards.ok()) {
    const std::size_t part = place_of_part(word.text, cards.status()).value_or(0);
    fail(word.at + part, std::string(cards.status().message()));
  }
  const CardSet strange = *cards - game_.shape(seats_).pack;
  if (strange.empty()) return *cards;
  const std::string card = write_card(strange.first(), style);
  const std::size_t place = absl::AsciiStrToUpper(std::string(word.text)).find(card);
  fail(word.at + (place == std::string::npos ? 0 : place),
       absl::StrCat(card, " is not in the pack of ", std::string(game_.name())));
}

// ---- Operators and ends -------------------------------------------------------------------------

void ExpressionBuilder::combine(Operator op) {
  const bool equality = op == Operator::kEqual || op == Operator::kUnequal;
  const Operand right = equality ? pop() : pop_number();
  const Operand left = equality ? pop() : pop_number();
  if (!left.kinds.meet(right.kinds)) {
    fail(right.at,
         absl::StrCat("a ", std::string(right.kinds.described()), " cannot be compared with a ",
                      std::string(left.kinds.described())));
  }
  const bool division = op == Operator::kDivide || op == Operator::kFloorDivide;
  if (division && right.expression.is_always_false()) fail(right.at, "a division by 0");
  const bool arithmetic = op <= Operator::kFloorDivide;
  const bool sum = op == Operator::kPlus || op == Operator::kMinus;
  push(Expression::combine(op, left.expression, right.expression),
       {.number = true, .truth = !arithmetic}, left.at);
  if (sum && left.step == 1 && right.step == 1) operands_.back().step = 1;
}

void ExpressionBuilder::minus(const Word& word) {
  const Operand operand = pop_number();
  push(Expression::combine(Operator::kMinus, Expression::number(0), operand.expression),
       {.number = true}, word.at);
}

void ExpressionBuilder::negate(const Word& word) {
  const Operand operand = pop_number();
  push(Expression::negation(operand.expression), {.number = true, .truth = true}, word.at);
}

void ExpressionBuilder::bin(const Word& width) {
  const std::int64_t number = number_in(width.text).value_or(0);
  if (number < 1) {
    fail(width.at,
         absl::StrCat("the width of the bins is a number from 1 to ", Expression::kLargest));
  }
  --depth_;
  const Operand operand = pop_number();
  push(Expression::bin(operand.expression, number), {.number = true}, operand.at);
  operands_.back().bin = number;
  operands_.back().step = number;
}

Expression ExpressionBuilder::end_condition() { return pop_number().expression; }

void ExpressionBuilder::end_key(const Word& word) {
  std::string name(word.text);
  absl::RemoveExtraAsciiWhitespace(&name);
  const auto is_named = [&](const Key& key) { return key.column.name == name; };
  if (ranges::any_of(keys_, is_named)) {
    fail(word.at, absl::StrCat(in_quotes(name), " is there twice"));
  }
  Operand operand = pop();
  keys_.push_back(
      {.column = {.name = std::move(name),
                  .names = operand.kinds.number ? std::vector<std::string>{} : names_.all(),
                  .truth = operand.kinds.truth,
                  .bin = operand.bin,
                  .step = operand.step},
       .expression = std::move(operand.expression)});
}

std::vector<std::string> expression_words(const Game& game) {
  std::vector<std::string> names = names_without_arguments(game);
  for (const std::string& function : function_names()) names.push_back(function + "(");
  return names;
}

// ---- Value names --------------------------------------------------------------------------------

ValueNames::ValueNames(const Game& game) : game_(game) {
  for (std::string_view suit : card_style(game).suit_names) all_.emplace_back(suit);
  for (const ContractInfo& contract : game.info().contracts) {
    contracts_.emplace_back(contract.name);
    if (!value_of(contract.name)) all_.emplace_back(contract.name);
  }
}

std::vector<std::string> ValueNames::suits() const { return {all_.begin(), all_.begin() + kSuits}; }

std::optional<std::int64_t> ValueNames::value_of(std::string_view name) const {
  if (const std::optional<Suit> suit = named_suit(name, card_style(game_))) return index(*suit);
  const auto contract = read_contract(std::string(name), game_);
  if (!contract.ok()) return std::nullopt;
  const auto place = ranges::find(all_, game_.contract(*contract).name);
  if (place == all_.end()) return std::nullopt;
  return place - all_.begin();
}

bool ValueNames::is_contract(std::string_view name) const {
  const std::optional<std::int64_t> value = value_of(name);
  return value &&
         ranges::find(contracts_, all_[static_cast<std::size_t>(*value)]) != contracts_.end();
}

std::vector<std::int64_t> ValueNames::contract_values() const {
  std::vector<std::int64_t> values;
  values.reserve(contracts_.size());
  for (const std::string& contract : contracts_) values.push_back(*value_of(contract));
  return values;
}

}  // namespace matador
