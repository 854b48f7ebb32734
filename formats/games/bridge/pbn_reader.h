// Games of bridge in Portable Bridge Notation, as the world writes them down: PBN 2.1 in its import
// form, of which the export form is a part.
//
//   PbnReader reader;                                // one for a file
//   ForeignGame game = reader.read(lines_of_a_game); // its content as in a deal file
//
// North is seat 1, East 2, South 3, West 4. [Deal], [Contract], [Declarer] and [Play] become those
// of a deal file, the cards of the play in their order; the whole contract is kept in [Bid "4HX"],
// the rows of a section behind what its tag says, notes about calls (call_notes.h), and any other
// tag as it is. Comments, notes about cards and their annotations are passed over, and tables too
// long for a line. A game that tells of a table, but of no board, is another table of the board
// before.

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_PBN_READER_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_PBN_READER_H_

#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "formats/games/bridge/pbn_scanner.h"
#include "formats/input/foreign_format.h"

namespace matador {

class PbnReader {
 public:
  // The lines of a game without those that begin with %. Tags that it inherits come from the games
  // before.
  ForeignGame read(const std::vector<Line>& lines);

 private:
  std::vector<PbnTag> read_tags(const std::vector<Line>& lines, std::vector<DealError>& doubts);
  void inherit(PbnTag& tag);
  void take_board(std::vector<PbnTag>& tags);

  std::unordered_map<std::string, std::string> last_;  // the last value of each tag
  std::map<std::string, std::string> header_;          // those that all games inherit
  std::vector<PbnTag> board_;                          // what the game before says of its board
};

// A game that another format tells in these tags, which inherit nothing.
ForeignGame read_pbn_tags(std::vector<PbnTag> tags);

// Whether a tag has rows below it: [Auction], and the tables.
bool has_rows(std::string_view tag);

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_PBN_READER_H_
