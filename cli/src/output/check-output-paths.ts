import { resolve } from "node:path";
import type { Disk } from "@rufbaum/runtime";
import { wrongInput } from "../errors.ts";
import { causeOf } from "../trees/file-fault.ts";

/** The options of all commands that name a file to be written. */
const OUTPUTS = ["out", "report"] as const;

/**
 * Whether the files a command is to write can be written, before it asks anybody for anything.
 * @param words the command's other words: a report would take the place of the file it is about
 * @throws CliError (2) that names the option, the path and what is wrong with it
 */
export async function checkOutputPaths(
  disk: Disk,
  options: Readonly<Record<string, unknown>>,
  words: readonly string[],
): Promise<void> {
  for (const option of OUTPUTS) {
    const path = options[option];
    if (typeof path !== "string") continue;
    const isRead = option === "report" && words.some((word) => resolve(word) === resolve(path));
    const cause = isRead ? "it is the file that is read" : await faultOf(disk, path);
    if (cause === null) continue;
    throw wrongInput(`--${option} ${path} can't be written: ${cause}.`, {
      reason: "unwritable-file",
      hint: isRead
        ? "Name another file."
        : "Name a file in a folder that is there and in which you may write.",
    });
  }
}

async function faultOf(disk: Disk, path: string): Promise<string | null> {
  if (path === "") return "it names no file";
  const isFolder = await disk.list(path).then(
    () => true,
    () => false,
  );
  if (isFolder) return "it is a folder";
  try {
    await (await disk.begin(path)).drop();
    return null;
  } catch (error) {
    return causeOf(error);
  }
}
