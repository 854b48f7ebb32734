#include "formats/input/foreign_format.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "formats/game_format.h"
#include "formats/input/json_deal.h"

namespace matador {

// ---- Line stream --------------------------------------------------------------------------------

namespace {

constexpr char kByteOrderMark[] = "\xEF\xBB\xBF";
// A line of more bytes has no end, as that of /dev/zero: nothing behind it is read.
constexpr std::streamsize kMostIgnored = std::streamsize{64} << 20;
constexpr char kDelete = '\x7F';
constexpr char kControlZ = '\x1A';  // with which old programs end a file

}  // namespace

bool Line::is_noise() const {
  bool noise = false;  // no early exit, so that the loop is vectorised
  for (const char c : text) noise |= (c >= 0 && c < ' ' && c != '\t') || c == kDelete;
  return noise;
}

bool LineStream::next() {
  if (std::exchange(again_, false)) return true;
  if (put_back_.empty()) return read();
  line_ = std::move(put_back_.front());
  put_back_.pop_front();
  return true;
}

bool LineStream::read() {
  in_.clear(in_.rdstate() & ~std::ios::failbit);
  in_.getline(buffer_.data(), static_cast<std::streamsize>(buffer_.size()));
  auto length = static_cast<std::size_t>(in_.gcount());
  if (in_.bad() || (in_.eof() && length == 0)) return false;
  line_.number = ++read_;
  bytes_ += length;
  line_.too_long = in_.fail() && length == kMaxLineBytes;
  if (line_.too_long) {
    in_.clear();
    in_.ignore(kMostIgnored, '\n');
    bytes_ += static_cast<std::uint64_t>(in_.gcount());
    if (in_.gcount() == kMostIgnored) in_.setstate(std::ios::eofbit);
  } else if (!in_.eof()) {
    --length;  // the line end counts as read
  }
  line_.text.assign(buffer_.data(), length);
  if (read_ == 1 && line_.text.starts_with(kByteOrderMark)) line_.text.erase(0, 3);
  if (in_.eof() && line_.text.ends_with(kControlZ)) line_.text.pop_back();
  if (line_.text.ends_with('\r')) line_.text.pop_back();
  return true;
}

std::optional<std::string> fault_of_size(const Line& line, std::size_t bytes_of_deal) {
  if (line.too_long) return absl::StrCat("the line is longer than ", kMaxLineBytes, " bytes");
  if (bytes_of_deal <= kMaxDealBytes) return std::nullopt;
  return absl::StrCat("the deal is longer than ", kMaxDealBytes, " bytes");
}

// ---- Foreign format -----------------------------------------------------------------------------

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

bool begins_deal(const Line& line) {
  if (!is_json_object(line.text)) return read_tag(line.text).ok();
  const absl::StatusOr<DealRecord> record = read_json_record(line.text, line.number);
  return record.ok() && (record->find(tags::kGame) || record->find(tags::kDeal));
}

std::unique_ptr<ForeignReader> game_a_line(bool (*is_game)(std::string_view line), ReadGame* read) {
  return std::make_unique<GameALine>(is_game, read);
}

}  // namespace matador
