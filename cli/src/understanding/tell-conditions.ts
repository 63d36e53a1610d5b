import type { ExpectedCondition } from "@rufbaum/understanding";
import type { ConditionsReport, Role } from "@rufbaum/understanding/explaining";
import { formats } from "../output/formats.ts";
import { oneLine } from "../output/printable.ts";

/** How conditions are understood as data, with their keys for ids. */
export function conditionsAsData(
  conditions: readonly ExpectedCondition[],
  { asksYesOrNo, yes, no, conditions: each, alike }: ConditionsReport,
) {
  const keyOf = keysIn(conditions);
  const role = (one: Role | null) => one && { ...one, condition: keyOf(one.condition) };
  return {
    asksYesOrNo,
    yes: role(yes),
    no: role(no),
    conditions: each.map(({ id, intents, takesRest }) => ({ key: keyOf(id), intents, takesRest })),
    alike: alike.map((pair) => pair.map(keyOf)),
  };
}

/** The same in lines for people. */
export function conditionsInLines(
  conditions: readonly ExpectedCondition[],
  { asksYesOrNo, yes, no, conditions: each, alike }: ConditionsReport,
): string[] {
  const keyOf = keysIn(conditions);
  const name = (id: string) => oneLine(keyOf(id));
  const role = (one: Role | null) =>
    one ? `${name(one.condition)} (${BY[one.by]}, ${sure(one.confidence)})` : "none of them";
  return [
    `yes means  ${role(yes)}`,
    `no means   ${role(no)}`,
    ...(asksYesOrNo ? [] : ["the question can't be answered by a mere yes or no"]),
    ...each.map(({ id, intents, takesRest }) => {
      const taken = intents.map((one) => `${one.name} ${sure(one.confidence)}`).join(", ");
      return `${name(id)}: ${takesRest ? "takes the rest" : taken || "known by its own words"}`;
    }),
    ...alike.map(([one, other]) => `hard to tell apart: ${name(one)} and ${name(other)}`),
  ];
}

const BY: Record<Role["by"], string> = {
  name: "by name",
  counts: "counted",
  likeness: "found out",
};

function sure(confidence: number): string {
  return formats.percent(confidence * 100, 0);
}

function keysIn(conditions: readonly ExpectedCondition[]): (id: string) => string {
  const keys = new Map(conditions.map(({ id, key }) => [id, key]));
  return (id) => keys.get(id) ?? id;
}
