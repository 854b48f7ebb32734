// How Scharwenzel is written.

#include "formats/games/game_format.h"
#include "formats/games/scharwenzel/result.h"
#include "formats/games/scharwenzel/sheet.h"

namespace matador::scharwenzel {
namespace {

class ScharwenzelFormat : public GameFormat {
 public:
  std::unique_ptr<ScoreSheet> make_sheet(const Heading& heading) const override {
    return scharwenzel::make_sheet(heading);
  }
  std::unique_ptr<ResultReader> result_reader(ResultReader::Telling telling) const override {
    return std::make_unique<ScharwenzelResult>(std::move(telling));
  }
};

}  // namespace

const GameFormat& format() {
  static const ScharwenzelFormat format;
  return format;
}

}  // namespace matador::scharwenzel
