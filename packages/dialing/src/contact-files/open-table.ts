import { columnOfNumbers, NumbersElsewhere } from "./column-of-numbers.ts";
import {
  type ContactFileEvent,
  type ContactFileFormat,
  type RawRow,
  UnreadableFile,
} from "./contact-file-event.ts";
import type { ContactFileOptions } from "./contact-file-options.ts";
import type {
  ChangedCell,
  ChangeReason,
  DroppedRow,
  DropReason,
  FileContact,
} from "./file-contact.ts";
import { FirstLines } from "./first-lines.ts";
import type { FileLimits } from "./limits.ts";
import { areWithoutZeros, ContactMaker } from "./make-contacts.ts";
import { numberInHeader } from "./number-in-header.ts";
import { findHeader, headerKey, nameColumns, otherColumns, rolesOf } from "./recognise-columns.ts";
import { similarNames } from "./similar-names.ts";

const BATCH = 1_000;

/** What stands below a header, and what has become of it so far. */
export function openTable(
  head: readonly RawRow[],
  {
    format,
    limits,
    options,
  }: { format: ContactFileFormat; limits: FileLimits; options: ContactFileOptions },
) {
  const byHand = typeof options.roles === "function" ? {} : options.roles;
  const header = findHeader(head, { ...options, roles: byHand ?? {} });
  if (!header) throw new UnreadableFile({ code: "empty", format });
  const { line: headerLine } = header;
  const { countries, home = "DE" } = options;
  const contact =
    options.headerLine === undefined ? numberInHeader(header.cells, { home, countries }) : null;
  if (contact)
    throw new UnreadableFile({ code: "no-header", format, line: headerLine, ...contact });
  const width = header.cells.findLastIndex((cell) => cell.trim() !== "") + 1;
  const below = head.filter(({ line }) => line > headerLine);
  if (width > limits.columns) {
    const { columns: limit } = limits;
    throw new UnreadableFile({ code: "too-many-columns", format, columns: width, limit });
  }
  const cells = header.cells.slice(0, width);
  const roles =
    typeof options.roles === "function" ? options.roles(headerKey(nameColumns(cells))) : byHand;
  const columns = nameColumns(cells, roles);
  const names = columns.map(({ name }) => name);
  const { unknown } = rolesOf(columns, byHand ?? {});
  if (unknown.length > 0) {
    const nearest = unknown.flatMap((name) => similarNames(name, names));
    const line = headerLine;
    throw new UnreadableFile({
      code: "unknown-column",
      format,
      line,
      unknown,
      nearest,
      columns: names,
    });
  }
  const phone = columns.findIndex(({ role }) => role === "phone");
  if (phone < 0) {
    const looking = columnOfNumbers(below, columns, { home, countries });
    const suggested = names[looking] ?? null;
    const line = headerLine;
    throw new UnreadableFile({ code: "no-phone-column", format, line, columns: names, suggested });
  }
  const isWithoutZeros = areWithoutZeros(below, phone);
  const maker = new ContactMaker({ columns, countries, home, limits, isWithoutZeros });

  const elsewhere = new NumbersElsewhere(columns, { home, countries });

  let contacts: FileContact[] = [];
  let dropped: DroppedRow[] = [];
  let changed: ChangedCell[] = [];
  let waiting = 0;
  let total = 0;
  const unwantedLines = new FirstLines();
  let unwanted = 0;
  const droppedBy: Partial<Record<DropReason["code"], number>> = {};
  const changedBy: Partial<Record<ChangeReason["code"], number>> = {};
  return { opened: { headerLine, columns, otherColumns: otherColumns(columns) }, take, batch, end };

  /** @returns whether enough has come together for a batch */
  function take(row: RawRow): boolean {
    if (row.line <= headerLine) return false;
    const outcome = maker.make(row, changed);
    if (!outcome) return false;
    if ("reason" in outcome) {
      const { code } = outcome.reason;
      elsewhere.add(row, outcome.reason);
      if (outcome.reason.code === "not-wanted") {
        for (const number of outcome.reason.numbers) {
          if (unwantedLines.add(number, row.line) === 0) unwanted += 1;
        }
      }
      dropped.push({ line: row.line, ...outcome, cells: row.cells });
      droppedBy[code] = (droppedBy[code] ?? 0) + 1;
    } else {
      contacts.push(outcome);
      total += 1;
    }
    waiting += 1;
    return waiting >= BATCH;
  }

  function batch(bytes: number): ContactFileEvent {
    const event: ContactFileEvent = { type: "rows", contacts, dropped, changed, bytes };
    for (const { reason } of changed) changedBy[reason.code] = (changedBy[reason.code] ?? 0) + 1;
    [contacts, dropped, changed, waiting] = [[], [], [], 0];
    return event;
  }

  function* end(
    bytes: number,
    found: Pick<ContactFileEvent & { type: "done" }, "encoding" | "lostCharacters" | "unreadFrom">,
  ): Generator<ContactFileEvent> {
    const { rows, hiddenRows } = maker;
    if (rows === 0) throw new UnreadableFile({ code: "header-only", format, line: headerLine });
    if (waiting > 0) yield batch(bytes);
    yield {
      type: "done",
      ...found,
      rows,
      hiddenRows,
      contacts: total,
      dropped: droppedBy,
      changed: changedBy,
      unwanted,
      suggestedPhone: elsewhere.find(rows),
      bytes,
    };
  }
}
