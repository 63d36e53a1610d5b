import { writtenIn } from "../format/numbers.ts";
import { telling } from "../tell.ts";

/** What is wrong with one field of a request. */
export type FieldFault =
  | { code: "missing" | "unknown-field" | "no-moment" | "wrong-form" }
  /** In characters. */
  | { code: "too-short" | "too-long"; limit: number }
  | { code: "too-small" | "too-great"; limit: number }
  /** Entries of a list. */
  | { code: "too-few" | "too-many"; limit: number }
  | { code: "wrong-kind"; kind: FieldKind }
  | { code: "not-one-of"; values: readonly string[] }
  /** Two values of one field that contradict each other. */
  | { code: OrderFault }
  /** What a rule of its own says, in English as it stands in the source. */
  | { code: "not-right"; rule: string };

export const ORDER_FAULTS = ["ends-first", "least-over-most", "pauses-first"] as const;
export type OrderFault = (typeof ORDER_FAULTS)[number];

export const FIELD_KINDS = ["text", "number", "whole", "boolean", "list", "object"] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

const { counted, number, quoted } = writtenIn("de");

const KINDS: Readonly<Record<FieldKind, string>> = {
  text: "ein Text",
  number: "eine Zahl",
  whole: "eine ganze Zahl",
  boolean: "true oder false",
  list: "eine Liste",
  object: "ein Objekt",
};

export const fieldFault = telling<FieldFault>({
  missing: "Das fehlt.",
  "unknown-field": "Ein solches Feld gibt es nicht.",
  "no-moment": "Das muss ein Zeitpunkt nach ISO 8601 mit Zeitzone sein, etwa 2026-12-24T17:00:00Z.",
  "wrong-form": "Das hat nicht die verlangte Form.",
  "too-short": ({ limit }) => `Das muss mindestens ${counted(limit, "Zeichen", "Zeichen")} haben.`,
  "too-long": ({ limit }) => `Das darf höchstens ${counted(limit, "Zeichen", "Zeichen")} haben.`,
  "too-small": ({ limit }) => `Das muss mindestens ${number(limit)} sein.`,
  "too-great": ({ limit }) => `Das darf höchstens ${number(limit)} sein.`,
  "too-few": ({ limit }) => `Das muss mindestens ${counted(limit, "Eintrag", "Einträge")} haben.`,
  "too-many": ({ limit }) => `Das darf höchstens ${counted(limit, "Eintrag", "Einträge")} haben.`,
  "wrong-kind": ({ kind }) => `Das muss ${KINDS[kind]} sein.`,
  "not-one-of": ({ values }) => `Möglich ist: ${values.map(quoted).join(", ")}.`,
  "ends-first": "Das Ende muss nach dem Beginn liegen.",
  "least-over-most": "Das Mindeste darf nicht über dem Höchsten liegen.",
  "pauses-first": "Pausiert werden darf erst, wo schon langsamer gewählt wird.",
  "not-right": ({ rule }) => `Das passt nicht: ${rule}`,
});
