#include "tools/statistics/store.h"

#include <sqlite3.h>

#include <algorithm>
#include <boost/crc.hpp>
#include <filesystem>
#include <range/v3/algorithm/find.hpp>
#include <stdexcept>
#include <utility>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/statistics/view.h"
#include "formats/words/text.h"

namespace matador {

// ---- Store --------------------------------------------------------------------------------------

namespace {

constexpr std::uint64_t kLeastDeals = 1024;
constexpr std::uint64_t kMostBlocks = 4096;

constexpr std::int64_t kApplicationId = 0x4d746472;  // "Mtdr", in the header of the file
constexpr std::int64_t kVersion = 5;                 // of the tables
constexpr std::int64_t kWholeBlocks = 4;             // the one before, with the same tables
constexpr std::int64_t kWithoutChecksums = 3;

std::string deals_text(const Block& run) {
  if (!run) return "all deals";
  return absl::StrCat(run->deals, " deals from number ", run->first, " of seed ", run->seed);
}

std::string question_text(const StatisticsHeading& heading) {
  std::string text = statistics_title(heading);
  if (!heading.by.empty()) absl::StrAppend(&text, ", by ", absl::StrJoin(heading.by, ", "));
  if (!heading.shares.empty()) absl::StrAppend(&text, ", shares ", heading.shares);
  return text;
}

// Whether `more` are the same deals and others behind them, in blocks of the same length.
bool is_extension(const Block& run, const Block& more) {
  return run && more && run->seed == more->seed && run->first == more->first &&
         run->deals < more->deals && more->deals <= kLeastDeals * kMostBlocks;
}

// Rows by the number of deals before theirs; that fits into the signed numbers of SQLite.
std::int64_t place(const Block& run, const Block& block) {
  return block ? static_cast<std::int64_t>(block->first - run->first) : 0;
}

bool is_new(Database& database) {
  return database.number("SELECT count(*) FROM sqlite_schema") == 0 &&
         database.number("PRAGMA application_id") == 0;
}

constexpr std::int64_t kQuestion = -1;  // the question in place of the deals before a block

// The checksum of a row with its place, so that a row that has moved is noticed too.
std::int64_t checksum(std::int64_t deals_before, const std::string& json) {
  const std::string row = absl::StrCat(deals_before, " ", json);
  boost::crc_32_type crc;
  crc.process_bytes(row.data(), row.size());
  return crc.checksum();
}

bool has_checksums(Database& database) {
  return database.number("PRAGMA user_version") != kWithoutChecksums;
}

void put_part(Database& database, std::int64_t deals_before, const std::string& json) {
  SqlStatement statement(database, "REPLACE INTO block VALUES (?, ?, ?)");
  statement.bind(1, deals_before);
  statement.bind(2, json);
  statement.bind(3, checksum(deals_before, json));
  statement.step();
}

void put_question(Database& database, const std::string& json) {
  database.run("DELETE FROM question");
  SqlStatement statement(database, "INSERT INTO question VALUES (?, ?)");
  statement.bind(1, json);
  statement.bind(2, checksum(kQuestion, json));
  statement.step();
}

// A row of the database: the table of some deals.
struct StoredPart {
  std::int64_t deals_before;  // in the run
  std::int64_t deals;         // 0: all deals were counted, or the row is damaged
  std::string json;
  bool damaged;
};

// In the order of the run.
std::vector<StoredPart> read_parts(Database& database) {
  const bool checked = has_checksums(database);
  std::vector<StoredPart> parts;
  SqlStatement statement(
      database,
      absl::StrCat("SELECT deals_before, json, ",
                   "CASE WHEN json_valid(json) THEN json_extract(json, '$.population.deals') END, ",
                   checked ? "checksum" : "0", " FROM block ORDER BY deals_before"));
  while (statement.step()) {
    StoredPart part{statement.number(0), statement.number(2), statement.text(1), false};
    part.damaged = checked && statement.number(3) != checksum(part.deals_before, part.json);
    parts.push_back(std::move(part));
  }
  return parts;
}

// All parts; throws if one of them is damaged.
std::vector<StoredPart> sound_parts(Database& database) {
  std::vector<StoredPart> parts = read_parts(database);
  const auto damaged = ranges::find(parts, true, &StoredPart::damaged);
  if (damaged == parts.end()) return parts;
  database.fail(absl::StrCat("the row behind deal ", damaged->deals_before,
                             " is damaged; the same matador table --store answers it anew"));
}

constexpr char kQuestionTable[] = "CREATE TABLE question (json TEXT NOT NULL";
constexpr char kBlockTable[] =
    "CREATE TABLE block (deals_before INTEGER PRIMARY KEY, json TEXT NOT NULL";
constexpr char kChecksum[] = "checksum INTEGER NOT NULL DEFAULT 0";

// The question is stored as a table of all these deals in which none counted.
std::string question_json(StatisticsRecord question) {
  question.examined = question.population ? question.population->deals : 0;
  question.counted = 0;
  question.statistics = {};
  return statistics_json(question);
}

void make_tables(Database& database, const StatisticsRecord& question) {
  database.run(absl::StrCat("PRAGMA application_id = ", kApplicationId));
  database.run(absl::StrCat("PRAGMA user_version = ", kVersion));
  database.run(absl::StrCat(kQuestionTable, ", ", kChecksum, ")"));
  database.run(absl::StrCat(kBlockTable, ", ", kChecksum, ")"));
  put_question(database, question_json(question));
}

void add_checksums(Database& database) {
  const std::string question = database.text("SELECT json FROM question");
  const std::vector<StoredPart> parts = read_parts(database);
  for (const char* table : {"question", "block"}) {
    database.run(absl::StrCat("ALTER TABLE ", table, " ADD COLUMN ", kChecksum));
  }
  put_question(database, question);
  for (const StoredPart& part : parts) put_part(database, part.deals_before, part.json);
}

void make_newest(Database& database) {
  if (!has_checksums(database)) add_checksums(database);
  database.run(absl::StrCat("PRAGMA user_version = ", kVersion));
}

StatisticsRecord read_record(const Database& database, const std::string& json) {
  absl::StatusOr<StatisticsRecord> record = read_statistics(json);
  if (!record.ok()) database.fail(std::string(record.status().message()));
  return *std::move(record);
}

// Whether the tables are those that this version makes.
void check_tables(Database& database) {
  if (database.number("PRAGMA application_id") != kApplicationId) {
    database.fail("not a store of matador table --store, but another database");
  }
  const std::int64_t version = database.number("PRAGMA user_version");
  if (version != kVersion && version != kWholeBlocks && version != kWithoutChecksums) {
    database.fail("a store of another version of matador");
  }
  const std::string end = has_checksums(database) ? absl::StrCat(", ", kChecksum, ")") : ")";
  const std::string tables =
      database.text("SELECT group_concat(sql, ';') FROM (SELECT sql FROM sqlite_schema)");
  if (tables != absl::StrCat(kQuestionTable, end, ";", kBlockTable, end)) {
    database.fail_damaged("its tables are not those of a store");
  }
}

StatisticsRecord read_question(Database& database) {
  check_tables(database);
  const bool checked = has_checksums(database);
  SqlStatement statement(
      database, absl::StrCat("SELECT json, ", checked ? "checksum" : "0", " FROM question"));
  if (!statement.step()) database.fail_damaged("it has no question");
  const std::string json = statement.text(0);
  if (checked && statement.number(1) != checksum(kQuestion, json)) {
    database.fail_damaged("the checksum of its question is wrong");
  }
  return read_record(database, json);
}

}  // namespace

std::vector<Block> blocks_of(const Block& run) {
  if (!run) return {std::nullopt};
  return blocks_of(*run, std::max(kLeastDeals, (run->deals + kMostBlocks - 1) / kMostBlocks));
}

std::vector<Block> blocks_of(const Population& run, std::uint64_t deals) {
  std::vector<Block> blocks;
  std::uint64_t given = 0;
  // A run over no deals has one block, which says so.
  do {
    const std::uint64_t next = std::min(deals, run.deals - given);
    blocks.emplace_back(Population{.seed = run.seed, .first = run.first + given, .deals = next});
    given += next;
  } while (given < run.deals);
  return blocks;
}

StatisticsStore::StatisticsStore(const std::string& path, Database::Open open)
    : database_(path, open) {
  database_.run("BEGIN EXCLUSIVE");
  const std::string fault = database_.text("PRAGMA quick_check(1)");
  if (fault != "ok") database_.fail_damaged(fault);
}

StatisticsStore::StatisticsStore(const std::string& path, const StatisticsRecord& asked)
    : StatisticsStore(path, Database::Open::kOrMake) {
  if (is_new(database_)) make_tables(database_, asked);
  asked_ = read_question(database_);
  if (asked_.heading != asked.heading) {
    database_.fail(absl::StrCat("answers ", in_quotes(question_text(asked_.heading)),
                                "; you asked ", in_quotes(question_text(asked.heading))));
  }
  const bool more = is_extension(asked_.population, asked.population);
  if (asked_.population != asked.population && !more) {
    database_.fail(absl::StrCat("the store holds ", deals_text(asked_.population),
                                "; you asked for ", deals_text(asked.population)));
  }
  make_newest(database_);
  if (more) extend_to(asked.population);
  database_.run("COMMIT");
}

StatisticsStore::StatisticsStore(const std::string& path)
    : StatisticsStore(path, Database::Open::kExisting) {
  asked_ = read_question(database_);
  database_.run("COMMIT");
}

void StatisticsStore::extend_to(const Block& run) {
  asked_.population = run;
  put_question(database_, question_json(asked_));
}

std::size_t StatisticsStore::remove_damaged() {
  std::size_t damaged = 0;
  for (const StoredPart& part : read_parts(database_)) {
    if (!part.damaged) continue;
    database_.run(absl::StrCat("DELETE FROM block WHERE deals_before = ", part.deals_before));
    ++damaged;
  }
  return damaged;
}

std::vector<Block> StatisticsStore::missing() {
  const std::vector<StoredPart> parts = read_parts(database_);
  std::vector<Block> missing;
  auto part = parts.begin();
  for (const Block& block : blocks_of(asked_.population)) {
    if (!block || block->deals == 0) {  // it is the only one
      if (parts.empty()) missing.push_back(block);
      continue;
    }
    const std::int64_t end =
        place(asked_.population, block) + static_cast<std::int64_t>(block->deals);
    std::int64_t next = place(asked_.population, block);
    const auto add_gap = [&](std::int64_t until) {
      if (next == until) return;
      missing.emplace_back(
          Population{.seed = block->seed,
                     .first = asked_.population->first + static_cast<std::uint64_t>(next),
                     .deals = static_cast<std::uint64_t>(until - next)});
    };
    for (; part != parts.end() && part->deals_before < end; ++part) {
      add_gap(part->deals_before);
      next = part->deals_before + part->deals;
    }
    add_gap(end);
  }
  return missing;
}

std::string StatisticsStore::deals_there() {
  const std::uint64_t all = asked_.population ? asked_.population->deals : 0;
  std::uint64_t there = all;
  for (const Block& block : missing()) there -= block ? block->deals : 0;
  return absl::StrCat(there, " of ", all, " deals");
}

void StatisticsStore::put(const StatisticsRecord& part) {
  put_part(database_, place(asked_.population, part.population), statistics_json(part));
}

StatisticsRecord StatisticsStore::whole() {
  std::vector<StatisticsRecord> tables;
  for (const StoredPart& part : sound_parts(database_)) {
    tables.push_back(read_record(database_, part.json));
  }
  if (!missing().empty()) {
    database_.fail(absl::StrCat("unfinished, it has ", deals_there(),
                                "; the same matador table --store goes on"));
  }
  return merged(std::move(tables));
}

StatisticsRecord StatisticsStore::so_far() {
  std::vector<StatisticsRecord> tables;
  std::int64_t next = 0;
  for (const StoredPart& part : sound_parts(database_)) {
    if (part.deals_before != next) break;
    next += part.deals;
    tables.push_back(read_record(database_, part.json));
  }
  if (tables.empty()) database_.fail("nothing is there yet");
  return merged(std::move(tables));
}

StatisticsRecord StatisticsStore::merged(std::vector<StatisticsRecord> parts) const {
  absl::StatusOr<StatisticsRecord> whole = merge_statistics(std::move(parts));
  if (!whole.ok()) database_.fail(std::string(whole.status().message()));
  return *std::move(whole);
}

// ---- Database -----------------------------------------------------------------------------------

namespace {

// SQLite would take "file:run.db?mode=memory" for a URI and ":memory:" for no file. From the root
// every name is that of a file.
std::string plain_name(const std::string& path) {
  const std::u8string whole = std::filesystem::absolute(file_path(path)).u8string();
  return {whole.begin(), whole.end()};
}

}  // namespace

void Database::Close::operator()(sqlite3* handle) const { sqlite3_close(handle); }

Database::Database(std::string path, Open open) : path_(std::move(path)) {
  const int flags = SQLITE_OPEN_READWRITE | (open == Open::kOrMake ? SQLITE_OPEN_CREATE : 0);
  sqlite3* handle = nullptr;
  const int code = sqlite3_open_v2(plain_name(path_).c_str(), &handle, flags, nullptr);
  handle_.reset(handle);  // there to be closed even where opening failed
  check(code);
  run("PRAGMA locking_mode = EXCLUSIVE");
}

void Database::run(const std::string& sql) {
  SqlStatement statement(*this, sql);
  while (statement.step()) {
  }
}

std::int64_t Database::number(const std::string& sql) {
  SqlStatement statement(*this, sql);
  statement.step();
  return statement.number(0);
}

std::string Database::text(const std::string& sql) {
  SqlStatement statement(*this, sql);
  statement.step();
  return statement.text(0);
}

void Database::remove_if_empty() const {
  std::error_code none;
  if (std::filesystem::file_size(file_path(path_), none) == 0) {
    std::filesystem::remove(file_path(path_), none);
  }
}

void Database::fail(const std::string& reason) const {
  throw std::runtime_error(path_ + ": " + reason);
}

void Database::fail_damaged(const std::string& what) const {
  fail("damaged (" + what + "): bring back a copy of the file, or remove it to begin anew");
}

void Database::check(int code) const {
  switch (code) {
    case SQLITE_OK:
    case SQLITE_ROW:
    case SQLITE_DONE:
      return;
    case SQLITE_BUSY:
      fail("in use by another process");
    case SQLITE_CORRUPT:
      fail_damaged(sqlite3_errmsg(handle_.get()));
    case SQLITE_NOTADB:
      fail("not a store of matador table --store, but a file of another kind");
    case SQLITE_FULL:
    case SQLITE_IOERR:
      remove_if_empty();
      [[fallthrough]];
    default:
      fail(sqlite3_errmsg(handle_.get()));
  }
}

void SqlStatement::Finalize::operator()(sqlite3_stmt* handle) const { sqlite3_finalize(handle); }

SqlStatement::SqlStatement(Database& database, const std::string& sql) : database_(database) {
  sqlite3_stmt* handle = nullptr;
  database.check(sqlite3_prepare_v2(database.handle_.get(), sql.c_str(), -1, &handle, nullptr));
  handle_.reset(handle);
}

void SqlStatement::bind(int parameter, std::int64_t number) {
  database_.check(sqlite3_bind_int64(handle_.get(), parameter, number));
}

void SqlStatement::bind(int parameter, const std::string& text) {
  database_.check(sqlite3_bind_text64(handle_.get(), parameter, text.data(), text.size(),
                                      SQLITE_TRANSIENT, SQLITE_UTF8));
}

bool SqlStatement::step() {
  const int code = sqlite3_step(handle_.get());
  database_.check(code);
  return code == SQLITE_ROW;
}

std::int64_t SqlStatement::number(int column) const {
  return sqlite3_column_int64(handle_.get(), column);
}

std::string SqlStatement::text(int column) const {
  const unsigned char* text = sqlite3_column_text(handle_.get(), column);
  if (text == nullptr) return "";
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column));
  return {text, text + size};
}

}  // namespace matador
