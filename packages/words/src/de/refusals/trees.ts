import type { Finding, Problem } from "@rufbaum/tree";
import { clipped } from "../../format/clipped.ts";
import type { Sentences } from "../../tell.ts";
import { finding } from "../file-findings.ts";
import { problem } from "../problems.ts";

export type TreeRefusal =
  | { code: "unknown-version"; number: number }
  | { code: "lint-errors"; errors: readonly Finding[] }
  /** `number`: the version that it is the same as. */
  | { code: "unchanged"; number: number }
  | { code: "version-conflict" }
  | { code: "too-many-edits" }
  /** `problems`: the first ones; `further`: how many there are beside. */
  | { code: "import-failed"; problems: readonly Problem[]; further: number }
  | { code: "faulty-tree"; problems: readonly Problem[]; further: number };

/** Characters of a sentence: what it quotes comes from outside. */
const LONGEST = 1_000;

export const treeRefusals: Sentences<TreeRefusal> = {
  "unknown-version": ({ number }) => `Version ${number} gibt es nicht.`,
  "lint-errors": ({ errors: [first, ...others] }) =>
    `Der Baum hat ${others.length === 0 ? "einen Fehler" : `${others.length + 1} Fehler`} und kann so nicht veröffentlicht werden: ${first ? finding(first) : ""}`,
  unchanged: ({ number }) => `Seit Version ${number} hat sich nichts geändert.`,
  "version-conflict": "Der Baum wurde inzwischen von jemand anderem geändert.",
  "too-many-edits":
    "Der Baum wird gerade zu oft geändert. Bitte versuchen Sie es gleich noch einmal.",
  "import-failed": (fact) => clipped(`Der Import ist fehlgeschlagen: ${problemsOf(fact)}`, LONGEST),
  "faulty-tree": (fact) =>
    clipped(`Der Decision Tree ist fehlerhaft: ${problemsOf(fact)}`, LONGEST),
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
  return more > 0 ? `${told.join(" ")} (und ${more} weitere)` : told.join(" ");
}
