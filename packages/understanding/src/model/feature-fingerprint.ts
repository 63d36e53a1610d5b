import type { NormalizedReply } from "../normalize.ts";
import { add, beginHash } from "./hash.ts";
import { vectorOf } from "./model.ts";

/**
 * A number that changes with the way in which features are made of words: their kinds and weights,
 * how they are hashed, and by which classes of words. Weights mean nothing under another one. What
 * words are in spelling, and which rules and classes there are besides, may move on.
 */
export function featureFingerprint(buckets: number): number {
  let code = beginHash(String(buckets));
  for (const reply of PROBES) {
    const vector = vectorOf(reply, RULES, buckets);
    for (const numbers of [vector.buckets, vector.values, vector.words]) {
      code = add(code, numbers.join());
    }
  }
  return code;
}

const RULES = ["no", "no phrase", "opt_out 0"];

/** Classes of words, a negation and where it ends, two clauses, and digits. */
const PROBES: readonly NormalizedReply[] = [
  ["ja"],
  ["nein", "nicht interesse chef vertrag unterlagen danke"],
  ["um 14 uhr 30"],
].map((clauses) => ({ text: clauses.join(" "), clauses }));
