// Notes about the calls of an auction, which explain what was alerted. In a deal file, as in PBN, a
// reference stands behind the call, `1NT =1=`; the notes are tags with a number in their name,
// [Note1 "15-17"], where PBN has [Note "1:15-17"].
//
//   note_in("1NT=1=")            // 1
//   note_tag(1)                  // "Note1"
//   read_note("1:15-17")         // 1, "15-17"

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_CALL_NOTES_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_CALL_NOTES_H_

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/games/bridge/pbn_scanner.h"
#include "formats/input/deal_record.h"

namespace matador {

inline constexpr int kMostNotes = 32;  // of a game, as PBN has them

// The number of the note that a word refers to, "=1=" or "1NT!=1="; none if it refers to none.
std::optional<int> note_in(std::string_view word);
// " =1=", behind a call.
std::string reference_to_note(int number);

std::string note_tag(int number);
bool is_note_tag(std::string_view name);

// What [Note] of PBN says: the number of the note and its text.
std::optional<std::pair<int, std::string>> read_note(std::string_view value);

// Gives the notes about calls their numbered names. Those about cards, behind [Play], are left out:
// the cards of a deal file have no references.
void number_notes(std::vector<PbnTag>& tags);

// The note of this number; empty where there is none, also for number 0.
std::string note_text(const DealRecord& record, int number);

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_CALL_NOTES_H_
