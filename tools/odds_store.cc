#include "tools/odds_store.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"

namespace matador {
namespace {

constexpr std::uint64_t kLeastDeals = 1024;
constexpr std::uint64_t kMostBlocks = 4096;

constexpr std::int64_t kApplicationId = 0x4d746472;  // "Mtdr", in the header of the file
constexpr std::int64_t kVersion = 3;                 // of the tables

std::string deals_text(const Block& run) {
  if (!run) return "all deals";
  return absl::StrCat(run->deals, " deals from number ", run->first, " of seed ", run->seed);
}

// Blocks by the number of deals before them; that fits into the signed numbers of SQLite.
std::int64_t place(const Block& run, const Block& block) {
  return block ? static_cast<std::int64_t>(block->first - run->first) : 0;
}

bool is_new(Database& database) {
  return database.number("SELECT count(*) FROM sqlite_schema") == 0 &&
         database.number("PRAGMA application_id") == 0;
}

// The question is kept as a table of all these deals, none of which counted.
void make_tables(Database& database, OddsRecord question) {
  question.examined = question.population ? question.population->deals : 0;
  question.table = {};
  database.run(absl::StrCat("PRAGMA application_id = ", kApplicationId));
  database.run(absl::StrCat("PRAGMA user_version = ", kVersion));
  database.run("CREATE TABLE question (json TEXT NOT NULL)");
  database.run("CREATE TABLE block (deals_before INTEGER PRIMARY KEY, json TEXT NOT NULL)");
  Statement statement(database, "INSERT INTO question VALUES (?)");
  statement.bind(1, odds_json(question));
  statement.step();
}

OddsRecord read_record(const Database& database, const std::string& json) {
  absl::StatusOr<OddsRecord> record = read_odds(json);
  if (!record.ok()) database.fail(std::string(record.status().message()));
  return *std::move(record);
}

OddsRecord read_question(Database& database) {
  if (database.number("PRAGMA application_id") != kApplicationId) {
    database.fail("not a store of matador table --out, but another database");
  }
  if (database.number("PRAGMA user_version") != kVersion) {
    database.fail("a store of another version of matador");
  }
  Statement statement(database, "SELECT json FROM question");
  if (!statement.step()) database.fail("a store without a question");
  return read_record(database, statement.text(0));
}

}  // namespace

std::vector<Block> blocks_of(const Block& run) {
  if (!run) return {std::nullopt};
  const std::uint64_t deals = std::max(kLeastDeals, (run->deals + kMostBlocks - 1) / kMostBlocks);
  std::vector<Block> blocks;
  std::uint64_t given = 0;
  // A run over no deals has one block, which says so.
  do {
    const std::uint64_t next = std::min(deals, run->deals - given);
    blocks.emplace_back(Population{.seed = run->seed, .first = run->first + given, .deals = next});
    given += next;
  } while (given < run->deals);
  return blocks;
}

OddsStore::OddsStore(const std::string& path, Database::Open open) : database_(path, open) {
  database_.run("BEGIN EXCLUSIVE");
}

OddsStore::OddsStore(const std::string& path, const OddsRecord& asked)
    : OddsStore(path, Database::Open::kOrMake) {
  if (is_new(database_)) make_tables(database_, asked);
  asked_ = read_question(database_);
  if (asked_.heading != asked.heading) {
    database_.fail("answers another question: " + odds_json(asked_));
  }
  if (asked_.population != asked.population) {
    database_.fail(absl::StrCat("is about ", deals_text(asked_.population), ", not about ",
                                deals_text(asked.population)));
  }
  database_.run("COMMIT");
}

OddsStore::OddsStore(const std::string& path) : OddsStore(path, Database::Open::kExisting) {
  asked_ = read_question(database_);
  database_.run("COMMIT");
}

std::vector<Block> OddsStore::missing() {
  std::set<std::int64_t> there;
  Statement statement(database_, "SELECT deals_before FROM block");
  while (statement.step()) there.insert(statement.number(0));
  std::vector<Block> blocks = blocks_of(asked_.population);
  std::erase_if(
      blocks, [&](const Block& block) { return there.count(place(asked_.population, block)) > 0; });
  return blocks;
}

void OddsStore::put(const OddsRecord& part) {
  Statement statement(database_, "INSERT INTO block VALUES (?, ?)");
  statement.bind(1, place(asked_.population, part.population));
  statement.bind(2, odds_json(part));
  statement.step();
}

OddsRecord OddsStore::whole() {
  if (const std::size_t blocks = missing().size(); blocks > 0) {
    database_.fail(absl::StrCat("unfinished, ", blocks, " of ", blocks_of(asked_.population).size(),
                                " blocks are missing; the same matador table --out goes on"));
  }
  std::vector<OddsRecord> parts;
  Statement statement(database_, "SELECT json FROM block ORDER BY deals_before");
  while (statement.step()) parts.push_back(read_record(database_, statement.text(0)));
  absl::StatusOr<OddsRecord> whole = merge_odds(std::move(parts));
  if (!whole.ok()) database_.fail(std::string(whole.status().message()));
  return *std::move(whole);
}

bool is_store(std::string_view content) {
  constexpr std::string_view kBegin = "SQLite format 3";
  return content.substr(0, kBegin.size()) == kBegin;
}

}  // namespace matador
