import { type Graph, graphOf, type Tree } from "@rufbaum/tree";
import { ROLL_UP } from "@rufbaum/understanding/lexicon";
import type { SentenceReader } from "@rufbaum/understanding/sentences";
import type { Candidate } from "./candidate.ts";
import { type HeardShare, likenessOf } from "./most-heard.ts";
import { isAnswer } from "./polarity-fits.ts";
import { questionMeantBy } from "./questions.ts";

type Objection = NonNullable<ReturnType<Graph["objections"]["get"]>>;

/** How like the name of a concern an objection's title must be, or like its lines, to be for it. */
const SAME_NAME = 0.6;
const SAME_SENSE = 0.5;

/**
 * The objection of the tree that answers what was said: by its intent, by the one that counts as it (a
 * question about the price as "too expensive"), or by its title, whatever the tree calls it.
 */
export function objectionFor(
  tree: Tree,
  { name, intent }: Pick<Candidate, "name" | "intent">,
  heard: readonly HeardShare[],
  { likeness }: Pick<SentenceReader, "likeness">,
): Objection | null {
  const { objections } = graphOf(tree);
  const own = intent === null ? null : objections.get(answeredAs(tree, intent));
  if (own) return own;
  const [best] = [...objections.values()]
    .filter(({ title }) => title)
    .map((node) => {
      const named = likeness(name, node.title ?? "") / SAME_NAME;
      const meant = likenessOf(heard, [node.title ?? ""], likeness) / SAME_SENSE;
      return { node, like: Math.max(named, meant) };
    })
    .sort((one, other) => other.like - one.like || (one.node.id < other.node.id ? -1 : 1));
  return best && best.like >= 1 ? best.node : null;
}

/** The intent itself, or for a question the wider one that an objection of the tree is for. */
export function answeredAs(tree: Tree, intent: string): string {
  return questionMeantBy(intent) === null ? intent : offeredBy(tree, intent);
}

/** The intent itself, or else the wider one that an objection of the tree is for. */
export function offeredBy(tree: Tree, intent: string): string {
  const { objections } = graphOf(tree);
  const wider = ROLL_UP[intent]?.filter((each) => !isAnswer(each)) ?? [];
  return [intent, ...wider].find((each) => objections.has(each)) ?? intent;
}
