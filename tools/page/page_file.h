// A page in one file of HTML, for a browser without network.
//
//   PageFile page("score");              // light: only what is added
//   page.add(R"({"deal":1,...})");
//   page.tell("a.deals:7: deal 2: ...\n");   // of what it does not show
//   page.write("evening.html");

#ifndef MATADOR_TOOLS_PAGE_PAGE_FILE_H_
#define MATADOR_TOOLS_PAGE_PAGE_FILE_H_

#include <string>
#include <utility>
#include <vector>

namespace matador {

// The parts of the page, which the build puts into the program; parts/ has their sources.
extern const char kPageFrame[];
extern const char kPageStyle[];
extern const char kPageScript[];        // of both kinds of page
extern const char kPageLightScript[];   // then, of the page of answers
extern const char kPageAskingScript[];  // or of the one with the solver
extern const char kPageSolver[];        // empty where page/build has not built the solver

class PageFile {
 public:
  // `kind`: the command whose answers are shown, or "page" for a page with the solver.
  explicit PageFile(std::string kind) : kind_(std::move(kind)) {}

  // Lines of JSON, an item each.
  void add(const std::string& json_lines);
  // The messages for standard error, which stand below the items.
  void tell(const std::string& lines);

  // The solver for browsers, of a page that has it.
  void put_in(std::string solver) { solver_ = std::move(solver); }

  std::string html() const;
  // Beside the answers (tools/runtime/output.h). Says so on standard error if there are no items.
  void write(const std::string& path) const;

 private:
  std::string kind_;
  std::vector<std::string> items_;
  std::vector<std::string> messages_;
  std::string solver_;
};

}  // namespace matador

#endif  // MATADOR_TOOLS_PAGE_PAGE_FILE_H_
