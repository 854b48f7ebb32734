// A linear fit, for the programs here that fit weights to solved deals.

#ifndef MATADOR_BENCH_LEAST_SQUARES_H_
#define MATADOR_BENCH_LEAST_SQUARES_H_

#include <cstddef>
#include <utility>
#include <vector>

namespace matador {

using Row = std::vector<double>;

// Solves the equations of `a`, each a row with its right side last, by elimination.
inline Row solve_equations(std::vector<Row> a) {
  const std::size_t n = a.size();
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t r = 0; r < n; ++r) {
      if (r == i) continue;
      const double factor = a[r][i] / a[i][i];
      for (std::size_t j = i; j <= n; ++j) a[r][j] -= factor * a[i][j];
    }
  }
  Row solved(n);
  for (std::size_t i = 0; i < n; ++i) solved[i] = a[i][n] / a[i][i];
  return solved;
}

// The weights with which the columns of `rows` come nearest to `values`: the normal equations. A
// little is added to the diagonal, for columns that are nothing but others.
inline Row least_squares(const std::vector<Row>& rows, const Row& values) {
  const std::size_t n = rows.front().size();
  std::vector<Row> a(n, Row(n + 1));
  for (std::size_t r = 0; r < rows.size(); ++r) {
    for (std::size_t i = 0; i < n; ++i) {
      for (std::size_t j = 0; j < n; ++j) a[i][j] += rows[r][i] * rows[r][j];
      a[i][n] += rows[r][i] * values[r];
    }
  }
  for (std::size_t i = 0; i < n; ++i) a[i][i] += 1e-3;
  return solve_equations(std::move(a));
}

inline double dot(const Row& a, const Row& b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
  return sum;
}

inline double variance(const Row& values) {
  double sum = 0;
  double squares = 0;
  for (double value : values) {
    sum += value;
    squares += value * value;
  }
  const auto n = static_cast<double>(values.size());
  return squares / n - sum / n * (sum / n);
}

// The part of the variance of `values` that the weights explain.
inline double explained(const std::vector<Row>& rows, const Row& values, const Row& weights) {
  Row rest;
  for (std::size_t i = 0; i < rows.size(); ++i) rest.push_back(values[i] - dot(rows[i], weights));
  return 1 - variance(rest) / variance(values);
}

}  // namespace matador

#endif  // MATADOR_BENCH_LEAST_SQUARES_H_
