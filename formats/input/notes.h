// What a deal file says beside the question: the players, the board and the name of the deal, for
// people; and the words of [Result], for the score-sheet.

#ifndef MATADOR_FORMATS_INPUT_NOTES_H_
#define MATADOR_FORMATS_INPUT_NOTES_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/cards/seating.h"
#include "formats/input/deal_record.h"
#include "formats/words/language.h"
#include "solver/games/game.h"

namespace matador {

// ---- Notes --------------------------------------------------------------------------------------

struct Notes {
  std::vector<std::string> names = {};  // of the players, by seat; none where nobody is known
  std::string board = {};               // its number, where deals have such
  std::string id = {};                  // what [Id] says
};

// The value of a tag; empty if there is no such tag, or its value is "?" or the like.
std::string reported(const DealRecord& record, const TagName& name);

// The names in the tags [Names "Anna, Beni, ..."], and, where seats have names, [North "Anna"] and
// so on; none if no player is named. A fault if there are more or fewer names than seats.
absl::StatusOr<std::vector<std::string>> read_names(const DealRecord& record, const Game& game,
                                                    int seats);

// The record must be readable as a problem.
Notes read_notes(const DealRecord& record, const Game& game, int seats);

// The contract as it was bid, "4HX"; empty if another contract was solved.
std::string bid_text(const Task& task);
// The result of the bid with this number of tricks: "4HX is made", "3NT goes down 2", with its
// score where it is known who is vulnerable; empty if there is no bid_text, and in an ending.
std::string fate_of_bid(const Task& task, int tricks, Language language);

// ---- Boards format ------------------------------------------------------------------------------
// Games that are dealt in numbered boards, and whose contracts are bid by levels.

struct BoardsFormat {
  // Adds what follows from the number of a deal of which nobody says it, before a format of another
  // program is written.
  void (*add_number)(DealRecord& record, std::uint64_t number);
  // Why there is nothing to play in a deal without [Contract], if a tag says so.
  absl::Status (*nothing_to_play)(const DealRecord& record);
  // The contract as it was bid, if it is the contract of the task; and the result of such a bid
  // with `tricks` tricks.
  std::string (*bid_text)(const Task& task);
  std::string (*fate_of_bid)(const Task& task, int tricks, Language language);
  // The highest contract of this kind that a declarer makes with these tricks, as it is bid; empty
  // where the lowest goes down.
  std::string (*contract_made_with)(Contract contract, int tricks);
  // What the declaring side, and what the others have done with a deal that they have won.
  std::string_view made, defeated;
  // Adds to the example of a deal what its sheet needs to know beside the cards; `tricks`: those of
  // the declaring side in the end.
  void (*complete_example)(DealRecord& record, const Task& task, int tricks);
};

// ---- Result words -------------------------------------------------------------------------------
// The words of [Result "..."], and which of them a game has.
//
//   read_reported("points=73 tricks=5", form)

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

#endif  // MATADOR_FORMATS_INPUT_NOTES_H_
