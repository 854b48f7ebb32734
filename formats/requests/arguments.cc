#include "formats/requests/arguments.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/find.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/cards/small_cards.h"
#include "formats/game_format.h"
#include "formats/input/deal_tags.h"
#include "formats/input/given_tags.h"
#include "formats/input/notes.h"
#include "formats/input/partial_problem.h"
#include "formats/input/problem.h"
#include "formats/input/tag_table.h"
#include "formats/query/fixed_cards.h"
#include "formats/requests/solve_request.h"
#include "formats/words/suggest.h"
#include "formats/words/text.h"
#include "solver/cards/seat.h"
#include "solver/games/objectives.h"
#include "solver/games/registry.h"
#include "solver/hand_on.h"
#include "solver/statistics/expression.h"

namespace matador {

// ---- Arguments ----------------------------------------------------------------------------------

namespace {

// Digits, and perhaps a power of ten: "1000000" or "1e6".
std::optional<std::uint64_t> whole_number(const std::string& word) {
  const std::size_t e = word.find('e');
  std::uint64_t number = 0;
  int zeros = 0;
  if (!absl::SimpleAtoi(word.substr(0, e), &number)) return std::nullopt;
  if (e != std::string::npos && !absl::SimpleAtoi(word.substr(e + 1), &zeros)) return std::nullopt;
  if (zeros < 0) return std::nullopt;
  for (; zeros > 0 && number > 0; --zeros) {
    if (number > kMostNumber / 10) return std::nullopt;
    number *= 10;
  }
  return number;
}

std::optional<double> number_above_zero(const std::string& word) {
  const bool decimal = word.find_first_not_of("0123456789.eE+-") == std::string::npos;
  double number = 0;
  const bool good =
      decimal && absl::SimpleAtod(word, &number) && std::isfinite(number) && number > 0;
  return good ? std::optional(number) : std::nullopt;
}

// What the value of the option must be, where `word` is not that; empty where it is.
std::string what_it_must_be(const OptionDefinition& option, const OptionUse& use,
                            const std::string& word) {
  const auto [least, most] = std::pair(use.least, use.most);
  const std::optional<std::uint64_t> number = whole_number(word);
  const bool is_number = option.takes == Takes::kNumber ||
                         (most != kMostNumber && (number || option.takes == Takes::kSeatCount));
  if (is_number && !(number && *number >= least && *number <= most)) {
    return most == kMostNumber ? absl::StrCat(" is not a whole number of at least ", least)
                               : absl::StrCat(" is not a number from ", least, " to ", most);
  }
  const bool is_decimal = option.takes == Takes::kSeconds || option.takes == Takes::kDecimal;
  if (!is_decimal || number_above_zero(word)) return "";
  return option.takes == Takes::kSeconds ? ", expected seconds above 0, as 10 or 0.5"
                                         : ", expected a number above 0";
}

}  // namespace

absl::StatusOr<Arguments> Arguments::of(std::string command, Given given) {
  Arguments arguments;
  arguments.command_ = std::move(command);
  arguments.given_ = std::move(given);
  MATADOR_RETURN_IF_ERROR(arguments.take_spellings());
  MATADOR_RETURN_IF_ERROR(arguments.check_together());
  MATADOR_RETURN_IF_ERROR(arguments.check_values());
  return arguments;
}

const std::string* Arguments::find(std::string_view name) const {
  const auto given = given_.find(name);
  return given == given_.end() ? nullptr : &given->second;
}

std::string Arguments::text(const OptionDefinition& option) const {
  if (const std::string* given = find(option.name)) return *given;
  const OptionUse* use = option.use_in(command_);
  return use == nullptr ? "" : std::string(use->usual);
}

absl::StatusOr<std::string> Arguments::needed(const OptionDefinition& option) const {
  if (has(option)) return text(option);
  return invalid("--", option.name, " is needed");
}

std::uint64_t Arguments::number(const OptionDefinition& option, std::uint64_t otherwise) const {
  return whole_number(text(option)).value_or(otherwise);
}

double Arguments::decimal(const OptionDefinition& option) const {
  return number_above_zero(text(option)).value_or(0);
}

Format Arguments::format() const {
  return has(options::kJson) ? Format::kJson : has(options::kCsv) ? Format::kCsv : Format::kText;
}

absl::Status Arguments::take_spellings() {
  if (given_.empty()) return absl::OkStatus();
  for (const auto& [spelling, name] : spellings_of(command_)) {
    auto given = given_.extract(spelling);
    if (given.empty()) continue;
    given.key() = name;
    if (given_.insert(std::move(given)).inserted) continue;
    return invalid("--", spelling, " is another name of --", name, ", which is given too");
  }
  return absl::OkStatus();
}

absl::Status Arguments::check_apart(std::string_view option, const Exclusion& exclusion) const {
  for (const auto& [other, value] : given_) {
    if (other == option || !has_word(exclusion.others, other)) continue;
    return invalid("--", option, " and --", other, " cannot be used together",
                   exclusion.why.empty() ? "" : ": ", exclusion.why);
  }
  return absl::OkStatus();
}

absl::Status Arguments::check_together(std::string_view option, const OptionUse& use) const {
  for (const Exclusion& exclusion : use.excludes) {
    MATADOR_RETURN_IF_ERROR(check_apart(option, exclusion));
  }
  if (use.needs.empty()) return absl::OkStatus();
  const std::vector<std::string> needed = absl::StrSplit(std::string(use.needs), ' ');
  for (const std::string& name : needed) {
    if (find(name) != nullptr) return absl::OkStatus();
  }
  std::vector<std::string> names;
  for (const std::string& name : needed) names.push_back("--" + name);
  return invalid("--", option, " needs ", alternatives(names));
}

absl::Status Arguments::check_together() const {
  if (given_.empty()) return absl::OkStatus();
  for (const OptionDefinition* option : options::all()) {
    const OptionUse* use = has(*option) ? option->use_in(command_) : nullptr;
    if (use == nullptr) continue;
    MATADOR_RETURN_IF_ERROR(check_apart(option->name, {option->excludes}));
    MATADOR_RETURN_IF_ERROR(check_together(option->name, *use));
  }
  if (command_ != "solve") return absl::OkStatus();
  std::string others(options::kExcludedByTables);
  for (const ForeignTable* table : foreign_tables()) {
    absl::StrAppend(&others, " ", std::string(table->name));
  }
  for (const ForeignTable* table : foreign_tables()) {
    if (find(table->name) != nullptr) MATADOR_RETURN_IF_ERROR(check_apart(table->name, {others}));
  }
  return absl::OkStatus();
}

absl::Status Arguments::check_values() const {
  for (const OptionDefinition* option : options::all()) {
    const OptionUse* use = has(*option) ? option->use_in(command_) : nullptr;
    if (use == nullptr) continue;
    const std::string word = text(*option);
    const std::string name = absl::StrCat("--", std::string(option->name));
    if (option->takes == Takes::kWord && !has_word(option->words, word)) {
      return invalid(unknown_word(name, word, absl::StrSplit(std::string(option->words), ' ')));
    }
    const std::string must_be = what_it_must_be(*option, *use, word);
    if (!must_be.empty()) return invalid(name, " ", in_quotes(word), must_be);
  }
  return absl::OkStatus();
}

absl::Status Arguments::check_all_known(const std::vector<std::string>& others) const {
  const auto is_defined = [&](const auto& given) {
    return ranges::any_of(options::all(), [&](const OptionDefinition* option) {
      const OptionUse* use = option->name == given.first ? option->use_in(command_) : nullptr;
      return use != nullptr && (use->brief.empty() || (option->who & kInRequests) != 0);
    });
  };
  if (ranges::all_of(given_, is_defined))
    return absl::OkStatus();  // what tags are called costs more
  std::vector<std::string> known = others;
  for (const CommandOption& option : options_of(command_)) {
    if (option.who & kInRequests) known.push_back(option.name);
  }
  for (const auto& [name, value] : given_) {
    if (ranges::find(known, name) != known.end()) continue;
    return invalid("unknown option ", in_quotes(name), did_you_mean(name, known));
  }
  return absl::OkStatus();
}

// ---- Solver arguments ---------------------------------------------------------------------------

absl::StatusOr<std::optional<Objective>> read_objective(const Arguments& arguments) {
  if (!arguments.has(options::kObjective)) return std::nullopt;
  return read_objective_name(arguments.text(options::kObjective));
}

absl::StatusOr<Objective> read_objective_name(const std::string& name) {
  if (const std::optional<Objective> objective = find_objective(name)) return *objective;
  return invalid(unknown_word("objective", name, {"points", "tricks", "score"}));
}

absl::StatusOr<bool> read_errors(const Arguments& arguments) {
  const bool as_json = arguments.text(options::kErrors) == "json";
  if (as_json && !arguments.has(options::kJson)) return invalid("--errors json needs --json");
  return as_json;
}

absl::StatusOr<std::optional<Seat>> player_asked(const std::string& player,
                                                 const DealRecord& record, const Problem& problem) {
  if (player.empty()) return std::nullopt;
  if (const auto number = small_number(player)) return Seat::number(*number);
  const int seats = problem.deal.seats();
  const auto names = read_notes(record, *problem.game, seats).names;
  const absl::StatusOr<Seat> seat =
      read_seat(player, *problem.game, seats, forehand(problem), names);
  if (seat.ok()) return *seat;
  return DealError{record.line_of({tags::kNames, tags::kSeats}),
                   absl::StrCat("--player: ", seat.status().message(),
                                seat_of_player(names, player) ? "" : ", or a name of [Names]")};
}

absl::StatusOr<std::optional<Language>> read_explanation(const Arguments& arguments) {
  if (!arguments.has(options::kExplain)) return std::nullopt;
  const std::string name = arguments.text(options::kLanguage);
  if (const std::optional<Language> language = find_language(name)) return language;
  return invalid(unknown_word("language", name, {"english", "german"}));
}

SolverOptions read_solver_options(const Arguments& arguments) {
  return {.table_mib = static_cast<int>(arguments.number(options::kTableMib))};
}

absl::StatusOr<std::string> read_names(const Arguments& arguments) {
  const std::string language = arguments.text(options::kNames);
  std::vector<std::string> known;
  for (const GameFormat* format : all_formats()) {
    if (format->card_names == nullptr) continue;
    for (std::string_view each : format->card_names->languages) known.emplace_back(each);
  }
  if (arguments.has(options::kNames) && ranges::find(known, language) == known.end()) {
    return invalid(unknown_word("names", language, known));
  }
  return language;
}

std::string names_line(const Task& task, const std::string& language, bool symbols) {
  const CardNames* names = format_of(*task.game).card_names;
  if (language.empty() || names == nullptr) return "";
  const CardFace face(card_style(*task.game), symbols);
  return names->line(task, language, face);
}

// ---- Statistics arguments -----------------------------------------------------------------------

namespace {

// An expression; a fault shows a place in the text, so it begins a new line.
template <typename T>
absl::StatusOr<T> in_text(const char* option, absl::StatusOr<T> read) {
  if (read.ok()) return read;
  return invalid(option, ":\n", read.status().message());
}

// Cards that were typed; a fault shows the place in the text, and the letters of the pack.
template <typename T>
absl::StatusOr<T> in_cards(const std::string& before, const std::string& text,
                           absl::StatusOr<T> read, const Game& game, int seats) {
  if (read.ok()) return read;
  const DealError wrong = fault_of_value({"", text, 0}, read.status(), game, seats);
  std::string message = absl::StrCat(before, wrong.message, "\n", wrong.shown);
  message.pop_back();
  return invalid(message);
}

}  // namespace

std::optional<Seat> read_forehand(const Arguments& arguments, const Game& game, int seats) {
  const std::string dealer = arguments.text(options::kDealer);
  if (dealer == "rotate") return std::nullopt;
  const absl::StatusOr<Seat> seat = read_seat(dealer, game, seats);
  return forehand(seats, seat.ok() ? std::optional(*seat) : std::nullopt);
}

absl::StatusOr<Seat> read_seat(const Arguments& arguments, const OptionDefinition& option,
                               const Game& game, int seats, std::optional<Seat> forehand) {
  const absl::StatusOr<Seat> seat = read_seat(arguments.text(option), game, seats, forehand);
  if (seat.ok()) return seat;
  return invalid("--", option.name, ": ", seat.status().message());
}

absl::StatusOr<std::string> read_fix(const Arguments& arguments, const Game& game, int seats) {
  const std::string fix = arguments.text(options::kFix);
  if (!arguments.has(options::kHand)) return fix;
  MATADOR_ASSIGN_OR_RETURN(const Seat seat, read_seat(arguments, options::kSeat, game, seats,
                                                      read_forehand(arguments, game, seats)));
  const std::string typed = with_dots(arguments.text(options::kHand), card_style(game));
  MATADOR_ASSIGN_OR_RETURN(
      const auto named,
      in_cards("--hand: ", typed, name_small_cards({typed}, game, seat, seats), game, seats));
  const std::string& text = named.hands.front();
  MATADOR_ASSIGN_OR_RETURN(
      const CardSet hand,
      in_cards("--hand: ", text, read_hand(text, card_style(game), game.shape(seats).pack), game,
               seats));
  return absl::StrCat(fix, fix.empty() ? "" : " ", seat.number(), ":",
                      write_hand(hand, card_style(game)));
}

absl::StatusOr<Query> read_query(const Arguments& arguments) {
  MATADOR_ASSIGN_OR_RETURN(const std::string name, arguments.needed(options::kGame));
  MATADOR_ASSIGN_OR_RETURN(const Game* found, read_game(name));
  const Game& game = *found;
  Query query{.game = &game, .seats = game.seat_counts().front()};
  if (arguments.has(options::kHand)) {
    query.seats = seats_of_hand(arguments.text(options::kHand), game);
  }
  if (arguments.has(options::kSeats)) {
    MATADOR_ASSIGN_OR_RETURN(query.seats, read_seat_count(arguments.text(options::kSeats), game));
  }
  MATADOR_ASSIGN_OR_RETURN(const std::string fix, read_fix(arguments, game, query.seats));
  MATADOR_ASSIGN_OR_RETURN(
      query.fixed,
      in_cards("", fix,
               read_fixed(fix, game, query.seats, read_forehand(arguments, game, query.seats)),
               game, query.seats));
  if (arguments.has(options::kWhere)) {
    MATADOR_ASSIGN_OR_RETURN(
        query.where,
        in_text("--where", read_condition(arguments.text(options::kWhere), game, query.seats)));
  }
  return query;
}

absl::Status check_where(const Arguments& arguments, const Query& query) {
  if (!query.where) return absl::OkStatus();
  const DealShape shape = query.game->shape(query.seats);
  const Case facts =
      dealt_case(*query.game, numbered_deal(shape, /*seed=*/0, /*number=*/0, query.fixed),
                 query.dealer, query.options);
  Known known{.deal = &facts, .value = {-Expression::kLargest, Expression::kLargest}};
  for (CardSet fixed : query.fixed) known.cards |= fixed;
  for (Seat seat : all_seats(query.seats)) {
    if (facts.hand(seat) == query.fixed[at(seat)]) known.hands |= seat;
  }
  return check_possible(arguments.text(options::kWhere), *query.game, query.seats, known);
}

absl::StatusOr<std::vector<Key>> read_by(const Arguments& arguments, const Query& query) {
  return in_text("--by", read_keys(arguments.text(options::kBy), *query.game, query.seats));
}

// ---- Reading ------------------------------------------------------------------------------------

namespace {

// Options that no game has are a fault of the command line, not of the deals.
absl::Status check_options_of_all_games(const std::string& options) {
  if (options.empty()) return absl::OkStatus();
  if (options.empty()) return absl::OkStatus();
  std::vector<std::string> known;
  for (const Game* game : all_games()) {
    for (const std::string& name : option_names(*game)) known.push_back(name);
  }
  for (const std::string& word : words(options)) {
    const std::string name = absl::AsciiStrToLower(word.substr(0, word.find('=')));
    if (ranges::find(known, name) != known.end()) continue;
    return invalid("--options: unknown option ", in_quotes(name), did_you_mean(name, known));
  }
  return absl::OkStatus();
}

struct TagOfOption {
  std::string option;
  TagName tag;
};

// Made once: every request looks for them.
const std::vector<TagOfOption>& tags_of_options() {
  static const auto& tags = *[] {
    auto* all = new std::vector<TagOfOption>;
    for (const KnownTag& tag : known_tags()) {
      if (!tag.value.empty()) all->push_back({option_of_tag(tag.name), tag.name});
    }
    all->push_back({option_of_tag(kOwnHand), kOwnHand});
    return all;
  }();
  return tags;
}

// The tags that are given as options of their names.
GivenTags read_given_tags(const Arguments& arguments) {
  DealRecord given;
  for (const auto& [option, tag] : tags_of_options()) {
    if (const std::string* value = arguments.find(option)) given.add(tag, *value);
  }
  return GivenTags(given);
}

}  // namespace

absl::StatusOr<Reading> read_reading(const Arguments& arguments) {
  const std::string options = arguments.text(options::kRuleOptions);
  MATADOR_RETURN_IF_ERROR(check_options_of_all_games(options));
  Reading reading{.options = options,
                  .strict = arguments.has(options::kStrict),
                  .given = read_given_tags(arguments)};
  if (arguments.has(options::kBoard)) {
    reading.boards =
        absl::StrSplit(arguments.text(options::kBoard), absl::ByAnyChar(", "), absl::SkipEmpty());
  }
  return reading;
}

}  // namespace matador
