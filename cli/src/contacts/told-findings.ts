import { CALLABLE_COUNTRIES } from "@rufbaum/dialing";
import type { ChangedCell, DroppedRow } from "@rufbaum/dialing/contact-files";
import { changeReason, dropReason, suggestedPhone } from "@rufbaum/words/en/contact-files";
import { oneLine, quoted } from "../output/printable.ts";

/** A row that is left out, as the server tells it, too. */
export function toldDrop({ line, reason, column, value, cells }: DroppedRow) {
  const place = { column: column || null, value: value || null };
  return { line, reason: reason.code, ...place, message: dropMessage(reason), row: cells };
}

/** A cell that is changed. */
export function toldChange({ reason, cells: _, ...cell }: ChangedCell) {
  return { ...cell, reason: reason.code, message: changeReason(reason) };
}

export function dropMessage(reason: DroppedRow["reason"]): string {
  return dropReason({ ...reason, countries: CALLABLE_COUNTRIES });
}

/** A column that may be meant instead, as the server tells it, too. */
export function toldHint(column: string | null) {
  return column === null ? null : { column, message: suggestedPhone(column) };
}

/** The same for people, with the way out. */
export function hintLine(column: string): string {
  return `${oneLine(suggestedPhone(column))} --map ${quoted(`${column}=phone`)}`;
}
