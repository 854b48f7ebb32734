// The fields of an answer, each described once: its key, its type in words of TypeScript, what it
// means, and how it follows from the answer. The JSON is written from such a table; so are the
// types of the package for npm and the tables of the manuals (tools/cli/types.h).
//
//   constexpr std::array kBoardFields{
//       Field<BoardScore>{{"score", "number", "What the declaring side scored."},
//                       member<&BoardScore::score>}};
//
// How JSON is written from them stands in field_json.h.
//
// Fields stand in the order in which they are written, which is a promise: add, but do not change.

#ifndef MATADOR_FORMATS_OUTPUT_FIELDS_H_
#define MATADOR_FORMATS_OUTPUT_FIELDS_H_

#include <initializer_list>
#include <nlohmann/json_fwd.hpp>
#include <span>
#include <vector>

namespace matador {

// What is said about a field, for whoever reads the answers.
struct FieldText {
  const char* name;  // the key
  // "number", a whole one, "real", "Card[]"; with `?` behind it where the field may be absent.
  const char* type;
  // A sentence or more, in Markdown. Null: the field belongs to the one before, which says it.
  const char* meaning = nullptr;
  // The form of the answer that alone has it, "Solved"; empty: all forms have it.
  const char* form = "";
  // Its column in CSV, from 1, which may stand elsewhere than the field does; 0: it has none.
  int column = 0;
};

template <typename Answer>
struct Field {
  FieldText text;
  nlohmann::ordered_json (*value)(const Answer& answer);  // kAbsent where the answer has none
};

template <typename Answer>
using Fields = std::span<const Field<Answer>>;

// What is said about the fields of one table or of several, in their order.
using FieldTexts = std::vector<FieldText>;

inline FieldTexts operator+(FieldTexts some, const FieldTexts& more) {
  some.insert(some.end(), more.begin(), more.end());
  return some;
}

// Fields that several answers share, with the columns of one of these.
inline FieldTexts in_columns(FieldTexts fields, std::initializer_list<int> columns) {
  auto field = fields.begin();
  for (int column : columns) (field++)->column = column;
  return fields;
}

// An answer, or a part of one, that has all its fields in one table.
struct DescribedType {
  const char* name;
  const char* meaning;  // empty: the fields say it
  FieldTexts fields;
};

template <typename... Answers>
FieldTexts texts_of(Fields<Answers>... tables) {
  FieldTexts texts;
  const auto add = [&texts](const auto& some) {
    for (const auto& field : some) texts.push_back(field.text);
  };
  (add(tables), ...);
  return texts;
}

}  // namespace matador

#endif  // MATADOR_FORMATS_OUTPUT_FIELDS_H_
