// Tables for people: each column as wide as its widest cell.
//
//   TextTable table({{.name = "card", .flush = Flush::kLeft}, {.name = "points"}});
//   table.add({"HA", "73"}, {.remark = " best"});
//   table.add({"S7", "9"});
//   table.text()        // "card  points\nHA        73 best\nS7         9\n"
//   table.markdown()    // "| card | points |  |\n|:---|---:|:---|\n| HA | 73 | best |\n..."

#ifndef MATADOR_FORMATS_WORDS_TEXT_TABLE_H_
#define MATADOR_FORMATS_WORDS_TEXT_TABLE_H_

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace matador {

enum class Flush { kLeft, kRight };

struct TextColumn {
  std::string name = {};  // its heading; if no column has one, the table has no heading
  Flush flush = Flush::kRight;
  std::size_t least = 0;   // characters that it takes at least
  std::size_t before = 2;  // blanks between it and the column before it
  bool joined = false;     // it stays beside the column before it: its interval
};

// What a row has besides its cells.
struct RowExtras {
  std::string remark = {};         // behind it, with the blanks before it
  std::optional<double> bar = {};  // as long as this value, in proportion to those of other rows
};

struct TextLayout {
  std::size_t indent = 0;  // blanks before each row
  std::size_t screen = 0;  // columns of the screen; 0: the table is never folded, and has no bars
  // A folded table has several parts, each of as many columns as fit. Each part begins with this
  // many columns.
  std::size_t keys = 0;
  bool symbols = false;  // bars of blocks in place of ASCII
};

// `text` as Markdown shows it: a letter that has a meaning there has a backslash before it.
std::string escaped_markdown(std::string_view text);

class TextTable {
 public:
  explicit TextTable(std::vector<TextColumn> columns) : columns_(std::move(columns)) {}

  // As many cells as columns.
  void add(std::vector<std::string> cells, RowExtras extras = {});

  // Lines with their ends. The rows have bars where there is room for them.
  std::string text(const TextLayout& layout = {}) const;
  // The same without bars, as a table of Markdown.
  std::string markdown() const;

 private:
  struct Row {
    std::vector<std::string> cells;
    RowExtras extras;
  };

  std::vector<std::string> names() const;
  std::vector<std::size_t> widths() const;

  std::vector<TextColumn> columns_;
  std::vector<Row> rows_ = {};
};

}  // namespace matador

#endif  // MATADOR_FORMATS_WORDS_TEXT_TABLE_H_
