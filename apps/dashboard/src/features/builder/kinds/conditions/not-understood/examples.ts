import type { Condition } from "@rufbaum/tree";
import { MOST_CONDITIONS } from "@rufbaum/tree/graph";

/** The conditions with a text among the examples of one of them, after those that it has. */
export function addExample(
  conditions: readonly Condition[],
  conditionId: string,
  text: string,
): Condition[] {
  return conditions.map((each) => {
    if (each.id !== conditionId || each.examples?.includes(text)) return each;
    return { ...each, examples: [...(each.examples ?? []), text] };
  });
}

/** The conditions without it; one that has no example left, has no field for them either. */
export function dropExample(
  conditions: readonly Condition[],
  conditionId: string,
  text: string,
): Condition[] {
  return conditions.map((each) => {
    if (each.id !== conditionId || !each.examples?.includes(text)) return each;
    const { examples, ...rest } = each;
    const left = examples.filter((example) => example !== text);
    return left.length > 0 ? { ...each, examples: left } : (rest as Condition);
  });
}

/** Whether a text is an example of any of them. */
export function isExample(conditions: readonly Condition[], text: string): boolean {
  return conditions.some(({ examples }) => examples?.includes(text) ?? false);
}

/** The conditions with as many examples as can be saved, and as a server reads. */
export function withoutFurtherExamples(conditions: readonly Condition[]): Condition[] {
  return conditions.map((each) =>
    each.examples && each.examples.length > MOST_CONDITIONS
      ? { ...each, examples: each.examples.slice(0, MOST_CONDITIONS) }
      : each,
  );
}
