#include "formats/requests/arguments.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
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
#include "formats/text/card_names.h"
#include "formats/words/suggest.h"
#include "formats/words/text.h"
#include "solver/cards/seat.h"
#include "solver/games/objectives.h"
#include "solver/games/registry.h"
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

bool Arguments::has(const std::string& name) const {
  known_.insert(name);
  return given_.contains(name);
}

std::string Arguments::text(const std::string& name, const std::string& otherwise) const {
  return has(name) ? given_.at(name) : otherwise;
}

std::string Arguments::needed_text(const std::string& name) const {
  if (!has(name)) throw UsageError("--" + name + " is needed");
  return text(name, "");
}

std::uint64_t Arguments::number(const std::string& name, std::uint64_t otherwise,
                                std::uint64_t least, std::uint64_t most) const {
  if (!has(name)) return otherwise;
  const std::string word = text(name, "");
  const std::optional<std::uint64_t> number = whole_number(word);
  if (!number || *number < least || *number > most) {
    throw UsageError(absl::StrCat("--", name, " ", in_quotes(word), " is not a number from ", least,
                                  " to ", most));
  }
  return *number;
}

double Arguments::above_zero(const std::string& name, const std::string& what) const {
  const std::string word = needed_text(name);
  const bool decimal = word.find_first_not_of("0123456789.eE+-") == std::string::npos;
  double number = 0;
  if (decimal && absl::SimpleAtod(word, &number) && std::isfinite(number) && number > 0) {
    return number;
  }
  throw UsageError(absl::StrCat("--", name, " ", in_quotes(word), ", expected ", what));
}

double Arguments::seconds(const std::string& name) const {
  return has(name) ? above_zero(name, "seconds above 0, as 10 or 0.5") : 0;
}

Format Arguments::format() const {
  if (has("json") && has("csv")) throw UsageError("--json and --csv cannot be used together");
  return has("json") ? Format::kJson : has("csv") ? Format::kCsv : Format::kText;
}

void Arguments::also(const std::string& other, const std::string& name) {
  auto given = given_.extract(other);
  if (given.empty()) return;
  if (given_.contains(name)) {
    throw UsageError(absl::StrCat("--", other, " is --", name, ", which is given too"));
  }
  given.key() = name;
  given_.insert(std::move(given));
}

void Arguments::check_all_known() const {
  for (const auto& [name, value] : given_) {
    if (known_.contains(name)) continue;
    throw UsageError(absl::StrCat("unknown option ", in_quotes(name),
                                  did_you_mean(name, {known_.begin(), known_.end()})));
  }
}

// ---- Solver arguments ---------------------------------------------------------------------------

std::optional<Objective> read_objective(const Arguments& arguments) {
  if (!arguments.has("objective")) return std::nullopt;
  return read_objective_name(arguments.needed_text("objective"));
}

Objective read_objective_name(const std::string& name) {
  if (const std::optional<Objective> objective = find_objective(name)) return *objective;
  throw UsageError(unknown_word("objective", name, {"points", "tricks", "score"}));
}

bool read_errors(const Arguments& arguments) {
  if (!arguments.has("errors")) return false;
  const std::string form = arguments.needed_text("errors");
  if (form != "json" && form != "text") {
    throw UsageError(unknown_word("--errors", form, {"json", "text"}));
  }
  if (form == "json" && !arguments.has("json")) throw UsageError("--errors json needs --json");
  return form == "json";
}

std::string read_player(const Arguments& arguments) {
  if (!arguments.has("player")) return "";
  const std::string player = arguments.needed_text("player");
  if (small_number(player)) arguments.number("player", 1, 1, kMaxSeats);
  return player;
}

Outcome<std::optional<Seat>> player_asked(const std::string& player, const DealRecord& record,
                                          const Problem& problem) {
  if (player.empty()) return std::nullopt;
  if (const auto number = small_number(player)) return Seat::number(*number);
  const int seats = problem.deal.seats();
  const auto names = read_names(record, *problem.game, seats);
  if (const auto* known = std::get_if<std::vector<std::string>>(&names)) {
    if (const auto seat = seat_of_player(*known, player)) return *seat;
  }
  const absl::StatusOr<Seat> seat = read_seat(player, *problem.game, seats);
  if (seat.ok()) return *seat;
  return DealError{
      record.line_of({tags::kNames, tags::kSeats}),
      absl::StrCat("--player: ", std::string(seat.status().message()), ", or a name of [Names]")};
}

std::optional<Language> read_explanation(const Arguments& arguments) {
  if (!arguments.has("explain")) {
    if (arguments.has("language")) {
      throw UsageError("--language needs --explain");
    }
    return std::nullopt;
  }
  for (const char* other : {"json", "csv"}) {
    if (!arguments.has(other)) continue;
    throw UsageError(absl::StrCat("--explain and --", other, " cannot be used together"));
  }
  const std::string name = arguments.text("language", "english");
  const std::optional<Language> language = find_language(name);
  if (language) return language;
  throw UsageError(unknown_word("language", name, {"english", "german"}));
}

SolverOptions read_solver_options(const Arguments& arguments) {
  SolverOptions options;
  const auto usual = static_cast<std::uint64_t>(options.table_mib);
  options.table_mib = static_cast<int>(arguments.number("table-mib", usual, 1, kMaxTableMib));
  return options;
}

std::string read_names(const Arguments& arguments) {
  const std::string language = arguments.text("names", "");
  std::vector<std::string> known;
  for (const GameFormat* format : all_formats()) {
    if (format->card_names == nullptr) continue;
    for (std::string_view each : format->card_names->languages) known.emplace_back(each);
  }
  if (arguments.has("names") && ranges::find(known, language) == known.end()) {
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
  const std::string fix = arguments.text("fix", "");
  if (!arguments.has("hand")) {
    if (arguments.has("seat")) throw UsageError("--seat is for --hand");
    return fix;
  }
  const Seat seat = usable(read_seat(arguments.text("seat", "1"), game, seats));
  const std::string typed = with_dots(arguments.needed_text("hand"), card_style(game));
  const auto named =
      usable_cards("--hand: ", typed, name_small_cards({typed}, game, seat, seats), game, seats);
  const std::string& text = named.hands.front();
  const CardSet hand = usable_cards(
      "--hand: ", text, read_hand(text, card_style(game), game.shape(seats).pack), game, seats);
  return absl::StrCat(fix, fix.empty() ? "" : " ", seat.number(), ":",
                      write_hand(hand, card_style(game)));
}

Query read_query(const Arguments& arguments) {
  const Game& game = *usable(read_game(arguments.needed_text("game")));
  Query query{.game = &game, .seats = game.seat_counts().front()};
  if (arguments.has("hand")) query.seats = seats_of_hand(arguments.needed_text("hand"), game);
  if (arguments.has("seats"))
    query.seats = usable(read_seat_count(arguments.needed_text("seats"), game));
  const std::string fix = read_fix(arguments, game, query.seats);
  query.fixed = usable_cards("", fix, read_fixed(fix, game, query.seats), game, query.seats);
  if (arguments.has("where")) {
    query.where =
        usable_text("--where", read_condition(arguments.needed_text("where"), game, query.seats));
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
      check_possible(arguments.needed_text("where"), *query.game, query.seats, known);
  if (!status.ok()) throw UsageError(std::string(status.message()));
}

std::vector<Key> read_by(const Arguments& arguments, const Query& query) {
  return usable_text("--by", read_keys(arguments.needed_text("by"), *query.game, query.seats));
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
    const std::string option = option_of_tag(name);
    if (arguments.has(option)) given.add(name, arguments.text(option, ""));
  };
  for (const KnownTag& tag : known_tags()) {
    if (!tag.value.empty()) add(tag.name);
  }
  add(kOwnHand);
  return GivenTags(given);
}

}  // namespace

Reading read_reading(const Arguments& arguments) {
  const std::string options = arguments.text("options", "");
  check_options_of_all_games(options);
  Reading reading{
      .options = options, .strict = arguments.has("strict"), .given = read_given_tags(arguments)};
  if (arguments.has("board")) {
    reading.boards =
        absl::StrSplit(arguments.needed_text("board"), absl::ByAnyChar(", "), absl::SkipEmpty());
  }
  return reading;
}

}  // namespace matador
