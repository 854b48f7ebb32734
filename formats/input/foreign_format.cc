#include "formats/input/foreign_format.h"

#include <utility>

#include "formats/game_format.h"

namespace matador {
namespace {

class GameALine : public ForeignReader {
 public:
  GameALine(bool (*is_game)(std::string_view), ReadGame* read) : is_game_(is_game), read_(read) {}

  std::optional<ForeignGame> next(LineStream& lines) override {
    if (!lines.next()) return std::nullopt;
    const Line& line = lines.line();
    if (!is_game_(line.text)) {
      lines.put_back();
      return std::nullopt;
    }
    if (const auto size = fault_of_size(line)) return ForeignGame{DealError{line.number, *size}};
    absl::StatusOr<ForeignGame> game = read_(line);
    if (!game.ok()) return ForeignGame{in_line(line.number, game.status())};
    if (game->content.ok()) {
      for (Tag& tag : game->content->tags) tag.line = line.number;
    }
    return *std::move(game);
  }

 private:
  bool (*is_game_)(std::string_view);
  ReadGame* read_;
};

}  // namespace

constinit const OtherPrograms kNoOtherPrograms;

const std::vector<const ForeignFormat*>& foreign_formats() {
  static const std::vector<const ForeignFormat*> formats = [] {
    std::vector<const ForeignFormat*> all;
    for (const GameFormat* game : all_formats()) {
      for (const ForeignFormat& format : game->others->formats) all.push_back(&format);
    }
    return all;
  }();
  return formats;
}

std::unique_ptr<ForeignReader> game_a_line(bool (*is_game)(std::string_view line), ReadGame* read) {
  return std::make_unique<GameALine>(is_game, read);
}

}  // namespace matador
