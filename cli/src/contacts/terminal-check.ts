import type {
  ColumnRole,
  ContactFileEvent,
  DroppedRow,
  FileColumn,
  FileContact,
} from "@rufbaum/dialing/contact-files";
import { changeReason } from "@rufbaum/words/en/contact-files";
import { formats } from "../output/formats.ts";
import type { Output } from "../output/output.ts";
import { oneLine } from "../output/printable.ts";
import { renderTable } from "../output/table.ts";
import type { CheckTeller } from "./check-file.ts";
import { dropMessage, hintLine } from "./told-findings.ts";

const FIRST_CONTACTS = 10;
const FIRST_LINES = 5;
const ENCODINGS = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16",
  "utf-16be": "UTF-16, big-endian",
  "windows-1252": "Windows-1252",
} as const;
const SEPARATORS: Record<string, string> = {
  ",": "comma",
  ";": "semicolon",
  "\t": "tab",
  "|": "vertical bar",
};

const MEANINGS: Readonly<Record<ColumnRole, string>> = {
  phone: "phone",
  furtherPhone: "further phone",
  firstName: "first name",
  lastName: "last name",
  name: "whole name",
  company: "company",
  email: "e-mail",
  postcode: "postcode",
  country: "country",
};

/** A check for people: what the file is, its first contacts, and what is left out and why. */
export function terminalCheck(output: Output): CheckTeller {
  let opened: Extract<ContactFileEvent, { type: "opened" }> | null = null;
  const first: FileContact[] = [];
  const examples = new Map<string, Example>();
  const changes = new Map<string, Example>();
  return {
    opened(event) {
      opened = event;
    },
    rows({ contacts, dropped, changed }) {
      if (first.length < FIRST_CONTACTS) {
        first.push(...contacts.slice(0, FIRST_CONTACTS - first.length));
      }
      for (const row of dropped) {
        const name = nameIn(row, opened?.columns ?? []);
        const shown = [shownOf(row), name && `(${name})`].filter((part) => part !== "").join(" ");
        collect(examples, reasonOf(row), row.line, shown);
      }
      for (const { line, from, to, reason } of changed) {
        const shown = reason.code === "clipped" ? "" : `${from === "" ? "" : `${from} → `}${to}`;
        collect(changes, changeReason(reason), line, shown);
      }
    },
    async done(done) {
      if (opened) tellFile({ ...opened, encoding: done.encoding }, output);
      const { paint } = output;
      const { counted } = formats;
      const lost = done.rows - done.contacts;
      output.line();
      output.line(
        `${counted(done.rows, "row", "rows")}: ${paint("green", counted(done.contacts, "contact", "contacts"))}` +
          `, ${lost > 0 ? paint("red", `${formats.whole(lost)} dropped`) : "none dropped"}.`,
      );
      if (done.unwanted > 0) {
        output.line(
          `An import would block ${formats.whole(done.unwanted)} of their numbers: their rows say that nobody should call.`,
        );
      }
      if (done.suggestedPhone !== null) {
        output.line(paint("yellow", hintLine(done.suggestedPhone)));
      }
      if (done.lostCharacters > 0) {
        const characters = counted(done.lostCharacters, "character", "characters");
        output.line(`${characters} could not be read.`);
      }
      if (done.hiddenRows > 0) {
        output.line(
          `Hidden in the workbook, by a filter perhaps, but read as all others: ${counted(done.hiddenRows, "row", "rows")}.`,
        );
      }
      if (done.unreadFrom !== null) {
        output.line(
          `Nothing was read from row ${formats.whole(done.unreadFrom)} on: too many rows.`,
        );
      }
      tellFirst(first, output);
      tell("Dropped", examples, output);
      tell("Changed", changes, output);
    },
  };
}

interface Example {
  count: number;
  lines: string[];
}

/** Duplicates, wrong cells and unknown words differ in each sentence: one group each. */
function reasonOf({ reason }: DroppedRow): string {
  if (reason.code === "duplicate") return "The same number stands on an earlier line.";
  if (reason.code === "broken-row") {
    const { cells, columns } = reason;
    return cells > columns
      ? "The row has more cells than the header. Is a quote around a separator missing?"
      : dropMessage(reason);
  }
  if (reason.code === "not-callable") {
    const { word: _word, ...others } = reason;
    return dropMessage(others);
  }
  return dropMessage(reason);
}

/** Whose row it is, as far as its columns tell. */
function nameIn({ cells }: DroppedRow, columns: readonly FileColumn[]): string {
  const of = (role: ColumnRole) =>
    cells[columns.findIndex((column) => column.role === role)]?.trim() ?? "";
  return `${of("firstName")} ${of("lastName")}`.trim() || of("name") || of("company");
}

function shownOf({ reason }: DroppedRow): string {
  if (reason.code === "duplicate" && reason.firstLine !== null) {
    return `${reason.value}, as on line ${reason.firstLine}`;
  }
  return "value" in reason ? reason.value : "";
}

function collect(groups: Map<string, Example>, reason: string, line: number, shown: string): void {
  const group = groups.get(reason) ?? { count: 0, lines: [] };
  groups.set(reason, group);
  group.count += 1;
  if (group.lines.length < FIRST_LINES) {
    group.lines.push(`line ${line}${shown === "" ? "" : `: ${shown}`}`);
  }
}

function tellFile(opened: Extract<ContactFileEvent, { type: "opened" }>, output: Output): void {
  const { format, encoding, separator, sheet, sheets, headerLine, columns } = opened;
  const facts = [
    format === "csv" ? "CSV" : `Excel (.${format})`,
    encoding && ENCODINGS[encoding],
    separator && `separated by ${SEPARATORS[separator] ?? `"${separator}"`}`,
    sheet !== null && sheets.length > 1 && `sheet "${oneLine(sheet)}"`,
    `column names on line ${headerLine}`,
  ].filter((fact) => fact);
  output.line(`${facts.join(", ")}.`);
  output.line();
  const others = opened.otherColumns;
  const rows = columns.map(({ name, role }) => {
    const place = others.indexOf(name);
    const own = place < 0 ? "" : `{${name}} or {customField${place + 1}}`;
    return { name, meaning: role ? MEANINGS[role] : "further column", own };
  });
  const table = renderTable(
    rows,
    [
      { title: "COLUMN", value: ({ name }) => name, colour: () => "bold", isFlexible: true },
      { title: "MEANING", value: ({ meaning }) => meaning },
      { title: "IN TEXTS AS", value: ({ own }) => own, isFlexible: true },
    ],
    { width: output.width === null ? null : output.width - 2, paint: output.paint },
  );
  for (const line of table) output.line(line);
}

function tellFirst(first: readonly FileContact[], output: Output): void {
  if (first.length === 0) return;
  output.line();
  output.table(
    first,
    [
      { title: "LINE", value: ({ line }) => String(line), align: "right" },
      { title: "NUMBER", value: ({ phoneNumber }) => phoneNumber },
      { title: "FIRST NAME", value: ({ firstName }) => firstName, isFlexible: true },
      { title: "LAST NAME", value: ({ lastName }) => lastName, isFlexible: true },
      { title: "COMPANY", value: ({ company }) => company, isFlexible: true },
    ],
    { empty: "" },
  );
}

function tell(title: string, groups: ReadonlyMap<string, Example>, output: Output): void {
  if (groups.size === 0) return;
  output.line();
  output.line(`${output.paint("bold", title)}:`);
  const most = [...groups].sort(([, a], [, b]) => b.count - a.count);
  for (const [reason, { count, lines }] of most) {
    output.line(`  ${formats.whole(count)} × ${reason}`);
    for (const line of lines) output.line(`      ${oneLine(line)}`);
    if (count > lines.length) output.line(`      and ${formats.whole(count - lines.length)} more`);
  }
}
