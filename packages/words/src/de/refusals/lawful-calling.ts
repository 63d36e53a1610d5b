import type { ListFault } from "@rufbaum/dialing/subjects";
import { writtenIn } from "../../format/numbers.ts";
import type { Sentences } from "../../tell.ts";
import { type ChangedSetting, settingName } from "../audit.ts";
import { listFault } from "../list-faults.ts";

/** Why the rules of calling are not changed as was asked. */
export type LawfulCallingRefusal =
  /** `preset`: the rules as a whole are another country's; `applyInEmulator`: they no longer hold there. */
  | { code: "reason-needed"; fields: readonly ChangedSetting[] }
  /** `number`: as people write it. */
  | { code: "not-suppressed"; number: string }
  | { code: "not-of-this-call" }
  | { code: "list-too-long"; limit: number }
  | ListFault;

export const lawfulCallingRefusals: Sentences<LawfulCallingRefusal> = {
  "reason-needed": ({ fields }) =>
    `${isOfRetention(fields) ? "Das bewahrt länger auf, als üblich ist" : "Das erlaubt mehr als die Vorgabe"} (${fields.map(nameOf).join(", ")}). Schreiben Sie in wenigstens zehn Zeichen auf, warum; die Begründung wird aufbewahrt.`,
  "not-suppressed": ({ number }) => `${number} ist nicht gesperrt.`,
  "not-of-this-call": "Mit dieser Nummer war der genannte Anruf nicht.",
  "list-too-long": ({ limit }) =>
    `Die Liste hat mehr als ${writtenIn("de").whole(limit)} Zeilen. Die ersten sind eingelesen; teilen Sie den Rest auf.`,
  "unknown-list-column": listFault,
  "choose-list-column": listFault,
};

/** Whether what lacks a reason is how long data are kept, not what calls are allowed. */
export function isOfRetention(fields: readonly ChangedSetting[]): boolean {
  return fields.every((field) => field.startsWith("retention."));
}

function nameOf(field: ChangedSetting): string {
  if (field === "applyInEmulator") return "Regeln auch im Emulator anwenden";
  return field === "preset" ? "Vorgabe eines anderen Landes" : settingName(field);
}
