/** Adam, for rows that are touched now and then. */
export function openAdam(length: number) {
  const mean = new Float32Array(length);
  const square = new Float32Array(length);
  return {
    learn(
      weights: Float32Array,
      slopes: Float32Array,
      from: number,
      count: number,
      rate: number,
      step: number,
    ): void {
      const ofMean = 1 - power(0.9, step);
      const ofSquare = 1 - power(0.999, step);
      for (let at = from; at < from + count; at++) {
        const slope = slopes[at] ?? 0;
        const moved = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
        const spread = 0.999 * (square[at] ?? 0) + 0.001 * slope * slope;
        mean[at] = moved;
        square[at] = spread;
        weights[at] =
          (weights[at] ?? 0) - (rate * (moved / ofMean)) / (Math.sqrt(spread / ofSquare) + 1e-8);
      }
    },
  };
}

/** `Math.pow` is not promised to be the same everywhere. */
function power(base: number, exponent: number): number {
  let result = 1;
  let factor = base;
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result *= factor;
    factor *= factor;
  }
  return result;
}
