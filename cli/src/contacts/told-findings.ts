import { CALLABLE_COUNTRIES } from "@rufbaum/dialing";
import type { ChangedCell, DroppedRow } from "@rufbaum/dialing/contact-files";
import { changeReason, dropReason } from "@rufbaum/words/en/contact-files";

/** A row that is left out, as the server tells it, too. */
export function toldDrop({ line, reason }: DroppedRow) {
  const value = "value" in reason ? reason.value : null;
  return { line, reason: reason.code, value, message: dropMessage(reason) };
}

/** A cell that is changed. */
export function toldChange({ reason, ...cell }: ChangedCell) {
  return { ...cell, reason: reason.code, message: changeReason(reason) };
}

export function dropMessage(reason: DroppedRow["reason"]): string {
  return dropReason({ ...reason, countries: CALLABLE_COUNTRIES });
}
