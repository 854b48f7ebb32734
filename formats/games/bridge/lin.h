// Games of bridge in LIN, the format of the largest bridge server: two letters, a bar, a value, a
// bar, and so on, `md|3S...,...|sv|n|mb|1N|pc|SA|`, broken into lines anywhere.
//
// A game is read by way of PBN: its hands (md), who is vulnerable (sv), the calls (mb) and what is
// said of them (an), the cards in their order (pc), the claim (mc), the board (ah, qx), the names
// (pn) and the event (vg). What else there is, as comments, is passed over. Several tables may have
// played a board: each is a game of its own.

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_LIN_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_LIN_H_

#include <array>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/games/bridge/pbn_scanner.h"
#include "formats/games/bridge/translated_game.h"
#include "formats/input/deal_record.h"
#include "formats/input/foreign_format.h"
#include "solver/games/bridge/rules.h"
#include "solver/games/game.h"

namespace matador {

// ---- Lin reader ---------------------------------------------------------------------------------

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
  // Whether the line belongs to the field before it. A value goes on over blank lines only if its
  // end is in the line behind them, so that one without an end does not take the deals behind it.
  bool goes_on(const Line& line) const;
  void add(const Line& line);
  void end_field();
  void add_field(LinField field);
  void end_game();
  std::optional<ForeignGame> next_complete();

  bool reading_ = false;          // within a file of LIN, or its part that is LIN
  std::uint64_t first_line_ = 0;  // of that part while there is no game in it
  bool after_blank_ = false;      // the last line was blank
  std::string text_;              // of the key or the value that is not complete
  LinField field_ = {};
  bool in_value_ = false;
  std::vector<LinField> game_;  // the fields of the game in work that matter
  std::string names_;           // the last pn
  std::string event_;           // the last vg
  std::deque<ForeignGame> games_;
};

// ---- Lin game -----------------------------------------------------------------------------------
// One game of LIN, from its fields to the tags of PBN that say the same.
//
//   LinGame game(fields, "South,West,North,East", "Final");
//   read_pbn_tags(game.take_tags())    // a deal record
//   game.cards()                       // in the order of play: "SA", "S2", ...

// The seats in the order of LIN, from 0.
inline constexpr std::array<TagName, bridge::Rules::kPlayers> kLinSeatNames{
    tags::kSouth, tags::kWest, tags::kNorth, tags::kEast};
inline Seat lin_seat(int place) { return Seat::number(3).next(bridge::Rules::kPlayers, place); }

class LinGame {
 public:
  // `names`: of South, West, North and East, and of four more in the closed room. Faults are
  // collected, and so are doubts, where the game tells a thing twice and otherwise.
  LinGame(const std::vector<LinField>& fields, const std::string& names, const std::string& event);

  std::vector<PbnTag> take_tags() { return std::move(tags_); }
  const std::vector<OrderedCard>& cards() const { return cards_; }
  const std::vector<DealError>& faults() const { return faults_; }
  const std::vector<DealError>& doubts() const { return doubts_; }

 private:
  void read(const LinField& field);
  void read_hands(const LinField& field);
  // None where it has a fault.
  std::optional<std::string> read_hand(std::string_view text, int seat, const LinField& field);
  void read_vulnerable(const LinField& field);
  void read_calls(const LinField& field);
  void read_note(const LinField& field);
  void read_cards(const LinField& field);
  void read_claim(const LinField& field);

  void fail(const LinField& field, const std::string& what);
  void replace(std::string& value, const std::string& by, const LinField& field);
  void add(const TagName& name, const std::string& value, std::uint64_t line);
  void add_names(const std::string& names);
  void add_auction();

  // A seat is a place in the order South, West, North, East.
  std::uint64_t line_ = 0;  // of the hands
  std::optional<int> dealer_ = {};
  std::string hands_ = {};
  OfSeats<CardSet> hands_by_seat_ = {};
  std::string vulnerable_ = {};
  std::string board_ = {};
  bool closed_ = false;    // room
  std::string room_ = {};  // "Open" or "Closed", if it is told
  std::vector<std::string> calls_ = {};
  std::vector<std::string> notes_ = {};  // about calls, by their number from 1
  std::uint64_t calls_line_ = 0;
  bool broken_auction_ = false;  // a call of it is unknown
  bool asks_ = false;            // a question to the reader is the last of it
  std::vector<OrderedCard> cards_ = {};
  std::string result_ = {};
  std::uint64_t result_line_ = 0;
  std::vector<PbnTag> tags_ = {};
  std::vector<DealError> faults_ = {};
  std::vector<DealError> doubts_ = {};
};

// ---- Lin writer ---------------------------------------------------------------------------------
// A game of bridge, a game a line.
//
//   write_lin(record, problem)    //
//   "vg|Final|pn|...|st||md|3S...|sv|o|mb|1N|...|pc|D2|...|mc|9|pg||"
//
// LIN has a place for the hands, the auction with notes about its calls and from it the contract,
// the play, the claim, dealer, vulnerability, board, event and the names of the players. Tags of
// other kinds are left out.

// `problem` is what the record says. Without a place is what would be read back as something else,
// as a contract without an auction; a fault if it is no bridge.
ForeignText write_lin(const DealRecord& record, const Problem& problem);

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_LIN_H_
