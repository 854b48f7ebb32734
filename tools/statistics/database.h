// The part of SQLite that a store needs: statements on a file that one process opens at a time.
//
//   Database database("run.db", Database::Open::kOrMake);
//   database.run("BEGIN EXCLUSIVE");
//   SqlStatement statement(database, "SELECT text FROM question WHERE id = ?");
//   statement.bind(1, 7);
//   while (statement.step()) use(statement.text(0));
//
// All functions throw std::runtime_error, with the name of the file and what is wrong with it.

#ifndef MATADOR_TOOLS_STATISTICS_DATABASE_H_
#define MATADOR_TOOLS_STATISTICS_DATABASE_H_

#include <cstdint>
#include <memory>
#include <string>

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

}  // namespace matador

#endif  // MATADOR_TOOLS_STATISTICS_DATABASE_H_
