import { otherContent } from "@rufbaum/dialing/contact-files";
import type { CliDeps } from "../deps.ts";
import { wrongInput } from "../errors.ts";
import { causeOf } from "../trees/file-fault.ts";

/** A list of numbers, one a line, as text. @throws CliError (2) if there is no such file */
export async function readListFile({ runtime }: CliDeps, path: string): Promise<string[]> {
  const bytes = await runtime.disk.readBytes(path).catch((error: unknown) => {
    throw wrongInput(`${path} can't be read: ${causeOf(error)}.`, { reason: "unreadable-file" });
  });
  if (bytes === null) throw wrongInput(`There is no file ${path}.`, { reason: "no-such-file" });
  const isWorkbook = WORKBOOKS.includes(bytes.subarray(0, 4).toHex());
  if (isWorkbook || otherContent(bytes) || (bytes.includes(0) && !isUtf16(bytes))) {
    throw wrongInput(`${path} is no text and no CSV file.`, {
      reason: "wrong-type",
      hint: isWorkbook
        ? "Save the workbook as CSV, with one number a line."
        : "A list is text or CSV, with one number a line.",
    });
  }
  const lines = textOf(bytes).split(/\r\n?|\n/);
  if (lines.at(-1) === "") lines.pop();
  if (lines.every((line) => line.trim() === "")) {
    throw wrongInput(`${path} is empty.`, { hint: "It must hold one number a line." });
  }
  return lines;
}

/** By their first bytes: a zip, and the container of older Office programs. */
const WORKBOOKS = ["504b0304", "d0cf11e0"];

function isUtf16([a, b]: Uint8Array): boolean {
  return (a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff);
}

/** As spreadsheets save it: UTF-16 with its mark, UTF-8, or Windows-1252. */
function textOf(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
