import { fold } from "@rufbaum/understanding/lexicon";

/** Something that was said at a node, however often and in whichever spelling. */
export interface SameReplies {
  /** The same for whatever differs in capitals, marks and umlauts only. */
  key: string;
  /** As it was heard last. */
  text: string;
  question: string | null;
  /** How often in calls, and in simulations. */
  calls: number;
  simulations: number;
  /** When it was said last in a call, milliseconds since 1970. */
  lastAt: number | null;
}

/** A reply of a call, or of a simulation, which has no time. */
export interface StoredReply {
  text: string;
  question: string | null;
  at: number | null;
  count: number;
}

/** Puts the same replies together; the newest come first, and give text and question. */
export function putTogether(heard: Iterable<StoredReply>): SameReplies[] {
  const same = new Map<string, SameReplies>();
  for (const { text, question, at, count } of heard) {
    const key = keyOf(text);
    if (key === "") continue;
    const known = same.get(key) ?? {
      ...{ key, text: text.trim(), question, calls: 0, simulations: 0 },
      lastAt: at,
    };
    if (at === null) known.simulations += count;
    else known.calls += count;
    same.set(key, known);
  }
  return [...same.values()];
}

function keyOf(text: string): string {
  return fold(text.toLowerCase())
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** What was said in calls first, then by how often. */
export function mostFrequentFirst(
  one: Pick<SameReplies, "calls" | "simulations">,
  other: Pick<SameReplies, "calls" | "simulations">,
): number {
  return other.calls - one.calls || other.simulations - one.simulations;
}
