import type { CallFault } from "@rufbaum/calls";
import { telling } from "../tell.ts";
import { carrierFault } from "./carrier-faults/index.ts";

/** Why a call came to nothing, or broke off. */
export const callFault = telling<CallFault>({
  lost: "The call was cut off because the program was stopped.",
  fault: "The call failed because of a program error.",
  "not-placed": "The call was not placed: the carrier knows nothing of it.",
  carrier: ({ fault }) => carrierFault(fault),
});
