import type { CliDeps } from "../deps.ts";
import { type CliError, wrongInput } from "../errors.ts";
import { causeOf } from "./file-fault.ts";

/** Bytes that the server takes. */
const LARGEST = 10 * 1024 * 1024;

/** The text of a tree file, and what to call it in messages; `-` is stdin. */
export async function readTreeFile(
  { stdin, runtime }: Pick<CliDeps, "stdin" | "runtime">,
  file: string,
): Promise<{ text: string; name: string }> {
  if (file === "-") {
    const text = await stdin.read(LARGEST);
    if (text === null) throw tooLarge("stdin", null);
    return { text, name: "stdin" };
  }
  const text = await readFile(runtime.disk, file);
  const size = Buffer.byteLength(text);
  if (size > LARGEST) throw tooLarge(file, size);
  return { text, name: file };
}

/** `bytes` is `null` where reading was given up before the end. */
function tooLarge(file: string, bytes: number | null): CliError {
  const size = bytes === null ? "" : ` ${(bytes / 1024 / 1024).toFixed(1)} MB,`;
  return wrongInput(`${file} is too large:${size} at most 10 MB are taken.`, {
    reason: "too-large",
    details: { file, bytes, limit: LARGEST },
    hint: "Is this really a tree file? `rufbaum tree export` writes them.",
  });
}

async function readFile(disk: CliDeps["runtime"]["disk"], file: string): Promise<string> {
  const text = await disk.read(file).catch((error: unknown) => {
    throw wrongInput(`${file} can't be read: ${causeOf(error)}.`, {
      reason: "unreadable-file",
      details: { file },
      cause: error,
    });
  });
  if (text !== null) return text;
  throw wrongInput(`There is no file ${file}.`, {
    reason: "no-such-file",
    details: { file },
    hint: "Name a file, or - to read stdin.",
  });
}
