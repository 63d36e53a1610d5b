import { textOf } from "@rufbaum/tree/graph";
import { asksForMeeting } from "./said-before.ts";
import type { VariableValue } from "./types.ts";
import type { Walk } from "./walk.ts";

/** Where the day was asked for that an hour goes with; a birthday is none. */
export function nodeOfDay({ state: { inputs = [] }, graph }: Walk): string | null {
  const nodeId = inputs.findLast(({ kind }) => kind === "date")?.nodeId ?? "";
  const asker = graph.node(nodeId);
  return asker !== null && asksForMeeting(textOf(asker)) ? nodeId : null;
}

/**
 * "Dann Montag halb neun", where the hour is asked for: another day than the one before. The same weekday
 * names the day that was told.
 */
export function isOtherDay(before: VariableValue | undefined, day: VariableValue): boolean {
  const [was, is] = [before, day].map((value) => Date.parse(`${value}T00:00:00Z`) / DAY);
  if (was === undefined || is === undefined || Number.isNaN(is)) return false;
  return Number.isNaN(was) || (is - was) % 7 !== 0;
}

/** Milliseconds. */
const DAY = 86_400_000;
