import type { CliDeps } from "../deps.ts";
import { wrongInput } from "../errors.ts";

/** Bytes that the server takes. */
const LARGEST = 10 * 1024 * 1024;

/** The text of a tree file, and what to call it in messages; `-` is stdin. */
export async function readTreeFile(
  { stdin, runtime }: Pick<CliDeps, "stdin" | "runtime">,
  file: string,
): Promise<{ text: string; name: string }> {
  const name = file === "-" ? "stdin" : file;
  const text = file === "-" ? await stdin.read() : await readFile(runtime.disk, file);
  const size = Buffer.byteLength(text);
  if (size > LARGEST) {
    const megabytes = (size / 1024 / 1024).toFixed(1);
    throw wrongInput(`${name} is too large: ${megabytes} MB, at most 10 MB are taken.`, {
      reason: "too-large",
      details: { file: name, bytes: size, limit: LARGEST },
      hint: "Is this really a tree file? `rufbaum tree export` writes them.",
    });
  }
  return { text, name };
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
    hint: "Name a JSON file, or - to read stdin.",
  });
}

function causeOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : null;
  switch (code) {
    case "EISDIR":
      return "it is a folder";
    case "EACCES":
    case "EPERM":
      return "its permissions forbid it";
    default:
      return error instanceof Error ? error.message : String(error);
  }
}
