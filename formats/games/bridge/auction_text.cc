#include "formats/games/bridge/auction_text.h"

#include <array>
#include <range/v3/algorithm/count.hpp>
#include <range/v3/algorithm/find.hpp>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "formats/cards/seating.h"
#include "formats/games/bridge/double_dummy.h"
#include "formats/games/bridge/pbn_scanner.h"
#include "formats/games/bridge/pbn_tags.h"
#include "formats/input/deal_tags.h"
#include "formats/input/notes.h"
#include "formats/words/text.h"
#include "solver/hand_on.h"

namespace matador {

// ---- Auction text -------------------------------------------------------------------------------

namespace {

using bridge::Call;
using bridge::Rules;

using CallWord = std::pair<std::string_view, Call::Kind>;
constexpr std::array<CallWord, 11> kCallWords{{{"PASS", Call::Kind::kPass},
                                               {"PAS", Call::Kind::kPass},
                                               {"P", Call::Kind::kPass},
                                               {"X", Call::Kind::kDouble},
                                               {"D", Call::Kind::kDouble},
                                               {"DBL", Call::Kind::kDouble},
                                               {"DOUBLE", Call::Kind::kDouble},
                                               {"XX", Call::Kind::kRedouble},
                                               {"R", Call::Kind::kRedouble},
                                               {"RDBL", Call::Kind::kRedouble},
                                               {"REDOUBLE", Call::Kind::kRedouble}}};

// Whether a call out of turn or too low was accepted, so that nothing is checked from this word on.
bool is_irregular(std::string_view word) { return word.find_first_of("+-^") == 0; }

absl::Status wrong_call(int number, const std::string& word, Seat by, std::string_view why) {
  return invalid("[Auction]: call ", number, ", ", in_quotes(word), " by ", compass_name(by), ", ",
                 why);
}

absl::Status take(const Call& call, bridge::Auction& auction, std::vector<Call>& calls) {
  MATADOR_RETURN_IF_ERROR(auction.take(call));
  calls.push_back(call);
  return absl::OkStatus();
}

// All others pass.
absl::Status pass_out(bridge::Auction& auction, std::vector<Call>& calls) {
  do {
    MATADOR_RETURN_IF_ERROR(take({Call::Kind::kPass}, auction, calls));
  } while (!auction.over());
  return absl::OkStatus();
}

// "NT" or "NOTRUMP".
std::optional<int> place_of_strain(std::string_view capitals) {
  for (std::size_t i = 0; i < kPbnStrains.size(); ++i) {
    const std::string name = absl::AsciiStrToUpper(std::string(Rules::kStrains[i].name));
    if (capitals == kPbnStrains[i] || capitals == name) return static_cast<int>(i);
  }
  return capitals == "N" ? place_of_strain("NT") : std::nullopt;
}

}  // namespace

std::optional<BridgeBid> read_bid(std::string_view text) {
  const std::string capitals = absl::AsciiStrToUpper(std::string(text));
  std::string_view strain = capitals;
  std::optional<int> level;
  if (!strain.empty() && strain.front() >= '1' && strain.front() <= '7') {
    level = strain.front() - '0';
    strain.remove_prefix(1);
  }
  const auto doubles = ranges::count(capitals, 'X');
  while (strain.ends_with('X')) strain.remove_suffix(1);
  const std::optional<int> place = place_of_strain(strain);
  if (!place || doubles > 2) return std::nullopt;
  return BridgeBid{.level = level, .strain = *place, .risk = static_cast<bridge::Risk>(doubles)};
}

std::string write_bid(const BridgeBid& bid) {
  constexpr std::array<std::string_view, 3> kRisks{"", "X", "XX"};
  return absl::StrCat(bid.level ? absl::StrCat(*bid.level) : "",
                      std::string(kPbnStrains.at(static_cast<std::size_t>(bid.strain))),
                      std::string(kRisks.at(static_cast<std::size_t>(bid.risk))));
}

std::string short_bid(int level, int strain) {
  return absl::StrCat(level, std::string(1, kStrainLetters[static_cast<std::size_t>(strain)]));
}

std::string short_call(const Call& call, std::string_view letters) {
  if (call.kind == Call::Kind::kBid) return short_bid(call.bid.level, call.bid.strain);
  const std::size_t place = call.kind == Call::Kind::kPass     ? 0
                            : call.kind == Call::Kind::kDouble ? 1
                                                               : 2;
  return std::string(1, letters[place]);
}

std::optional<Call> read_call(std::string_view word) {
  const std::string capitals = absl::AsciiStrToUpper(std::string(word));
  const auto* const known = ranges::find(kCallWords, capitals, &CallWord::first);
  if (known != kCallWords.end()) return Call{known->second};
  const std::optional<BridgeBid> bid = read_bid(capitals);
  if (!bid || !bid->level || capitals.ends_with('X')) return std::nullopt;
  return Call{Call::Kind::kBid, {.level = *bid->level, .strain = bid->strain}};
}

absl::StatusOr<AuctionText> read_auction(std::string_view text) {
  const std::vector<std::string> all = words(std::string(text));
  if (all.empty() || is_unknown(all.front())) return AuctionText{};
  const std::optional<Seat> dealer = compass_seat(all.front());
  if (!dealer) {
    return invalid("[Auction] begins with ", in_quotes(all.front()),
                   ", expected the dealer, N, E, S or W");
  }
  bridge::Auction auction(*dealer);
  int words_of_calls = 0;
  std::vector<Call> calls;
  std::vector<int> notes;
  AuctionEnd end = AuctionEnd::kMissing;
  for (auto next = all.begin() + 1; next != all.end(); ++next) {
    // Behind a call may stand an exclamation or question mark, and references to notes.
    const std::string word = absl::AsciiStrToUpper(next->substr(0, next->find_first_of("!?$=")));
    const int note = note_in(*next).value_or(0);
    if (word.empty()) {
      if (note != 0 && !notes.empty()) notes.back() = note;
      continue;
    }
    if (word.front() == '*' || is_irregular(word)) {
      end = word.front() == '*' ? AuctionEnd::kNotGiven : AuctionEnd::kIrregular;
      break;
    }
    ++words_of_calls;
    const Seat by = auction.turn();
    absl::Status status;
    if (word == "AP") {
      status = pass_out(auction, calls);
    } else if (const std::optional<Call> call = read_call(word)) {
      status = take(*call, auction, calls);
    } else {
      return wrong_call(words_of_calls, *next, by,
                        "is unknown, expected a bid as 1NT, or Pass, X, XX, AP");
    }
    if (!status.ok()) return wrong_call(words_of_calls, *next, by, std::string(status.message()));
    notes.resize(calls.size());
    notes.back() = note;
  }
  if (auction.over()) end = AuctionEnd::kOver;
  if (calls.empty() && end == AuctionEnd::kMissing) end = AuctionEnd::kNotGiven;
  return AuctionText{.end = end,
                     .contract = auction.over() ? auction.contract() : std::nullopt,
                     .calls = std::move(calls),
                     .notes = std::move(notes)};
}

bool have_changed_places(const DealRecord& record) {
  return read_yes(record.value(tags::kChangedPlaces)).value_or(false);
}

void add_shortest_auction(DealRecord& record) {
  if (record.value(tags::kGame) != "bridge" || !reported(record, tags::kAuction).empty()) return;
  std::optional<Seat> caller = board_of(record).dealer;
  const std::string bid = reported(record, tags::kBid);
  if (absl::EqualsIgnoreCase(bid, "pass")) {
    if (caller) record.add(tags::kAuction, compass_name(*caller).substr(0, 1) + " AP");
    return;
  }
  const std::optional<BridgeBid> contract = read_bid(bid);
  const auto declarer = read_seat(record.value(tags::kDeclarer), Rules::kPlayers);
  if (!contract || !contract->level || !declarer.ok()) return;
  std::string auction = compass_name(caller.value_or(*declarer)).substr(0, 1);
  while (caller && *caller != *declarer) {
    auction += " Pass";
    caller = caller->next(Rules::kPlayers);
  }
  constexpr std::array<const char*, 3> kRisks{"", " X", " X XX"};
  absl::StrAppend(&auction, " ",
                  write_bid({.level = contract->level, .strain = contract->strain, .risk = {}}),
                  kRisks.at(static_cast<std::size_t>(contract->risk)), " AP");
  record.add(tags::kAuction, auction);
}

// ---- Call notes ---------------------------------------------------------------------------------

namespace {

std::optional<int> number_of_note(std::string_view text) {
  const std::optional<int> number = small_number(std::string(text));
  return number && *number >= 1 && *number <= kMostNotes ? number : std::nullopt;
}

}  // namespace

std::optional<int> note_in(std::string_view word) {
  const std::size_t begin = word.find('=');
  if (begin == std::string_view::npos) return std::nullopt;
  const std::size_t end = word.find('=', begin + 1);
  if (end == std::string_view::npos) return std::nullopt;
  return number_of_note(word.substr(begin + 1, end - begin - 1));
}

std::string reference_to_note(int number) { return absl::StrCat(" =", number, "="); }

std::string note_tag(int number) { return absl::StrCat(std::string(tags::kNote), number); }

bool is_note_tag(std::string_view name) {
  if (!name.starts_with(tags::kNote.text())) return false;
  const std::optional<int> number = number_of_note(name.substr(tags::kNote.text().size()));
  return number && name == note_tag(*number);
}

std::optional<std::pair<int, std::string>> read_note(std::string_view value) {
  const std::size_t colon = value.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const std::optional<int> number = number_of_note(value.substr(0, colon));
  std::string text(value.substr(colon + 1));
  absl::StripAsciiWhitespace(&text);
  if (!number || text.empty()) return std::nullopt;
  return std::pair(*number, std::move(text));
}

void number_notes(std::vector<PbnTag>& tags) {
  bool about_cards = false;
  auto end = tags.begin();  // of those that are kept
  for (PbnTag& tag : tags) {
    if (tag.is(tags::kAuction) || tag.is(tags::kPlay)) about_cards = tag.is(tags::kPlay);
    if (tag.is(tags::kNote)) {
      const auto note = read_note(tag.value);
      if (about_cards || !note) continue;
      static_cast<Tag&>(tag) = {note_tag(note->first), note->second, tag.line};
    }
    if (&*end != &tag) *end = std::move(tag);
    ++end;
  }
  tags.erase(end, tags.end());
}

std::string note_text(const DealRecord& record, int number) {
  return number == 0 ? "" : record.value(note_tag(number));
}

}  // namespace matador
