#include "formats/games/bridge/board_score.h"

#include "formats/games/bridge/double_dummy.h"
#include "formats/games/bridge/pbn_scanner.h"
#include "formats/words/text.h"

namespace matador {
std::optional<BoardScore> board_score(const DealRecord& record, const Task& task,
                                      std::optional<int> played, const bridge::TrickTable& tricks) {
  const std::string text = bid_text(read_notes(record, *task.game, task.deal.seats()), task);
  const Board board = board_of(record);
  if (const Tag* result = record.find(tags::kResult); !played && result != nullptr) {
    played = small_number(result->value);
  }
  if (text.empty() || !board.vulnerable || !played) return std::nullopt;
  const BridgeBid bid = *read_bid(text);
  const bridge::Par par =
      bridge::par(tricks, *board.vulnerable, board.dealer.value_or(Seat::number(1)));
  const bool north_south = task.game->declaring_side(task).contains(Seat::number(1));
  const int par_score = north_south ? par.score : -par.score;
  const int score = bridge::score({*bid.level, bid.strain}, bid.risk,
                                  board.vulnerable->contains(task.declarer), *played);
  return BoardScore{.score = score, .par = par_score, .imps = bridge::imps(score - par_score)};
}

}  // namespace matador
