// Answers as JSON, from the tables of their fields.
//
//   json_of<BoardScore>(kBoardFields, board)   // {"score":420,"par":450,"imps":-1}

#ifndef MATADOR_FORMATS_OUTPUT_FIELD_JSON_H_
#define MATADOR_FORMATS_OUTPUT_FIELD_JSON_H_

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "formats/output/csv.h"
#include "formats/output/fields.h"
#include "solver/cards/seat.h"

namespace matador {

inline const nlohmann::ordered_json kAbsent(nlohmann::ordered_json::value_t::discarded);

// What is there, or kAbsent.
template <typename Value>
nlohmann::ordered_json given(const std::optional<Value>& value) {
  return value ? nlohmann::ordered_json(*value) : kAbsent;
}
inline nlohmann::ordered_json given(const std::optional<Seat>& seat) {
  return seat ? nlohmann::ordered_json(seat->number()) : kAbsent;
}
// The text, or kAbsent where it is empty.
inline nlohmann::ordered_json given(const std::string& text) {
  return text.empty() ? kAbsent : nlohmann::ordered_json(text);
}
// `true`, or kAbsent.
inline nlohmann::ordered_json given_if(bool is_so) {
  return is_so ? nlohmann::ordered_json(true) : kAbsent;
}

// The value of a field that is a member of the answer.
template <auto Member, typename Answer>
nlohmann::ordered_json member(const Answer& answer) {
  return answer.*Member;
}

template <typename Answer>
void add_fields(Fields<Answer> fields, const Answer& answer, nlohmann::ordered_json& json) {
  for (const Field<Answer>& field : fields) {
    nlohmann::ordered_json value = field.value(answer);
    if (!value.is_discarded()) json[field.text.name] = std::move(value);
  }
}

template <typename Answer>
nlohmann::ordered_json json_of(Fields<Answer> fields, const Answer& answer) {
  nlohmann::ordered_json json = nlohmann::ordered_json::object();
  add_fields(fields, answer, json);
  return json;
}

// Each field in a column of CSV.
template <typename Answer>
std::string csv_header(Fields<Answer> fields) {
  std::vector<std::string> names;
  for (const Field<Answer>& field : fields) names.emplace_back(field.text.name);
  return csv_row(names);
}
template <typename Answer>
std::string csv_row(Fields<Answer> fields, const Answer& answer) {
  std::vector<std::string> cells;
  for (const Field<Answer>& field : fields) cells.push_back(csv_cell(field.value(answer)));
  return csv_row(cells);
}

template <typename Answer>
nlohmann::ordered_json list_of(Fields<Answer> fields, const std::vector<Answer>& answers) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const Answer& answer : answers) list.push_back(json_of(fields, answer));
  return list;
}

}  // namespace matador

#endif  // MATADOR_FORMATS_OUTPUT_FIELD_JSON_H_
