import type { CliDeps } from "../deps.ts";
import { wrongInput } from "../errors.ts";

/** A list of numbers, one a line, as text. @throws CliError (2) if there is no such file */
export async function readListFile({ runtime }: CliDeps, path: string): Promise<string[]> {
  const bytes = await runtime.disk.readBytes(path);
  if (bytes === null) throw wrongInput(`There is no file ${path}.`, { reason: "no-such-file" });
  const lines = textOf(bytes).split(/\r\n?|\n/);
  if (lines.at(-1) === "") lines.pop();
  if (lines.every((line) => line.trim() === "")) {
    throw wrongInput(`${path} is empty.`, { hint: "It must hold one number a line." });
  }
  return lines;
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
