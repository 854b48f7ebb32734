#include "formats/requests/options.h"

#include <array>
#include <functional>
#include <range/v3/algorithm/find.hpp>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "formats/cards/card_style.h"
#include "formats/cards/swiss_cards.h"
#include "formats/game_format.h"
#include "formats/input/given_tags.h"
#include "formats/input/partial_problem.h"
#include "formats/input/tag_table.h"
#include "formats/requests/advise_request.h"
#include "formats/requests/convert_request.h"
#include "formats/requests/solve_request.h"
#include "formats/requests/table_request.h"
#include "formats/words/text.h"

namespace matador {

// ---- Definitions --------------------------------------------------------------------------------

namespace options {
namespace {

template <typename... Definitions>
constexpr auto addresses_of(const Definitions&... definitions) {
  return std::array{&definitions...};
}

constexpr auto kAll = addresses_of(
    kHelp, kOut, kGame, kSeats, kFix, kHand, kSeat, kWhere, kPlayed, kJson, kCsv, kMarkdown, kColor,
    kTo, kShortestAuction, kStrength, kPlayers, kCalibrate, kQuestion, kObjectives, kObjective, kBy,
    kShares, kCards, kLine, kExplain, kExplainPlay, kLanguage, kExchanges, kPar, kKnowledge,
    kWorlds, kEnumerate, kSensible, kHide, kAllOptions, kExact, kSeed, kFirst, kDeals, kWidth,
    kGlance, kPlayer, kModel, kLast, kContracts, kContract, kTrump, kDeclarer, kDealer, kEvening,
    kFrom, kNames, kLimit, kSeconds, kMs, kTries, kErrors, kProof, kShard, kStore, kQuiet, kPlot,
    kHtml, kSolver, kMoveSeconds, kThreads, kTableMib, kThreadsPerDeal, kSignature, kText, kSuits,
    kRuleOptions, kStrict, kBoard, kFull, kMan, kSolved, kStep, kAmong, kNumber, kSaid, kAside,
    kAdvice, kTricks);

}  // namespace

std::span<const OptionDefinition* const> all() { return kAll; }

}  // namespace options

bool has_word(std::string_view list, std::string_view word) {
  if (word.empty() || word.find(' ') != std::string_view::npos) return false;
  for (std::size_t at = list.find(word); at != std::string_view::npos;
       at = list.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    if ((at == 0 || list[at - 1] == ' ') && (end == list.size() || list[end] == ' ')) return true;
  }
  return false;
}

const OptionUse* OptionDefinition::use_in(std::string_view command) const {
  for (const OptionUse& use : uses) {
    if (has_word(use.commands, command)) return &use;
  }
  return nullptr;
}

// ---- What the program works out -----------------------------------------------------------------

std::string options::formats_to_write() {
  return ". One of " + absl::StrJoin(convert_targets(), ", ");
}

std::string options::enough_deals() {
  return absl::StrCat(", or fewer if they are solved and nothing bounds the work, after ",
                      kEnoughForTable / 1'000'000, " million cards");
}

std::string options::enough_worlds() {
  return absl::StrCat(
      "; default ", kWorldsForCards, ", for contracts and exchanges ", kWorldsForContracts,
      "; fewer once one option is far ahead. Without --worlds, --limit and "
      "--seconds the sample ends after ",
      kEnoughNodes / 1'000'000, " million cards, for a card ", kEnoughForCard / 1'000'000,
      ", with at least ", kFewestWorlds, " ways, for a card ", kFewestWorldsForCards);
}

// ---- Which deals they concern -------------------------------------------------------------------

bool options::has_talon(const DealRecord& /*record*/, const Game& game, int seats) {
  return game.shape(seats).talon_size() > 0;
}

bool options::has_named_cards(const DealRecord& /*record*/, const Game& game, int /*seats*/) {
  return format_of(game).card_names != nullptr;
}

bool options::has_swiss_cards(const DealRecord& /*record*/, const Game& game, int /*seats*/) {
  return &card_style(game) == &swiss_cards_in_use();
}

bool options::has_open_contract(const DealRecord& record, const Game& game, int /*seats*/) {
  return game.names_contract_freely() && record.find(tags::kContract) == nullptr;
}

// ---- Options of a command -----------------------------------------------------------------------

namespace {

constexpr std::size_t kBrief = 54;  // bytes beside the name of an option, in a line

// What the value of a tag is, by what the help calls it.
Takes takes_of(const KnownTag& tag) {
  static constexpr std::pair<std::string_view, Takes> kNamed[] = {
      {"GAME", Takes::kGame},  {"N", Takes::kSeatCount}, {"SEAT", Takes::kSeat},
      {"C", Takes::kContract}, {"SUIT", Takes::kSuit},   {"CARDS", Takes::kCardList}};
  for (const auto& [value, takes] : kNamed) {
    if (value == tag.value) return takes;
  }
  return Takes::kText;
}

CommandOption command_option(const OptionDefinition& definition, const OptionUse& use) {
  const std::string usual = !use.usual.empty()       ? "; default " + std::string(use.usual)
                            : !use.otherwise.empty() ? "; default: " + std::string(use.otherwise)
                                                     : "";
  const std::string brief = std::string(use.brief);
  CommandOption option{.name = std::string(definition.name),
                       .value = std::string(definition.value),
                       .takes = definition.takes,
                       .brief = brief.size() + usual.size() > kBrief ? brief : brief + usual,
                       .help = absl::StrCat(brief, usual, use.works_out ? use.works_out() : "",
                                            std::string(use.more)),
                       .letter = definition.letter,
                       .is_rare = use.is_rare,
                       .who = use.brief.empty() ? kInRequests : definition.who};
  if (!definition.words.empty()) option.words = absl::StrSplit(std::string(definition.words), ' ');
  if (definition.takes == Takes::kFormat) option.words = convert_targets();
  return option;
}

// Each table of another format is a flag.
void add_tables(std::vector<CommandOption>& all) {
  for (const ForeignTable* table : foreign_tables()) {
    all.push_back({.name = std::string(table->name),
                   .brief = std::string(table->about),
                   .help = std::string(table->about) + std::string(table->more),
                   .who = kNotInTypes});
  }
}

void add_tags(std::vector<CommandOption>& all) {
  for (const KnownTag& tag : known_tags()) {
    if (tag.value.empty()) continue;
    const std::string name = option_of_tag(tag.name);
    const auto other = ranges::find(all, name, &CommandOption::name);
    if (other != all.end()) {
      other->list_tag = tag.name;
      continue;
    }
    all.push_back({.name = name,
                   .value = std::string(tag.value),
                   .takes = takes_of(tag),
                   .brief = std::string(tag.about),
                   .help = std::string(tag.about),
                   .words = words(std::string(tag.words)),
                   .tag = tag.name});
  }
}

}  // namespace

bool reads_deals(std::string_view command) { return has_word(options::kReadDeals, command); }

std::vector<CommandOption> options_of(std::string_view command) {
  std::vector<CommandOption> all;
  for (const OptionDefinition* definition : options::all()) {
    const OptionUse* use = definition->use_in(command);
    if (use == nullptr) continue;
    all.push_back(command_option(*definition, *use));
    if (definition == &options::kHand && reads_deals(command)) all.back().tag = kOwnHand;
    if (definition == &options::kCsv && command == "solve") add_tables(all);
  }
  if (reads_deals(command)) add_tags(all);
  return all;
}

namespace {

using SpellingsOfAll = std::map<std::string, Spellings, std::less<>>;  // by command

SpellingsOfAll spellings_of_all() {
  SpellingsOfAll all;
  for (const OptionDefinition* definition : options::all()) {
    for (const OptionUse& use : definition->uses) {
      if (use.spelling.empty()) continue;
      for (const std::string& command : words(std::string(use.commands))) {
        all[command].emplace(use.spelling, definition->name);
      }
    }
  }
  for (const std::string& command : words(std::string(options::kReadDeals))) {
    all[command].emplace("players", "seats");
  }
  return all;
}

}  // namespace

// Made once: every request asks for them.
const Spellings& spellings_of(std::string_view command) {
  static const auto& all = *new SpellingsOfAll(spellings_of_all());
  static const auto& none = *new Spellings;
  const auto of_command = all.find(command);
  return of_command == all.end() ? none : of_command->second;
}

}  // namespace matador
