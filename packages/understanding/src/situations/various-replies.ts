import type { Situation, SituationReply } from "./read-situations.ts";

/** Which kinds of reply are shown, in this order: easy ones, hard ones, and such as fit nothing. */
const KINDS: readonly ((reply: SituationReply) => boolean)[] = [
  ({ meant, level }) => meant >= 0 && level === "easy",
  ({ meant, level }) => meant >= 0 && level === "indirect",
  ({ meant, level }) => meant >= 0 && level === "easy",
  ({ meant, level }) => meant >= 0 && level === "hard",
  ({ meant }) => meant < 0,
];

const MOST = 10;
const MOST_SITUATIONS = 5;

/**
 * Ten replies of these situations: of each kind in turn the one that is most in common with what is
 * asked, of conditions that were not shown yet first.
 * @param inCommon how much a text has in common with what is asked
 */
export function variousReplies(
  situations: readonly Situation[],
  inCommon: (text: string) => number,
): string[] {
  const left = situations.slice(0, MOST_SITUATIONS).flatMap(({ id, replies }) =>
    replies.map((reply) => ({
      reply,
      condition: `${id} ${reply.meant}`,
      common: inCommon(reply.text),
    })),
  );
  left.sort((one, other) => other.common - one.common);
  const shown = new Map<string, number>();
  const chosen = new Set<string>();
  for (let turn = 0; turn < MOST; turn++) {
    const isKind = KINDS[turn % KINDS.length];
    let next: (typeof left)[number] | null = null;
    for (const one of left) {
      if (!isKind?.(one.reply) || chosen.has(one.reply.text)) continue;
      if (next && timesShown(one) >= timesShown(next)) continue;
      next = one;
    }
    if (!next) continue;
    shown.set(next.condition, timesShown(next) + 1);
    chosen.add(next.reply.text);
  }
  return [...chosen];

  function timesShown({ condition }: { condition: string }): number {
    return shown.get(condition) ?? 0;
  }
}
