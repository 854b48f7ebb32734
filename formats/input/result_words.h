// The words of [Result "..."], and which of them a game has.
//
//   read_reported("points=73 tricks=5", form)

#ifndef MATADOR_FORMATS_INPUT_RESULT_WORDS_H_
#define MATADOR_FORMATS_INPUT_RESULT_WORDS_H_

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"

namespace matador {

// Numbers by seat or by column, or single ones, under the name that they have for other programs.
struct NamedList {
  std::string_view name;
  std::vector<int> numbers;
  bool operator==(const NamedList&) const = default;
};

// A list of `count` numbers under a name. They grow while the deal is played; or each is a seat or
// a place, and 0 as long as that is open.
struct NumbersForm {
  std::string_view name;
  std::size_t count;
  bool grows = true;
};

// The words that [Result] can have in a game.
struct ResultForm {
  std::size_t players = 1;   // who have points and tricks of their own; else the declaring side
  bool points = true;        // else tricks alone
  bool solo = false;         // whether one player won all tricks
  std::size_t melds = 0;     // how many sides can have melds
  std::size_t matadors = 0;  // how many sides can have matadors
  bool in_order = false;     // tricks as WWLWW; no points
  // The tricks of the declaring side, a number alone, as in formats of other programs: the module
  // of the game reads them.
  bool bare_tricks = false;
  std::string expected;                 // an example, for messages
  std::vector<NumbersForm> lists = {};  // all that has to be given, and nothing else
  // Each trick counts as it is won, so that only a play tells enough; a play that is not complete
  // is for the sheet to judge.
  bool by_trick = false;
};

// What the score-sheet of a game wants to be told (sheets/score_sheet.cc); none where there is no
// sheet.
struct Heading;
std::optional<ResultForm> result_form(const Heading& heading);

// The words of a [Result].
struct ReportedResult {
  std::vector<int> points;
  std::vector<int> tricks;  // none where the points of a side are told alone
  bool solo = false;
  std::optional<std::vector<int>> melds = {};
  std::optional<std::vector<int>> stoeck = {};
  std::vector<bool> in_order = {};  // of each trick whether the declaring side has won it
  std::optional<std::vector<int>> matadors = {};
  std::vector<NamedList> lists = {};  // in the order of the form
  bool operator==(const ReportedResult&) const = default;
};

// InvalidArgument, with what is expected, where the text is something else.
absl::StatusOr<ReportedResult> read_reported(const std::string& text, const ResultForm& form);

}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_RESULT_WORDS_H_
