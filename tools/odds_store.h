// The store of a long run of `matador table`: a file of SQLite in which each finished block of
// deals is a row, written whole or not at all. A run that was killed goes on with the blocks that
// are missing; what is lost is the block in work.
//
//   OddsStore store("run.db", asked);                     // `asked`: a record still without rows
//   for (const Block& block : store.missing()) store.put(answer(block));
//   OddsRecord whole = store.whole();
//
// Every row has a checksum, so that damage to the file is noticed and never becomes part of a
// table. Stores of version 3, which had none, are read too; a run that goes on in one adds them.
//
// One process uses a store at a time. Whatever is wrong is thrown as std::runtime_error, with the
// name of the file; a store that is refused is left as it was.

#ifndef MATADOR_TOOLS_ODDS_STORE_H_
#define MATADOR_TOOLS_ODDS_STORE_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/odds_record.h"
#include "tools/database.h"

namespace matador {

// Deals that are worked on and kept together; none: all deals, where they are counted.
using Block = std::optional<Population>;

// The blocks of a run, which depend on nothing else: at most 4096, all as long but the last, of
// 1024 deals or more.
std::vector<Block> blocks_of(const Block& run);

class OddsStore {
 public:
  // Opens the store of this question and these deals, or makes one where there is no file, or an
  // empty one. The rows of `asked` do not matter.
  OddsStore(const std::string& path, const OddsRecord& asked);
  // Opens the store that is there.
  explicit OddsStore(const std::string& path);

  // Takes out the blocks that are damaged, to be answered once more; how many they were.
  std::size_t remove_damaged();
  // Of the blocks of the run, those that are not there.
  std::vector<Block> missing();
  void put(const OddsRecord& part);
  // The table of the whole run; throws where blocks are missing, or damaged.
  OddsRecord whole();

 private:
  OddsStore(const std::string& path, Database::Open open);

  Database database_;
  OddsRecord asked_;
};

// What a store, a file of SQLite, begins with.
inline constexpr std::string_view kStoreBegins = "SQLite format 3";

}  // namespace matador

#endif  // MATADOR_TOOLS_ODDS_STORE_H_
