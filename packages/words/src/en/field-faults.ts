import type { FieldFault, FieldKind } from "../de/field-faults.ts";
import { writtenIn } from "../format/numbers.ts";
import { telling } from "../tell.ts";

const { counted, number, quoted } = writtenIn("en");

const KINDS: Readonly<Record<FieldKind, string>> = {
  text: "a text",
  number: "a number",
  whole: "a whole number",
  boolean: "true or false",
  list: "a list",
  object: "an object",
};

export const fieldFault = telling<FieldFault>({
  missing: "It is missing.",
  "unknown-field": "There is no such field.",
  "no-moment": "It must be a time as ISO 8601 with its zone, such as 2026-12-24T17:00:00Z.",
  "wrong-form": "It does not have the form that is asked for.",
  "too-short": ({ limit }) => `It must have at least ${counted(limit, "character", "characters")}.`,
  "too-long": ({ limit }) => `It must have at most ${counted(limit, "character", "characters")}.`,
  "too-small": ({ limit }) => `It must be at least ${number(limit)}.`,
  "too-great": ({ limit }) => `It must be at most ${number(limit)}.`,
  "too-few": ({ limit }) => `It must have at least ${counted(limit, "entry", "entries")}.`,
  "too-many": ({ limit }) => `It must have at most ${counted(limit, "entry", "entries")}.`,
  "wrong-kind": ({ kind }) => `It must be ${KINDS[kind]}.`,
  "not-one-of": ({ values }) => `It must be one of ${values.map(quoted).join(", ")}.`,
  "ends-first": "It must end after it begins.",
  "least-over-most": "The least must not exceed the most.",
  "pauses-first": "Pausing must not come before dialling slower.",
  "not-right": ({ rule }) => rule,
});
