import type {
  NoCallerNumber,
  RuleSource,
  UnshowableNumber,
  UnusableNumber,
} from "@rufbaum/dialing/caller-numbers";
import { telling } from "../tell.ts";
import { carrierFault } from "./carrier-faults/index.ts";
import { phoneNumber } from "./phone-numbers.ts";

const OWN = "Please enter a landline or mobile number of your own.";
const LINE = "Please enter a landline or mobile number.";

export const unshowableNumber = telling<UnshowableNumber>({
  emergency: `Emergency numbers may never be shown as the caller. ${OWN}`,
  authority: `Only public authorities may show 115 as the caller. ${OWN}`,
  "social-service": `116 numbers belong to services of social value. ${OWN}`,
  directory: `Directory enquiries (118…) may not be shown as the caller. ${LINE}`,
  premium: `Premium-rate numbers (0900) may not be shown as the caller. ${LINE}`,
  "mass-traffic": `Mass-calling numbers (0137) may not be shown as the caller. ${LINE}`,
  "shared-cost":
    "Service and special numbers (such as 0180 or 0700) are not shown as the caller. Please enter a landline, mobile or 0800 number.",
  "short-code":
    "Short codes may not be shown as the caller. Please enter the full number with its area code.",
  "unassigned-abroad":
    "This foreign number does not exist. Please check the country code and the number.",
  misspelled: ({ why }) => phoneNumber(why),
});

const SOURCES: Readonly<Record<RuleSource, string>> = {
  "providers-law": "§ 120 TKG",
  "our-preset": "our default: calling back may cost no more than an ordinary call",
};

export function unshowableNumberWithSource(refusal: UnshowableNumber): string {
  const sentence = unshowableNumber(refusal);
  return "source" in refusal ? `${sentence} (${SOURCES[refusal.source]})` : sentence;
}

export const unusableNumber = telling<UnusableNumber>({
  forbidden: ({ why }) => unshowableNumber(why),
  foreign:
    "A foreign number is shown only with a reason. Enter as proof why it is yours and why you call from it.",
  "no-proof":
    "The proof that you may show this number is missing (§ 120 TKG). Enter it, such as the contract, or have the carrier verify the number.",
  gone: "The number no longer belongs to the account at the carrier. If this is a mistake, buy or verify it there again; otherwise remove it here.",
  unknown:
    "The carrier does not know this number and would refuse calls from it. Buy or verify it in the carrier's account, then check again.",
  "cannot-call":
    "The carrier can't make calls from this number, for instance because it is for text messages only.",
  "refused-21210": carrierFault({ code: "21210", reported: "21210", cited: null }),
  "refused-21212": carrierFault({ code: "21212", reported: "21212", cited: null }),
});

export const noCallerNumber = telling<NoCallerNumber>({
  "no-default":
    "There is no default number that calls can show. Set one in the settings under “Numbers”.",
  unshowable: ({ why }) => unshowableNumber(why),
  "not-in-inventory": ({ number }) =>
    `${number} is not among your numbers. Enter it in the settings, with the proof that you may show it.`,
  unusable: ({ number, why }) => `${number} can't be shown by calls: ${unusableNumber(why)}`,
});

export const numberProof = telling<{ code: "configured" }>({
  configured: "Entered in the program's configuration",
});
