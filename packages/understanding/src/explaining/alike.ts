import { meaningOf as namedMeaning } from "../keys.ts";
import type { Matching, OpenNode } from "../matching/matcher.ts";
import { meaningOf, product } from "../matching/meaning.ts";
import { ownConditionsOf } from "../matching/own-conditions.ts";
import type { Sense } from "../matching/sense.ts";
import { normalize } from "../normalize.ts";
import type { Asked, ExpectedCondition } from "../reading.ts";

/**
 * How much the examples of two conditions that are read as each other's, the likeness of their means
 * and that of their names come to, before the two are called alike. On the authored situations
 * one or two in a hundred are then warned of, and nine of ten to which one was added once more.
 */
const ALIKE = 2.45;
const OF_EXAMPLES = 2;
const OF_NAMES = 0.5;

/** How near names lie that say the same, where not both have examples. */
const SAME_NAMES = 0.78;

/** Of each condition so many examples are tried, spread over all. */
const MOST_TRIED = 12;

/** The pairs that callers' words can hardly be told apart by, by their ids. */
export function conditionsAlike(
  matching: Matching,
  { conditions, question }: Asked,
): (readonly [string, string])[] {
  const node = ownConditionsOf(matching, conditions)?.node ?? null;
  const tried = node ? node.conditions.map((_, place) => tryOut(node, place, question)) : [];
  const found: (readonly [string, string])[] = [];
  conditions.forEach((one, place) => {
    for (const other of conditions.slice(place + 1)) {
      if (areSameByName(one, other) || (node && areAlike(matching, node, tried, one, other))) {
        found.push([one.id, other.id]);
      }
    }
  });
  return found;
}

/** Two names of one built-in intent: the second is never chosen. */
function areSameByName(one: ExpectedCondition, other: ExpectedCondition): boolean {
  const name = normalize(one.key).text;
  if (name !== "" && name === normalize(other.key).text) return true;
  if (one.examples.length > 0 && other.examples.length > 0) return false;
  const intents = namedMeaning(one.key).intents;
  const others = namedMeaning(other.key).intents;
  return (
    intents.length > 0 &&
    intents.length === others.length &&
    intents.every((intent) => others.includes(intent)) &&
    (other.counts ?? []).length === 0
  );
}

/** How likely a condition's examples are each condition's, each left out in turn; `null` without. */
function tryOut(node: OpenNode, place: number, question: string): Float64Array | null {
  const { examples } = node.textsOf(place);
  if (examples.length === 0) return null;
  const step = Math.max(1, examples.length / MOST_TRIED);
  const sum = new Float64Array(node.conditions.length + 1);
  let count = 0;
  for (let at = 0; at < examples.length; at += step) {
    const likely = node.likelyOfExample(place, Math.floor(at), question);
    for (let to = 0; to < sum.length; to++) sum[to] = (sum[to] ?? 0) + (likely[to] ?? 0);
    count += 1;
  }
  return sum.map((total) => total / count);
}

function areAlike(
  matching: Matching,
  node: OpenNode,
  tried: readonly (Float64Array | null)[],
  one: ExpectedCondition,
  other: ExpectedCondition,
): boolean {
  const [first, second] = [one, other].map(({ id }) =>
    node.conditions.findIndex((condition) => condition.id === id),
  );
  if (first === undefined || second === undefined || first < 0 || second < 0) return false;
  const ofFirst = node.textsOf(first);
  const ofSecond = node.textsOf(second);
  if (differInNumbers(one.key, other.key)) return false;
  const names = product(
    meaningOf(matching.meaning, ofFirst.name),
    meaningOf(matching.meaning, ofSecond.name),
  );
  const triedFirst = tried[first];
  const triedSecond = tried[second];
  if (!triedFirst || !triedSecond) {
    return names >= SAME_NAMES && ofFirst.name.isNegated === ofSecond.name.isNegated;
  }
  const means = product(meanOf(matching, ofFirst), meanOf(matching, ofSecond));
  const swapped = shareOf(triedFirst, first, second) + shareOf(triedSecond, second, first);
  return swapped + OF_EXAMPLES * means + OF_NAMES * names >= ALIKE;
}

function shareOf(likely: Float64Array, own: number, other: number): number {
  const both = (likely[own] ?? 0) + (likely[other] ?? 0);
  return both === 0 ? 0 : (likely[other] ?? 0) / both;
}

/** Where the examples lie in the middle. */
function meanOf({ meaning }: Matching, { examples }: { examples: readonly Sense[] }): Float64Array {
  const sum = new Float64Array(meaning.size);
  for (const example of examples) {
    const at = meaningOf(meaning, example);
    for (let place = 0; place < sum.length; place++) {
      sum[place] = (sum[place] ?? 0) + (at[place] ?? 0);
    }
  }
  const length = Math.sqrt(product(sum, sum)) || 1;
  return sum.map((value) => value / length);
}

const NUMBER =
  /\d+|\b(?:einmal|(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)\p{L}*)/giu;

/** Names that tell numbers apart are read by them. */
function differInNumbers(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) =>
    (name.replaceAll("_", " ").match(NUMBER) ?? []).join(" ").toLowerCase(),
  );
  return first !== "" && second !== "" && first !== second;
}
