// Games of bridge in LIN, the format of the largest bridge server: two letters, a bar, a value, a
// bar, and so on, `md|3S...,...|sv|n|mb|1N|pc|SA|`, broken into lines anywhere.
//
// A game is read by way of PBN: its hands (md), who is vulnerable (sv), the calls (mb) and what is
// said of them (an), the cards in their order (pc), the claim (mc), the board (ah, qx), the names
// (pn) and the event (vg). What else there is, as comments, is passed over. Several tables may have
// played a board: each is a game of its own.

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_LIN_READER_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_LIN_READER_H_

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/input/foreign_format.h"

namespace matador {

// A value that is too long is cut off, and marked.
struct LinField {
  std::string key;
  std::string value;
  std::uint64_t line;  // where the key stands
  bool cut = false;
};

// Whether the text begins with a field, "pn|".
bool begins_like_lin(std::string_view text);

class LinReader : public ForeignReader {
 public:
  std::optional<ForeignGame> next(LineStream& lines) override;

 private:
  void add(const Line& line);
  void add_field(LinField field);
  void end_game();
  // The end of the file, or of its part that is LIN.
  void end();
  std::optional<ForeignGame> next_complete();

  bool reading_ = false;  // within a file of LIN
  std::string text_;      // of the key or the value that is not complete
  LinField field_ = {};
  bool in_value_ = false;
  std::vector<LinField> game_;  // the fields of the game in work that matter
  std::string names_;           // the last pn
  std::string event_;           // the last vg
  std::deque<ForeignGame> games_;
};

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_LIN_READER_H_
