// The languages that answers for people are written in.

#ifndef MATADOR_FORMATS_WORDS_LANGUAGE_H_
#define MATADOR_FORMATS_WORDS_LANGUAGE_H_

#include <array>
#include <cstddef>
#include <optional>
#include <string>

namespace matador {

// ---- Language -----------------------------------------------------------------------------------

enum class Language { kEnglish, kGerman };

// "english" or "en", "german", "deutsch" or "de"; none for any other word.
std::optional<Language> find_language(const std::string& name);

// ---- Headlines ----------------------------------------------------------------------------------
// The words above and beside the cards and numbers of one answer, in each language: the title, the
// value, the headings of tables. $0, $1 and so on stand for what they are about.
//
//   absl::Substitute(headlines(Language::kGerman).dealt_by, "Sitz 3")   // "gegeben von Sitz 3"

// Columns of a word that begins a line.
inline constexpr std::size_t kLabelColumn = 8;

// All fields are words or parts of a sentence: a test goes through them as such.
struct Headlines {
  // Players: before their numbers, and points of the compass, from north on.
  const char *seat, *seats, *and_;
  std::array<const char*, 4> compass;

  // The title.
  const char* deal;                      // $0: its number, $1: the game
  const char* board;                     // $0: its number
  const char* dealt_by;                  // $0: who
  const char* by;                        // $0: the contract, $1: who declares it
  const char *last_trick, *last_tricks;  // $0: how many
  const char *all_passed, *best_choice, *as_joker;
  const char* tout_by;  // $0: who

  // Beside the hands, and below them.
  const char *declarer, *joker, *led, *to_play;
  const char *on_table, *led_alone, *face_up, *under_it;
  const char* ended;

  // What begins a line (kLabelColumn).
  const char *so_far, *value, *score, *place, *open, *best_exchange;

  // What was won so far. $0: how many
  const char *points_in, *in, *one_trick, *many_tricks;
  const char *and_on_table, *penalties;

  // The value.
  const char *to, *for_, *against;
  const char *of_points, *points, *of_tricks;  // $0: how many there are
  const char *penalty_points, *on_sheet;
  const char* declarers;  // $0: who they are
  const char *best_play, *best_exchange_and_play;
  const char *stopped_at_limit, *stopped_by_time, *interrupted, *before_cards;
  const char* at_least;         // behind a place
  const char* best_off;         // $0: who, $1: the value, $2: its unit
  const char* best_off_so_far;  // the same, where not all values are proven

  // The value of each card.
  const char* each_card;  // $0: who is to play, $1: against whom
  const char *best, *better_to_stop;

  // The exchange.
  const char *still_open, *nothing, *takes_heading, *aside_heading;
  const char* takes;            // $0: the cards, $1: those set aside
  const char* with_card;        // $0: the value, $1: the card that is taken
  const char* without_looking;  // $0: the card set aside, $1: the mean

  // The tricks.
  const char *trick, *round, *tricks, *points_heading, *value_heading, *table, *penalty;
  const char* then_stop;  // $0: who
  const char *star, *in_brackets;

  // A replay.
  const char* result;  // $0: the value as it was played
  const char* not_a_sum;
  const char* beside_par;  // $0: the score, $1: whose, $2: par, $3: the difference
  const char *imp_lost, *imps_lost, *imp_won, *imps_won;  // $0: how many
  const char *exchange, *cards_for_cards;                 // $0 set aside for $1
  const char *player, *moves, *choices, *errors, *cost, *mistakes;
  const char* not_judged;  // $0: why
};

const Headlines& headlines(Language language);

}  // namespace matador

#endif  // MATADOR_FORMATS_WORDS_LANGUAGE_H_
