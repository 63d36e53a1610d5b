import { basename } from "node:path";
import type { CliDeps } from "../deps.ts";
import { wrongInput } from "../errors.ts";
import { causeOf } from "../trees/file-fault.ts";

export interface ContactFile {
  /** Without folders; its ending says what it is. */
  name: string;
  /** Bytes; `null` of standard input, of which nobody knows. */
  size: number | null;
  /** Once. @throws CliError where it can't be read */
  bytes: AsyncIterable<Uint8Array>;
}

const STDIN = "-";

/** The file at a path, or standard input for `-`. @throws CliError where there is none */
export async function openContactFile(
  { runtime: { disk }, stdin }: Pick<CliDeps, "runtime" | "stdin">,
  path: string,
  name?: string,
): Promise<ContactFile> {
  if (path === STDIN) {
    return { name: name ?? "stdin.csv", size: null, bytes: stdin.bytes() };
  }
  const found = await disk.stat(path).catch((error: unknown) => {
    throw unreadable(path, causeOf(error));
  });
  const isFolder = await disk.list(path).then(
    () => true,
    () => false,
  );
  if (isFolder) {
    throw wrongInput(`${path} is a folder.`, {
      reason: "folder",
      hint: "Name the file in it: a .csv, .xlsx or .xls.",
    });
  }
  if (!found) {
    throw wrongInput(`There is no file ${path}.`, {
      reason: "no-file",
      hint: "Name a .csv, .xlsx or .xls file, or - for standard input.",
    });
  }
  return {
    name: name ?? basename(path),
    size: found.bytes,
    bytes: told(path, disk.readParts(path)),
  };
}

async function* told(path: string, parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const rest = parts[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await rest.next().catch((error: unknown) => {
        throw unreadable(path, causeOf(error));
      });
      if (done) return;
      yield value;
    }
  } finally {
    await rest.return?.();
  }
}

function unreadable(path: string, cause: string) {
  return wrongInput(`${path} can't be read: ${cause}.`, { reason: "unreadable-file" });
}
