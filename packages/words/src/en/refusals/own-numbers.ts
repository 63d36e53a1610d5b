import type { OwnNumberRefusal } from "../../de/refusals/own-numbers.ts";
import { writtenIn } from "../../format/numbers.ts";
import type { Sentences } from "../../tell.ts";

const { counted } = writtenIn("en");

export const ownNumberRefusals: Sentences<OwnNumberRefusal> = {
  "number-busy": "A call of ours is under way there. Please try again in two minutes.",
  "own-number-known": "This number is already confirmed as your own.",
  "too-many-codes": ({ limit, isOfNumber }) =>
    isOfNumber
      ? `At most ${counted(limit, "code goes", "codes go")} to one number each day. Please try again tomorrow.`
      : `At most ${counted(limit, "code goes", "codes go")} out from here each day. Please try again tomorrow.`,
  "wrong-code": ({ triesLeft }) =>
    triesLeft === 0
      ? "The code is wrong. Please have a new one sent."
      : `The code is wrong. ${counted(triesLeft, "try", "tries")} left.`,
  "no-code-open": "No code is open for this number. Please have a new one sent.",
  "unknown-own-number": ({ number }) => `${number} is not among the own numbers.`,
};
