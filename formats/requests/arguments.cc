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
#include "formats/text/card_names.h"
#include "formats/words/suggest.h"
#include "formats/words/text.h"
#include "solver/cards/seat.h"
#include "solver/games/objectives.h"
#include "solver/games/registry.h"
#include "solver/hand_on.h"
#include "solver/statistics/case.h"

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

}  // namespace

Arguments::Arguments(std::string command, Given given)
    : command_(std::move(command)), given_(std::move(given)) {
  take_spellings();
  check_together();
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

std::string Arguments::needed_text(const OptionDefinition& option) const {
  if (!has(option)) throw UsageError(absl::StrCat("--", std::string(option.name), " is needed"));
  return text(option);
}

std::string Arguments::choice(const OptionDefinition& option) const {
  std::string word = text(option);
  if (has(option) && !has_word(option.words, word)) {
    throw UsageError(unknown_word("--" + std::string(option.name), word,
                                  absl::StrSplit(std::string(option.words), ' ')));
  }
  return word;
}

std::uint64_t Arguments::number(const OptionDefinition& option, std::uint64_t otherwise) const {
  const std::string word = text(option);
  if (word.empty() && !has(option)) return otherwise;
  const OptionUse* use = option.use_in(command_);
  const std::uint64_t least = use == nullptr ? 0 : use->least;
  const std::uint64_t most = use == nullptr ? kMostNumber : use->most;
  const std::optional<std::uint64_t> number = whole_number(word);
  if (number && *number >= least && *number <= most) return *number;
  const std::string bounds = most == kMostNumber
                                 ? absl::StrCat("whole number of at least ", least)
                                 : absl::StrCat("number from ", least, " to ", most);
  throw UsageError(
      absl::StrCat("--", std::string(option.name), " ", in_quotes(word), " is not a ", bounds));
}

double Arguments::above_zero(const OptionDefinition& option, const std::string& what) const {
  const std::string word = text(option);
  const bool decimal = word.find_first_not_of("0123456789.eE+-") == std::string::npos;
  double number = 0;
  if (decimal && absl::SimpleAtod(word, &number) && std::isfinite(number) && number > 0) {
    return number;
  }
  throw UsageError(
      absl::StrCat("--", std::string(option.name), " ", in_quotes(word), ", expected ", what));
}

double Arguments::seconds(const OptionDefinition& option) const {
  if (text(option).empty() && !has(option)) return 0;
  return above_zero(option, "seconds above 0, as 10 or 0.5");
}

Format Arguments::format() const {
  return has(options::kJson) ? Format::kJson : has(options::kCsv) ? Format::kCsv : Format::kText;
}

void Arguments::take_spellings() {
  if (given_.empty()) return;
  for (const auto& [spelling, name] : spellings_of(command_)) {
    auto given = given_.extract(spelling);
    if (given.empty()) continue;
    given.key() = name;
    if (given_.insert(std::move(given)).inserted) continue;
    throw UsageError(
        absl::StrCat("--", spelling, " is another name of --", name, ", which is given too"));
  }
}

void Arguments::check_apart(std::string_view option, const Exclusion& exclusion) const {
  for (const auto& [other, value] : given_) {
    if (other == option || !has_word(exclusion.others, other)) continue;
    throw UsageError(absl::StrCat("--", std::string(option), " and --", other,
                                  " cannot be used together", exclusion.why.empty() ? "" : ": ",
                                  std::string(exclusion.why)));
  }
}

void Arguments::check_together(std::string_view option, const OptionUse& use) const {
  for (const Exclusion& exclusion : use.excludes) check_apart(option, exclusion);
  if (use.needs.empty()) return;
  const std::vector<std::string> needed = absl::StrSplit(std::string(use.needs), ' ');
  for (const std::string& name : needed) {
    if (find(name) != nullptr) return;
  }
  std::vector<std::string> names;
  for (const std::string& name : needed) names.push_back("--" + name);
  throw UsageError(absl::StrCat("--", std::string(option), " needs ", alternatives(names)));
}

void Arguments::check_together() const {
  if (given_.empty()) return;
  for (const OptionDefinition* option : options::all()) {
    const OptionUse* use = has(*option) ? option->use_in(command_) : nullptr;
    if (use == nullptr) continue;
    check_apart(option->name, {option->excludes});
    check_together(option->name, *use);
  }
  if (command_ != "solve") return;
  std::string others(options::kExcludedByTables);
  for (const ForeignTable* table : foreign_tables()) {
    absl::StrAppend(&others, " ", std::string(table->name));
  }
  for (const ForeignTable* table : foreign_tables()) {
    if (find(table->name) != nullptr) check_apart(table->name, {others});
  }
}

void Arguments::check_all_known(const std::vector<std::string>& others) const {
  const auto is_defined = [&](const auto& given) {
    return ranges::any_of(options::all(), [&](const OptionDefinition* option) {
      const OptionUse* use = option->name == given.first ? option->use_in(command_) : nullptr;
      return use != nullptr && (use->brief.empty() || (option->who & kInRequests) != 0);
    });
  };
  if (ranges::all_of(given_, is_defined)) return;  // what tags are called costs more
  std::vector<std::string> known = others;
  for (const CommandOption& option : options_of(command_)) {
    if (option.who & kInRequests) known.push_back(option.name);
  }
  for (const auto& [name, value] : given_) {
    if (ranges::find(known, name) != known.end()) continue;
    throw UsageError(absl::StrCat("unknown option ", in_quotes(name), did_you_mean(name, known)));
  }
}

// ---- Solver arguments ---------------------------------------------------------------------------

std::optional<Objective> read_objective(const Arguments& arguments) {
  if (!arguments.has(options::kObjective)) return std::nullopt;
  return read_objective_name(arguments.needed_text(options::kObjective));
}

Objective read_objective_name(const std::string& name) {
  if (const std::optional<Objective> objective = find_objective(name)) return *objective;
  throw UsageError(unknown_word("objective", name, {"points", "tricks", "score"}));
}

bool read_errors(const Arguments& arguments) {
  const bool as_json = arguments.choice(options::kErrors) == "json";
  if (as_json && !arguments.has(options::kJson)) throw UsageError("--errors json needs --json");
  return as_json;
}

std::string read_player(const Arguments& arguments) {
  std::string player = arguments.text(options::kPlayer);
  if (small_number(player)) arguments.number(options::kPlayer);
  return player;
}

absl::StatusOr<std::optional<Seat>> player_asked(const std::string& player,
                                                 const DealRecord& record, const Problem& problem) {
  if (player.empty()) return std::nullopt;
  if (const auto number = small_number(player)) return Seat::number(*number);
  const int seats = problem.deal.seats();
  const auto names = read_names(record, *problem.game, seats);
  if (names.ok()) {
    if (const auto seat = seat_of_player(*names, player)) return *seat;
  }
  const absl::StatusOr<Seat> seat = read_seat(player, *problem.game, seats);
  if (seat.ok()) return *seat;
  return DealError{
      record.line_of({tags::kNames, tags::kSeats}),
      absl::StrCat("--player: ", std::string(seat.status().message()), ", or a name of [Names]")};
}

std::optional<Language> read_explanation(const Arguments& arguments) {
  if (!arguments.has(options::kExplain)) return std::nullopt;
  const std::string name = arguments.text(options::kLanguage);
  if (const std::optional<Language> language = find_language(name)) return language;
  throw UsageError(unknown_word("language", name, {"english", "german"}));
}

SolverOptions read_solver_options(const Arguments& arguments) {
  return {.table_mib = static_cast<int>(arguments.number(options::kTableMib))};
}

std::string read_names(const Arguments& arguments) {
  const std::string language = arguments.text(options::kNames);
  std::vector<std::string> known;
  for (const GameFormat* format : all_formats()) {
    if (format->card_names == nullptr) continue;
    for (std::string_view each : format->card_names->languages) known.emplace_back(each);
  }
  if (arguments.has(options::kNames) && ranges::find(known, language) == known.end()) {
    throw UsageError(unknown_word("names", language, known));
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

// The expression that was read; a fault shows a place in the text, so it begins a new line.
template <typename T>
T usable_text(const char* option, const absl::StatusOr<T>& read) {
  if (read.ok()) return *read;
  throw UsageError(absl::StrCat(option, ":\n", std::string(read.status().message())));
}

// Cards that were typed; a fault shows the place in the text, and the letters of the pack.
template <typename T>
T usable_cards(const std::string& before, const std::string& text, const absl::StatusOr<T>& read,
               const Game& game, int seats) {
  if (read.ok()) return *read;
  const DealError fault = fault_of_value({"", text, 0}, read.status(), game, seats);
  std::string message = absl::StrCat(before, fault.message, "\n", fault.shown);
  message.pop_back();
  throw UsageError(message);
}

}  // namespace

std::string read_fix(const Arguments& arguments, const Game& game, int seats) {
  const std::string fix = arguments.text(options::kFix);
  if (!arguments.has(options::kHand)) return fix;
  const Seat seat = usable(read_seat(arguments.text(options::kSeat), game, seats));
  const std::string typed = with_dots(arguments.needed_text(options::kHand), card_style(game));
  const auto named =
      usable_cards("--hand: ", typed, name_small_cards({typed}, game, seat, seats), game, seats);
  const std::string& text = named.hands.front();
  const CardSet hand = usable_cards(
      "--hand: ", text, read_hand(text, card_style(game), game.shape(seats).pack), game, seats);
  return absl::StrCat(fix, fix.empty() ? "" : " ", seat.number(), ":",
                      write_hand(hand, card_style(game)));
}

Query read_query(const Arguments& arguments) {
  const Game& game = *usable(read_game(arguments.needed_text(options::kGame)));
  Query query{.game = &game, .seats = game.seat_counts().front()};
  if (arguments.has(options::kHand))
    query.seats = seats_of_hand(arguments.needed_text(options::kHand), game);
  if (arguments.has(options::kSeats))
    query.seats = usable(read_seat_count(arguments.needed_text(options::kSeats), game));
  const std::string fix = read_fix(arguments, game, query.seats);
  query.fixed = usable_cards("", fix, read_fixed(fix, game, query.seats), game, query.seats);
  if (arguments.has(options::kWhere)) {
    query.where = usable_text(
        "--where", read_condition(arguments.needed_text(options::kWhere), game, query.seats));
  }
  return query;
}

void check_where(const Arguments& arguments, const Query& query) {
  if (!query.where) return;
  const DealShape shape = query.game->shape(query.seats);
  const Case facts =
      dealt_case(*query.game, numbered_deal(shape, /*seed=*/0, /*number=*/0, query.fixed),
                 query.dealer, query.options);
  Known known{.deal = &facts, .value = {-Expression::kLargest, Expression::kLargest}};
  for (CardSet fixed : query.fixed) known.cards |= fixed;
  for (Seat seat : all_seats(query.seats)) {
    if (facts.hand(seat) == query.fixed[at(seat)]) known.hands |= seat;
  }
  const absl::Status status =
      check_possible(arguments.needed_text(options::kWhere), *query.game, query.seats, known);
  if (!status.ok()) throw UsageError(std::string(status.message()));
}

std::vector<Key> read_by(const Arguments& arguments, const Query& query) {
  return usable_text("--by",
                     read_keys(arguments.needed_text(options::kBy), *query.game, query.seats));
}

// ---- Reading ------------------------------------------------------------------------------------

namespace {

// Options that no game has are a fault of the command line, not of the deals.
void check_options_of_all_games(const std::string& options) {
  std::vector<std::string> known;
  for (const Game* game : all_games()) {
    for (const std::string& name : option_names(*game)) known.push_back(name);
  }
  for (const std::string& word : words(options)) {
    const std::string name = absl::AsciiStrToLower(word.substr(0, word.find('=')));
    if (ranges::find(known, name) != known.end()) continue;
    throw UsageError(
        absl::StrCat("--options: unknown option ", in_quotes(name), did_you_mean(name, known)));
  }
}

// The tags that are given as options of their names.
GivenTags read_given_tags(const Arguments& arguments) {
  DealRecord given;
  const auto add = [&](const TagName& name) {
    if (const std::string* value = arguments.find(option_of_tag(name))) given.add(name, *value);
  };
  for (const KnownTag& tag : known_tags()) {
    if (!tag.value.empty()) add(tag.name);
  }
  add(kOwnHand);
  return GivenTags(given);
}

}  // namespace

Reading read_reading(const Arguments& arguments) {
  const std::string options = arguments.text(options::kRuleOptions);
  check_options_of_all_games(options);
  Reading reading{.options = options,
                  .strict = arguments.has(options::kStrict),
                  .given = read_given_tags(arguments)};
  if (arguments.has(options::kBoard)) {
    reading.boards = absl::StrSplit(arguments.needed_text(options::kBoard), absl::ByAnyChar(", "),
                                    absl::SkipEmpty());
  }
  return reading;
}

}  // namespace matador
