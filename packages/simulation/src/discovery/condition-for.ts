import { type Condition, graphOf, type Tree, type TreeNode } from "@rufbaum/tree";
import { conceptsOf, meaningOf } from "@rufbaum/understanding/lexicon";
import type { SentenceReader } from "@rufbaum/understanding/sentences";
import { isMeantKnown } from "./as-meant.ts";
import type { Gist } from "./gists.ts";
import { meantIntent } from "./meant-intent.ts";
import { type HeardShare, likenessOf, mostHeard } from "./most-heard.ts";
import { isForOthersToo, meansTheSame } from "./same-sense.ts";

/** How like the words or the examples of a condition a cluster is when it means just that. */
const MEANS_THE_SAME = 0.45;

/** The same by what words mean, and how much more than the next condition of the node. */
const MEANT = 0.5;
const MARGIN = 0.1;

/** The part of what was said that must be plain agreement, refusal or doubt to be just that. */
const PLAIN = 0.6;

/** Classes of words that answer a question by themselves, by the intent that they stand for. */
const ANSWERS: Readonly<Record<string, string>> = {
  agree: "Ja",
  refuse: "Nein",
  doubt: "Vielleicht",
};

/**
 * The condition that a node has already for what was said, though it did not recognise it; `null`
 * where it needs a new one.
 */
export function conditionFor(
  tree: Tree,
  node: TreeNode,
  { intent, gists }: { intent: string | null; gists: readonly Gist[] },
  likeness: (text: string) => number,
  sentences: SentenceReader,
): string | null {
  const all = graphOf(tree).conditions(node.id);
  const meant = intent ?? plainAnswer(gists);
  // Whoever knew what he meant, and meant none of the node's, is no example of what the reader knows by
  // itself; nor of what only this tree has, where all know what he meant: "Fragen Sie meinen Mann".
  const isKnown = gists.some(({ members }) => members.some(isMeantKnown));
  const isMeantHere = ({ condition, counts = [] }: Pick<Condition, "condition" | "counts">) =>
    meant !== null && [...meaningOf(condition).intents, ...counts].includes(meant);
  const isLikely = (one: Condition) => isMeantHere(one) || (meant === null && isOwn(one));
  const conditions = isKnown ? all.filter(isLikely) : all;
  const forOthers =
    meant !== null && !all.some(isMeantHere)
      ? all.find((one) => isForOthersToo(one, meant))
      : undefined;
  if (forOthers) return forOthers.condition;
  let best: string | null = null;
  let most = MEANS_THE_SAME;
  for (const { condition, examples = [], counts = [] } of conditions) {
    if (isMeantHere({ condition, counts })) return condition;
    const { words } = meaningOf(condition);
    const texts = words.length > 0 ? [words.join(" "), ...examples] : examples;
    for (const text of texts) {
      const like = likeness(text);
      if (like > most) {
        most = like;
        best = condition;
      }
    }
  }
  return best ?? meantCondition(conditions, mostHeard(gists), sentences);
}

/** One that only this tree has: neither its name nor what it counts stands for a built-in intent. */
function isOwn({ condition, counts = [] }: Condition): boolean {
  return counts.length === 0 && meaningOf(condition).intents.length === 0;
}

/** The condition whose name and examples mean the like, in whatever words. */
function meantCondition(
  conditions: readonly Condition[],
  heard: readonly HeardShare[],
  sentences: SentenceReader,
): string | null {
  const [best, next] = conditions
    .map(({ condition, examples = [] }) => {
      // The names of built-in intents are held against the group before.
      const isOwn = meaningOf(condition).words.length > 0;
      const texts = isOwn ? [condition, ...examples] : examples;
      return { condition, like: likenessOf(heard, texts, sentences.likeness) };
    })
    .sort((one, other) => other.like - one.like || (one.condition < other.condition ? -1 : 1));
  if (!best || best.like < MEANT || best.like - (next?.like ?? 0) < MARGIN) return null;
  return best.condition;
}

/**
 * Whether a node has the very answer already and did not take it: what was said is so doubtful then
 * that it would spoil the condition's examples, unless it surely means it.
 */
export function isDoubtful(
  tree: Tree,
  node: TreeNode,
  { intent }: { intent: string | null },
): boolean {
  if (intent === null || !Object.values(ANSWERS).includes(intent)) return false;
  const isThere = graphOf(tree)
    .conditions(node.id)
    .some(({ condition }) => meaningOf(condition).intents.includes(intent));
  return isThere;
}

/** Whether it counts as a condition of the node that means something else: there is a way, and nothing to teach. */
export function isCountedElsewhere(
  tree: Tree,
  node: TreeNode,
  intent: string,
  sentences: SentenceReader,
): boolean {
  const counted = graphOf(tree)
    .conditions(node.id)
    .find(({ condition, counts = [] }) =>
      [...meaningOf(condition).intents, ...counts].includes(intent),
    );
  return counted !== undefined && !meansTheSame(counted, intent, sentences);
}

/** Whether it is not the reader alone who takes them for an intent: a plain answer, or all together. */
export function isMeant(
  gists: readonly Gist[],
  intent: string,
  sentences: SentenceReader,
): boolean {
  return plainAnswer(gists) === intent || meantIntent(gists, sentences) === intent;
}

/** "Von mir aus schon", "lieber nicht": an answer to the question and nothing more. */
function plainAnswer(gists: readonly Gist[]): string | null {
  const masses = new Map<string, number>();
  let all = 0;
  for (const { members } of gists) {
    for (const { words, count } of members) {
      all += count;
      const telling = words.filter(({ isLittle }) => !isLittle);
      const classes = new Set(telling.flatMap(({ usual }) => conceptsOf(usual)));
      const answers = Object.keys(ANSWERS).filter((name) => classes.has(name));
      const [only] = answers;
      if (answers.length !== 1 || only === undefined) continue;
      const isAll = telling.every(({ usual }) => conceptsOf(usual).includes(only));
      if (isAll) masses.set(only, (masses.get(only) ?? 0) + count);
    }
  }
  for (const [answer, mass] of masses) {
    if (mass >= all * PLAIN) return ANSWERS[answer] ?? null;
  }
  return null;
}
