import { dirname } from "node:path";
import type { Disk } from "@rufbaum/runtime";
import { CliError } from "../errors.ts";
import { causeOf } from "./file-fault.ts";

/** Writes the whole file or, if that fails, leaves what was there. */
export async function writeTreeFile(
  disk: Disk,
  file: string,
  content: string | Uint8Array,
  { makesFolder = false }: { makesFolder?: boolean } = {},
): Promise<void> {
  try {
    if (makesFolder) await disk.makeDirectory(dirname(file), { mode: 0o755 });
    await disk.write(file, content, { mode: 0o644 });
  } catch (error) {
    throw new CliError(`${file} can't be written: ${causeOf(error)}.`, {
      reason: "unwritable-file",
      details: { file },
      hint: "Name a place where you may write.",
      cause: error,
    });
  }
}
