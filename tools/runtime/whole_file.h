// Files that are written completely or not at all: the text goes into a file in the same folder,
// which is renamed when all of it is on the disk.
//
//   WholeFile file("values.json");
//   file.write("{...}\n");
//   file.finish();      // without it nothing is left, nor where SIGINT, SIGTERM or SIGHUP comes
//
// Errors are thrown as std::runtime_error, with the name of the file.

#ifndef MATADOR_TOOLS_RUNTIME_WHOLE_FILE_H_
#define MATADOR_TOOLS_RUNTIME_WHOLE_FILE_H_

#include <cstdio>
#include <string>
#include <string_view>

namespace matador {

class WholeFile {
 public:
  // Throws if `path` cannot be written, if it is no file, such as /dev/null, or if it is a store of
  // `matador table`, which holds more than an answer.
  explicit WholeFile(const std::string& path);
  ~WholeFile();
  WholeFile(const WholeFile&) = delete;
  WholeFile& operator=(const WholeFile&) = delete;

  void write(std::string_view text);
  // Puts the file in its place, over any file of that name. Nothing may be written afterwards.
  void finish();

 private:
  [[noreturn]] void fail() const;  // with the reason in errno

  std::string path_;    // as it was given
  std::string target_;  // behind symbolic links
  std::string part_;    // the file beside it; empty once that is gone
  std::FILE* stream_ = nullptr;
};

// Writes a text that is complete.
void write_whole_file(const std::string& path, std::string_view text);

// Makes a folder, and those above it, where they are not there.
void make_folder(const std::string& path);

// As the handlers of signals do: may be called in one, where the program ends with it.
void remove_unfinished_files();

// Whether two names are of the same file, which need not exist: links and "./" do not matter.
bool same_file(const std::string& a, const std::string& b);

}  // namespace matador

#endif  // MATADOR_TOOLS_RUNTIME_WHOLE_FILE_H_
