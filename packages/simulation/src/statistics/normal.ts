import { exponential } from "@rufbaum/understanding/exact-math";

/** What a normal variable stays within in 95 of 100 cases, in standard deviations. */
export const WITHIN_95 = 1.959963984540054;

/**
 * The same with more confidence, for a range that stands among others: what it leaves out is divided
 * by so many `times`.
 */
export function within95(times: number): number {
  if (times <= 1) return WITHIN_95;
  const outside = 0.05 / times;
  let [near, far] = [WITHIN_95, 10];
  for (let step = 0; step < 40; step += 1) {
    const middle = (near + far) / 2;
    if (twoSided(middle) > outside) near = middle;
    else far = middle;
  }
  return far;
}

/** Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.17: wrong by less than 7.5e-8. */
const AT = 0.2316419;
const TERMS = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
const DENSITY_AT_ZERO = 0.3989422804014327;

/** How likely it is that a normal variable lies further out than `z` on either side. */
export function twoSided(z: number): number {
  const far = z < 0 ? -z : z;
  const t = 1 / (1 + AT * far);
  let sum = 0;
  for (let term = TERMS.length - 1; term >= 0; term -= 1) sum = (sum + (TERMS[term] ?? 0)) * t;
  return Math.min(1, 2 * DENSITY_AT_ZERO * exponential((-far * far) / 2) * sum);
}
