#include "formats/cards/players.h"

#include <range/v3/algorithm/any_of.hpp>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/cards/seating.h"
#include "solver/cards/seats.h"

namespace matador {

Players::Players(const Game& game, int seats, std::vector<std::string> names, Language language)
    : game_(&game), seats_(seats), names_(std::move(names)), language_(language) {
  names_.resize(static_cast<std::size_t>(seats));
}

std::string Players::person(Seat seat) const { return names_[at(seat)]; }

bool Players::any_person() const {
  return ranges::any_of(names_, [](const std::string& name) { return !name.empty(); });
}

std::string Players::name(Seat seat) const {
  if (!person(seat).empty()) return person(seat);
  if (!seating(*game_).names.empty()) return words().compass[at(seat)];
  return absl::StrCat(words().seat, " ", seat.number());
}

std::string Players::title(Seat seat) const {
  return person(seat).empty() ? place(seat) : person(seat);
}

std::string Players::place(Seat seat) const {
  std::string name = Players(*game_, seats_, {}, language_).name(seat);
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
  const std::string what = !numbers      ? ""
                           : all.empty() ? absl::StrCat(words().seat, " ")
                                         : absl::StrCat(words().seats, " ");
  const std::string and_ = all.empty() ? "" : absl::StrCat(" ", words().and_, " ");
  return absl::StrCat(what, absl::StrJoin(all, ", "), and_, last);
}

std::string Players::side(SeatSet seats) const {
  std::vector<std::string> all;
  for (Seat seat : all_seats(seats_)) {
    if (seats.contains(seat)) all.push_back(short_name(seat));
  }
  const bool letters = !any_person() && !seating(*game_).names.empty();
  return absl::StrJoin(all, letters ? "" : "+");
}

}  // namespace matador
