import type { TreeNode } from "../tree.ts";
import type { ActionSpec } from "./action-spec.ts";

const NUMBER = { label: { de: "Telefonnummer", en: "Phone number" } } as const;

/** Every kind of action, in the order in which they are offered; whoever does them mirrors it. */
const SPECS = {
  "book-appointment": {
    name: { de: "Termin buchen", en: "Book appointment" },
    isOutside: true,
    fields: {
      variable: {
        label: { de: "Variable mit dem Termin", en: "Variable with the appointment" },
        ...{ isOptional: true, isVariable: true },
      },
      note: {
        label: { de: "Notiz zum Termin", en: "Note on the appointment" },
        ...{ isOptional: true, isLong: true, places: "spoken" },
      },
    },
  },
  transfer: {
    name: { de: "Weiterleiten", en: "Transfer" },
    isOutside: true,
    fields: {
      to: NUMBER,
      announce: {
        label: { de: "Ansage vor dem Weiterleiten", en: "Announcement before the transfer" },
        ...{ isOptional: true, isLong: true, places: "spoken" },
      },
    },
  },
  "send-sms": {
    name: { de: "SMS senden", en: "Send SMS" },
    isOutside: true,
    fields: {
      text: {
        label: { de: "Text der SMS", en: "Text of the SMS" },
        ...{ isLong: true, places: "spoken" },
      },
      to: { ...NUMBER, isOptional: true },
    },
  },
  "call-webhook": {
    name: { de: "Webhook rufen", en: "Call webhook" },
    isOutside: true,
    fields: { url: { label: { de: "Adresse (https://…)", en: "Address (https://…)" } } },
  },
  "set-variable": {
    name: { de: "Variable setzen", en: "Set variable" },
    isOutside: false,
    fields: {
      variable: {
        label: { de: "Name der Variable", en: "Name of the variable" },
        isVariable: true,
      },
      value: { label: { de: "Wert", en: "Value" }, places: "raw" },
    },
    fills: "variable",
  },
  tag: {
    name: { de: "Markieren", en: "Tag" },
    isOutside: false,
    fields: { tag: { label: { de: "Markierung", en: "Tag" } } },
  },
  "record-opt-out": {
    name: { de: "Widerspruch festhalten", en: "Record opt-out" },
    isOutside: false,
    fields: {},
  },
  "start-recording": {
    name: { de: "Aufnahme starten", en: "Start recording" },
    isOutside: true,
    fields: {},
  },
} as const satisfies Readonly<Record<string, ActionSpec>>;

type Specs = typeof SPECS;
type FieldsOf<Kind extends ActionKind> = Specs[Kind]["fields"];
type Optional<Kind extends ActionKind> = {
  [Name in keyof FieldsOf<Kind>]: FieldsOf<Kind>[Name] extends { isOptional: true } ? Name : never;
}[keyof FieldsOf<Kind>];

export type ActionKind = keyof Specs;

/** What is done, with what it has to know. */
export type Action = {
  [Kind in ActionKind]: { kind: Kind } & {
    [Name in Exclude<keyof FieldsOf<Kind>, Optional<Kind>>]: string;
  } & { [Name in Optional<Kind>]?: string };
}[ActionKind];

export const ACTIONS: Readonly<Record<ActionKind, ActionSpec>> = SPECS;

export const ACTION_KINDS = Object.keys(ACTIONS) as readonly ActionKind[];

/** What a kind of action means, where it may be one that nobody knows here. */
export function actionSpec(kind: string): ActionSpec | null {
  return Object.hasOwn(ACTIONS, kind) ? ACTIONS[kind as ActionKind] : null;
}

/** What a node does; `null` of one that does nothing. */
export function actionOf(node: TreeNode | null): Action | null {
  return node?.type === "action" ? (node.action ?? null) : null;
}

/** The fields of an action that it has, with their texts, in the order of the form. */
export function filledFields(action: Action) {
  const values = action as Readonly<Record<string, string | undefined>>;
  return Object.entries(actionSpec(action.kind)?.fields ?? {}).flatMap(([name, field]) => {
    const text = values[name];
    return text === undefined ? [] : [{ name, field, text }];
  });
}

/** The variable that an action fills, if it fills one. */
export function filledByAction(action: Action): string | null {
  const fills = actionSpec(action.kind)?.fills;
  return filledFields(action).find(({ name }) => name === fills)?.text ?? null;
}
