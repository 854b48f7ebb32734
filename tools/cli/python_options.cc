#include <array>
#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/stable_partition.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "formats/arrays/arrays.h"
#include "tools/cli/types.h"

namespace matador {
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
