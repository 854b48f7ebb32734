#include "tools/statistics/database.h"

#include <sqlite3.h>

#include <filesystem>
#include <stdexcept>
#include <utility>

#include "formats/input/file_path.h"

namespace matador {
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
