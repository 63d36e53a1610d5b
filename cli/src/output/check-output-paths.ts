import { extname, resolve } from "node:path";
import type { Disk } from "@rufbaum/runtime";
import { wrongInput } from "../errors.ts";
import { causeOf } from "../trees/file-fault.ts";

/** The options of all commands that name a file to be written. */
const OUTPUTS = ["out", "report"] as const;
/** Those that name a file to be read, which is nowhere else perhaps. */
const INPUTS = ["evidenceFile"] as const;

/**
 * Whether the files a command is to write can be written, before it asks anybody for anything.
 * @param words the command's other words: no output takes the place of a file that they name
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
    const inputs = INPUTS.flatMap((name) => options[name] ?? []).map(String);
    // What has no ending may be the name of a tree.
    const named = words.filter((word) => option === "report" || extname(word) !== "");
    const isRead = await isAmong(disk, path, [...inputs, ...named]);
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

/** Whether it is one of these files, also by a link. */
async function isAmong(disk: Disk, path: string, files: readonly string[]): Promise<boolean> {
  const real = await disk.realPath(path);
  for (const file of files) {
    if (resolve(file) === resolve(path)) return true;
    if (real !== null && (await disk.realPath(file)) === real) return true;
  }
  return false;
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
