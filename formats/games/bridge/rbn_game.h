// One game of RBN, from its lines to the tags of PBN that say the same.
//
//   RbnGame game(lines);                        // "H W:...", "A SZ:1SP2SP:4SA", ...
//   read_pbn_tags(game.take_tags())             // a deal record
//   game.cards()                                // in the order of play: "SA", "S2", ...

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_RBN_GAME_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_RBN_GAME_H_

#include <string_view>
#include <utility>
#include <vector>

#include "formats/games/bridge/ordered_play.h"
#include "formats/games/bridge/pbn_scanner.h"

namespace matador {

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

  Line line_ = {};  // that is read
  std::vector<PbnTag> tags_ = {};
  OfSeats<CardSet> hands_by_seat_ = {};
  std::vector<OrderedCard> cards_ = {};
  std::vector<DealError> faults_ = {};
};

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_RBN_GAME_H_
