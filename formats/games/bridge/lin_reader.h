// Games of bridge in LIN, the format of the largest bridge server: two letters, a bar, a value, a
// bar, and so on, `md|3S...,...|sv|n|mb|1N|pc|SA|`, broken into lines anywhere.
//
//   LinReader reader;                              // one for a file
//   while (...) reader.add(line, number, /*too_long=*/false);
//   reader.end();
//   while (std::optional<Outcome<DealRecord>> game = reader.next()) ...   // as in a deal file
//
// A game is read by way of PBN: its hands (md), who is vulnerable (sv), the calls (mb), the cards
// in their order (pc), the claim (mc), the board (ah, qx), the names (pn) and the event (vg). What
// else there is, comments and explanations, is passed over. Several tables may have played a board:
// each is a game of its own.

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_LIN_READER_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_LIN_READER_H_

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/input/deal_record.h"

namespace matador {

// A value that is too long is cut off, and marked.
struct LinField {
  std::string key;
  std::string value;
  std::uint64_t line;  // where the key stands
  bool cut = false;
};

// Whether the first line of a deal shows that the file is LIN.
bool is_lin(std::string_view line);

class LinReader {
 public:
  // `too_long`: the line is only the beginning of one.
  void add(std::string_view line, std::uint64_t number, bool too_long);
  // Whether the next line may be something else than LIN.
  bool between_fields() const { return !in_value_ && text_.empty(); }
  void end();

  // The next game that is complete; none: more lines are needed.
  std::optional<Outcome<DealRecord>> next();

 private:
  void add_field(LinField field);
  void end_game();

  std::string text_;  // of the key or the value that is not complete
  LinField field_ = {};
  bool in_value_ = false;
  std::vector<LinField> game_;  // the fields of the game in work that matter
  std::string names_;           // the last pn
  std::string event_;           // the last vg
  std::deque<Outcome<DealRecord>> games_;
};

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_LIN_READER_H_
