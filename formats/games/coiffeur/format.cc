// How Coiffeur is written.

#include <array>

#include "formats/games/coiffeur/result.h"
#include "formats/games/coiffeur/sheet.h"
#include "formats/games/game_format.h"
#include "formats/swiss_cards.h"

namespace matador::coiffeur {
namespace {

absl::Status as_form(const std::string& text, const CardStyle& /*style*/) {
  return only_words(text, {"joker"});
}

constexpr std::array kTags{KnownTag{"As", nullptr, as_form}};

class CoiffeurFormat : public GameFormat {
 public:
  const CardStyle& cards() const override { return swiss_cards_in_use(); }
  Seating seating() const override { return {.counter_clockwise = true}; }
  std::span<const KnownTag> tags() const override { return kTags; }

  std::unique_ptr<ScoreSheet> make_sheet(const Heading& heading) const override {
    return coiffeur::make_sheet(heading);
  }
  std::unique_ptr<ResultReader> result_reader(ResultReader::Telling telling) const override {
    return std::make_unique<CoiffeurResult>(std::move(telling));
  }
};

}  // namespace

const GameFormat& format() {
  static const CoiffeurFormat format;
  return format;
}

}  // namespace matador::coiffeur
