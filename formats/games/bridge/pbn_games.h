// The games of a file of PBN: which lines are PBN, and where one game ends and the next begins.
//
// A deal without [Game] whose [Deal] begins with N, E, S or W is PBN, and so is what follows it
// until a deal has a [Game]; a directive "% PBN" and a comment in braces begin PBN too. A blank
// line ends a game, but within a comment; and so does a tag that a game has only once.

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_PBN_GAMES_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_PBN_GAMES_H_

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "formats/games/bridge/pbn_reader.h"
#include "formats/input/foreign_format.h"

namespace matador {

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

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_PBN_GAMES_H_
