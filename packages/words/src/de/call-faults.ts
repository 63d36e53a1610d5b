import type { CallFault } from "@rufbaum/calls";
import { telling } from "../tell.ts";
import { carrierFault } from "./carrier-faults/index.ts";

/** Why a call came to nothing, or broke off. */
export const callFault = telling<CallFault>({
  lost: "Der Anruf brach ab, weil das Programm währenddessen beendet wurde.",
  fault: "Der Anruf scheiterte an einem Fehler des Programms.",
  "not-placed": "Der Anruf kam nicht zustande: Der Anbieter weiß nichts von ihm.",
  carrier: ({ fault }) => carrierFault(fault),
});
