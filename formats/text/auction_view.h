// The forced auction, as a line for other programs and as text for people.
//
//   auction_json({.deal = 1, .problem = problem, .auction = forced_auction(*problem.game,
//   problem.deal)});

#ifndef MATADOR_FORMATS_TEXT_AUCTION_VIEW_H_
#define MATADOR_FORMATS_TEXT_AUCTION_VIEW_H_

#include <cstdint>
#include <string>
#include <vector>

#include "formats/input/notes.h"
#include "formats/input/problem.h"
#include "formats/output/fields.h"
#include "solver/games/auction.h"

namespace matador {

struct AuctionAnswer {
  std::uint64_t deal;  // its number in the input, from 1
  Problem problem;
  Auction auction;
  Notes notes = {};  // for people
};

// One hand, and what was said before it is to speak.
struct BidAnswer {
  std::uint64_t deal;
  Heading heading;
  Seat seat;
  CardSet hand;
  std::vector<Statement> before = {};  // none: nobody has bid

  Statement highest() const;
};

// What is said about the fields of the answers behind those of the deal, to a hand and to a deal.
FieldTexts bid_fields();
FieldTexts auction_fields();

std::string bid_json(const BidAnswer& answer);
std::string bid_view(const BidAnswer& answer, bool symbols);

// "pass", "5", "6 clubs".
std::string statement_text(const Statement& statement);

std::string auction_json(const AuctionAnswer& answer);

std::string auction_csv_header();
std::string auction_csv(const AuctionAnswer& answer);

// The hands with what each player says. `symbols`: the screen has the symbols of the suits.
std::string auction_view(const AuctionAnswer& answer, bool symbols);

}  // namespace matador

#endif  // MATADOR_FORMATS_TEXT_AUCTION_VIEW_H_
