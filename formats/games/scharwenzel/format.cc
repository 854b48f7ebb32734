// How Scharwenzel is written.

#include "absl/strings/str_cat.h"
#include "formats/games/game_format.h"
#include "formats/games/scharwenzel/guide.h"
#include "formats/games/scharwenzel/matador_names.h"
#include "formats/games/scharwenzel/result.h"

namespace matador::scharwenzel {

SheetMaker make_sheet;  // sheet.cc
namespace {

class ScharwenzelFormat : public GameFormat {
 public:
  GameGuide guide() const override { return kGuide; }
  std::vector<std::string> languages() const override { return matador_languages(); }
  std::string names_of_cards(const Task& task, const std::string& language,
                             const CardFace& face) const override {
    return absl::StrCat(
        "Top trumps: ", matador_names(*task.game->trump(task.contract), language, face), "\n");
  }

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
