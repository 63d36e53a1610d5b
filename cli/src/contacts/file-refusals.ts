import type { ContactFileFault } from "@rufbaum/dialing/contact-files";
import { contactFileFault } from "@rufbaum/words/en/contact-files";
import { CliError, wrongInput } from "../errors.ts";
import { quoted } from "../output/printable.ts";

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
    hint: `Choose one, such as: --sheet ${quoted(first)}`,
    details: { sheets },
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
      if (fault.found !== null) return null;
      return "Contacts are read from .csv, .xlsx and .xls, by what is in them; --name names standard input.";
    case "no-phone-column":
      return fault.suggested === null
        ? 'Say which it is: --map "<column>=phone"'
        : `Say which it is, such as: --map ${quoted(`${fault.suggested}=phone`)}`;
    case "unknown-column":
      return "A column is named as the file names it; case, spaces and signs do not matter.";
    case "no-header":
      return "If that line does name the columns, say so with --header-line. See: rufbaum contacts template";
    case "header-only":
    case "empty":
      return "See what a file looks like with: rufbaum contacts template --out contacts.csv";
    case "unknown-sheet":
      return `Choose one, such as: --sheet ${quoted(fault.sheets[0] ?? "")}`;
    default:
      return null;
  }
}
