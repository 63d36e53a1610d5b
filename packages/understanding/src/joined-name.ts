import { fold } from "./fold.ts";
import { isDenied } from "./negated.ts";
import type { NormalizedReply } from "./normalize.ts";
import type { ExpectedCondition } from "./reading.ts";

const SHORTEST_JOINED = 5;

/** The one condition whose name of several words was written as one: "Epaper", "On Line". */
export function namedInOneWord(
  conditions: readonly ExpectedCondition[],
  reply: NormalizedReply,
): ExpectedCondition | null {
  const words = reply.text.split(" ");
  const said = new Set(
    words.flatMap((word, at) => [lettersOf(word), lettersOf(word + (words[at + 1] ?? ""))]),
  );
  const named = conditions.filter(({ key }) => {
    const letters = lettersOf(fold(key.toLowerCase()));
    const isJoined = /[\s-]/u.test(key.trim()) && letters.length >= SHORTEST_JOINED;
    return isJoined && said.has(letters) && !isDenied(key, reply);
  });
  return named.length === 1 ? (named[0] ?? null) : null;
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, "");
}
