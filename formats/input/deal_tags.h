// The values of the tags that say who has which cards: Deal, Second, Table and Talon.
//
//   absl::StatusOr<Deal> hands = read_hands("1:HAND HAND", game, 2);
//   absl::StatusOr<Deal> deal = read_table("1:HA/C7,... 2:...", game, *hands);
//
// All functions fail with InvalidArgument and a sentence for people.

#ifndef MATADOR_FORMATS_INPUT_DEAL_TAGS_H_
#define MATADOR_FORMATS_INPUT_DEAL_TAGS_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/input/deal_record.h"
#include "solver/deals/deal.h"
#include "solver/games/game.h"
#include "solver/inference/information_set.h"

namespace matador {

// ---- Deal tags ----------------------------------------------------------------------------------

// The mark of a card or a hand that is not known.
inline constexpr char kNotKnown[] = "-";
// The word for a hand of the cards that nobody else has, until it is completed
// (completed_record.h).
inline constexpr char kRest[] = "rest";

// A fault of the value of a tag, with the part at fault and the letters of the cards of this deal
// to be shown.
DealError fault_of_value(const Tag& tag, const absl::Status& status, const Game& game, int seats);

absl::StatusOr<bool> read_yes(const std::string& text);  // or "no"

// "1:HAND HAND HAND": the seat of the first hand, and the hands, with blanks between them, or with
// "|" where they have blanks.
struct HandWords {
  std::string first;
  std::vector<std::string> hands;

  std::string text() const;
};
// None where there is no colon.
std::optional<HandWords> hand_words(const std::string& text);
// Those of [Deal]; none where there is no such tag, or no colon in it.
std::optional<HandWords> dealt_hands(const DealRecord& record);

// "1:AK..-.Q seat 2:SA SK / N:HA": each seat with what stands behind it, up to the next one.
std::vector<std::string> split_at_seats(const std::string& text);

// The cards that the other hands leave for that at `place`, without those that are set aside; none
// where another hand cannot be read, or what is left is no whole hand.
std::optional<CardSet> rest_of_pack(const std::vector<std::string>& hands, std::size_t place,
                                    const Game& game, CardSet aside = {});

// How many cards a hand has, also with an x for small ones; none where it cannot be read.
std::optional<int> cards_in_hand(const std::string& hand, const Game& game, int seats);

// Whether no card is in two of the hands, of `first` and of those behind him: "CT is dealt twice,
// to North and to West". Hands that cannot be read are passed over.
absl::Status check_dealt_once(const std::vector<std::string>& hands, Seat first, const Game& game);

// With how many players somebody has such a hand: the usual number, where the hand is as long, or
// is no hand of any number.
int seats_of_hand(const std::string& hand, const Game& game);

// The hands by seat in the usual form, "1:AK.T9.Q87.J HAND ...", of all seats; none where they may
// still be hands in another form, or are at fault.
std::optional<OfSeats<CardSet>> usual_hands(std::string_view text, const Game& game, int seats);

// "1:HAND HAND HAND": the seat of the first hand, then the hands from there in order of play. The
// deal as far as the hands go, without piles.
absl::StatusOr<Deal> read_hands(const std::string& text, const Game& game, int seats);
absl::StatusOr<Deal> deal_of_hands(const OfSeats<CardSet>& hands, const Game& game, int seats);
std::string write_hands(const Deal& deal, const Game& game);
std::string write_hands(const OfSeats<CardSet>& hands, const Game& game, int seats);

// "1:HAND HAND ...": the second hands, where the players have such. The whole deal.
absl::StatusOr<Deal> read_second(const std::string& text, const Game& game, const Deal& hands);
std::string write_second(const Deal& deal, const Game& game);

// "1:HA/C7,S9/D8 2:...": the piles before each seat, the face-up card first; seats and piles in any
// order. The whole deal.
absl::StatusOr<Deal> read_table(const std::string& text, const Game& game, const Deal& hands);
std::string write_table(const Deal& deal, const Game& game);

// Hands of which not all cards are known: kNotKnown stands for a hand, or for a card under another
// card. By seat; only the form is checked.
absl::StatusOr<OfSeats<std::optional<CardSet>>> read_seen_hands(const std::string& text,
                                                                const Game& game, int seats);
absl::StatusOr<OfSeats<std::vector<SeenPile>>> read_seen_table(const std::string& text,
                                                               const Game& game, int seats);

// The hand that [Deal] gives where it gives only one, with the cards that [Table] shows before its
// player; none where it gives more, or the cards before the players are not given.
struct HandOfSeat {
  Seat seat;
  CardSet hand;
};
std::optional<HandOfSeat> hand_alone(const DealRecord& record, const Game& game, int seats);

// The cards that nobody was dealt. They follow from the deal, so they are only checked.
absl::StatusOr<CardSet> read_talon(const std::string& text, const Game& game, const Deal& deal);

// ---- Endings ------------------------------------------------------------------------------------
// Hands of which the first cards are played, and nobody says how.
//
//   [Game "jass"] [Contract "obenabe"] [Declarer "1"] [Leader "2"]
//   [Deal "1:A..K.6 K..A.7 O.U.9. T.8.7."]      the last three tricks

// The hands as read_hands() reads them; or where all have as many cards, but fewer
// than are dealt, the ending that they are (Game::is_ending).
absl::StatusOr<Deal> read_hands_or_ending(const std::string& text, const Game& game, int seats);

// Writes out what hands in the middle of a trick leave to be understood:
// - where those who have played to the trick have a card less, and [Play] is what they have played,
//   the hands have these cards too, and [Leader] is who began;
// - else in an ending [Leader] is who holds the first card of [Play]. Without a play there is a
//   doubt, unless each declarer has a leader of his own, in a game of which a deal without a
//   contract asks for them all.
void complete_ending(DealRecord& record, const Game& game, int seats);

}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_DEAL_TAGS_H_
