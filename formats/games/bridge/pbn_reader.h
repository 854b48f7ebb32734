// Games of bridge in Portable Bridge Notation, as the world writes them down: PBN 2.1 in its import
// form, of which the export form is a part.
//
//   PbnReader reader;                                // one for a file
//   ForeignGame game = reader.read(lines_of_a_game); // its content as in a deal file
//
// North is seat 1, East 2, South 3, West 4. [Deal], [Contract], [Declarer] and [Play] become those
// of a deal file, the cards of the play in their order; the whole contract is kept in [Bid "4HX"],
// the rows of a section behind what its tag says, notes about calls (auction_text.h), and any other
// tag as it is. Comments, notes about cards and their annotations are passed over, and tables too
// long for a line. A game that tells of a table, but of no board, is another table of the board
// before.

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_PBN_READER_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_PBN_READER_H_

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/games/bridge/pbn_scanner.h"
#include "formats/input/foreign_format.h"

namespace matador {

// ---- Pbn reader ---------------------------------------------------------------------------------

class PbnReader {
 public:
  // The lines of a game without those that begin with %. Tags that it inherits come from the games
  // before.
  ForeignGame read(const std::vector<Line>& lines);

 private:
  absl::StatusOr<std::vector<PbnTag>> read_tags(const std::vector<Line>& lines,
                                                std::vector<DealError>& doubts);
  absl::Status inherit(PbnTag& tag);
  void take_board(std::vector<PbnTag>& tags);

  std::unordered_map<std::string, std::string> last_;  // the last value of each tag
  std::map<std::string, std::string> header_;          // those that all games inherit
  std::vector<PbnTag> before_;                         // the tags of the game before
};

// A game that another format tells in these tags, which inherit nothing.
ForeignGame read_pbn_tags(std::vector<PbnTag> tags);

// Whether a tag has rows below it: [Auction], and the tables.
bool has_rows(std::string_view tag);

// ---- Pbn games ----------------------------------------------------------------------------------
// The games of a file of PBN: which lines are PBN, and where one game ends and the next begins.
//
// A deal without [Game] whose [Deal] begins with N, E, S or W is PBN, and so is what follows it
// until a deal has a [Game]; a directive "% PBN" and a comment in braces begin PBN too. A blank
// line ends a game, but within a comment; and so does a tag that a game has only once.

class PbnGames : public ForeignReader {
 public:
  std::optional<ForeignGame> next(LineStream& lines) override;
  void see_comment(const Line& line) override;

 private:
  // Lines without comments that begin a line; cut off where they become too long.
  struct Block {
    std::vector<Line> lines;
    bool pbn;
    bool game;                     // it has a [Game]
    std::optional<Line> end = {};  // the blank line behind it
  };

  Block read_block(LineStream& lines);
  // The part of the line that is of this game, if the rest is of the next one, which is put back.
  static std::optional<Line> cut_next_game(Block& block, std::vector<std::string_view>& begun,
                                           bool comment_open, const Line& line, LineStream& lines);

  bool in_pbn_ = false;                  // the last deal was PBN
  std::uint64_t no_end_of_comment_ = 0;  // up to this line
  PbnReader reader_;
};

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_PBN_READER_H_
