// One game of LIN, from its fields to the tags of PBN that say the same.
//
//   LinGame game(fields, "South,West,North,East", "Final");
//   read_pbn_tags(game.take_tags())    // a deal record
//   game.cards()                       // in the order of play: "SA", "S2", ...

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_LIN_GAME_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_LIN_GAME_H_

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/games/bridge/lin_reader.h"
#include "formats/games/bridge/ordered_play.h"
#include "formats/games/bridge/pbn_scanner.h"
#include "solver/games/bridge/rules.h"

namespace matador {

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
  template <class Step>
  void attempt(const Step& step);
  void read(const LinField& field);
  void read_hands(const LinField& field);
  std::string read_hand(std::string_view text, int seat, const LinField& field);
  void read_vulnerable(const LinField& field);
  void read_calls(const LinField& field);
  void read_note(const LinField& field);
  void read_cards(const LinField& field);
  void read_claim(const LinField& field);

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

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_LIN_GAME_H_
