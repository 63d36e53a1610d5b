import type { Variables } from "@rufbaum/conversation";
import type { Action } from "@rufbaum/tree";

/** With what an action is done: a number, a text, an address, the value of its variable. */
export function actionDetail(action: Action, variables: Variables): string {
  return partsOf(action, variables)
    .filter((part) => part !== undefined && part !== "")
    .join(" · ");
}

function partsOf(action: Action, variables: Variables): (string | undefined)[] {
  switch (action.kind) {
    case "book-appointment":
      return [action.variable && known(action.variable, variables), action.note];
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

function known(name: string, variables: Variables): string {
  return Object.hasOwn(variables, name) ? `${name} = ${String(variables[name])}` : `[${name}]`;
}
