import { dirname, relative } from "node:path";
import type { Disk } from "@rufbaum/runtime";
import { wrongInput } from "../errors.ts";
import { parseVersioned } from "../trees/read-tree.ts";
import { writeTreeFile } from "../trees/write-tree-file.ts";
import { type Chat, playOf, turnsOf } from "./chat.ts";

/** @throws CliError (2) where a file is there already: a chat never writes over anything */
export async function refuseExisting(disk: Disk, file: string): Promise<void> {
  if ((await disk.read(file).catch(() => null)) === null) return;
  throw wrongInput(`There is a file ${file} already.`, {
    reason: "file-exists",
    details: { file },
    hint: "Name another one after --save; cases can be copied from file to file.",
  });
}

/** Writes the conversation as a suite of one case. `wanted`: how the tree was named. */
export async function saveCase(
  disk: Disk,
  file: string,
  { chat, wanted }: { chat: Chat; wanted: string },
): Promise<void> {
  const { proposedName, writeCase } = await import("@rufbaum/simulation/suite/write");
  const { variables, startedAt: now } = chat;
  const { tree } = playOf(chat);
  const turns = turnsOf(chat);
  const name = proposedName(tree, turns);
  const treeRef = treeRefFor(wanted, { file, id: tree.id });
  await refuseExisting(disk, file);
  await writeTreeFile(disk, file, writeCase({ name, treeRef, tree, variables, now, turns }));
}

/** A file by its way from the suite; a tree of the server by its id, which no renaming changes. */
function treeRefFor(
  wanted: string,
  { file, id }: { file: string; id: string },
): string | { id: string } {
  if (wanted.endsWith(".json")) return relative(dirname(file), wanted).replaceAll("\\", "/");
  const { version } = parseVersioned(wanted);
  return version === "draft" ? { id } : `${id}@${version}`;
}
