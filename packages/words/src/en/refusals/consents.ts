import type { ConsentRefusal } from "../../de/refusals/consents.ts";
import { datesIn } from "../../format/dates.ts";
import type { Sentences } from "../../tell.ts";

const { date } = datesIn("en");

export const consentRefusals: Sentences<ConsentRefusal> = {
  "no-company": "Whom was consent given to? Name the company, or enter it in the settings.",
  "no-evidence": "What shows the consent? Describe the evidence, or add a file.",
  "no-evidence-file": ({ id }) => `No file belongs to the statement "${id}".`,
  "empty-evidence-file": ({ name }) =>
    `The file "${name}" is empty and shows nothing. Choose the right one.`,
  "statement-erased": ({ id }) =>
    `What showed the statement "${id}" was erased, with the data of all who had agreed to it. Record a new statement.`,
  "consent-undated": "When did they agree? Name the day on which everybody on the list did.",
  "consent-in-future": "That time lies in the future. Name the one at which it happened.",
  "ends-before-grant":
    "The consent ends before it was given. Check the day on which it was, and its end.",
  "granted-later": ({ number, day }) =>
    `Nothing of ${number} had been granted by then: the earliest consent is of ${date(`${day}T12:00:00Z`, "UTC")}. Nothing is withdrawn; check the date of the withdrawal.`,
};
