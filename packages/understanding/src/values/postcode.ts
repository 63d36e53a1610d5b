import { digitRunsOf } from "./digit-runs.ts";
import { type Candidate, settle } from "./settle.ts";
import type { Speech } from "./speech.ts";
import { wordAt, wordSet } from "./tokens.ts";

const NAMES = wordSet("plz postleitzahl");

/** A German postcode; bare unless it is called one. */
export function readPostcode(speech: Speech): Candidate<string> | null {
  const { tokens } = speech;
  const candidates: Candidate<string>[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.kind === "digits" && token.word.length === 5) {
      candidates.push(candidate(speech, token.word, at, at + 1, 0.96));
    }
  }
  if (candidates.length === 0) {
    for (const { digits, hasPlus, from, to, isCorrected, isSpelledOut } of digitRunsOf(speech)) {
      if (hasPlus) continue;
      const noise = isCorrected ? 0.65 : 0.93;
      if (digits.length === 5) candidates.push(candidate(speech, digits, from, to, noise));
      // "tausendneunundsechzig" for 01069.
      else if (digits.length === 4 && isSpelledOut) {
        candidates.push(candidate(speech, `0${digits}`, from, to, 0.65));
      }
    }
  }
  return settle(
    speech,
    candidates.filter(({ value }) => value >= "01001" && value <= "99998"),
  );
}

function candidate(
  { tokens }: Speech,
  value: string,
  from: number,
  to: number,
  confidence: number,
): Candidate<string> {
  const isNamed = [1, 2, 3].some((back) => NAMES.has(wordAt(tokens, from - back)));
  // No region begins so.
  const isUnknown = /^(?:00|05|43|62)/u.test(value);
  return { value, confidence: isUnknown ? 0.6 : confidence, from, to, isBare: !isNamed };
}
