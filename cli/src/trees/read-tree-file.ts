import type { CliDeps } from "../deps.ts";
import { type CliError, wrongInput } from "../errors.ts";
import { causeOf } from "./file-fault.ts";

/** Bytes that the server takes. */
const LARGEST = 10 * 1024 * 1024;

/** A tree file as it is, and what to call it in messages; `-` is stdin. */
export async function readTreeFile(
  { stdin, runtime }: Pick<CliDeps, "stdin" | "runtime">,
  file: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; name: string }> {
  if (file === "-") {
    const bytes = await stdin.read(LARGEST);
    if (bytes === null) throw tooLarge("stdin", null);
    return { bytes, name: "stdin" };
  }
  const bytes = await readFile(runtime.disk, file);
  if (bytes.length > LARGEST) throw tooLarge(file, bytes.length);
  return { bytes, name: file };
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

async function readFile(
  disk: CliDeps["runtime"]["disk"],
  file: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await disk.readBytes(file).catch((error: unknown) => {
    throw wrongInput(`${file} can't be read: ${causeOf(error)}.`, {
      reason: "unreadable-file",
      details: { file },
      cause: error,
    });
  });
  if (bytes !== null) return bytes;
  throw wrongInput(`There is no file ${file}.`, {
    reason: "no-such-file",
    details: { file },
    hint: "Name a file, or - to read stdin.",
  });
}
