import type { DialRuleField } from "@rufbaum/dialing/lawful-calling";
import type { LawfulCallingRefusal } from "../../de/refusals/lawful-calling.ts";
import type { Sentences } from "../../tell.ts";
import { dialRuleField } from "../lawful-calling.ts";

export const lawfulCallingRefusals: Sentences<LawfulCallingRefusal> = {
  "reason-needed": ({ fields }) =>
    `That allows more than the preset (${fields.map(nameOf).join(", ")}). Write down why, in at least ten characters; the reason is kept.`,
};

function nameOf(field: DialRuleField | "preset"): string {
  return field === "preset" ? "another country's preset" : dialRuleField(field);
}
