import type { Variables } from "@rufbaum/conversation";
import type { Action } from "@rufbaum/tree";
import { filledFields } from "@rufbaum/tree/graph";
import { writtenValue } from "./written-value.ts";

/** With what an action is done: a number, a text, an address, the value of its variable. */
export function actionDetail(action: Action, variables: Variables, kinds: Kinds): string {
  return partsOf(action, variables, kinds)
    .filter((part) => part !== "")
    .join(" · ");
}

/** What is kept in each variable that an input fills. */
type Kinds = ReadonlyMap<string, string>;

function partsOf(action: Action, variables: Variables, kinds: Kinds): string[] {
  if (action.kind === "set-variable") return [`${action.variable} = ${action.value}`];
  const fields = filledFields(action).sort((a, b) => lengthOf(a) - lengthOf(b));
  return fields.map(({ field, text }) =>
    field.isVariable && text !== "" ? known(text, variables, kinds) : text,
  );
}

/** A number comes before a text. */
function lengthOf({ field }: ReturnType<typeof filledFields>[number]): number {
  return field.isLong ? 1 : 0;
}

function known(name: string, variables: Variables, kinds: Kinds): string {
  const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
  if (value === undefined) return `[${name}]`;
  return `${name} = ${writtenValue(value, kinds.get(name) ?? null)}`;
}
