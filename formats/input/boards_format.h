// Games that are dealt in numbered boards, and whose contracts are bid by levels.

#ifndef MATADOR_FORMATS_INPUT_BOARDS_FORMAT_H_
#define MATADOR_FORMATS_INPUT_BOARDS_FORMAT_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "formats/input/deal_record.h"
#include "formats/input/notes.h"
#include "formats/words/language.h"
#include "solver/games/game.h"

namespace matador {

struct BoardsFormat {
  // Adds what follows from the number of a deal of which nobody says it, before a format of another
  // program is written.
  void (*add_number)(DealRecord& record, std::uint64_t number);
  // Adds what the record says of board and bid to the notes.
  void (*read_notes)(const DealRecord& record, Notes& notes);
  // Why there is nothing to play in a deal without [Contract], if a tag says so.
  std::optional<DealError> (*nothing_to_play)(const DealRecord& record);
  // The contract as it was bid, if it is the contract of the task; and the result of such a bid
  // with `tricks` tricks.
  std::string (*bid_text)(const Notes& notes, const Task& task);
  std::string (*fate_of_bid)(const Notes& notes, const Task& task, int tricks, Language language);
  // The highest contract of this kind that a declarer makes with these tricks, as it is bid; empty
  // where the lowest goes down.
  std::string (*contract_made_with)(Contract contract, int tricks);
  // What the declaring side, and what the others have done with a deal that they have won.
  std::string_view made, defeated;
  // Adds to the example of a deal what its sheet needs to know beside the cards; `tricks`: those of
  // the declaring side in the end.
  void (*complete_example)(DealRecord& record, const Task& task, int tricks);
};

}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_BOARDS_FORMAT_H_
