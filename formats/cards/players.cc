#include "formats/cards/players.h"

#include <algorithm>
#include <optional>
#include <range/v3/algorithm/any_of.hpp>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "formats/cards/seating.h"
#include "formats/words/text.h"
#include "solver/cards/seats.h"

namespace matador {
namespace {

std::string trimmed(const std::string& text) {
  return std::string(absl::StripAsciiWhitespace(text));
}

// Nobody knows: "", "?".
std::string known_name(const std::string& text) { return is_unknown(text) ? "" : text; }

// The first name that two seats have.
std::optional<std::string> first_twice(const std::vector<std::string>& names) {
  for (auto name = names.begin(); name != names.end(); ++name) {
    if (!name->empty() && std::find(names.begin(), name, *name) != name) return *name;
  }
  return std::nullopt;
}

}  // namespace

Players::Players(const Game& game, int seats, std::vector<std::string> names)
    : game_(&game), seats_(seats), names_(std::move(names)) {
  names_.resize(static_cast<std::size_t>(seats));
}

std::string Players::person(Seat seat) const { return names_[at(seat)]; }

bool Players::any_person() const {
  return ranges::any_of(names_, [](const std::string& name) { return !name.empty(); });
}

std::string Players::name(Seat seat) const {
  return person(seat).empty() ? seat_name(*game_, seat) : person(seat);
}

std::string Players::title(Seat seat) const {
  return person(seat).empty() ? place(seat) : person(seat);
}

std::string Players::place(Seat seat) const {
  std::string name = seat_name(*game_, seat);
  name.front() = absl::ascii_toupper(static_cast<unsigned char>(name.front()));
  return name;
}

std::string Players::short_name(Seat seat) const {
  return person(seat).empty() ? short_seat_name(*game_, seat) : person(seat);
}

std::string Players::names(SeatSet seats) const {
  const bool numbers = !any_person() && seating(*game_).names.empty();
  std::vector<std::string> all;
  for (Seat seat : all_seats(seats_)) {
    if (seats.contains(seat)) all.push_back(numbers ? short_seat_name(*game_, seat) : name(seat));
  }
  const std::string last = all.back();
  all.pop_back();
  const char* const what = !numbers ? "" : all.empty() ? "seat " : "seats ";
  return absl::StrCat(what, absl::StrJoin(all, ", "), all.empty() ? "" : " and ", last);
}

std::string Players::side(SeatSet seats) const {
  std::vector<std::string> all;
  for (Seat seat : all_seats(seats_)) {
    if (seats.contains(seat)) all.push_back(short_name(seat));
  }
  const bool letters = !any_person() && !seating(*game_).names.empty();
  return absl::StrJoin(all, letters ? "" : "+");
}

Outcome<std::vector<std::string>> read_names(const DealRecord& record, const Game& game,
                                             int seats) {
  std::vector<std::string> names;
  if (const Tag* tag = record.find("Names")) {
    for (const std::string& name : std::vector<std::string>(absl::StrSplit(tag->value, ','))) {
      names.push_back(known_name(trimmed(name)));
    }
    if (static_cast<int>(names.size()) != seats) {
      return DealError{tag->line, absl::StrCat("[Names] has ", names.size(), " of ", seats,
                                               " names, expected them by seat with commas between"
                                               " them, and ? for one that is not known")};
    }
    if (const auto twice = first_twice(names)) {
      return DealError{tag->line, absl::StrCat("[Names] has ", in_quotes(*twice),
                                               " twice, expected another name for each seat")};
    }
    return names;
  }
  for (std::string_view seat : seating(game).names) {
    const Tag* tag = record.find(seat);
    names.push_back(tag == nullptr ? "" : known_name(trimmed(tag->value)));
  }
  const bool any = ranges::any_of(names, [](const auto& name) { return !name.empty(); });
  return any ? names : std::vector<std::string>{};
}

}  // namespace matador
