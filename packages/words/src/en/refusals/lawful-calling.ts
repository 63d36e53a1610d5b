import type { ChangedSetting } from "../../de/audit.ts";
import { isOfRetention, type LawfulCallingRefusal } from "../../de/refusals/lawful-calling.ts";
import { writtenIn } from "../../format/numbers.ts";
import type { Sentences } from "../../tell.ts";
import { settingName } from "../audit.ts";
import { listFault } from "../list-faults.ts";

export const lawfulCallingRefusals: Sentences<LawfulCallingRefusal> = {
  "reason-needed": ({ fields }) =>
    `${isOfRetention(fields) ? "That keeps data longer than is usual" : "That allows more than the preset"} (${fields.map(nameOf).join(", ")}). Write down why, in at least ten characters; the reason is kept.`,
  "not-suppressed": ({ number }) => `${number} is not suppressed.`,
  "not-of-this-call": "The call that was named was not with this number.",
  "list-too-long": ({ limit }) =>
    `The list has more than ${writtenIn("en").whole(limit)} lines. The first are read in; divide the rest.`,
  "unknown-list-column": listFault,
  "choose-list-column": listFault,
};

function nameOf(field: ChangedSetting): string {
  if (field === "applyInEmulator") return "rules kept with the emulator, too";
  return field === "preset" ? "another country's preset" : settingName(field);
}
