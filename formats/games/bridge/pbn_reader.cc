#include "formats/games/bridge/pbn_reader.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/count.hpp>
#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/find_if.hpp>
#include <range/v3/algorithm/none_of.hpp>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "formats/cards/seating.h"
#include "formats/games/bridge/auction_text.h"
#include "formats/games/bridge/double_dummy.h"
#include "formats/games/bridge/hands.h"
#include "formats/games/bridge/pbn_play.h"
#include "formats/games/bridge/pbn_scanner.h"
#include "formats/games/bridge/pbn_tags.h"
#include "formats/input/deal_tags.h"
#include "formats/input/problem.h"
#include "formats/words/text.h"
#include "solver/games/bridge/rules.h"
#include "solver/games/registry.h"
#include "solver/games/winnings.h"
#include "solver/hand_on.h"
#include "solver/tricks/played.h"

namespace matador {

// ---- Pbn reader ---------------------------------------------------------------------------------

namespace {

constexpr std::size_t kMaxTableBytes = 3000;
constexpr std::size_t kMaxInheritedTags = 1024;  // that a file may have in all
using bridge::Rules;

// ---- What single tags hold ----------------------------------------------------------------------

// "N:HAND HAND HAND HAND" with the number of the first seat.
absl::StatusOr<std::string> deal_of(const PbnTag& tag) {
  std::optional<HandWords> dealt = hand_words(tag.value);
  if (!dealt) {
    return DealError{tag.line, absl::StrCat("[Deal] is ", in_quotes(tag.value),
                                            ", expected \"N:HAND HAND HAND HAND\"")};
  }
  MATADOR_ASSIGN_OR_RETURN(const Seat first, compass_seat_of(tag, dealt->first));
  dealt->first = absl::StrCat(first.number());
  bridge::fill_in_last_hand(dealt->hands);
  return dealt->text();
}

// The place of the strain in "4HX" or "H" among the contracts of bridge; none where all pass or
// nobody knows.
absl::StatusOr<std::optional<Contract>> contract_of(const PbnTag& tag) {
  const std::string text = absl::AsciiStrToUpper(tag.value);
  if (is_unknown(text) || text == "PASS") return std::optional<Contract>();
  if (const std::optional<BridgeBid> bid = read_bid(text)) return Contract{.index = bid->strain};
  return DealError{tag.line, absl::StrCat("[Contract] is ", in_quotes(tag.value),
                                          ", expected a contract as in 4S, 3NTX or Pass")};
}

// "N", or "^N" where declarer and dummy have changed places.
absl::StatusOr<Seat> declarer_of(const PbnTag& tag) {
  std::string_view text = tag.value;
  if (text.starts_with('^')) text.remove_prefix(1);
  return compass_seat_of(tag, text);
}

// ---- The game -----------------------------------------------------------------------------------

const PbnTag* find(const std::vector<PbnTag>& tags, const TagName& name) {
  const auto tag = ranges::find_if(tags, [&](const PbnTag& each) { return each.is(name); });
  return tag == tags.end() ? nullptr : &*tag;
}

// A tag that is there already is to be ignored.
std::vector<PbnTag> each_once(std::vector<PbnTag> tags, std::vector<DealError>& doubts) {
  number_notes(tags);
  auto end = tags.begin();  // of those that are kept
  for (PbnTag& tag : tags) {
    const auto first =
        std::find_if(tags.begin(), end, [&](const PbnTag& kept) { return kept.is(tag.key()); });
    if (first != end) {
      if (first->value != tag.value) doubts.push_back(doubt_about_second(*first, tag));
      continue;
    }
    if (&*end != &tag) *end = std::move(tag);
    ++end;
  }
  tags.erase(end, tags.end());
  return tags;
}

// Whether a value may be a deal in PBN: "N:...". That the letter is no point of the compass is
// reported by the reader.
bool begins_with_seat(std::string_view value) {
  return value.size() > 2 && absl::ascii_isalpha(static_cast<unsigned char>(value[0])) &&
         value[1] == ':';
}

// Whether the game is another table of the board before: it tells of a table, but of no other
// board, and has no deal of its own, under a misspelt name neither: "N:AK.T9.Q87.J ...".
bool is_another_table(const std::vector<PbnTag>& tags, const std::vector<PbnTag>& board) {
  const auto may_be_deal = [](const PbnTag& tag) {
    return tag.is(tags::kDeal) ||
           (begins_with_seat(tag.value) && ranges::count(tag.value, '.') >= 3);
  };
  if (find(board, tags::kDeal) == nullptr || ranges::any_of(tags, may_be_deal)) return false;
  static const std::vector<TagName> names_of_board = pbn_tags(kPbnNamesBoard);
  const bool other = ranges::any_of(names_of_board, [&](const TagName& name) {
    const PbnTag* here = find(tags, name);
    const PbnTag* before = find(board, name);
    if (here == nullptr) return false;
    // [Board ""] begins a game that does not say which board it is.
    if (name == tags::kBoard && here->value.empty()) return true;
    return before == nullptr || before->value != here->value;
  });
  return !other &&
         ranges::any_of(tags, [](const PbnTag& tag) { return is_pbn_tag(tag.key(), kPbnOfTable); });
}

// The tags of a deal file, in its order.
class Translator {
 public:
  Translator(const std::vector<PbnTag>& tags, std::vector<DealError>& doubts)
      : tags_(tags), doubts_(doubts) {}

  absl::StatusOr<DealRecord> record() {
    record_.tags.reserve(tags_.size() + 2);
    add(tags::kGame, "bridge", tags_.front().line);
    add(tags::kSeats, absl::StrCat(Rules::kPlayers), tags_.front().line);
    add_deal();
    add_contract(auction_of_game());
    // The play hangs on what stands before.
    if (faults_.empty()) add_play();
    for (const PbnTag& tag : tags_) add_other(tag);
    if (faults_.empty()) check_size();
    if (faults_.empty()) return record_;
    if (record_.find(tags::kDeal) != nullptr) add_faults_of_the_rest();
    return all_faults(std::move(faults_));
  }

 private:
  // Each fault of the game is reported.
  void fail(std::uint64_t line, std::string what) { faults_.push_back({line, std::move(what)}); }

  // The value; none where it is a fault.
  template <typename T>
  std::optional<T> good(absl::StatusOr<T> outcome) {
    if (outcome.ok()) return *std::move(outcome);
    faults_.push_back(DealError::of(outcome));
    return std::nullopt;
  }

  // What else a command would say once these faults are mended: of the cards, and of the auction.
  void add_faults_of_the_rest() {
    const absl::StatusOr<Problem> read = read_problem_or_ending(record_);
    if (read.ok()) return;
    DealError first = DealError::of(read);
    std::vector<DealError> rest = std::exchange(first.more, {});
    rest.push_back(std::move(first));
    for (DealError& fault : rest) {
      const bool reported = ranges::find(faults_, fault.line, &DealError::line) != faults_.end();
      if (!reported) faults_.push_back(std::move(fault));
    }
  }

  void add_deal() {
    const PbnTag* deal = find(tags_, tags::kDeal);
    if (deal == nullptr || is_unknown(deal->value)) return;
    if (auto hands = good(deal_of(*deal))) add(tags::kDeal, *std::move(hands), deal->line);
  }

  void add(std::string name, std::string value, std::uint64_t line) {
    record_.tags.push_back({std::move(name), std::move(value), line});
  }

  // Faults of the auction are reported with those of the other tags (GameTags::faults).
  AuctionText auction_of_game() const {
    const PbnTag* tag = find(tags_, tags::kAuction);
    return tag == nullptr ? AuctionText{} : read_auction(value_of(*tag)).value_or(AuctionText{});
  }

  // By [Contract] and [Declarer]; what they leave open, by the auction. Without a declarer nobody
  // can say what is to be solved.
  void add_contract(const AuctionText& auction) {
    const PbnTag* contract = known(tags::kContract);
    const PbnTag* declarer = known(tags::kDeclarer);
    const PbnTag* calls = find(tags_, tags::kAuction);
    if (contract != nullptr) {
      const auto read = good(contract_of(*contract));
      if (!read) return;
      contract_ = *read;
    }
    if (declarer != nullptr) {
      declarer_ = good(declarer_of(*declarer));
      if (!declarer_) return;
    }
    unfinished_ = calls != nullptr && !auction.over() && !auction.calls.empty();
    if (contract == nullptr && auction.over()) {
      const auto& called = auction.contract;
      add(tags::kBid, called ? write_bid(called->bid, called->risk) : "Pass", calls->line);
      if (auction.contract) contract_ = Contract{.index = auction.contract->bid.strain};
    }
    if (declarer == nullptr && auction.contract) declarer_ = auction.contract->declarer;
    if (!contract_ || !declarer_) return;
    const auto strain = static_cast<std::size_t>(contract_->index);
    add(tags::kContract, std::string(Rules::kStrains[strain].name),
        (contract ? contract : calls)->line);
    add(tags::kDeclarer, absl::StrCat(declarer_->number()), (declarer ? declarer : calls)->line);
    if (declarer != nullptr && declarer->value.starts_with('^')) {
      add(tags::kChangedPlaces, "yes", declarer->line);
    }
  }

  // None if the tag is there but says that nobody knows.
  const PbnTag* known(const TagName& name) const {
    const PbnTag* tag = find(tags_, name);
    return tag != nullptr && !is_unknown(tag->value) ? tag : nullptr;
  }

  // The value, and the words of its section behind it. References to notes are kept where they are
  // about calls.
  static std::string value_of(const PbnTag& tag) {
    std::string value = tag.value;
    for (const PbnWord& word : tag.words) {
      const std::string text = word.text.substr(0, word.text.find('='));
      if (!text.empty()) absl::StrAppend(&value, " ", text);
      const std::optional<int> note = note_in(word.text);
      if (note && tag.is(tags::kAuction)) value += reference_to_note(*note);
    }
    return value;
  }

  void add_play() {
    const PbnTag* play = find(tags_, tags::kPlay);
    if (play == nullptr || is_unknown(play->value)) return;
    const std::optional<Seat> first_column = good(compass_seat_of(*play, play->value));
    if (!first_column) return;
    const PbnPlay cards(*first_column, *play);
    const Game& game = *find_game("bridge");
    const Tag* hands = record_.find(tags::kDeal);
    absl::StatusOr<Deal> deal;
    if (hands != nullptr) deal = read_hands_or_ending(hands->value, game, Rules::kPlayers);
    const bool is_ending = deal.ok() && game.is_ending(*deal);
    const Seat leader = cards.leader();
    const bool of_contract = hands != nullptr && contract_ && declarer_;
    const bool unusual = !is_ending && of_contract && leader != Rules::leader(*declarer_);
    // With cards or without: in an ending the tag says who leads now.
    if (is_ending || unusual) add(tags::kLeader, absl::StrCat(leader.number()), play->line);
    if (unusual && !cards.marks_leader()) {
      doubts_.push_back({play->line, doubt_about_lead(leader, *declarer_)});
    }
    if (!cards.has_cards()) return;
    if (!contract_) return fail_play(*play, "[Contract]");
    if (!declarer_) return fail_play(*play, "[Declarer]");
    if (hands == nullptr) return fail_play(*play, "[Deal]");
    if (!bridge::are_all_known(hands->value)) {
      auto order = good(cards.in_order(*contract_, *declarer_));
      if (order) add(tags::kPlay, *std::move(order), play->line);
      return;
    }
    if (!deal.ok()) return fail(hands->line, std::string(deal.status().message()));
    Played played(*deal, game.order(*contract_, {}), leader);
    auto order = good(cards.in_order(played));
    if (!order) return;
    add(tags::kPlay, *std::move(order), play->line);
    check_result(played);
  }

  // Without the contract nobody knows who has won the tricks. Where an auction without its end is
  // to blame, the rest of the deal is good.
  void fail_play(const PbnTag& play, const char* missing) {
    std::string what = absl::StrCat("[Play] has cards, but there is no ", missing);
    if (!unfinished_) return fail(play.line, what);
    doubts_.push_back({play.line, what + ": they are left out"});
  }

  // The play may decide some or all of the tricks that the declarer's side is said to have won.
  void check_result(const Played& played) {
    const PbnTag* result = find(tags_, tags::kResult);
    const auto reported = result == nullptr ? std::nullopt : small_number(result->value);
    if (!reported) return;
    const int least = won_by(Rules::side_of(*declarer_), played).tricks;
    const int most = least + Rules::kTricks - played.complete_tricks();
    if (*reported >= least && *reported <= most) return;
    fail(result->line,
         absl::StrCat("[Result] is ", *reported, ", but [Play] leaves the declarer ", least,
                      least == most ? "" : absl::StrCat(" to ", most), " tricks"));
  }

  void add_other(const PbnTag& tag) {
    if (is_pbn_tag(tag.key(), kPbnTranslated)) return;
    if (tag.is(tags::kGame)) return check_is("bridge", "", tag);
    if (tag.is(tags::kSeats)) {
      return check_is(absl::StrCat(Rules::kPlayers), " players in bridge", tag);
    }
    if (tag.is(tags::kLeader) && record_.find(tags::kLeader) != nullptr) return check_leader(tag);
    if (tag.is(tags::kChangedPlaces) && record_.find(tags::kChangedPlaces) != nullptr) return;
    if (tag.is(tags::kDealer)) {
      if (is_unknown(tag.value)) return;  // as good as absent
      if (!good(compass_seat_of(tag, tag.value))) return;
    }
    if (tag.is(tags::kVulnerable) && !is_unknown(tag.value) && !vulnerable_named(tag.value)) {
      return fail(tag.line, absl::StrCat("[Vulnerable] is ", in_quotes(tag.value),
                                         ", expected None, NS, EW or All"));
    }
    std::string value = value_of(tag);
    // A table of the whole tournament may be too long for the line of a tag.
    if (has_rows(tag.name) && value.size() > kMaxTableBytes) return;
    if (!tag.is(tags::kContract)) return add(tag.name, std::move(value), tag.line);
    if (record_.find(tags::kBid) == nullptr) add(tags::kBid, value, tag.line);
  }

  // Tags of deal files, not of PBN, that say what the game or its play has said already.
  void check_is(const std::string& expected, const std::string& unit, const PbnTag& tag) {
    if (absl::AsciiStrToLower(tag.value) == expected) return;
    fail(tag.line,
         absl::StrCat("[", tag.name, "] is ", in_quotes(tag.value), ", expected ", expected, unit));
  }
  void check_leader(const PbnTag& tag) {
    const auto led = read_seat(record_.find(tags::kLeader)->value, Rules::kPlayers);
    const auto reported = read_seat(tag.value, *find_game("bridge"), Rules::kPlayers);
    if (reported.ok() && *reported == *led) return;
    fail(tag.line, absl::StrCat("[Leader] is ", in_quotes(tag.value),
                                ", but [Play] begins with seat ", led->number()));
  }

  // Every game that is read can be written, and read again, as a deal file.
  void check_size() {
    std::size_t bytes = 0;
    for (const Tag& tag : record_.tags) {
      const std::size_t line = size_as_written(tag) + 2;  // and two ends
      if (line > kMaxLineBytes) return fail(tag.line, "[" + tag.name + "] is too long");
      bytes += line;
    }
    if (bytes > kMaxDealBytes || record_.tags.size() > kMaxTags) {
      fail(tags_.front().line, "the game is too long");
    }
  }

  const std::vector<PbnTag>& tags_;
  std::vector<DealError>& doubts_;
  DealRecord record_;
  std::vector<DealError> faults_;
  bool unfinished_ = false;  // the auction
  std::optional<Contract> contract_;
  std::optional<Seat> declarer_;
};

// A brace begins a comment in PBN, and a deal in JSON that somebody has laid out.
std::string no_tags(const std::string& first_line) {
  return absl::StrCat("no tags, expected [Name \"value\"]",
                      first_line.starts_with('{') ? "; a deal in JSON stands in one line" : "");
}

}  // namespace

absl::Status PbnReader::inherit(PbnTag& tag) {
  if (is_note_tag(tag.name)) return absl::OkStatus();
  if (tag.value.starts_with('#')) {
    if (is_pbn_tag(tag.key(), kPbnNotInherited)) {
      return DealError{tag.line, absl::StrCat("[", tag.name, "] cannot be inherited by #")};
    }
    if (tag.value == "#") {
      const auto last = last_.find(tag.name);
      tag.value = last == last_.end() ? "" : last->second;
    } else if (tag.value.starts_with("##")) {
      tag.value.erase(0, 2);
      header_[tag.name] = tag.value;
    }
  }
  if (tag.words.empty()) last_[tag.name] = tag.value;
  if (last_.size() <= kMaxInheritedTags) return absl::OkStatus();
  last_.clear();
  header_.clear();
  return DealError{tag.line, absl::StrCat("more than ", kMaxInheritedTags, " different tags")};
}

// Gives another table of the board before what it does not say of the board.
void PbnReader::take_board(std::vector<PbnTag>& tags) {
  const std::vector<PbnTag> before = std::exchange(before_, {});
  if (!is_another_table(tags, before)) return;
  static const std::vector<TagName> of_board = pbn_tags(kPbnOfBoard);
  for (const TagName& name : of_board) {
    const PbnTag* tag = find(before, name);
    if (tag != nullptr && find(tags, name) == nullptr) tags.push_back(*tag);
  }
}

absl::StatusOr<std::vector<PbnTag>> PbnReader::read_tags(const std::vector<Line>& lines,
                                                         std::vector<DealError>& doubts) {
  std::size_t bytes = 0;
  for (const Line& line : lines) {
    bytes += line.text.size();
    if (const auto size = fault_of_size(line, bytes)) return DealError{line.number, *size};
  }
  MATADOR_ASSIGN_OR_RETURN(std::vector<PbnTag> scanned, scan_pbn(lines, doubts));
  std::vector<PbnTag> tags = each_once(std::move(scanned), doubts);
  for (PbnTag& tag : tags) MATADOR_RETURN_IF_ERROR(inherit(tag));
  if (tags.empty()) return DealError{lines.front().number, no_tags(lines.front().text)};
  for (const auto& [name, value] : header_) {
    if (find(tags, name) == nullptr) tags.push_back({{name, value, tags.front().line}});
  }
  rewrite_variants(tags);
  return tags;
}

ForeignGame PbnReader::read(const std::vector<Line>& lines) {
  ForeignGame game;
  absl::StatusOr<std::vector<PbnTag>> tags = read_tags(lines, game.doubts);
  if (!tags.ok()) {
    before_.clear();
    game.content = tags.status();
    return game;
  }
  take_board(*tags);
  game.content = Translator(*tags, game.doubts).record();
  before_ = *std::move(tags);
  return game;
}

ForeignGame read_pbn_tags(std::vector<PbnTag> tags) {
  ForeignGame game;
  tags = each_once(std::move(tags), game.doubts);
  rewrite_variants(tags);
  game.content = Translator(tags, game.doubts).record();
  return game;
}

bool has_rows(std::string_view tag) {
  return tag == tags::kAuction || (tag.ends_with(tags::kTable.text()) && tag != tags::kTable);
}

// ---- Pbn games ----------------------------------------------------------------------------------

namespace {

constexpr std::string_view kDirective = "% PBN";

// Whether a line of a deal without [Game] shows that it is PBN: [Deal "N:..."].
bool has_pbn_deal(std::string_view line) {
  for (std::size_t place = line.find('['); place != std::string_view::npos;
       place = line.find('[', place + 1)) {
    const std::string_view name = tag_name_at(line, place);
    if (name != tags::kDeal) continue;
    std::string_view value = line.substr(static_cast<std::size_t>(name.end() - line.begin()));
    value.remove_prefix(std::min(value.find_first_not_of(" \t"), value.size()));
    // A deal file has a number there.
    return value.starts_with('"') && begins_with_seat(value.substr(1));
  }
  return false;
}

}  // namespace

void PbnGames::see_comment(const Line& line) {
  if (line.text.starts_with(kDirective)) in_pbn_ = true;
}

std::optional<Line> PbnGames::cut_next_game(Block& block, std::vector<std::string_view>& begun,
                                            bool comment_open, const Line& line,
                                            LineStream& lines) {
  for (const PbnTagPlace& tag : once_in_a_game(line.text, comment_open)) {
    if (ranges::find(begun, tag.name) == begun.end()) {
      begun.push_back(tag.name);
    } else if (block.pbn || tag.name != tags::kDeal) {
      block.pbn = true;
      lines.put_back({line.text.substr(tag.column), line.number, line.too_long});
      return Line{line.text.substr(0, tag.column), line.number};
    }
  }
  return std::nullopt;
}

PbnGames::Block PbnGames::read_block(LineStream& lines) {
  Block block{.lines = {}, .pbn = in_pbn_, .game = false};
  bool open = false;                    // a comment, which may have blank lines in it
  std::vector<std::string_view> begun;  // the tags of this game that come only once
  std::size_t bytes = 0;
  std::size_t blank = 0;  // the first one within the comment; 0: none
  while (!block.game && lines.next()) {
    Line line = lines.take();
    const bool full = bytes > kMaxDealBytes;
    if (line.is_blank() && (!open || (full && blank == 0) || line.number <= no_end_of_comment_)) {
      block.end = std::move(line);
      break;
    }
    if (line.text.starts_with('%') || (!open && line.text.starts_with(';'))) continue;
    if (full && blank > 0) {
      lines.put_back(std::move(line));
      break;
    }
    if (full) continue;
    bytes += line.text.size() + (open ? 1 : 0);
    block.game = !open && first_tag_name(line.text) == tags::kGame;
    const bool begins_comment = block.lines.empty() && line.text.starts_with('{');
    block.pbn = !block.game && (block.pbn || begins_comment || has_pbn_deal(line.text));
    std::optional<Line> cut =
        block.game ? std::nullopt : cut_next_game(block, begun, open, line, lines);
    if (cut && cut->text.empty()) break;
    const bool is_cut = cut.has_value();
    const bool is_blank = line.is_blank();
    if (cut) line = *std::move(cut);
    const bool was_open = std::exchange(open, block.pbn && is_comment_open(line.text, open));
    if (!was_open || !open) blank = 0;
    if (is_blank && blank == 0) blank = block.lines.size();
    block.lines.push_back(std::move(line));
    if (is_cut) break;
  }
  if (open) {
    no_end_of_comment_ = std::max(no_end_of_comment_, lines.line().number);
    if (blank > 0) {
      const auto rest = block.lines.begin() + static_cast<std::ptrdiff_t>(blank);
      lines.put_back(std::vector<Line>(rest, block.lines.end()));
      block.lines.erase(rest, block.lines.end());
    }
  }
  return block;
}

std::optional<ForeignGame> PbnGames::next(LineStream& lines) {
  Block block = read_block(lines);
  const auto has_tag = [](const Line& line) { return line.text.starts_with('['); };
  const bool text =
      ranges::none_of(block.lines, &Line::is_noise) || ranges::any_of(block.lines, has_tag);
  if (!block.lines.empty() && block.pbn && text) {
    in_pbn_ = true;
    return reader_.read(block.lines);
  }
  if (block.game) in_pbn_ = false;
  if (block.end) block.lines.push_back(*std::move(block.end));
  lines.put_back(std::move(block.lines));
  return std::nullopt;
}

}  // namespace matador
