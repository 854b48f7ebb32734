#include <algorithm>
#include <array>
#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/stable_partition.hpp>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "formats/arrays/arrays.h"
#include "tools/cli/types.h"

namespace matador {

// ---- Types of TypeScript ------------------------------------------------------------------------

namespace {

constexpr char kBegins[] =
    R"(// What is asked. Options are those of the program in camel case: `allOptions` is --all-options.
// `matador types options` has written this.

import type { Card, Objective } from './answers.js';
import type { Contract, GameName } from './games.js';

/** One of these, or a word that the program reads, such as a name in another language. */
type OrWord<Known extends string> = Known | (string & {});

/** A number from 1, `forehand`, `dealer`, a point of the compass, or a name of the deal's players. */
export type Seat = number | string;

type List<Item> = Item | readonly Item[];

)";

constexpr char kDeals[] = R"(
/** Tags of a deal of which one hand is known: `hand` stands for `deal`. */
export interface HandTags extends Tags {
  hand?: string;
}

/** The text of a deal file or of another format that the program reads, such as PBN; texts of one deal each; or the tags of one deal. */
export type Deals = string | readonly string[] | Tags;
export type Hands = Deals | HandTags;
)";

// A function of the package: the name of its command but for one, what it is asked about besides
// options, and what it answers.
struct Function {
  const char* name;
  const char* command;
  const char* asked;
  const char* answer;
  const char* meaning;
};
constexpr std::array kFunctions{
    Function{"solve", "solve", "deals: Deals", "SolveAnswer[]",
             "What deals are worth: an answer for each, or for each contract, suit or player of "
             "it."},
    Function{"replay", "replay", "deals: Deals", "ReplayAnswer[]",
             "What each card that was played cost."},
    Function{"advise", "advise", "deals: Hands", "AdviseAnswer[]",
             "What to declare or play when only one's own cards are known."},
    Function{"score", "score", "deals: Deals", "ScoreRow[]",
             "The score-sheet over deals that were played."},
    Function{"auction", "auction", "deals: Hands", "AuctionAnswer[]",
             "What the forced auction ends in, or how far one hand may bid."},
    Function{"melds", "melds", "deals: Hands", "MeldsAnswer[]",
             "What the melds of each player are worth."},
    Function{"convert", "convert", "deals: Deals", "string",
             "The deals as text, in the form of a deal file or another one."},
    Function{"generate", "deal", "", "string[]",
             "Random deals, the same for the same seed on every machine, each as the text of a "
             "deal file."},
    Function{"table", "table", "question: TableQuestion", "Table",
             "How often, or how much on average."},
    Function{"games", "games", "", "GameInfo[]",
             "The games, with their contracts, numbers of players and rule options."}};

char upper(char c) { return absl::ascii_toupper(static_cast<unsigned char>(c)); }

std::string camel(std::string_view name) {
  std::string text;
  for (std::size_t i = 0; i < name.size(); ++i) {
    text += name[i] == '-' && i + 1 < name.size() ? upper(name[++i]) : name[i];
  }
  return text;
}

std::string remark(const std::string& help) {
  const std::string text = with_names_of_types(help);
  return absl::StrCat("  /** ", std::string(1, upper(text.front())), text.substr(1), ". */\n");
}

std::string type_of(const CommandOption& option) {
  const std::string words = quoted(option.words, "'", " | ");
  if (const TypeNames* names = type_names_of(option.takes)) {
    return option.takes == Takes::kSeat && !words.empty() ? absl::StrCat("Seat | ", words)
                                                          : names->npm;
  }
  return !words.empty() ? words : option.tag.empty() ? "string" : "string | number";
}

bool is_needed(const CommandOption& option) {
  return option.takes == Takes::kGame && option.tag.empty();
}

template <typename Wanted>
std::vector<CommandOption> options_in_types(std::string_view command, const Wanted& wanted) {
  std::vector<CommandOption> known = options_of(command);
  std::erase_if(known, [&](const CommandOption& option) {
    return !(option.who & kInTypes) || !wanted(option);
  });
  return known;
}

std::string interface_of(const std::string& name, const std::vector<CommandOption>& options) {
  std::string fields;
  for (const CommandOption& option : options) {
    absl::StrAppend(&fields, remark(option.help), "  ", camel(option.name),
                    is_needed(option) ? ": " : "?: ", type_of(option), ";\n");
  }
  return absl::StrCat("export interface ", name, " {\n", fields, "}\n");
}

std::vector<CommandOption> options_of_function(const Function& function) {
  return options_in_types(function.command,
                          [](const CommandOption& option) { return option.tag.empty(); });
}

std::string options_type(const Function& function) {
  return absl::StrCat(std::string(1, upper(*function.name)), function.name + 1, "Options");
}

// "solve(deals: Deals, options?: SolveOptions)"; `work`: what is an option besides.
std::string call_of(const Function& function, const std::string& work = "") {
  const std::vector<CommandOption> options = options_of_function(function);
  std::vector<std::string> types;
  if (!options.empty()) types.push_back(options_type(function));
  if (!work.empty()) types.push_back(work);
  std::vector<std::string> parameters;
  if (*function.asked != '\0') parameters.emplace_back(function.asked);
  if (!types.empty()) {
    parameters.push_back(
        absl::StrCat(ranges::any_of(options, is_needed) ? "options: " : "options?: ",
                     absl::StrJoin(types, " & ")));
  }
  return absl::StrCat("  ", function.name, "(", absl::StrJoin(parameters, ", "), ")");
}

// The types that a text uses of those that another one exports.
std::string import_of(const std::string& file, const std::string& exports,
                      const std::string& text) {
  const std::set<std::string> words = absl::StrSplit(text, absl::ByAnyChar(" :;,()[]<>\n"));
  std::string names;
  for (const std::string& word : words) {
    if (absl::StrContains(exports, absl::StrCat("export type ", word, " ")) ||
        absl::StrContains(exports, absl::StrCat("export interface ", word, " "))) {
      absl::StrAppend(&names, "  ", word, ",\n");
    }
  }
  return absl::StrCat("import type {\n", names, "} from './", file, "';\n");
}

constexpr std::array kTypeNames{
    TypeNames{Takes::kNothing, "boolean", "bool"},
    TypeNames{Takes::kNumber, "number", "int"},
    TypeNames{Takes::kCardCount, "number", "int"},
    TypeNames{Takes::kSeatCount, "number", "int"},
    TypeNames{Takes::kSeconds, "number", "float"},
    TypeNames{Takes::kGame, "GameName", "str"},
    TypeNames{Takes::kSeat, "Seat", "Seat"},
    TypeNames{Takes::kContract, "OrWord<Contract>", "str"},
    TypeNames{Takes::kContracts, "List<OrWord<Contract | 'all'>>", "Words"},
    TypeNames{Takes::kObjective, "Objective", "Objective"},
    TypeNames{Takes::kObjectives, "List<Objective>", "Objectives"},
    TypeNames{Takes::kCondition, "List<string>", "Words"},
    TypeNames{Takes::kKeys, "List<string>", "Words"},
    TypeNames{Takes::kNumbers, "List<number | string>", "Numbers"},
    TypeNames{Takes::kCardList, "List<Card>", "Words"},
    TypeNames{Takes::kSuit, "string", "str"},
    TypeNames{Takes::kFormat, "string", "str"},
    TypeNames{Takes::kRuleOptions, "string", "str"}};

}  // namespace

const TypeNames* type_names_of(Takes takes) {
  const auto* const found = ranges::find(kTypeNames, takes, &TypeNames::takes);
  return found == kTypeNames.end() ? nullptr : found;
}

std::string quoted(std::span<const std::string> words, const char* quote, const char* between) {
  return absl::StrJoin(words, between, [&](std::string* text, const std::string& word) {
    absl::StrAppend(text, quote, word, quote);
  });
}

std::string with_names_of_types(const std::string& text) { return with_names(text, camel); }

std::string with_names(const std::string& text, std::string (*spell)(std::string_view name)) {
  std::string written;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.compare(i, 2, "--") != 0) {
      written += text[i];
      continue;
    }
    const std::size_t end =
        std::min(text.find_first_not_of("abcdefghijklmnopqrstuvwxyz-", i), text.size());
    const bool quoted = i > 0 && text[i - 1] == '`';
    const char* quote = quoted ? "" : "`";
    absl::StrAppend(&written, quote, spell(text.substr(i + 2, end - i - 2)), quote);
    i = end - 1;
  }
  return written;
}

std::string option_types() {
  const auto is_of_deal = [](const CommandOption& option) {
    return option.name == options::kRuleOptions.name ||
           (!option.tag.empty() && option.name != options::kHand.name);
  };
  std::string text = absl::StrCat(
      kBegins, "/** The tags of one deal, as in a deal file: `allPassed` is [AllPassed]. */\n",
      interface_of("Tags", options_in_types("score", is_of_deal)), kDeals);
  for (const Function& function : kFunctions) {
    const std::vector<CommandOption> options = options_of_function(function);
    if (options.empty()) continue;
    absl::StrAppend(&text, "\n", interface_of(options_type(function), options));
  }
  return text;
}

std::string function_types() {
  std::string here;
  std::string in_worker;
  for (const Function& function : kFunctions) {
    absl::StrAppend(&here, "  /** ", function.meaning, " */\n", call_of(function), ": ",
                    function.answer, ";\n");
    absl::StrAppend(&in_worker, call_of(function, "Work"), ": Promise<", function.answer, ">;\n");
  }
  return absl::StrCat(
      "// The functions: the commands of the program. `matador types functions` has written this.\n"
      "\n",
      import_of("answers.js", answer_types(), here), "import type { Work } from './index.js';\n",
      import_of("options.js", option_types(), here),
      "\n/** The questions, answered at once. Each throws a `MatadorError` with the message of the "
      "program. */\nexport interface Matador {\n",
      here,
      "}\n\n/** The questions, answered in a worker, one after the other. */\n"
      "export interface MatadorWorker {\n",
      in_worker,
      "  /** Ends the worker; what is not answered yet is rejected. */\n  end(): void;\n}\n");
}

// ---- Types of Python ----------------------------------------------------------------------------

namespace {

constexpr char kPythonBegins[] =
    R"(# The options of the functions: those of the program with `_` for `-`. `matador types python-options` has
# written this.

from collections.abc import Sequence
from typing import Annotated, Literal, TypedDict, Union

Objective = Literal["points", "tricks", "score"]
# A number from 1, `forehand`, `dealer`, a point of the compass, or a name of the deal's players.
Seat = Union[int, str]
Text = Union[str, int]
Words = Union[str, Sequence[str]]
Numbers = Union[int, str, Sequence[Union[int, str]]]
Objectives = Union[Objective, Sequence[Objective]]
)";

// The options of a command that functions of the package have, but for those that are arguments of
// their own; `base`: a type that has the others.
struct OptionsType {
  std::string_view name;
  std::string_view command;
  std::string_view arguments = {};
  std::string_view base = "ReadOptions";
};

constexpr std::array kPythonTypes{
    OptionsType{"DealSolveOptions", "solve", "deal"},
    OptionsType{"SolveOptions", "solve", "", "DealSolveOptions"},
    OptionsType{"ReplayOptions", "replay"},
    OptionsType{"DealAdviseOptions", "advise", "deal"},
    OptionsType{"AdviseOptions", "advise", "", "DealAdviseOptions"},
    OptionsType{"ScoreOptions", "score"},
    OptionsType{"AuctionOptions", "auction"},
    OptionsType{"MeldsOptions", "melds"},
    OptionsType{"ConvertOptions", "convert", "to"},
    OptionsType{"DealOptions", "deal", "game seed first deals", "TypedDict"},
    OptionsType{"TableOptions", "table", "question game", "TypedDict"}};

std::string python_type(const CommandOption& option) {
  if (const TypeNames* names = type_names_of(option.takes)) return names->python;
  const std::string words = quoted(option.words, "\"", ", ");
  if (!words.empty()) return absl::StrCat("Literal[", words, "]");
  return option.tag.empty() ? "str" : "Text";
}

// A name that Python keeps for itself has `_` behind it.
std::string name_in_python(std::string_view name) {
  const std::string known = absl::StrReplaceAll(std::string(name), {{"-", "_"}});
  return known == "from" || known == "as" ? known + "_" : known;
}

std::string python_field(const CommandOption& option) {
  const std::string help = absl::StrReplaceAll(with_names(option.help, name_in_python),
                                               {{"\\", "\\\\"}, {"\"", "\\\""}});
  return absl::StrCat("    ", name_in_python(option.name), ": Annotated[", python_type(option),
                      ", \"", help, "\"]\n");
}

std::vector<CommandOption> options_for(const OptionsType& type) {
  std::vector<CommandOption> wanted;
  for (const CommandOption& option : options_of(type.command)) {
    if ((option.who & kInPython) && !has_word(type.arguments, option.name))
      wanted.push_back(option);
  }
  return wanted;
}

bool has_option(const std::vector<CommandOption>& options, const CommandOption& wanted) {
  return ranges::any_of(options, [&](const CommandOption& option) {
    return option.name == wanted.name && python_field(option) == python_field(wanted);
  });
}

// What all commands that read deals have, and no function as an argument.
std::vector<CommandOption> shared_options() {
  std::vector<CommandOption> shared;
  for (const CommandOption& option : options_of("solve")) {
    const auto has_it = [&](const OptionsType& type) {
      return type.base != "ReadOptions" || has_option(options_for(type), option);
    };
    if (ranges::all_of(kPythonTypes, has_it)) shared.push_back(option);
  }
  return shared;
}

std::vector<CommandOption> options_of_base(std::string_view base) {
  if (base == "ReadOptions") return shared_options();
  const auto* const type = ranges::find(kPythonTypes, base, &OptionsType::name);
  return type == kPythonTypes.end() ? std::vector<CommandOption>() : options_for(*type);
}

std::string python_class(std::string_view name, std::string_view base,
                         const std::vector<CommandOption>& options) {
  std::string text =
      absl::StrCat("\n\nclass ", std::string(name), "(", std::string(base), ", total=False):\n");
  if (options.empty()) text += "    pass\n";
  for (const CommandOption& option : options) text += python_field(option);
  return text;
}

}  // namespace

std::string python_option_types() {
  std::vector<CommandOption> tags = shared_options();
  const auto others = ranges::stable_partition(
      tags, [](const CommandOption& option) { return !option.tag.empty(); });
  std::string text =
      absl::StrCat(kPythonBegins, python_class("Tags", "TypedDict", {tags.begin(), others}),
                   python_class("ReadOptions", "Tags", {others, tags.end()}));
  for (const OptionsType& type : kPythonTypes) {
    const std::vector<CommandOption> inherited = options_of_base(type.base);
    std::vector<CommandOption> own = options_for(type);
    std::erase_if(own, [&](const auto& option) { return has_option(inherited, option); });
    text += python_class(type.name, type.base, own);
  }
  std::vector<CommandOption> of_arrays = options_for({"ArrayOptions", "solve", "game"});
  std::erase_if(of_arrays, [](const auto& option) { return !is_of_arrays(option); });
  return text + python_class("ArrayOptions", "TypedDict", of_arrays);
}

}  // namespace matador
