import { product } from "../matching/meaning.ts";
import type { Asked } from "../reading.ts";
import { type MeaningOfWords, middleOfCondition } from "./meanings.ts";
import type { Situation } from "./read-situations.ts";

/** A condition of another situation that is less like one here means something else. */
const LEAST_LIKE = 0.4;

/** And what has less in common with everything here is about something else. */
const LEAST_IN_COMMON = 0.3;

/** What callers say to the conditions of like situations that mean the same, by the condition here. */
export function partnersIn(
  meaningOf: MeaningOfWords,
  situations: readonly Situation[],
  { question, conditions }: Asked,
): Map<string, string[]> {
  const here = conditions.map((one) => ({ id: one.id, at: middleOfCondition(meaningOf, one) }));
  const topics = [meaningOf(question), ...here.map(({ at }) => at)];
  const found: { id: string; text: string; like: number }[] = [];
  for (const { conditions: others, replies } of situations) {
    others.forEach(({ name, examples }, place) => {
      const partner = likest(here, middleOfCondition(meaningOf, { key: name, examples }));
      if (!partner) return;
      const said = replies.filter(({ meant, level }) => meant === place && level !== "hard");
      for (const text of [...said.map((reply) => reply.text), ...examples]) {
        const at = meaningOf(text);
        const common = Math.max(...topics.map((topic) => product(topic, at)));
        if (common < LEAST_IN_COMMON) continue;
        found.push({ id: partner.id, text, like: partner.like + common });
      }
    });
  }
  found.sort((one, other) => other.like - one.like);
  const byId = new Map<string, string[]>();
  for (const { id, text } of found) byId.set(id, [...(byId.get(id) ?? []), text]);
  return byId;
}

function likest(
  here: readonly { id: string; at: Float64Array }[],
  at: Float64Array,
): { id: string; like: number } | null {
  let found: { id: string; like: number } | null = null;
  for (const one of here) {
    const like = product(one.at, at);
    if (like >= (found?.like ?? LEAST_LIKE)) found = { id: one.id, like };
  }
  return found;
}
