import type { DialRuleField } from "@rufbaum/dialing/lawful-calling";
import type { Sentences } from "../../tell.ts";
import { dialRuleField } from "../lawful-calling.ts";

/** Why the rules of calling are not changed as was asked. */
export type LawfulCallingRefusal =
  /** `preset`: the rules as a whole are another country's. */
  { code: "reason-needed"; fields: readonly (DialRuleField | "preset")[] };

export const lawfulCallingRefusals: Sentences<LawfulCallingRefusal> = {
  "reason-needed": ({ fields }) =>
    `Das erlaubt mehr als die Vorgabe (${fields.map(nameOf).join(", ")}). Schreiben Sie in wenigstens zehn Zeichen auf, warum; die Begründung wird aufbewahrt.`,
};

function nameOf(field: DialRuleField | "preset"): string {
  return field === "preset" ? "Vorgabe eines anderen Landes" : dialRuleField(field);
}
