#include <array>
#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/find_if.hpp>
#include <range/v3/algorithm/none_of.hpp>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "formats/game_format.h"
#include "formats/output/advice.h"
#include "formats/output/answer_facets.h"
#include "formats/output/answers.h"
#include "formats/output/game_json.h"
#include "formats/output/replay.h"
#include "formats/output/task_json.h"
#include "formats/play/match_request.h"
#include "formats/requests/auction_request.h"
#include "formats/requests/naming_request.h"
#include "formats/requests/solve_request.h"
#include "formats/sheets/result_reader.h"
#include "formats/sheets/score_sheet.h"
#include "formats/statistics/record.h"
#include "formats/text/auction_view.h"
#include "solver/games/registry.h"
#include "tools/cli/command_line.h"
#include "tools/cli/types.h"
#include "tools/commands/commands.h"

namespace matador {
namespace {

// What follows is not said of any field: the words for values, and which forms an answer has.
constexpr char kWords[] =
    R"(// The answers. Fields that are not always there are absent, never null, unless their type says so.
// `matador types answers` has written this.

import type { Contract, GameName, Suit } from './games.js';

/** Suit, then rank: `HA`, in Swiss and German cards with their letters, `SU`. Where a game has moves without a trick, also `pass` and `+D2`. */
export type Card = string;

/** A seat, from 1, in order of play. */
export type SeatNumber = number;

export type Objective = 'points' | 'tricks' | 'score';

/** A whole number of deals, in digits: some are too large for a number. */
export type Digits = string;

/** What ended the search before the answer was complete. */
export type Stopped = 'seconds' | 'interrupt';

/** A number for the declaring side; where everyone plays for himself, one for each seat. */
type OrBySeat = number | number[];
)";

constexpr char kReplays[] = R"(
export type ReplayedMove =
  (PlayedCard & (Cost<Card> | ProvenCost)) | (MadeExchange & (Cost<Exchange> | ProvenCost));
)";

// ---- Types --------------------------------------------------------------------------------------

// Links have no place to go to here: "[answers](answers.md)" is "answers".
std::string without_links(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    const std::size_t open = text.find('[');
    const std::size_t middle = text.find("](", open == text.npos ? text.size() : open);
    const std::size_t end = text.find(')', middle == text.npos ? text.size() : middle);
    if (end == text.npos) break;
    absl::StrAppend(&plain, std::string(text.substr(0, open)),
                    std::string(text.substr(open + 1, middle - open - 1)));
    text.remove_prefix(end + 1);
  }
  return absl::StrCat(plain, std::string(text));
}

bool is_of(const FieldText& field, std::string_view form) {
  if (form.empty() || *field.form == '\0') return form.empty() && *field.form == '\0';
  const std::vector<std::string> forms = absl::StrSplit(field.form, ' ');
  return ranges::find(forms, form) != forms.end();
}

bool may_be_absent(const FieldText& field) { return std::string_view(field.type).ends_with('?'); }

// The type without what says that the field may be absent.
std::string type_of(const FieldText& field) {
  std::string type = field.type;
  if (may_be_absent(field)) type.pop_back();
  if (type.starts_with('(') && type.ends_with(')')) type = type.substr(1, type.size() - 2);
  return type;
}

std::string line_of(const FieldText& field) {
  const std::string type = absl::StrReplaceAll(type_of(field), {{"real", "number"}});
  std::string line;
  if (field.meaning != nullptr) {
    line = absl::StrCat("  /** ", with_names_of_types(without_links(field.meaning)), " */\n");
  }
  return absl::StrCat(line, "  ", field.name, may_be_absent(field) ? "?: " : ": ", type, ";\n");
}

// `head`: "export interface Solved extends OfSolution". The fields that this form alone has, or
// where it is empty those of all forms. `without`: fields that only other forms have.
std::string interface_of(std::string_view head, const FieldTexts& fields,
                         std::string_view form = "", const std::vector<std::string>& without = {}) {
  std::string text = absl::StrCat("\n", std::string(head), " {\n");
  for (const std::string& name : without) absl::StrAppend(&text, "  ", name, "?: undefined;\n");
  for (const FieldText& field : fields) {
    if (is_of(field, form)) text += line_of(field);
  }
  return text + "}\n";
}

std::string interfaces_of(const std::vector<DescribedType>& types) {
  std::string text;
  for (const auto& [name, meaning, fields] : types) {
    const std::string told = *meaning == '\0' ? "" : absl::StrCat("/** ", meaning, " */\n");
    text += interface_of(absl::StrCat(told, "export interface ", name), fields);
  }
  return text;
}

// The facet of the one game that has it.
template <typename Facet>
const Facet& facet_of(const Facet* GameFormat::*facet) {
  const auto& games = all_games();
  const auto game = ranges::find_if(
      games, [facet](const Game* one) { return format_of(*one).*facet != nullptr; });
  return *(format_of(**game).*facet);
}

std::string solve_types() {
  const FieldTexts solve = texts_of(solve_fields());
  return absl::StrCat(
      interface_of("/** What a declarer sets aside, and what he takes of the talon. */\n"
                   "export interface Exchange",
                   texts_of(exchange_fields())),
      interface_of("interface OfDeal", texts_of(deal_fields())),
      interface_of("interface NamedDeal extends OfDeal", texts_of(deal_fields()), "NamedDeal"),
      "\n/** Everybody has passed: nothing is played. */\n"
      "export interface PassedOut extends NamedDeal {\n  passed_out: true;\n}\n",
      interface_of("interface OfTask extends NamedDeal", texts_of(task_fields(), asked_fields()),
                   "", {"passed_out"}),
      interface_of("interface OfSolution extends OfTask", solve),
      interface_of("export interface Solved extends OfSolution", solve, "Solved", {"exact"}),
      interface_of("/** `limit` or `seconds` have stopped the search: what is proven. */\n"
                   "export interface Proven extends OfSolution",
                   solve, "Proven", {"value"}),
      "\nexport type SolveAnswer = Solved | Proven | PassedOut;\n");
}

std::string replay_types() {
  const FieldTexts move = replayed_move_fields();
  const FieldTexts replay = replay_fields();
  return absl::StrCat(
      interface_of("/** Why a card cost something. */\nexport interface Reason", reason_fields()),
      interface_of("interface OfMove", move),
      interface_of("interface Cost<Move>", move, "Cost", {"exact"}),
      interface_of("interface ProvenCost", move, "ProvenCost"),
      interface_of("interface PlayedCard extends OfMove", move, "PlayedCard", {"discard"}),
      interface_of("interface MadeExchange extends OfMove", move, "MadeExchange", {"card"}),
      kReplays, interface_of("export interface ReplayedPlayer", replayed_player_fields()),
      interface_of("export interface Board", board_fields()),
      interface_of("interface OfReplay extends OfTask", replay),
      interface_of("interface Replayed extends OfReplay", replay, "Replayed", {"exact"}),
      interface_of("interface ReplayedInPart extends OfReplay", replay, "ReplayedInPart",
                   {"value"}),
      "\nexport type ReplayAnswer = Replayed | ReplayedInPart;\n");
}

std::string advice_types() {
  const FieldTexts option = option_fields();
  const FieldTexts advice = advice_fields();
  const auto answer = [&advice](const char* form, const char* base) {
    return interface_of(absl::StrCat("interface ", form, " extends ", base), advice, form);
  };
  const auto one = [&option](const char* form) {
    return interface_of(absl::StrCat("export interface ", form, " extends Standing"), option, form);
  };
  return absl::StrCat(
      interface_of("/** A mean over worlds. */\nexport interface Estimate", estimate_fields()),
      interface_of("/** What an option is worth over all worlds. */\ninterface Standing extends "
                   "Estimate",
                   option),
      one("CardOption"), one("ContractOption"), one("ExchangeOption"),
      interface_of("interface OfAdvice extends OfDeal", advice), answer("OfContract", "OfAdvice"),
      answer("CardAdvice", "OfContract"), answer("ExchangeAdvice", "OfContract"),
      answer("ContractAdvice", "OfAdvice"),
      "\nexport type AdviseAnswer = CardAdvice | ExchangeAdvice | ContractAdvice;\n");
}

std::string auction_types() {
  const BidsFormat& bids = facet_of(&GameFormat::bids);
  return absl::StrCat(
      "\n/** `pass`, `5`, `6 clubs`. */\nexport type Statement = string;\n",
      interface_of("export interface Declared extends OfDeal", auction_fields(), "Declared",
                   {"passed_out"}),
      interface_of("export interface AllPassed extends OfDeal", auction_fields(), "AllPassed"),
      interface_of("/** What one hand must say. */\nexport interface OneStatement extends OfDeal",
                   bid_fields()),
      interface_of("/** How far one may bid for a contract. */\nexport interface Bid",
                   bids.fields()),
      interface_of("/** Of one hand, where the auction is free. */\n"
                   "export interface HandBids extends OfDeal",
                   bids.fields_of_hand()),
      "\nexport type AuctionAnswer = Declared | AllPassed | OneStatement | HandBids;\n");
}

std::string melds_types() {
  const MeldsFormat& melds = facet_of(&GameFormat::melds);
  const FieldTexts of_deal = melds.fields_of_deal();
  const FieldTexts of_hand = melds.fields_of_hand();
  return absl::StrCat(
      interface_of("export interface Meld", melds.fields_of_meld()),
      interface_of("/** Each list by seat. */\nexport interface Melds", melds.fields()),
      interface_of("interface OfMelds", of_deal),
      interface_of("export interface MeldsOfDeal extends OfMelds, Melds", of_deal, "MeldsOfDeal"),
      interface_of("export interface MeldsOfHand extends OfMelds", of_hand, "MeldsOfHand"),
      "\nexport type MeldsAnswer = MeldsOfDeal | MeldsOfHand;\n");
}

std::string score_types() {
  const FieldTexts row = sheet_fields() + own_sheet_fields(&SheetFormat::fields);
  const FieldTexts end = rubber_fields() + own_sheet_fields(&SheetFormat::end_fields);
  return absl::StrCat(
      interface_of("interface OfRow extends OfDeal", row, "", {"rubber"}),
      interface_of("export interface PlayedRow extends OfRow", row, "PlayedRow", {"passed_out"}),
      interface_of("/** Where penalties count: by seat. */\nexport interface PenaltyRow extends "
                   "OfRow",
                   row, "PenaltyRow", {"passed_out", "declarer"}),
      interface_of("export interface PassedRow extends OfRow", row, "PassedRow"),
      interface_of("/** The end of a rubber, game or sheet; columns are counted from 1. */\n"
                   "export interface EndRow",
                   end, "", {"deal"}),
      "\nexport type ScoreRow = PlayedRow | PenaltyRow | PassedRow | EndRow;\n");
}

std::string table_types() {
  std::vector<std::string> questions = question_names();
  questions.insert(ranges::find(questions, "vol") + 1, "match");  // as Jass calls it
  const FieldTexts rows = row_fields() + compared_row_fields() + looked_row_fields();
  std::string row = interface_of("export interface TableRow", rows);
  row.insert(row.rfind('}'),
             "  /** What came out, and the values of the keys `by`: `length`, `clubs`, "
             "`trumps(declarer)`. */\n  [key: string]: "
             "number | string | boolean | null | object | undefined;\n");
  return absl::StrCat(
      "\nexport type TableQuestion =\n  | '", absl::StrJoin(questions, "'\n  | '"), "';\n",
      interface_of("/** How many deals of a row are so. */\nexport interface Portion",
                   portion_fields()),
      interface_of("/** A mean over some of the deals; of none, the sums alone. */\n"
                   "export interface Average extends Partial<Behind>",
                   average_fields()),
      interface_of("/** How much less than the contract of the highest mean, in each deal. */\n"
                   "export interface Behind",
                   behind_fields()),
      row, interface_of("export interface Table", table_fields()));
}

// ---- The manual ---------------------------------------------------------------------------------

// Of fields that are told together the first has the meaning.
std::string rows_of(const FieldTexts& fields) {
  std::string text;
  for (std::size_t i = 0; i < fields.size();) {
    std::vector<std::string> names{fields[i].name};
    std::size_t next = i + 1;
    for (; next < fields.size() && fields[next].meaning == nullptr; ++next) {
      if (names.back() != fields[next].name) names.emplace_back(fields[next].name);
    }
    if (fields[i].meaning != nullptr) {
      absl::StrAppend(&text, "| `", absl::StrJoin(names, "`, `"), "` | ", fields[i].meaning,
                      " |\n");
    }
    i = next;
  }
  return text;
}

constexpr char kAsInAll[] = "As in all answers.";

// The fields of the deal in answers after the first.
FieldTexts same_deal() {
  FieldTexts fields = texts_of(deal_fields());
  std::erase_if(fields, [](const FieldText& field) { return *field.form != '\0'; });
  for (FieldText& field : fields) field.meaning = nullptr;
  fields.front().meaning = kAsInAll;
  return fields;
}

// ---- Python -------------------------------------------------------------------------------------

constexpr char kPython[] =
    R"(# The answers: dictionaries with these keys. `matador types python` has written this.
# What they mean stands in answers.md, among the documents of Matador.

from typing import Any, Optional, TypedDict, Union

# What came out, the values of the keys `by`, and how many deals are so.
TableRow = dict[str, Any]
)";

// The types that are a text there.
const std::set<std::string_view> kTexts{"string",    "Card",         "GameName", "Contract",
                                        "Suit",      "Digits",       "Stopped",  "Objective",
                                        "Statement", "TableQuestion"};

// One dictionary for the options of all questions.
const std::set<std::string_view> kOptions{"CardOption", "ExchangeOption", "ContractOption"};

// The keywords among the keys: a dictionary with such has no class.
const std::set<std::string_view> kWordsOfPython{"as", "with"};

// "list[str]" for "Card[]".
std::string python_of(const std::string& type) {
  if (type == "Move" || type == "number | Card[]") return "Any";
  if (type.ends_with("[]")) {
    std::string item = type.substr(0, type.size() - 2);
    if (item.starts_with('(')) item = item.substr(1, item.size() - 2);
    return absl::StrCat("list[", python_of(item), "]");
  }
  if (type.ends_with(" | null")) {
    return absl::StrCat("Optional[", python_of(type.substr(0, type.size() - 7)), "]");
  }
  if (type.starts_with("Record<")) {
    const std::size_t value = type.find(", ") + 2;
    return absl::StrCat("dict[str, ", python_of(type.substr(value, type.size() - value - 1)), "]");
  }
  if (type == "true" || type == "false" || type == "boolean") return "bool";
  if (type == "number" || type == "SeatNumber") return "int";
  if (type == "real") return "float";
  if (type == "OrBySeat") return "Union[int, list[int]]";
  if (kTexts.contains(type) || type.starts_with("Contract |")) return "str";
  if (type.find_first_of("{&") != type.npos) return "Any";
  if (kOptions.contains(type)) return "Option";
  return type.starts_with('\'') ? "str" : type;
}

// A dictionary with all fields of all forms of an answer; of fields with one name the first says
// its type, or if it has several, that it is any.
std::string dictionary_of(std::string_view name, const FieldTexts& fields,
                          std::string_view base = "TypedDict") {
  std::vector<std::pair<std::string, std::string>> types;
  for (const FieldText& field : fields) {
    const std::string type = python_of(type_of(field));
    const auto known = ranges::find(types, field.name, &std::pair<std::string, std::string>::first);
    if (known == types.end()) {
      types.emplace_back(field.name, type);
    } else if (known->second != type) {
      known->second = "Any";
    }
  }
  const std::string type(name);
  const bool is_class =
      ranges::none_of(types, [](const auto& one) { return kWordsOfPython.contains(one.first); });
  std::string text =
      is_class ? absl::StrCat("\n\nclass ", type, "(", std::string(base), ", total=False):\n")
               : absl::StrCat("\n\n", type, " = TypedDict(\n    \"", type, "\",\n    {\n");
  for (const auto& [key, of_key] : types) {
    text += is_class ? absl::StrCat("    ", key, ": ", of_key, "\n")
                     : absl::StrCat("        \"", key, "\": ", of_key, ",\n");
  }
  return is_class ? text : text + "    },\n    total=False,\n)\n";
}

std::string dictionaries_of(const std::vector<DescribedType>& types) {
  std::string text;
  for (const DescribedType& type : types) text += dictionary_of(type.name, type.fields);
  return text;
}

// What only the answers of one game have.
std::vector<FieldTexts> fields_of_game(const GameFormat& format) {
  std::vector<FieldTexts> tables;
  if (const MeldsFormat* melds = format.melds) {
    FieldTexts of_deal = melds->fields_of_deal();
    of_deal.front().meaning = kAsInAll;
    tables.insert(tables.end(), {melds->fields(), of_deal, melds->fields_of_hand()});
  }
  if (format.bids != nullptr) tables.push_back(format.bids->fields());
  if (const SheetFormat* sheet = format.sheet) {
    for (std::span<const FieldText> fields : {sheet->fields, sheet->end_fields}) {
      tables.emplace_back(fields.begin(), fields.end());
    }
  }
  return tables;
}

// The path of a page, and the rows that stand there.
std::string page_of(const std::string& path, const std::vector<FieldTexts>& tables) {
  std::string rows;
  for (const FieldTexts& fields : tables) rows += rows_of(fields);
  return rows.empty() ? "" : absl::StrCat(path, "\n", rows);
}

std::string python_types() {
  const MeldsFormat& melds = facet_of(&GameFormat::melds);
  const BidsFormat& bids = facet_of(&GameFormat::bids);
  return absl::StrCat(
      kPython, dictionary_of("Exchange", texts_of(exchange_fields())),
      dictionary_of("OfDeal", texts_of(deal_fields())),
      dictionary_of("OfTask", texts_of(deal_fields(), task_fields(), asked_fields())),
      dictionary_of("SolveAnswer",
                    texts_of(solve_fields()) + FieldTexts{FieldText{"passed_out", "true?"}},
                    "OfTask"),
      dictionary_of("Reason", reason_fields()),
      dictionary_of("ReplayedMove", replayed_move_fields()),
      dictionary_of("ReplayedPlayer", replayed_player_fields()),
      dictionary_of("Board", board_fields()),
      dictionary_of("ReplayAnswer", replay_fields(), "OfTask"),
      dictionary_of("Estimate", estimate_fields()),
      dictionary_of("Option", option_fields(), "Estimate"),
      dictionary_of("AdviseAnswer", advice_fields(), "OfDeal"), dictionary_of("Bid", bids.fields()),
      dictionary_of("AuctionAnswer", auction_fields() + bid_fields() + bids.fields_of_hand(),
                    "OfDeal"),
      dictionary_of("Meld", melds.fields_of_meld()), dictionary_of("Melds", melds.fields()),
      dictionary_of("MeldsAnswer",
                    melds.fields_of_deal() + melds.fields() + melds.fields_of_hand()),
      dictionary_of("ScoreRow",
                    sheet_fields() + own_sheet_fields(&SheetFormat::fields) + rubber_fields() +
                        own_sheet_fields(&SheetFormat::end_fields),
                    "OfDeal"),
      dictionary_of("Table", table_fields()), dictionaries_of(game_types()));
}

std::string answer_rows() {
  const FieldTexts deal = same_deal();
  std::string text =
      page_of("formats/answers.md", {texts_of(deal_fields(), task_fields(), asked_fields()),
                                     texts_of(solve_fields()),
                                     replay_fields(),
                                     replayed_move_fields(),
                                     reason_fields(),
                                     replayed_player_fields(),
                                     deal + advice_fields(),
                                     estimate_fields(),
                                     option_fields(),
                                     deal + auction_fields(),
                                     bid_fields(),
                                     deal + sheet_fields(),
                                     rubber_fields(),
                                     deal + naming_fields(),
                                     count_fields(),
                                     par_fields(),
                                     match_fields(),
                                     calibration_fields(),
                                     bench_fields(),
                                     bench_text_fields(),
                                     table_fields(),
                                     row_fields(),
                                     compared_row_fields(),
                                     looked_row_fields()});
  for (const Game* game : all_games()) {
    text += page_of(absl::StrCat("formats/games/", std::string(game->name()), "/formats.md"),
                    fields_of_game(format_of(*game)));
  }
  return text;
}

// What is written, by its name.
struct WrittenText {
  const char* name;
  std::string (*text)();
};
constexpr std::array kWritten{
    WrittenText{"functions", function_types}, WrittenText{"options", option_types},
    WrittenText{"answers", answer_types},     WrittenText{"python-options", python_option_types},
    WrittenText{"python", python_types},      WrittenText{"manual", answer_rows}};

}  // namespace

std::string answer_types() {
  return absl::StrCat(kWords, solve_types(), replay_types(), advice_types(), auction_types(),
                      melds_types(), score_types(), table_types(), interfaces_of(game_types()));
}

std::string written_text(const std::vector<std::string>& words) {
  std::string names;
  for (const WrittenText& written : kWritten) {
    if (words == std::vector<std::string>{written.name}) return written.text();
    absl::StrAppend(&names, written.name, "\n");
  }
  if (!words.empty()) throw UsageError("types: expected one of\n", names);
  return names;
}

}  // namespace matador
