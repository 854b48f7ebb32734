#include "formats/words/text_table.h"

#include <gtest/gtest.h>

namespace matador::text_table_test {
namespace {

TextTable cards() {
  TextTable table({{.name = "card", .flush = Flush::kLeft}, {.name = "points"}});
  table.add({"HA", "73"}, {.remark = " best"});
  table.add({"S7", "9"});
  return table;
}

TEST(TextTable, ColumnsAreAsWideAsTheirCells) {
  EXPECT_EQ(cards().text(), "card  points\nHA        73 best\nS7         9\n");
  EXPECT_EQ(cards().text({.indent = 2}), "  card  points\n  HA        73 best\n  S7         9\n");
}

TEST(TextTable, ColumnsHaveALeastWidthAndBlanksBeforeThem) {
  TextTable table({{.name = "a", .flush = Flush::kLeft, .least = 3}, {.name = "b", .before = 1}});
  table.add({"x", "1"});
  table.add({"\u2665A", "22"});
  EXPECT_EQ(table.text(), "a    b\nx    1\n\u2665A  22\n");
}

TEST(TextTable, NoHeadingWhereNoColumnHasAName) {
  TextTable table({{.flush = Flush::kLeft}, {}});
  table.add({"x", "1"});
  EXPECT_EQ(table.text(), "x  1\n");
}

TEST(TextTable, BarsWhereThereIsRoom) {
  TextTable table({{.name = "length"}, {.name = "share"}});
  table.add({"5", "40 %"}, {.bar = 0.4});
  table.add({"6", "20 %"}, {.bar = 0.2});
  table.add({"7", "-"});
  EXPECT_EQ(table.text({.screen = 23}),
            "length  share\n"
            "     5   40 %  ########\n"
            "     6   20 %  ####\n"
            "     7      -\n");
  EXPECT_EQ(table.text({.screen = 23, .symbols = true}),
            "length  share\n"
            "     5   40 %  \u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\n"
            "     6   20 %  \u2588\u2588\u2588\u2588\n"
            "     7      -\n");
  EXPECT_EQ(table.text({.screen = 22}),
            "length  share\n     5   40 %\n     6   20 %\n     7      -\n");
}

TEST(TextTable, BarsOfBothSigns) {
  TextTable table({{.name = "score"}});
  table.add({"-6"}, {.bar = -6});
  table.add({"12"}, {.bar = 12});
  EXPECT_EQ(table.text({.screen = 18}),
            "score\n"
            "   -6  ###|\n"
            "   12     |######\n");
}

TEST(TextTable, FoldedWithItsKeysAndIntervals) {
  TextTable table({{.name = "key"},
                   {.name = "mean"},
                   {.name = "+/-", .joined = true},
                   {.name = "won"},
                   {.name = "95 %", .joined = true}});
  table.add({"1", "2", "3", "4", "5"}, {.bar = 1});
  EXPECT_EQ(table.text({.screen = 24, .keys = 1}),
            "key  mean  +/-\n  1     2    3\n\nkey  won  95 %\n  1    4     5\n");
  EXPECT_EQ(table.text(), "key  mean  +/-  won  95 %\n  1     2    3    4     5\n");
}

TEST(TextTable, Markdown) {
  EXPECT_EQ(cards().markdown(),
            "| card | points |  |\n|:---|---:|:---|\n| HA | 73 | best |\n| S7 | 9 |  |\n");
  TextTable table({{.name = "a|b*2"}});
  table.add({"1"}, {.bar = 1});
  EXPECT_EQ(table.markdown(), "| a\\|b\\*2 |\n|---:|\n| 1 |\n");
}

}  // namespace
}  // namespace matador::text_table_test
