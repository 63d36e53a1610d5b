import type { Condition } from "@rufbaum/tree";

/** The intents that a mere yes and a mere no have. */
export const POLARITIES = { yes: "Ja", no: "Nein" } as const;
export type Polarity = keyof typeof POLARITIES;

/** The place of the condition that its author counts a yes or no as; -1 for none. */
export function countedAs(conditions: readonly Condition[], polarity: Polarity): number {
  return conditions.findIndex(({ counts }) => counts?.includes(POLARITIES[polarity]));
}

/** The conditions where a yes or no counts as the one at this place alone; -1 for none. */
export function withCounted(
  conditions: readonly Condition[],
  polarity: Polarity,
  place: number,
): Condition[] {
  const intent = POLARITIES[polarity];
  return conditions.map((condition, at) => {
    const { counts = [], ...rest } = condition;
    if (counts.includes(intent) === (at === place)) return condition;
    const next =
      at === place ? [...counts, intent] : counts.filter((counted) => counted !== intent);
    return next.length > 0 ? { ...condition, counts: next } : (rest as Condition);
  });
}
