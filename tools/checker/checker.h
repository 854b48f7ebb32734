// Proves certificates, which formats/proofs.md describes. All of it is the checker's own: rules,
// play and search; it includes nothing of the solver.
//
//   int line = 0;
//   while (std::optional<Certificate> certificate = read_certificate(stream, line))
//     std::cout << check(*certificate);  // throws Fault if the claim is not proven

#ifndef MATADOR_TOOLS_CHECKER_CHECKER_H_
#define MATADOR_TOOLS_CHECKER_CHECKER_H_

#include <array>
#include <bit>
#include <cstdint>
#include <functional>
#include <istream>
#include <optional>
#include <string>
#include <string_view>
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
inline constexpr char kTags[] =
    "Id Game Seats Deal Second Table Talon Contract Declarer Trump Player Leader Joker Discard "
    "Exchange Options Play Claim Tail";
// The numbers of a strategy: 0 to 35.
inline constexpr std::string_view kDigits = "0123456789abcdefghijklmnopqrstuvwxyz";

// The lines of a certificate, and the number of the first.
struct Certificate {
  std::string text = {};
  int first_line = 1;
};

// `line` counts the lines of the stream.
std::optional<Certificate> read_certificate(std::istream& stream, int& line);
// Returns the claim.
std::string check(const Certificate& certificate);

// ---- Deals and claims ---------------------------------------------------------------------------

// A set of cards: bit i is card i. Cards are numbered as they stand in a pack, lane by lane, each
// lane from its strongest card on. A lane is a suit; trumps are one of their own, the first.
using Cards = std::uint64_t;
constexpr Cards bit(std::size_t card) { return Cards{1} << card; }
constexpr auto first(Cards cards) { return static_cast<std::size_t>(std::countr_zero(cards)); }
constexpr auto count(Cards cards) { return static_cast<std::size_t>(std::popcount(cards)); }

struct Card {
  std::string name;      // in the letters of the game
  std::size_t lane = 0;  // those of second hands have five lanes of their own
  int worth = 0;
  std::string like = {};  // equal for cards that differ in strength alone
  std::uint8_t kind = 0;  // a number for like, owner and lane
  std::size_t owner = 0;  // the seat
  Cards above = 0;        // the cards that must be played before it
};

// Play::takers of several seats: nobody can take all any more.
constexpr unsigned kSeveral = 0xff;

// A point of the play.
struct Play {
  Cards left = 0;   // not yet in complete tricks
  Cards trick = 0;  // that is open
  Cards led = 0;    // the lane of its first card
  std::size_t leader = 0;
  bool is_bound = false;  // until a trick begins with the suit of the called ace
  unsigned takers = 0;    // who has taken all so far that counts: seat i by bit i; or kSeveral
};

// What the counted seats need from a point on, and how the play came there, in words.
struct Demand {
  Play play = {};
  int need = 0;
  std::string line = {};
};

// A deal under its contract, and what is claimed of it: the claimants, seat i by bit i, can see to
// it that the counted seats win what they need, from every start.
struct Deal {
  std::size_t seats = 0;
  std::vector<Card> cards = {};  // the pack
  std::array<Cards, 10> lanes = {};
  std::array<Cards, 8> hands = {};     // that of the declarer with the talon
  std::vector<int> tricks_worth = {};  // of so many last tricks, beside their cards
  unsigned turned = 0;  // bit n: the lowest card of a lane is best with n tricks left
  Cards trumps = 0;
  Cards puur = 0;                  // Jass 2.8
  bool forced_undertrump = false;  // Jass 2.7
  Cards called = 0;                // the called ace, which binds its holder (Schafkopf 6.5)
  int to_run = 0;                  // with so many of its suit he may lead another of them
  std::vector<int> sweeps = {};    // what the counted seats win beside if this seat takes all

  std::string claim = {};
  int claim_line = 0;
  unsigned claimants = 0, counted = 0;
  std::vector<Demand> starts = {};
  std::size_t tail = 0;      // this many tricks, the last ones, need no strategy
  std::string numbers = {};  // the strategy; a line end for each line of the certificate

  std::size_t to_move(const Play& play) const { return (play.leader + count(play.trick)) % seats; }
  bool decides(std::size_t seat) const { return (claimants >> seat & 1) != 0; }
  std::size_t tricks(Cards left) const { return count(left) / seats; }
  int worth(Cards left) const;  // of all tricks that are left
  // Whether the counted seats get the need from a trick on; none: that is still to be seen.
  std::optional<bool> decided(const Play& play, int need) const;
  Cards in_hand(const Play& play) const;
  Cards legal(const Play& play, Cards hand) const;
  // The legal cards, one of each set of touching cards: those of one hand, lane and kind, with no
  // card between them that another player holds or that lies in the open trick.
  Cards different(const Play& play) const;
  // Places a card. Returns what the counted seats win if that completes the trick.
  int place(Play& play, std::size_t card) const;
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
  void follow(const Demand& from, const Play& play);
  void reach(const Demand& from, const Play& play, int need);
  bool holds(const Play& play, int need);
  template <typename Test>
  bool any(Cards cards, const Play& play, int need, const Test& test);
  std::string broken_line(Play play, int need);
  std::string trick(const Play& from, const Play& to) const;

  const Deal& deal_;
  Choose choose_;
  std::vector<Demand> coming_;                            // the next level
  std::unordered_map<std::string, std::size_t> places_;   // in coming_, by rows
  std::unordered_map<Cards, std::pair<int, int>> known_;  // a need that is met, one that is not
  std::size_t cards_ = 0, positions_ = 0;                 // so far
};

}  // namespace matador::checker

#endif  // MATADOR_TOOLS_CHECKER_CHECKER_H_
