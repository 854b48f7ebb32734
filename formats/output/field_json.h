// Answers as JSON, from the tables of their fields.
//
//   json_of<BoardScore>(kBoardFields, board)   // {"score":420,"par":450,"imps":-1}

#ifndef MATADOR_FORMATS_OUTPUT_FIELD_JSON_H_
#define MATADOR_FORMATS_OUTPUT_FIELD_JSON_H_

#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

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

}  // namespace matador

#endif  // MATADOR_FORMATS_OUTPUT_FIELD_JSON_H_
