import type { NumberRefusal } from "../../de/refusals/numbers.ts";
import type { Sentences } from "../../tell.ts";
import { noCallerNumber, unshowableNumberWithSource, unusableNumber } from "../caller-numbers.ts";

export const numberRefusals: Sentences<NumberRefusal> = {
  "invalid-caller-number": ({ why }) => unshowableNumberWithSource(why),
  "caller-number-not-allowed": ({ why }) => noCallerNumber(why),
  "number-known": ({ number }) => `${number} is among your numbers already.`,
  "unknown-number": ({ number }) => `${number} is not among your numbers.`,
  "number-not-usable": ({ number, why }) =>
    `${number} can't be the default: ${unusableNumber(why)}`,
  "default-number": ({ number }) =>
    `${number} is the default number. Make another one the default first.`,
  "number-not-answerable": ({ number, isVerified }) =>
    isVerified
      ? `${number} is only verified at the carrier: calls to it still arrive at your existing line. Buy a number, or forward this one to one you have bought.`
      : `As far as we know, ${number} does not belong to the account at the carrier. Check the numbers again.`,
  "not-published": ({ treeName }) =>
    `“${treeName}” has not been published yet. Only a published version answers calls.`,
};
