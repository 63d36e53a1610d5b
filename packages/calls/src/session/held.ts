import type { Beginning } from "./floor.ts";

/** Something said, or a key pressed. `askedAt`: the node at which the conversation stood then. */
export interface Reply {
  text: string;
  at: number;
  askedAt: string | null;
  began: Beginning;
}

/** What waits for the end of words that have to be heard. */
export interface Held {
  /** Said in several breaths they are one reply; they stay until it is answered. */
  readonly words: readonly Reply[];
  /** In the order in which they are looked at then: the words, and each key. */
  readonly turns: readonly HeldTurn[];
}

export type HeldTurn = { do: "answer-held" } | { do: "press"; reply: Reply };

export const NOTHING_HELD: Held = { words: [], turns: [] };

/** Replies that may wait, and keys: no input takes more digits (`maxDigits` of the tree). */
const MOST_WORDS = 10;
const MOST_KEYS = 64;

/** `null`: too much waits already. */
export function holdWords(held: Held, reply: Reply): Held | null {
  if (held.words.length >= MOST_WORDS) return null;
  const isFirst = held.words.length === 0;
  return {
    words: [...held.words, reply],
    turns: isFirst ? [...held.turns, { do: "answer-held" }] : held.turns,
  };
}

/** `null`: too many wait already. */
export function holdKey(held: Held, reply: Reply): Held | null {
  const keys = held.turns.filter((turn) => turn.do === "press");
  if (keys.length >= MOST_KEYS) return null;
  return { ...held, turns: [...held.turns, { do: "press", reply }] };
}

/** What was said, as one reply. */
export function wordsIn(replies: readonly Reply[]): string {
  return replies.map(({ text }) => text).join(" ");
}
