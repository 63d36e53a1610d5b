import {
  CALLABLE_COUNTRIES,
  HOME_COUNTRIES,
  type HomeCountry,
  type PhoneNumberRefusal,
} from "@rufbaum/dialing";
import { BYTE_ORDER_MARK, csvLines } from "@rufbaum/dialing/contact-files";
import {
  asksForConsent,
  cellsOf,
  type FoundShape,
  findListShape,
  LIST_HEAD,
  type ListKind,
  PLAIN_LIST,
  readBlockedLine,
  readListLine,
} from "@rufbaum/dialing/subjects";
import type { Language } from "@rufbaum/words";
import { listFault } from "@rufbaum/words/en/list-faults";
import { type Command, Option } from "commander";
import type { Context } from "../context.ts";
import { CliError, FailedResult, wrongInput } from "../errors.ts";
import { oneLine, quoted } from "../output/printable.ts";
import { writeTreeFile } from "../trees/write-tree-file.ts";
import { withEachNo } from "./rows-say-no.ts";
import { badLinesTold, type ListAnswer, PORTION, sendInPortions } from "./send-in-portions.ts";

export interface ListOptions {
  column?: string;
  country?: HomeCountry;
  report?: string;
  language: Language;
  strict?: true;
}

/** What a list is for: one that blocks has every number blocked that its lines may mean. */
export interface ListNature {
  kind: ListKind;
  isBlocking: boolean;
}

/** What goes with each part of a list. */
export interface ListQuery {
  firstLine: number;
  header?: string;
  column?: string;
  country?: HomeCountry;
  faults?: number;
}

export function withListOptions(command: Command): Command {
  return command
    .option("--column <name>", "which column holds the numbers: its name, or its place from 1")
    .addOption(
      new Option(
        "--country <country>",
        "where numbers without a country's code are at home (default: where the rules of calling are)",
      ).choices(HOME_COUNTRIES),
    )
    .option("--report <file>", "write every line that is not understood to a CSV file, and why")
    .addOption(
      new Option("--language <language>", "of the report").choices(["de", "en"]).default("en"),
    )
    .option("--strict", "exit with 1 if any line is not understood");
}

export const LIST_HELP = `
A list is text with one number a line, or CSV. Where its first line names columns, the numbers are taken
from those that are called as a phone is (Telefon, Mobil, phone …), else from the one that --column says.
Without names they are taken from the only column that reads as phone numbers; where several do, as with
customers' numbers, nothing is sent until --column says which.

Exit codes: 0 done, 1 no line holds a number, or one is not understood and --strict, 2 no such file,
3 the server was lost: the list may be sent again.
`;

/**
 * @throws CliError (1) where no line of a list holds a number, (2) where nobody knows which column of it
 *   does: then nothing was sent
 */
export function refuseUseless(
  lines: readonly string[],
  {
    file,
    kind,
    isBlocking,
    what,
    options: { country, column },
  }: ListNature & { file: string; what: string; options: ListOptions },
): void {
  const found = shapeIn(lines, { kind, isBlocking, country, column });
  if (!found.ok) throw unknownColumn(file, found.fault);
  const { shape, isHeader, suggested, named } = found;
  const isNumber = (line: string) =>
    HOME_COUNTRIES.some((home) =>
      isBlocking
        ? readBlockedLine(line, { kind, home, shape, named }).ok
        : readListLine(line, { kind, home, shape }).ok,
    );
  if (lines.slice(isHeader ? 1 : 0).some(isNumber)) return;
  const isUnnamed = shape.places.length === 0;
  throw new CliError(
    isUnnamed
      ? `No column of ${file} is called as phone numbers are: ${oneLine(lines[0] ?? "")}.`
      : `No line of ${file} holds a number that can be read: ${what}.`,
    {
      reason: "nothing-understood",
      hint: isUnnamed
        ? `Say which holds the numbers, such as: --column ${quoted(suggested ?? "Rufnummer privat")}`
        : "It must hold one number a line, in a column that is called phone or Telefon, or that --column says.",
    },
  );
}

function shapeIn(
  lines: readonly string[],
  {
    kind,
    isBlocking,
    country,
    column,
  }: ListNature & { country: HomeCountry | undefined; column: string | undefined },
): FoundShape {
  const [first = ""] = lines;
  const head: string[] = [];
  for (const line of lines) {
    if (line.trim() !== "" && head.push(line) === LIST_HEAD) break;
  }
  // Which country is meant the server knows; a first line that is blank names nothing.
  const known = {
    first: first.trim() === "" ? null : first,
    lines: head,
    kind,
    isBlocking,
    column,
  };
  return findListShape({ ...known, home: country ?? null });
}

function unknownColumn(file: string, fault: (FoundShape & { ok: false })["fault"]): CliError {
  const meant = fault.code === "choose-list-column" ? fault.places.map(String) : fault.nearest;
  const options = meant.map((column) => `--column ${quoted(column)}`);
  const hint =
    options.length === 0
      ? "A column is named as the first line names it; case, spaces and signs do not matter."
      : `Say which: ${options.join(" or ")}`;
  const { code: reason, ...details } = fault;
  return wrongInput(`${file}: ${listFault(fault)}`, { reason, details, hint });
}

/** Sends a list, and tells which of its lines nobody understands. */
export async function importList(
  context: Context,
  lines: readonly string[],
  { kind, isBlocking, column, country, report, language }: ListOptions & ListNature,
  send: (text: string, query: ListQuery) => Promise<ListAnswer>,
): Promise<ListAnswer> {
  const [first = ""] = lines;
  const found = shapeIn(lines, { kind, isBlocking, country, column });
  const isHeader = found.ok && found.isHeader;
  // Only one that says where the numbers or consents stand: any other one may be somebody's name.
  const isNamed =
    found.ok &&
    isHeader &&
    found.shape !== PLAIN_LIST &&
    (found.place === null || cellsOf(first, found.shape.separator).some(asksForConsent));
  const told = isNamed ? { header: first } : {};
  const about = {
    ...(country !== undefined && { country }),
    ...(report !== undefined && { faults: 20_000 }),
  };
  let where = column;
  const isParted = !isBlocking && lines.length > PORTION;
  const sent = isParted && found.ok ? withEachNo(lines, found, country) : lines;
  const result = await sendInPortions(context, sent, async (text, firstLine) => {
    const part = {
      firstLine,
      ...(firstLine > 1 && told),
      ...(where !== undefined && { column: where }),
    };
    const answer = await send(text, { ...part, ...about });
    if (answer.column) where ??= String(answer.column);
    return answer;
  });
  if (report !== undefined) {
    const header = partsOf(first);
    const isTable = isHeader && (where === undefined || header.length > 1);
    const names = isTable ? header : namesBefore(Number(where ?? 1));
    await writeListReport(context, report, { lines, names, language, faults: result.faults });
    context.output.notice(`The report is in ${report}.`);
  }
  return result;
}

/** Of a list without names, so that a report of it can be imported: up to the column with the numbers. */
function namesBefore(place: number): string[] {
  const others = Array.from({ length: place - 1 }, (_, index) => `column${index + 1}`);
  return [...others, "phone"];
}

function partsOf(line: string): string[] {
  return line.split(/[;,\t|]/);
}

/** Ends a command as its list asks for it, once all else is told. */
export function endList({ output }: Context, result: ListAnswer, { strict }: ListOptions): void {
  const bad = badLinesTold(result);
  if (bad && !output.isJson()) output.notice(bad);
  if (strict && result.notUnderstood > 0) throw new FailedResult();
}

/** The lines that are not understood, each with why: mended there they can be imported again. */
async function writeListReport(
  { deps }: Context,
  path: string,
  {
    lines,
    names,
    language,
    faults,
  }: {
    lines: readonly string[];
    names: readonly string[];
    language: Language;
    faults: readonly { line: number; reason: PhoneNumberRefusal }[];
  },
): Promise<void> {
  const { wordsIn } = await import("@rufbaum/words");
  const words = wordsIn(language);
  const [line, code, reason] = words.reportColumns;
  const rows = faults.map((fault) => [
    String(fault.line),
    fault.reason,
    words.phoneNumber({ code: fault.reason, countries: CALLABLE_COUNTRIES }),
    ...partsOf(lines[fault.line - 1] ?? ""),
  ]);
  const text = `${BYTE_ORDER_MARK}${csvLines([[line, code, reason, ...names], ...rows])}`;
  await writeTreeFile(deps.runtime.disk, path, text);
}
