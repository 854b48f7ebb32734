#include "formats/play/seated.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "formats/words/suggest.h"
#include "formats/words/text.h"

namespace matador {
namespace {

constexpr int kMostWaysOfAdvice = 10'000;

absl::StatusOr<Seated> read_advice(const std::string& name, absl::string_view number) {
  const std::optional<int> worlds = small_number(std::string(number));
  if (!worlds || *worlds < 1 || *worlds > kMostWaysOfAdvice) {
    return absl::InvalidArgumentError(
        absl::StrCat(in_quotes(name), ": expected a number from 1 to ", kMostWaysOfAdvice,
                     " of ways to deal the hidden cards, as in advice:100"));
  }
  return Seated{.name = name,
                .house = HousePlayer{.name = "advice",
                                     .about = "",
                                     .manner = HouseManner::kAdvice,
                                     .worlds = static_cast<std::uint64_t>(*worlds)}};
}

}  // namespace

absl::StatusOr<Seated> read_seated(const std::string& name) {
  if (const HousePlayer* player = find_house_player(name)) {
    return Seated{.name = name, .house = *player};
  }
  absl::string_view number = name;
  if (absl::ConsumePrefix(&number, "advice:")) return read_advice(name, number);
  if (name.find_first_of(" /\\") != std::string::npos) return Seated{.name = name};
  std::vector<std::string> known;
  for (const HousePlayer& player : house_players()) known.emplace_back(player.name);
  known.emplace_back("advice:N");
  return absl::InvalidArgumentError(
      absl::StrCat(unknown_word("player", name, known),
                   "; the command of a program has a blank or a slash, as ./bot"));
}

double read_move_seconds(const Arguments& arguments) {
  return arguments.has("move-seconds") ? arguments.seconds("move-seconds") : kUsualMoveSeconds;
}

std::string seated_help() {
  constexpr std::size_t kNames = 12;
  std::string text;
  for (const HousePlayer& player : house_players()) {
    absl::StrAppend(&text, "  ", left_in(kNames, player.name), std::string(player.about), "\n");
  }
  return absl::StrCat(text, "  ", left_in(kNames, "advice:N"), "advice over N ways\n", "  ",
                      left_in(kNames, "COMMAND"),
                      "another program, with a blank or a slash in its command;\n",
                      std::string(kNames + 2, ' '), "formats/protocol.md says what it is asked\n");
}

}  // namespace matador
