import { repliesOfRun } from "../modules/not-understood/run-replies.ts";
import {
  adviseOn,
  readOrderBody,
  treeOfResult,
  versionsOfTree,
} from "../modules/simulation/read-bodies.ts";
import {
  copyTree,
  editTreeBy,
  listedTree,
  makeTree,
  readTreeFile,
  replaceTree,
  restoreTree,
} from "../modules/trees/documents.ts";
import { readJson } from "./read-json.ts";

/** What is done with large bodies and documents: pure, and the same in whichever thread. */
export const TASKS = {
  "check-body": ({ body }: { body: Uint8Array }) => void readJson(body),
  "make-tree": makeTree,
  "read-tree-file": readTreeFile,
  "copy-tree": copyTree,
  "replace-tree": replaceTree,
  "edit-tree": editTreeBy,
  "restore-tree": restoreTree,
  "list-tree": listedTree,
  "read-simulation-order": readOrderBody,
  "tree-of-result": treeOfResult,
  "advise-on-result": adviseOn,
  "versions-of-tree": versionsOfTree,
  "replies-of-run": repliesOfRun,
};

export type TaskName = keyof typeof TASKS;
export type TaskInput<Name extends TaskName> = Parameters<(typeof TASKS)[Name]>[0];
export type TaskOutput<Name extends TaskName> = ReturnType<(typeof TASKS)[Name]>;

export function runTask<Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
): TaskOutput<Name> {
  const task = TASKS[name] as (input: TaskInput<Name>) => TaskOutput<Name>;
  return task(input);
}
