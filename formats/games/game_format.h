// How one game is written: whatever differs from game to game in deal files, answers and text. Each
// game has one folder in formats/games/, with a class of this kind; what it leaves out is as most
// games have it.
//
//   const GameFormat& format = format_of(*game);       (registry.h)
//   format.cards();   format.seating().counter_clockwise

#ifndef MATADOR_FORMATS_GAMES_GAME_FORMAT_H_
#define MATADOR_FORMATS_GAMES_GAME_FORMAT_H_

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "formats/card_style.h"
#include "formats/deal_record.h"
#include "formats/points_result.h"
#include "formats/result_reader.h"
#include "formats/score_sheet.h"
#include "formats/seating.h"
#include "formats/tag_forms.h"
#include "solver/games/game.h"

namespace matador {

class GameFormat {
 public:
  virtual ~GameFormat() = default;

  // ---- Cards and seats --------------------------------------------------------------------------

  virtual const CardStyle& cards() const { return kFrenchCards; }
  virtual Seating seating() const { return {}; }

  // ---- Tags of its own --------------------------------------------------------------------------

  // Those that mean something in this game, beside the tags of all games (known_tags.cc).
  virtual std::span<const KnownTag> tags() const { return {}; }
  // Those that other programs write for this game, of which nothing is said in any game.
  virtual std::span<const std::string_view> tags_of_others() const { return {}; }
  // Why a deal without [Contract] has nothing to be played, where a tag of its own says so.
  virtual std::optional<DealError> nothing_to_play(const DealRecord& /*record*/) const {
    return std::nullopt;
  }

  // ---- Its score-sheet --------------------------------------------------------------------------

  virtual std::unique_ptr<ScoreSheet> make_sheet(const Heading& /*heading*/) const {
    return nullptr;
  }
  // Reads how a deal of such a sheet ended.
  virtual std::unique_ptr<ResultReader> result_reader(ResultReader::Telling telling) const {
    return std::make_unique<PointsResult>(std::move(telling));
  }
};

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_GAME_FORMAT_H_
