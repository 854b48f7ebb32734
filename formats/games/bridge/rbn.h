// Games of bridge in RBN, Richard Pavlicek's notation: a letter and a blank at the begin of each
// line say what it holds, and a blank line ends a game.
//
//   % RBN 1 records 1 deal
//   E Club evening
//   N Hart+Moss:Keller+Li:O
//   B 7
//   H W:962.KJ8432.T.AT2:KQ5.AQT.A765.QJ4:JT83.975.KQ32.85:
//   A NZ:1NP3NA
//   C 3N:N
//   P D24TA:C5...
//   R 9:+400
//
// D date, T title, L location, E event, S session, F scoring, K teams, N names, B board and H hands
// hold for the games behind, too, until there is another such line; A auction, C contract, P play,
// R result and the notes about calls (digits) are of one game. Double-dummy tricks (M), items (I)
// and text in braces are passed over.

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_RBN_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_RBN_H_

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/games/bridge/pbn_scanner.h"
#include "formats/games/bridge/translated_game.h"
#include "formats/input/deal_record.h"
#include "formats/input/foreign_format.h"
#include "solver/games/game.h"

namespace matador {

// ---- Rbn reader ---------------------------------------------------------------------------------

class RbnReader : public ForeignReader {
 public:
  std::optional<ForeignGame> next(LineStream& lines) override;
  void see_comment(const Line& line) override;

 private:
  ForeignGame read_game(const std::vector<Line>& lines);

  bool in_rbn_ = false;                // the file says so, or has had such a game
  std::map<char, Line> lasting_ = {};  // the lines that hold until there is another one
};

// ---- Rbn game -----------------------------------------------------------------------------------
// One game of RBN, from its lines to the tags of PBN that say the same.
//
//   RbnGame game(lines);                        // "H W:...", "A SZ:1SP2SP:4SA", ...
//   read_pbn_tags(game.take_tags())             // a deal record
//   game.cards()                                // in the order of play: "SA", "S2", ...

class RbnGame {
 public:
  // A line each, a label and a blank first. Faults are collected.
  explicit RbnGame(const std::vector<Line>& lines);

  bool empty() const { return tags_.empty(); }
  std::vector<PbnTag> take_tags() { return std::move(tags_); }
  const std::vector<OrderedCard>& cards() const { return cards_; }
  const std::vector<DealError>& faults() const { return faults_; }

 private:
  void read(const Line& line);
  void read_names(std::string_view text);
  void read_hands(std::string_view text);
  void read_auction(std::string_view text);
  void read_contract(std::string_view text);
  void read_play(std::string_view text);
  void read_result(std::string_view text);

  void add(const TagName& name, std::string_view value);
  void fail(std::string what) { faults_.push_back({line_.number, std::move(what)}); }

  Line line_ = {};  // that is read
  std::vector<PbnTag> tags_ = {};
  OfSeats<CardSet> hands_by_seat_ = {};
  std::vector<OrderedCard> cards_ = {};
  std::vector<DealError> faults_ = {};
};

// ---- Rbn writer ---------------------------------------------------------------------------------
// A game of bridge.
//
//   write_rbn(record, problem)    // "E Club evening\nN Hart+Moss:Keller+Li:O\nB 7\nH N:...\n"
//
// A line that holds for the games behind, too, is written with each game, empty where the game does
// not have what it tells. What RBN has no place for is left out.

// The first line of a file of such games.
inline constexpr char kRbnHeader[] = "% RBN\n\n";

// `problem` is what the record says. Without a place is what would be read back as something else:
// a contract without a level, or a colon in a name; a fault if it is no bridge.
ForeignText write_rbn(const DealRecord& record, const Problem& problem);

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_RBN_H_
