import { meaningOf as namedMeaning } from "../keys.ts";
import type { Matching, OpenNode } from "../matching/matcher.ts";
import { meaningOf, middleOf, product } from "../matching/meaning.ts";
import { normalize } from "../normalize.ts";
import type { Asked, ExpectedCondition } from "../reading.ts";

/**
 * How much the examples of two conditions that are read as each other's, the likeness of their means
 * and that of their names come to, before the two are called alike. `bun run bench understanding`
 * tells how many situations are warned of, and how many with a twin.
 */
const ALIKE = 2.45;
const OF_EXAMPLES = 2;
const OF_NAMES = 0.5;

/** How near names lie that say the same, where not both have examples. */
const SAME_NAMES = 0.78;

/** Of each condition so many examples are tried, spread over all; fewer where there are many. */
const MOST_TRIED = 12;
const MOST_TRIED_OF_ALL = 96;

/** What two conditions are compared by. */
interface Laid {
  /** Its place at the node. */
  place: number;
  isNegated: boolean;
  name: Float64Array;
  examples: Float64Array;
  /** How likely its examples are each condition's, each left out in turn; `null` without any. */
  likely: Float64Array | null;
}

/**
 * The pairs that callers' words can hardly be told apart by, by their ids.
 * @param node these conditions opened, `null` where the product knows what each name means
 */
export function conditionsAlike(
  matching: Matching,
  node: OpenNode | null,
  { conditions, question }: Asked,
): (readonly [string, string])[] {
  const laid = new Map<string, Laid>();
  node?.conditions.forEach(({ id }, place) => {
    if (!laid.has(id)) laid.set(id, layOut(matching, node, place, question));
  });
  const all = conditions.map((condition) => ({ condition, named: nameOf(condition) }));
  const found: (readonly [string, string])[] = [];
  all.forEach(({ condition: one, named }, place) => {
    for (const { condition: other, named: otherNamed } of all.slice(place + 1)) {
      if (areSameByName(named, otherNamed) || areAlike(one, other, laid)) {
        found.push([one.id, other.id]);
      }
    }
  });
  return found;
}

function layOut({ meaning }: Matching, node: OpenNode, place: number, question: string): Laid {
  const { name, examples } = node.textsOf(place);
  return {
    place,
    isNegated: name.isNegated,
    name: meaningOf(meaning, name),
    examples: middleOf(examples.map((example) => meaningOf(meaning, example))),
    likely: examples.length === 0 ? null : tryOut(node, place, question),
  };
}

function tryOut(node: OpenNode, place: number, question: string): Float64Array {
  const { examples } = node.textsOf(place);
  const share = Math.floor(MOST_TRIED_OF_ALL / node.conditions.length);
  const step = Math.max(1, examples.length / Math.max(2, Math.min(MOST_TRIED, share)));
  const sum = new Float64Array(node.conditions.length + 1);
  let count = 0;
  for (let at = 0; at < examples.length; at += step) {
    const likely = node.likelyOfExample(place, Math.floor(at), question);
    for (let to = 0; to < sum.length; to++) sum[to] = (sum[to] ?? 0) + (likely[to] ?? 0);
    count += 1;
  }
  return sum.map((total) => total / count);
}

/** What a condition is called, and what is known by it. */
interface Named {
  text: string;
  intents: readonly string[];
  hasExamples: boolean;
  hasCounts: boolean;
}

function nameOf({ key, examples, counts = [] }: ExpectedCondition): Named {
  return {
    text: normalize(key).text,
    intents: namedMeaning(key).intents,
    hasExamples: examples.length > 0,
    hasCounts: counts.length > 0,
  };
}

/** Two of the same name, or two names of one built-in intent: the second is never chosen. */
function areSameByName(one: Named, other: Named): boolean {
  if (one.text !== "" && one.text === other.text) return true;
  if ((one.hasExamples && other.hasExamples) || other.hasCounts) return false;
  return (
    one.intents.length > 0 &&
    one.intents.length === other.intents.length &&
    one.intents.every((intent) => other.intents.includes(intent))
  );
}

function areAlike(
  one: ExpectedCondition,
  other: ExpectedCondition,
  laid: ReadonlyMap<string, Laid>,
): boolean {
  const first = laid.get(one.id);
  const second = laid.get(other.id);
  if (!first || !second || first === second || differInNumbers(one.key, other.key)) return false;
  const names = product(first.name, second.name);
  if (!first.likely || !second.likely) {
    return names >= SAME_NAMES && first.isNegated === second.isNegated;
  }
  const swapped =
    shareOf(first.likely, first.place, second.place) +
    shareOf(second.likely, second.place, first.place);
  const examples = product(first.examples, second.examples);
  return swapped + OF_EXAMPLES * examples + OF_NAMES * names >= ALIKE;
}

function shareOf(likely: Float64Array, own: number, other: number): number {
  const both = (likely[own] ?? 0) + (likely[other] ?? 0);
  return both === 0 ? 0 : (likely[other] ?? 0) / both;
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
