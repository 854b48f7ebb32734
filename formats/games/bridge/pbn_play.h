// The [Play] of a game in PBN: its cards stand in columns by seat, in a row for each trick.
// And what programs and people write otherwise than the standard.
//
//   const PbnPlay play(first_column, tag);
//   Played played(deal, order, play.leader());
//   play.in_order(played)                         // "D2 D4 DT DA CQ"

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_PBN_PLAY_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_PBN_PLAY_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/games/bridge/pbn_scanner.h"
#include "solver/cards/seat.h"
#include "solver/games/bridge/auction.h"
#include "solver/games/game.h"
#include "solver/tricks/played.h"

namespace matador {

// ---- Pbn play -----------------------------------------------------------------------------------

class PbnPlay {
 public:
  // A card as it stands in its column, or a dash.
  struct Entry {
    std::string card;
    std::uint64_t line;
    bool led;  // marked as a lead out of turn

    bool known() const { return card != "-" && card != "+"; }
  };

  // `first_column`: the seat that the tag names.
  PbnPlay(Seat first_column, const PbnTag& tag);

  bool has_cards() const;
  // To the first trick: who has the first column, or is marked in the first row.
  Seat leader() const;
  bool marks_leader() const { return marked_lead().has_value(); }  // out of turn, and accepted
  // The cards in the order of play as far as they are given, which are played; `played`: the deal
  // before the first.
  absl::StatusOr<std::string> in_order(Played& played) const;
  // The cards in order where not all hands are known, so that only the order of the cards tells who
  // has led. No card may be there twice.
  absl::StatusOr<std::string> in_order(Contract contract, Seat declarer) const;

 private:
  // The player to move, none at the end, and the number of complete tricks.
  struct Next {
    std::optional<Seat> seat;
    int tricks;
  };
  template <typename FindNext, typename Play>
  absl::StatusOr<std::string> in_order(const FindNext& find_next, const Play& play) const;
  // The place in the first row of a card that is marked as a lead.
  std::optional<int> marked_lead() const;
  // His place in the row of his trick.
  std::optional<std::size_t> place_of(const Next& next) const;

  Seat first_column_;
  std::vector<Entry> entries_;  // row by row
};

// That another than the declarer's left-hand opponent leads.
std::string doubt_about_lead(Seat leader, Seat declarer);

// ---- Pbn variants -------------------------------------------------------------------------------
// What programs write in PBN that the standard writes otherwise: `[Contract "4♠ *"]` for 4SX (in
// words too, see below), `[Result "+1"]` for 11, `[Vulnerable "N-S"]`, `[Dealer "North"]`, `All
// Pass` for AP, `2C*` for a call that was alerted, and `--` for a card that is not given.
//
//   rewrite_variants(tags);   // now as the standard has them; what is no such variant stays

void rewrite_variants(std::vector<PbnTag>& tags);

// Single values in the same way; `contract`: that of the result.
std::string standard_contract(const std::string& text);
std::string standard_vulnerable(const std::string& text);
std::string standard_result(const std::string& text, const std::string& contract);

// ---- Contract words -----------------------------------------------------------------------------
// A contract with its level as players say it, in English, German and French.
//
//   read_contract_words("four spades doubled")   // 4SX
//   read_contract_words("3 Sans-Atout")          // 3NT, also "3SA", "drei Ohne Trumpf"

// None if the text is no such contract.
std::optional<bridge::BridgeBid> read_contract_words(const std::string& text);

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_PBN_PLAY_H_
