#!/usr/bin/env bun
import { realRuntime } from "@rufbaum/runtime/real";
import type { CliDeps } from "./deps.ts";
import { TREE_NAMES, treeNames } from "./tree-names.ts";

/** Runs the command line of this process; what completes names is not kept waiting by the rest of it. */
export async function main(
  words: readonly string[],
  overrides: Pick<Partial<CliDeps>, "loadDashboard"> = {},
): Promise<void> {
  if (words[0] === TREE_NAMES) {
    const names = await treeNames(realRuntime(), process.env);
    process.stdout.write(names.map((name) => `${name}\n`).join(""));
    return;
  }
  const { runHere } = await import("./run-here.ts");
  await runHere(words, { env: process.env, ...overrides });
}

if (import.meta.main) await main(process.argv.slice(2));
