import type { Variables } from "@rufbaum/conversation";
import type { Action } from "@rufbaum/tree";
import { writtenValue } from "./written-value.ts";

/** With what an action is done: a number, a text, an address, the value of its variable. */
export function actionDetail(action: Action, variables: Variables, kinds: Kinds): string {
  return partsOf(action, variables, kinds)
    .filter((part) => part !== undefined && part !== "")
    .join(" · ");
}

/** What is kept in each variable that an input fills. */
type Kinds = ReadonlyMap<string, string>;

function partsOf(action: Action, variables: Variables, kinds: Kinds): (string | undefined)[] {
  switch (action.kind) {
    case "book-appointment":
      return [action.variable && known(action.variable, variables, kinds), action.note];
    case "transfer":
      return [action.to, action.announce];
    case "send-sms":
      return [action.to, action.text];
    case "call-webhook":
      return [action.url];
    case "set-variable":
      return [`${action.variable} = ${action.value}`];
    case "tag":
      return [action.tag];
    case "record-opt-out":
    case "start-recording":
      return [];
  }
}

function known(name: string, variables: Variables, kinds: Kinds): string {
  const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
  if (value === undefined) return `[${name}]`;
  return `${name} = ${writtenValue(value, kinds.get(name) ?? null)}`;
}
