// A deal under its contract as the checker plays it: which cards may be played, which of them are
// the same, who wins a trick. All of it is the checker's own; it includes nothing of the solver.
#ifndef MATADOR_TOOLS_CHECKER_DEAL_H_
#define MATADOR_TOOLS_CHECKER_DEAL_H_

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace matador::checker {

// What is wrong with a certificate, and in which line: thrown.
struct Fault {
  int line;
  std::string message;
};

struct Tag {
  std::string value;
  int line;
};
using Tags = std::map<std::string, Tag>;

// The names of the tags that a certificate may have.
namespace named {
inline constexpr char kId[] = "Id", kGame[] = "Game", kSeats[] = "Seats", kDeal[] = "Deal",
                      kSecond[] = "Second", kTable[] = "Table", kTalon[] = "Talon",
                      kContract[] = "Contract", kDeclarer[] = "Declarer", kTrump[] = "Trump",
                      kPlayer[] = "Player", kLeader[] = "Leader", kJoker[] = "Joker",
                      kDiscard[] = "Discard", kExchange[] = "Exchange", kOptions[] = "Options",
                      kPlay[] = "Play", kClaim[] = "Claim", kTail[] = "Tail";
}  // namespace named

// A set of cards: bit i is card i. Cards are numbered lane by lane, each lane from its strongest
// card down. A lane is a suit, trumps are one of their own: trumps, C, S, H, D.
using Cards = std::uint64_t;
constexpr Cards bit(std::size_t card) { return Cards{1} << card; }

// A point of the play.
struct Play {
  Cards left = 0;           // not yet in complete tricks
  std::uint8_t leader = 0;  // of the open or next trick
  std::uint8_t placed = 0;  // cards that lie in the open trick
  bool bound = false;       // no trick has begun with the lane of the called card
  std::array<std::uint8_t, 8> trick = {};
};

struct Deal {
  int seats = 0;
  int each = 0;                   // cards that each player plays
  std::vector<std::string> name;  // in the letters of the game
  std::array<std::uint8_t, 64> owner = {}, lane = {}, worth = {};
  std::array<std::uint8_t, 64> kind = {};  // the same for cards that differ in strength alone
  std::array<Cards, 64> cover = {};        // of a card that lies face down: the card on it
  std::array<Cards, 10> lanes = {};
  std::array<Cards, 8> hand = {};
  Cards trumps = 0, talon = 0;
  Cards later = 0;  // the second hands, taken up when all else is played

  bool free_trumping = false, forced_undertrump = false;  // Jass 2.7, 2.8
  Cards puur = 0;
  Cards called = 0;  // Schafkopf 6.5
  int to_run = 4;
  unsigned turned = 0;  // bit n: the lowest card of a lane is the best with n tricks left
  int first_bonus = 0, last_bonus = 0, trick_bonus = 0;

  int to_move(const Play& play) const { return (play.leader + play.placed) % seats; }
  int tricks_left(const Play& play) const { return std::popcount(play.left) / seats; }
  Cards legal(const Play& play) const;
  // The legal cards, one of each set of touching cards: those of one hand, lane and kind, with no
  // card between them that another player holds or that lies in the open trick.
  Cards different(const Play& play) const;
  // Places a card. Returns what the trick is worth to its winner, the next leader, if it is
  // complete.
  int place(Play& play, std::size_t card) const;
  int still(const Play& play) const;  // what all tricks from here on are worth

 private:
  Cards in_hand(const Play& play) const;
  Cards legal_with_free_trumping(const Play& play, Cards cards) const;
};

const Tag& needed(const Tags& tags, const std::string& name);
int read_number(const Tags& tags, const std::string& name, int low, int high);
std::vector<std::string> words_of(const Tags& tags, const std::string& name);  // none: no such tag
Cards read_cards(const Tags& tags, const std::string& name, const Deal& deal);
std::size_t card_of(const std::string& name, const Deal& deal);  // deal.name.size(): there is none

// The deal of the tags. `counts_tricks`: a trick is worth one, and cards nothing. All throw Fault.
Deal read_deal(const Tags& tags, bool counts_tricks);

}  // namespace matador::checker

#endif  // MATADOR_TOOLS_CHECKER_DEAL_H_
