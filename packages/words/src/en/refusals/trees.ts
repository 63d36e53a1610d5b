import type { Told, TreeRefusal } from "../../de/refusals/trees.ts";
import { clipped } from "../../format/clipped.ts";
import type { Sentences } from "../../tell.ts";

/** Characters of a sentence: what it quotes comes from outside. */
const LONGEST = 1_000;

export const treeRefusals: Sentences<TreeRefusal> = {
  "unknown-tree": ({ id }) => `There is no decision tree with the id “${id}”.`,
  "unknown-version": ({ number }) => `There is no version ${number}.`,
  "lint-errors": ({ errors }) =>
    `The tree has ${errors.length === 1 ? "an error" : `${errors.length} errors`} and can't be published like this: ${errors[0]?.message ?? ""}`,
  unchanged: ({ number }) => `Nothing has changed since version ${number}.`,
  "version-conflict": "Somebody else has changed the tree meanwhile.",
  "too-many-edits": "The tree is being changed too often just now. Please try again in a moment.",
  "import-failed": (fact) => clipped(`The import has failed: ${problemsOf(fact)}`, LONGEST),
  "faulty-tree": (fact) => clipped(`The decision tree is faulty: ${problemsOf(fact)}`, LONGEST),
};

function problemsOf({ problems, further }: { problems: readonly Told[]; further: number }): string {
  const told = problems.slice(0, 3).map(({ message }) => message);
  const more = problems.length - told.length + further;
  return more > 0 ? `${told.join(" ")} (and ${more} more)` : told.join(" ");
}
