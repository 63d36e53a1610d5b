import type {
  ChangeReason,
  ContactFileFault,
  DropReason,
  OtherContent,
  ReportWords,
} from "@rufbaum/dialing/contact-files";
import { inBytes } from "../format/bytes.ts";
import { writtenIn } from "../format/numbers.ts";
import { telling } from "../tell.ts";
import { phoneNumber } from "./phone-numbers.ts";

export function contactFileFaultTitle({ code }: ContactFileFault): string {
  return code === "wrong-type" ? "Invalid file type" : "Error while processing";
}

export function contactFileFault(fault: ContactFileFault): string {
  if (fault.code === "wrong-type") return detail(fault);
  const which = fault.format === "csv" ? "The CSV file" : "The file";
  return `${which} could not be processed. ${detail(fault)}`;
}

const { whole } = writtenIn("en");

/** What a file is instead, and what to do about it. */
const OTHERS: Record<OtherContent, string> = {
  pdf: "a PDF document, which has no rows. Please save the list as .xlsx or .csv where it comes from.",
  image: "a picture. Please save the list itself as .xlsx or .csv.",
  document:
    "a text document. Please copy its table to Excel or LibreOffice and save it as .xlsx or .csv.",
  presentation:
    "a presentation. Please copy its table to Excel or LibreOffice and save it as .xlsx or .csv.",
  opendocument:
    'an OpenDocument spreadsheet. Please save it in LibreOffice with "Save as" as .xlsx or .csv.',
  numbers: "a Numbers document. Please export it from Numbers as Excel or CSV.",
  archive: "an archive. Please unpack it and choose the file in it.",
  "web-page":
    "a web page, whatever its name says. Please open it in Excel or LibreOffice and save it as .xlsx.",
  xml: "an XML file, whatever its name says. Please open it in Excel or LibreOffice and save it as .xlsx.",
  vcard: "a vCard. Please export the contacts as CSV.",
  binary:
    "a program's own file and no text, whatever its name says. Please save the list where it comes from as .xlsx or .csv.",
  text: "a text file with another ending. If it holds rows with column names, rename it to .csv.",
  workbook: "a workbook with another ending. Please rename it to .xlsx.",
};

const detail = telling<ContactFileFault>({
  "wrong-type": ({ name, found }) =>
    `Please upload a CSV or Excel file.${found === null ? "" : ` "${name}" is ${OTHERS[found]}`}`,
  empty: "It holds no data.",
  "header-only": ({ line }) =>
    `There is nothing below the header (line ${line}). At least one row with a contact is needed.`,
  "no-header": ({ line, isBesideWords }) =>
    `Line ${line} is a contact already: the file has no column names. Please add a line above it such as "name;phone", with a name for each column${
      isBesideWords
        ? ", and put each number into a cell of its own, such as: Ms Miller;030 23125001"
        : ""
    }.`,
  "no-phone-column": ({ line, columns, suggested }) =>
    `No column was recognised as the phone number. Line ${line} names: ${columns.join(", ")}. ${
      suggested === null
        ? "None of them holds mostly phone numbers."
        : `"${suggested}" looks like phone numbers.`
    } Choose the column with the number, or name it "phone".`,
  "unknown-column": ({ line, unknown, nearest, columns }) =>
    `It has no column ${unknown.map((name) => `"${name}"`).join(", ")}. ${
      nearest.length === 0
        ? ""
        : `Did you mean ${nearest.map((name) => `"${name}"`).join(" or ")}? `
    }Line ${line} names: ${columns.join(", ")}.`,
  "too-many-columns": ({ columns, limit }) =>
    `It has ${whole(columns)} columns; at most ${whole(limit)} are allowed.`,
  "too-large": ({ limit }) =>
    `It is larger than ${inBytes("en", limit)}. Please split it, or save it as a CSV file.`,
  "too-large-unzipped": ({ limit }) =>
    `Unzipped it is larger than ${inBytes("en", limit)}. Please save it as a CSV file.`,
  "too-many-entries": ({ entries, limit }) =>
    `The workbook consists of ${whole(entries)} parts; at most ${whole(limit)} are allowed.`,
  "password-protected": "It is protected by a password. Please save it without one.",
  damaged: "It is damaged or incomplete. Please save it in Excel anew and upload it again.",
  "unknown-sheet": ({ sheet, sheets }) =>
    `There is no sheet "${sheet}" with data. There are: ${sheets.join(", ")}.`,
  "quotes-never-end": ({ line }) =>
    `From line ${line} on too many quotes are never closed, so that nobody knows where rows end.`,
});

export const dropReason = telling<DropReason & { countries: readonly string[] }>({
  "no-phone": "The row has no phone number.",
  "not-callable": ({ why, ...more }) => phoneNumber({ ...more, code: why }),
  "not-wanted": "The row says that nobody should call.",
  duplicate: ({ firstLine, isSent }) =>
    isSent
      ? "The same number is named twice."
      : firstLine === null
        ? "The same number stands on an earlier line of the file that this is a report of."
        : `The same number stands on line ${firstLine} already.`,
  "rounded-number":
    "Excel has rounded the number and digits are lost. Format the column as text and enter the number again.",
  formula: "There is a formula instead of a number. Please save its result as a value.",
  "broken-row": ({ cells, columns }) =>
    cells > columns
      ? `The row has ${whole(cells)} cells, the header only ${whole(columns)}. Is a quote around a separator missing?`
      : "The quotes of this row don't match.",
  "too-many-rows": ({ limit }) => `At most ${whole(limit)} rows are read.`,
  "other-person":
    "The number is known by another name. Mend the name here, or that of the contact, and import the row again.",
  erased: "This person’s data were erased by request; they are not taken in again.",
});

export const changeReason = telling<ChangeReason>({
  "zero-added": "The leading zero was missing and was added.",
  "postcode-zero-added": "The leading zero of the postcode was missing and was added.",
  "plus-added": "The plus in front of the country code was missing and was added.",
  "letter-read-as-zero": "A letter O was read as a zero.",
  "other-column": ({ column }) =>
    `This number is missing or can't be called; that of the column "${column}" was taken.`,
  "text-removed": "Only the number was taken.",
  "one-of-several": "Of several numbers the first one that can be called was taken.",
  clipped: ({ limit }) => `The text was clipped after ${whole(limit)} characters.`,
  "control-characters-removed": "Control characters were removed.",
});

export function suggestedPhone(column: string): string {
  return `Most rows have no number that can be called. The column "${column}" looks like phone numbers: if it is meant, say so.`;
}

export function lineOfFile(name: string, line: number): string {
  return `${name}, line ${line}`;
}

export const reportColumns: ReportWords["header"] = [
  "Report: line",
  "Report: code",
  "Report: reason",
  "Report: column",
  "Report: value",
  "Report: became",
];
