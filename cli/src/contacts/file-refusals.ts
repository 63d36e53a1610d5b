import type { ContactFileFault } from "@rufbaum/dialing/contact-files";
import { contactFileFault } from "@rufbaum/words/en/contact-files";
import { CliError, wrongInput } from "../errors.ts";

/** Why a contact file can't be read, and what to do about it here. */
export function unreadableFile(fault: ContactFileFault): CliError {
  const hint = hintFor(fault);
  return wrongInput(contactFileFault(fault), {
    reason: fault.code,
    details: { fault },
    ...(hint !== null && { hint }),
  });
}

export function sheetNeeded(sheets: readonly string[]): CliError {
  const [first = ""] = sheets;
  return wrongInput(`The workbook has ${sheets.length} sheets with data: ${sheets.join(", ")}.`, {
    reason: "choose-sheet",
    hint: `Choose one, such as: --sheet "${first}"`,
    details: { sheets },
  });
}

/** A column was named by hand that the file does not have. */
export function unknownColumns(
  unknown: readonly string[],
  columns: readonly { name: string }[],
): CliError {
  const names = columns.map(({ name }) => name);
  return wrongInput(`The file has no column ${unknown.map((name) => `"${name}"`).join(", ")}.`, {
    reason: "unknown-column",
    hint: `Its columns are: ${names.join(", ")}`,
    details: { unknown, columns: names },
  });
}

/** The server's refusal of a file, with what to do about it here. */
export function fileRefusal(error: unknown): unknown {
  if (!(error instanceof CliError)) return error;
  const { reason, details } = error;
  if (reason === "contact-file") return unreadableFile(details?.fault as ContactFileFault);
  if (reason === "choose-sheet") return sheetNeeded(details?.sheets as string[]);
  return error;
}

function hintFor(fault: ContactFileFault): string | null {
  switch (fault.code) {
    case "wrong-type":
      return "Contacts are read from .csv, .xlsx and .xls, by what is in them; --name names standard input.";
    case "no-phone-column":
      return `Say which it is, such as: --map "${fault.columns[0] ?? "Rufnummer"}=phone"`;
    case "no-header":
      return "Say where the column names stand with --header-line, or add them. See: rufbaum contacts template";
    case "header-only":
    case "empty":
      return "See what a file looks like with: rufbaum contacts template --out contacts.csv";
    case "unknown-sheet":
      return `Choose one, such as: --sheet "${fault.sheets[0] ?? ""}"`;
    default:
      return null;
  }
}
