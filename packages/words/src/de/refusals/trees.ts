import { clipped } from "../../format/clipped.ts";
import type { Sentences } from "../../tell.ts";

export type TreeRefusal =
  | { code: "unknown-tree"; id: string }
  | { code: "unknown-version"; number: number }
  | { code: "lint-errors"; errors: readonly Told[] }
  /** `number`: the version that it is the same as. */
  | { code: "unchanged"; number: number }
  | { code: "version-conflict" }
  | { code: "too-many-edits" }
  /** `problems`: the first ones; `further`: how many there are beside. */
  | { code: "import-failed"; problems: readonly Told[]; further: number }
  | { code: "faulty-tree"; problems: readonly Told[]; further: number };

/** What has its sentence already. */
export interface Told {
  message: string;
}

/** Characters of a sentence: what it quotes comes from outside. */
const LONGEST = 1_000;

export const treeRefusals: Sentences<TreeRefusal> = {
  "unknown-tree": ({ id }) => `Es gibt keinen Decision Tree mit der Kennung „${id}“.`,
  "unknown-version": ({ number }) => `Version ${number} gibt es nicht.`,
  "lint-errors": ({ errors }) =>
    `Der Baum hat ${errors.length === 1 ? "einen Fehler" : `${errors.length} Fehler`} und kann so nicht veröffentlicht werden: ${errors[0]?.message ?? ""}`,
  unchanged: ({ number }) => `Seit Version ${number} hat sich nichts geändert.`,
  "version-conflict": "Der Baum wurde inzwischen von jemand anderem geändert.",
  "too-many-edits":
    "Der Baum wird gerade zu oft geändert. Bitte versuchen Sie es gleich noch einmal.",
  "import-failed": (fact) => clipped(`Der Import ist fehlgeschlagen: ${problemsOf(fact)}`, LONGEST),
  "faulty-tree": (fact) =>
    clipped(`Der Decision Tree ist fehlerhaft: ${problemsOf(fact)}`, LONGEST),
};

function problemsOf({ problems, further }: { problems: readonly Told[]; further: number }): string {
  const told = problems.slice(0, 3).map(({ message }) => message);
  const more = problems.length - told.length + further;
  return more > 0 ? `${told.join(" ")} (und ${more} weitere)` : told.join(" ");
}
