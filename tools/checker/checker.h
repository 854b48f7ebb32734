// Proves certificates, which formats/proofs.md describes. All of it is the checker's own: rules,
// play and search; it includes nothing of the solver.
//
//   int line = 0;
//   while (std::optional<Certificate> certificate = read_certificate(stream, line))
//     check(*certificate);  // throws Fault if it is not proven
#ifndef MATADOR_TOOLS_CHECKER_CHECKER_H_
#define MATADOR_TOOLS_CHECKER_CHECKER_H_

#include <array>
#include <bit>
#include <cstdint>
#include <functional>
#include <istream>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace matador::checker {

// Why nothing is proven, and the line that says it; 0: no line does.
struct Fault {
  int line;
  std::string message;
};

// ---- Certificates -------------------------------------------------------------------------------

// The tags, in the order in which they are written.
inline constexpr const char* kTags[] = {"Id",      "Game",   "Seats",    "Deal",     "Second",
                                        "Table",   "Talon",  "Contract", "Declarer", "Trump",
                                        "Player",  "Leader", "Joker",    "Discard",  "Exchange",
                                        "Options", "Play",   "Claim",    "Tail"};
// The numbers of a strategy: 0 to 35.
inline constexpr char kDigits[] = "0123456789abcdefghijklmnopqrstuvwxyz";

std::vector<std::string> words_of(const std::string& text);

struct Certificate {
  std::map<std::string, std::pair<std::string, int>> tags = {};  // with their lines
  std::string numbers = {};                                      // with line ends
  int first_line = 0, numbers_line = 0;
  std::optional<Fault> fault = {};  // in how it is written

  bool has(const std::string& tag) const { return tags.count(tag) != 0; }
  const std::string& text(const std::string& tag) const;  // throws if it is not there, as `number`
  std::size_t number(const std::string& tag, std::size_t low, std::size_t high) const;
  std::vector<std::string> words(const std::string& tag) const {  // none if it is not there
    return words_of(has(tag) ? text(tag) : "");
  }
  [[noreturn]] void refuse(const std::string& tag, const std::string& message) const;
};

// `line` counts the lines of the stream.
std::optional<Certificate> read_certificate(std::istream& stream, int& line);
void check(const Certificate& certificate);

// ---- Deals and claims ---------------------------------------------------------------------------

// A set of cards: bit i is card i. Cards are numbered lane by lane, each lane from its strongest
// card on. A lane is a suit; trumps are one of their own, the first, then C, S, H, D.
using Cards = std::uint64_t;
constexpr Cards bit(std::size_t card) { return Cards{1} << card; }
constexpr auto first(Cards cards) { return static_cast<std::size_t>(std::countr_zero(cards)); }
constexpr auto count(Cards cards) { return static_cast<std::size_t>(std::popcount(cards)); }

struct Card {
  std::string name;      // in the letters of the game
  std::size_t lane = 0;  // those of second hands have five lanes of their own
  int worth = 0;
  std::string like = {};   // the same for cards that differ in strength alone,
  std::uint8_t kind = 0;   // and a number for this and the owner
  std::size_t owner = 8;   // the seat; 8: nobody
  std::string under = {};  // the card that lies on it
  Cards below = 0;         // the cards that must be played before it
};

// A point of the play.
struct Play {
  Cards left = 0;           // not yet in complete tricks
  std::uint8_t leader = 0;  // of the open or next trick
  std::uint8_t placed = 0;  // cards that lie in the open trick
  bool bound = false;       // no trick has begun with the lane of the called card
  std::array<std::uint8_t, 8> trick = {};
};

// A beginning of the play, what the counted seats need from there on, and what lies aside.
struct Start {
  Play play;
  int need;
  Cards aside;
};

// A deal under its contract, and what is claimed of it: the claimants, seat i by bit i, can see to
// it that the counted seats win what they need, from every start.
struct Deal {
  std::size_t seats = 0, each = 0;  // players, and cards that each of them plays
  std::vector<Card> cards = {};
  std::array<Cards, 10> lanes = {};
  std::array<Cards, 8> hands = {};                     // that of the declarer with the talon
  Cards trumps = 0, talon = 0, later = 0;              // later: second hands
  int per_trick = 0, first_trick = 0, last_trick = 0;  // what tricks are worth beside their cards
  unsigned turned = 0;  // bit n: the lowest card of a lane is the best with n tricks left
  bool may_trump = false, forced_undertrump = false;  // Jass 2.7
  Cards puur = 0, called = 0;                         // Jass 2.8, Schafkopf 6.5
  std::size_t to_run = 4;

  unsigned claimants = 0, counted = 0;
  std::vector<Start> starts = {};
  std::size_t tail = 0;  // this many tricks, the last ones, need no strategy
  int claim_line = 0;

  bool decides(std::size_t seat) const { return (claimants >> seat & 1) != 0; }
  std::size_t to_move(const Play& play) const { return (play.leader + play.placed) % seats; }
  std::size_t tricks_left(const Play& play) const { return count(play.left) / seats; }
  Cards in_hand(const Play& play) const;
  Cards legal_beside_trumps(const Play& play, Cards hand, Cards follow) const;
  Cards legal(const Play& play) const;
  // The legal cards, one of each set of touching cards: those of one hand, lane and kind, with no
  // card between them that another player holds or that lies in the open trick.
  Cards different(const Play& play) const;
  // Places a card. Returns what the counted seats win if that completes the trick.
  int place(Play& play, std::size_t card) const;
  int bonus(std::size_t tricks) const;  // of the trick that is won with so many left
  int still(const Play& play) const;    // what all tricks from here on are worth
};

Deal read_deal(const Certificate& certificate);

// ---- Strategies ---------------------------------------------------------------------------------

// Goes through all that can happen to a strategy: level by level, trick by trick, each position
// once and with the most that is still needed there.
class Walk {
 public:
  // Which of several cards a claimant plays; `need`: from this trick on.
  using Choose = std::function<std::size_t(const Play& play, Cards cards, int need)>;

  Walk(const Deal& deal, Choose choose) : deal_(deal), choose_(std::move(choose)) {}
  void run();  // throws Fault if the strategy does not hold
  // Whether a position, at the beginning of a trick, will be looked at anyway.
  bool is_known(const Play& play, int need) const;

 private:
  // A position, and how the play came there: its last trick, still in `play`, and the position
  // before that in the level before, or the start.
  struct Node {
    Play play;
    int need;
    std::size_t parent;
  };

  void follow(const Play& play, int need, std::size_t parent);
  void reach(const Node& node);
  bool holds(const Play& play, int need);
  int place(Play& play, std::size_t card);
  std::string broken_line(Play play, int need);
  [[noreturn]] void fail(const Node& node, std::string line) const;

  const Deal& deal_;
  Choose choose_;
  std::vector<std::vector<Node>> levels_;
  std::vector<Node> coming_;                              // the next level, and
  std::unordered_map<std::string, std::size_t> places_;   // its places by rows
  std::unordered_map<Cards, std::pair<int, int>> known_;  // what is won for sure, and what not
  std::size_t cards_ = 0, positions_ = 0;                 // so far
};

}  // namespace matador::checker

#endif  // MATADOR_TOOLS_CHECKER_CHECKER_H_
