#include "formats/output/solved_worlds.h"

#include <nlohmann/json.hpp>

#include "absl/strings/str_split.h"
#include "formats/input/bounded_json.h"

namespace matador {
namespace {

using Json = nlohmann::ordered_json;

Json world_json(const SolvedWorld& world) {
  Json json{{"world", world.world}, {"values", world.found.values}};
  if (world.found.tells_winner) json["won"] = world.found.won;
  return json;
}

// Throws where something is missing, or of another kind.
SolvedWorld read_world(const Json& json, const std::vector<bool>& asked) {
  SolvedWorld world{.world = json.at("world").get<std::size_t>(), .asked = asked, .found = {}};
  WorldValues& found = world.found;
  json.at("values").get_to(found.values);
  found.tells_winner = json.contains("won");
  found.won.resize(found.values.size());
  if (found.tells_winner) json.at("won").get_to(found.won);
  return world;
}

}  // namespace

std::string solved_worlds_json(const WorldsAnswer& answer) {
  Json json{{"found", answer.found}, {"all", answer.all}, {"batch", answer.batch}};
  json["asked"] = answer.solved.empty() ? std::vector<bool>{} : answer.solved.front().asked;
  json["worlds"] = Json::array();
  for (const SolvedWorld& world : answer.solved) json["worlds"].push_back(world_json(world));
  return write_json(json) + "\n";
}

absl::StatusOr<std::vector<SolvedWorld>> read_solved_worlds(std::string_view lines) {
  std::vector<SolvedWorld> worlds;
  for (const absl::string_view line :
       absl::StrSplit(absl::string_view(lines.data(), lines.size()), '\n', absl::SkipEmpty())) {
    const absl::StatusOr<Json> json = read_json(std::string_view(line.data(), line.size()));
    if (!json.ok()) return json.status();
    try {
      const auto asked = json->at("asked").get<std::vector<bool>>();
      for (const Json& one : json->at("worlds")) worlds.push_back(read_world(one, asked));
    } catch (const Json::exception&) {
      return absl::InvalidArgumentError(
          R"(no solved worlds, expected {"asked":[true,...],"worlds":[{"world":0,"values":[61,...]},...]})");
    }
  }
  return worlds;
}

}  // namespace matador
