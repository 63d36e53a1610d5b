import type { Problem } from "@rufbaum/tree";
import type { TreeRefusal } from "../../de/refusals/trees.ts";
import { clipped } from "../../format/clipped.ts";
import type { Sentences } from "../../tell.ts";
import { finding } from "../file-findings.ts";
import { problem } from "../problems.ts";

/** Characters of a sentence: what it quotes comes from outside. */
const LONGEST = 1_000;

export const treeRefusals: Sentences<TreeRefusal> = {
  "unknown-version": ({ number }) => `There is no version ${number}.`,
  "lint-errors": ({ errors: [first, ...others] }) =>
    `The tree has ${others.length === 0 ? "an error" : `${others.length + 1} errors`} and can't be published like this: ${first ? finding(first) : ""}`,
  unchanged: ({ number }) => `Nothing has changed since version ${number}.`,
  "version-conflict": "Somebody else has changed the tree in the meantime.",
  "too-many-edits": "The tree is being changed too often right now. Please try again in a moment.",
  "import-failed": (fact) => clipped(`The import failed: ${problemsOf(fact)}`, LONGEST),
  "faulty-tree": (fact) => clipped(`The decision tree has errors: ${problemsOf(fact)}`, LONGEST),
};

function problemsOf({
  problems,
  further,
}: {
  problems: readonly Problem[];
  further: number;
}): string {
  const told = problems.slice(0, 3).map(problem);
  const more = problems.length - told.length + further;
  return more > 0 ? `${told.join(" ")} (and ${more} more)` : told.join(" ");
}
