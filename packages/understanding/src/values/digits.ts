import { type DigitRun, digitRunsOf } from "./digit-runs.ts";
import type { Candidate } from "./settle.ts";
import type { Speech } from "./speech.ts";

/** Digits as one keys them in: the longest row of them that was said. */
export function readDigits(speech: Speech): Candidate<string> | null {
  let longest: DigitRun | null = null;
  for (const run of digitRunsOf(speech)) {
    if (longest === null || run.digits.length > longest.digits.length) longest = run;
  }
  if (!longest) return null;
  const { digits, from, to, isCorrected, isSpelledOut } = longest;
  return { value: digits, confidence: isCorrected ? 0.65 : isSpelledOut ? 0.8 : 0.93, from, to };
}
