// The store of a long run of `matador table`: a file of SQLite. A row is the table of some deals of
// a block: of all of them, or of those that were done when the run was last stopped. A run that was
// killed goes on with the deals that are missing.
//
//   StatisticsStore store("run.db", asked);  // `asked`: a record still without rows
//   for (const Block& block : store.missing()) store.put(answer(block));
//   StatisticsRecord whole = store.whole();
//
// Every row has a checksum, so that damage to the file is noticed and never becomes part of a
// table. Stores of version 4, of whole blocks alone, and of version 3, without checksums, are read
// too; a run that goes on in one makes it one of this version.
//
// One process uses a store at a time. Errors are thrown as std::runtime_error, with the name of the
// file; a store that is refused is not changed.

#ifndef MATADOR_TOOLS_STATISTICS_STORE_H_
#define MATADOR_TOOLS_STATISTICS_STORE_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/statistics/record.h"

// ---- Database -----------------------------------------------------------------------------------
// The part of SQLite that a store needs: statements on a file that one process opens at a time.
//
//   Database database("run.db", Database::Open::kOrMake);
//   database.run("BEGIN EXCLUSIVE");
//   SqlStatement statement(database, "SELECT text FROM question WHERE id = ?");
//   statement.bind(1, 7);
//   while (statement.step()) use(statement.text(0));
//
// All functions throw std::runtime_error, with the name of the file and what is wrong with it.

struct sqlite3;
struct sqlite3_stmt;

namespace matador {

class Database {
 public:
  enum class Open { kExisting, kOrMake };

  // `path`: of a file, whatever its name means to SQLite. A lock is held until the end: no other
  // process can write or read in between.
  Database(std::string path, Open open);

  // A statement that returns nothing.
  void run(const std::string& sql);
  // The one number, or the one text, that a statement returns.
  std::int64_t number(const std::string& sql);
  std::string text(const std::string& sql);

  [[noreturn]] void fail(const std::string& reason) const;
  // Such an error, with advice for the user.
  [[noreturn]] void fail_damaged(const std::string& what) const;

 private:
  friend class SqlStatement;
  struct Close {
    void operator()(sqlite3* handle) const;
  };
  // Throws if `code` is the code of an error.
  void check(int code) const;
  // Where nothing could be written into it. It is locked, so that no other process has begun to.
  void remove_if_empty() const;

  std::string path_;
  std::unique_ptr<sqlite3, Close> handle_;
};

// Parameters count from 1, columns from 0, as in SQLite.
class SqlStatement {
 public:
  SqlStatement(Database& database, const std::string& sql);

  void bind(int parameter, std::int64_t number);
  void bind(int parameter, const std::string& text);
  // Goes to the next row; false after the last one.
  bool step();
  std::int64_t number(int column) const;
  std::string text(int column) const;

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* handle) const;
  };

  Database& database_;
  std::unique_ptr<sqlite3_stmt, Finalize> handle_;
};

// ---- Store --------------------------------------------------------------------------------------

// Deals that are solved and stored together; none: all deals, if they are counted.
using Block = std::optional<Population>;

// The blocks of a run depend only on the run: at most 4096, of 1024 deals or more, all of the same
// length but the last. Or of `deals` each, but the last.
std::vector<Block> blocks_of(const Block& run);
std::vector<Block> blocks_of(const Population& run, std::uint64_t deals);

class StatisticsStore {
 public:
  // Opens the store of this question and these deals, or makes one if there is no file or an empty
  // one. A store of fewer deals from the same number on becomes one of these. The rows of `asked`
  // do not matter.
  StatisticsStore(const std::string& path, const StatisticsRecord& asked);
  // Opens an existing store.
  explicit StatisticsStore(const std::string& path);

  // Removes the damaged rows, so that their deals are answered again; returns their number.
  std::size_t remove_damaged();
  // The deals of the run that are missing: blocks, and what is left of others.
  std::vector<Block> missing();
  // "40 of 60 deals".
  std::string deals_there();
  // A table of deals of one block. It takes the place of a row that begins with the same deal.
  void put(const StatisticsRecord& part);
  // The table of the whole run; throws if deals are missing or a row is damaged.
  StatisticsRecord whole();
  // The table of the deals before the first that is missing; throws if that is the first of all, or
  // a row is damaged.
  StatisticsRecord so_far();

 private:
  StatisticsStore(const std::string& path, Database::Open open);
  void extend_to(const Block& run);
  StatisticsRecord merged(std::vector<StatisticsRecord> parts) const;

  Database database_;
  StatisticsRecord asked_;
};

// The first bytes of a store, a file of SQLite.
inline constexpr std::string_view kStoreBegins = "SQLite format 3";

}  // namespace matador

#endif  // MATADOR_TOOLS_STATISTICS_STORE_H_
