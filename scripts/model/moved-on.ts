import { type Model, repliesOf, type Utterance } from "@rufbaum/understanding/training";

/** By how many lines a library is another than the one that weights were learnt from. */
export interface MovedOn {
  added: number;
  gone: number;
  /** Lines with another label than then. */
  relabelled: number;
}

/** Lines count once, however often they are said, and not at all where two labels have them. */
export function movedOn(
  { labels, knownReplies }: Pick<Model, "labels" | "knownReplies">,
  library: readonly Utterance[],
): MovedOn {
  const now = repliesOf(library);
  const moved = { added: 0, gone: 0, relabelled: 0 };
  for (const [code, label] of now) {
    const then = knownReplies.get(code);
    if (then === undefined) moved.added += 1;
    else if (labels[then] !== label) moved.relabelled += 1;
  }
  for (const code of knownReplies.keys()) if (!now.has(code)) moved.gone += 1;
  return moved;
}

/** As part of a sentence: "3 lines are new, 1 line is gone". */
export function inWords({ added, gone, relabelled }: MovedOn): string {
  const parts = [
    [added, "new"],
    [gone, "gone"],
    [relabelled, "labelled otherwise"],
  ] as const;
  const told = parts.flatMap(([count, what]) =>
    count === 0 ? [] : [`${count} ${count === 1 ? "line is" : "lines are"} ${what}`],
  );
  return told.length === 0
    ? "no line is new, but situations, concepts, the code or how often a line is said"
    : told.join(", ");
}
