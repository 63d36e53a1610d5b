import {
  CALLABLE_COUNTRIES,
  HOME_COUNTRIES,
  type HomeCountry,
  type PhoneNumberRefusal,
} from "@rufbaum/dialing";
import { BYTE_ORDER_MARK, csvLines } from "@rufbaum/dialing/contact-files";
import { type ListKind, listShapeOf, PLAIN_LIST, readListLine } from "@rufbaum/dialing/subjects";
import type { Language } from "@rufbaum/words";
import { type Command, Option } from "commander";
import type { Context } from "../context.ts";
import { CliError, FailedResult } from "../errors.ts";
import { oneLine } from "../output/printable.ts";
import { writeTreeFile } from "../trees/write-tree-file.ts";
import { badLinesTold, type ListAnswer, sendInPortions } from "./send-in-portions.ts";

export interface ListOptions {
  country?: HomeCountry;
  report?: string;
  language: Language;
  strict?: true;
}

/** What goes with each part of a list. */
export interface ListQuery {
  firstLine: number;
  header?: string;
  country?: HomeCountry;
  faults?: number;
}

export function withListOptions(command: Command): Command {
  return command
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
from those that are called as a phone is (Telefon, Mobil, phone …); otherwise, of a list with one column,
from that one.

Exit codes: 0 done, 1 no line holds a number, or one is not understood and --strict, 2 no such file.
`;

/** @throws CliError (1) where no line of a list holds a number: then nothing was sent */
export function refuseUseless(
  lines: readonly string[],
  { file, kind, what }: { file: string; kind: ListKind; what: string },
): void {
  const header = listShapeOf(lines[0] ?? "");
  const shape = header ?? PLAIN_LIST;
  const isNumber = (line: string) =>
    HOME_COUNTRIES.some((home) => readListLine(line, { kind, home, shape }).ok);
  if (lines.slice(header ? 1 : 0).some(isNumber)) return;
  const isUnnamed = header !== null && header.places.length === 0;
  throw new CliError(
    isUnnamed
      ? `No column of ${file} is called as phone numbers are: ${oneLine(lines[0] ?? "")}.`
      : `No line of ${file} holds a number that can be read: ${what}.`,
    {
      reason: "nothing-understood",
      hint: isUnnamed
        ? "Give the column with the numbers the name Telefon or phone in its first line."
        : "It must hold one number a line, in its first column or in one that is called phone or Telefon.",
    },
  );
}

/** Sends a list, and tells which of its lines nobody understands. */
export async function importList(
  context: Context,
  lines: readonly string[],
  { country, report, language }: ListOptions,
  send: (text: string, query: ListQuery) => Promise<ListAnswer>,
): Promise<ListAnswer> {
  const [first = ""] = lines;
  const shape = listShapeOf(first);
  const header = shape ? first : null;
  // Only one that says where the numbers stand: any other one may be somebody's name.
  const told = shape && shape !== PLAIN_LIST ? { header: first } : {};
  const about = {
    ...(country !== undefined && { country }),
    ...(report !== undefined && { faults: 20_000 }),
  };
  const result = await sendInPortions(context, lines, (text, firstLine) =>
    send(text, { firstLine, ...(firstLine > 1 && told), ...about }),
  );
  if (report !== undefined) {
    await writeListReport(context, report, { lines, header, language, faults: result.faults });
    context.output.notice(`The report is in ${report}.`);
  }
  return result;
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
    header,
    language,
    faults,
  }: {
    lines: readonly string[];
    header: string | null;
    language: Language;
    faults: readonly { line: number; reason: PhoneNumberRefusal }[];
  },
): Promise<void> {
  const { wordsIn } = await import("@rufbaum/words");
  const words = wordsIn(language);
  const [line, code, reason] = words.reportColumns;
  const names = header === null ? ["phone"] : header.split(/[;,\t|]/);
  const rows = faults.map((fault) => [
    String(fault.line),
    fault.reason,
    words.phoneNumber({ code: fault.reason, countries: CALLABLE_COUNTRIES }),
    ...(lines[fault.line - 1] ?? "").split(/[;,\t|]/),
  ]);
  const text = `${BYTE_ORDER_MARK}${csvLines([[line, code, reason, ...names], ...rows])}`;
  await writeTreeFile(deps.runtime.disk, path, text);
}
