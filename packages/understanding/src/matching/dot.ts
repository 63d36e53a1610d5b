/** @param from where the weights of this row begin */
export function dot(weights: Float32Array, row: Float32Array, from = 0): number {
  let sum = 0;
  for (let at = 0; at < row.length; at++) sum += (weights[from + at] ?? 0) * (row[at] ?? 0);
  return sum;
}
