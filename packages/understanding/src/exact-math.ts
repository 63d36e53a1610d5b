/**
 * Functions that give the same to the last bit on every machine, which `Math.exp` and `Math.log2` do
 * not promise: the same reply has to be read alike wherever it is read.
 */

const TERMS = 12;
const SMALLEST = -60;
const LARGEST = 700;

/** e to the power of x. */
export function exponential(x: number): number {
  if (x < SMALLEST) return 0;
  if (x > LARGEST) return Number.MAX_VALUE;
  const doublings = Math.round(x / Math.LN2);
  const rest = x - doublings * Math.LN2;
  let term = 1;
  let sum = 1;
  for (let n = 1; n <= TERMS; n++) {
    term *= rest / n;
    sum += term;
  }
  for (let n = 0; n < doublings; n++) sum *= 2;
  for (let n = 0; n < -doublings; n++) sum /= 2;
  return sum;
}

/** The logarithm to the base 2 of a number of at least 1, to 2⁻²⁴. */
export function logarithm2(x: number): number {
  let whole = 0;
  let rest = x;
  while (rest >= 2) {
    rest /= 2;
    whole += 1;
  }
  let part = 0;
  for (let bit = 0.5; bit > 2 ** -25; bit /= 2) {
    rest *= rest;
    if (rest < 2) continue;
    rest /= 2;
    part += bit;
  }
  return whole + part;
}

/** Makes shares that come to 1 of scores, in place. */
export function softmax(scores: Float64Array): void {
  let highest = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > highest) highest = score;
  let sum = 0;
  for (let at = 0; at < scores.length; at++) {
    const part = exponential((scores[at] ?? 0) - highest);
    scores[at] = part;
    sum += part;
  }
  for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) / sum;
}
