import { meaningOf } from "../keys.ts";
import { type NormalizedReply, normalize } from "../normalize.ts";
import type { ExpectedCondition } from "../reading.ts";
import { POLARITIES } from "../roll-up.ts";
import { isSameList } from "../same-list.ts";
import { type Matching, type OpenNode, openMatchedNode } from "./matcher.ts";
import { type Sense, senseOf } from "./sense.ts";

/** The conditions of a node of which at least one bears a name that its author made up. */
export interface OwnConditions {
  node: OpenNode;
  /** The node as if no example said more than a yes after one; `null` where none does. */
  withoutYes(): OpenNode | null;
  /** The conditions with an example that is these very words, each with it. */
  exactly(text: string): readonly Example[];
  /** The one condition whose examples have every telling word of this reply, one of them most of all. */
  wholly(text: string): Example | null;
  /** The one condition of which the reply has a whole example, word for word, and more besides. */
  within(text: string): Example | null;
}

/** A single word is in too much. */
const FEWEST_TOGETHER = 2;

/** A shorter example may stand in anything. Words. */
const FEWEST_WITHIN = 4;
const DENIED_AFTER = /^ (?:\w+ )?(?:nicht|nicht mehr|nie|aber|wenn|falls)\b/u;

/** Shorter words tell nothing, in dialect ("mei") either. */
const SHORTEST_TELLING = 4;

interface Example {
  condition: ExpectedCondition;
  example: string;
}

const NONE: readonly Example[] = [];

const opened = new WeakMap<readonly ExpectedCondition[], OwnConditions | null>();

/**
 * `null` where the product knows what each name means. A tree hands in the same list at every turn.
 * @param senseOfText for whoever remembers what authors write
 */
export function ownConditionsOf(
  matching: Matching,
  conditions: readonly ExpectedCondition[],
  senseOfText?: (text: string) => Sense,
): OwnConditions | null {
  const before = opened.get(conditions);
  if (before !== undefined) return before;
  const made = conditions.some(isOwn) ? open(matching, conditions, senseOfText) : null;
  opened.set(conditions, made);
  return made;
}

const openedOfExamples = new WeakMap<readonly ExpectedCondition[], OwnConditions | null>();

/** The same of conditions that all bear known names, some with examples of their author's. */
export function exampledConditionsOf(
  matching: Matching,
  conditions: readonly ExpectedCondition[],
): OwnConditions | null {
  const before = openedOfExamples.get(conditions);
  if (before !== undefined) return before;
  const made = conditions.some(({ examples }) => examples.length > 0)
    ? open(matching, conditions)
    : null;
  openedOfExamples.set(conditions, made);
  return made;
}

function isOwn({ key, examples }: ExpectedCondition): boolean {
  const { intents, otherwise } = meaningOf(key);
  if (intents.length > 0 || otherwise) return false;
  return examples.length > 0 || (WORDS.test(key) && !KEYS.test(key.trim()));
}

/** What is pressed, not said. */
const KEYS = /^[\d*#]{1,2}$/u;

/** A name of signs alone says nothing. */
const WORDS = /[\p{L}\p{N}]/u;

function open(
  matching: Matching,
  all: readonly ExpectedCondition[],
  senseOfText?: (text: string) => Sense,
): OwnConditions {
  /** What is made of the examples is needed in several places, and then no more. */
  const known = new Map<string, NormalizedReply>();
  const normalizedOf = (text: string) => known.get(text) ?? normalize(text);
  const saysNothing = (example: string) => {
    const normalized = normalizedOf(example);
    known.set(example, normalized);
    return normalized.text === "";
  };
  const conditions = together(
    all.filter((one) => isOwn(one) || isNamed(one)).map((one) => without(one, saysNothing)),
  );
  const placeOf = (intent: string) => {
    const place = conditions.findIndex(
      ({ key, counts = [] }) => meaningOf(key).intents.includes(intent) || counts.includes(intent),
    );
    return place < 0 ? undefined : place;
  };
  const byText = new Map<string, Example[]>();
  for (const condition of conditions) {
    for (const example of condition.examples) {
      const { text } = normalizedOf(example);
      const same = byText.get(text);
      if (same === undefined) byText.set(text, [{ condition, example }]);
      else if (same.at(-1)?.condition !== condition) same.push({ condition, example });
    }
  }
  const options = {
    yes: placeOf(POLARITIES.yes),
    no: placeOf(POLARITIES.no),
    senseOfText: senseOfText ?? ((text: string) => senseOf(matching.senses, normalizedOf(text))),
  };
  const node = openMatchedNode(matching, conditions, options);
  known.clear();
  let plain: OpenNode | null | undefined;
  return {
    node,
    withoutYes() {
      if (plain !== undefined) return plain;
      const examples = conditions.map((one) => one.examples.flatMap(withoutLeadingYes));
      const isChanged = conditions.some(
        (one, place) => !isSameList(one.examples, examples[place] ?? []),
      );
      const changed = conditions.map((one, place) => ({ ...one, examples: examples[place] ?? [] }));
      plain = isChanged ? openMatchedNode(matching, changed, options) : null;
      return plain;
    },
    exactly: (text) => byText.get(text) ?? NONE,
    within(text) {
      const said = ` ${text} `;
      const found = [...byText].flatMap(([example, of]) => {
        const isLong = example.split(" ").length >= FEWEST_WITHIN && example.length < text.length;
        const at = isLong ? said.indexOf(` ${example} `) : -1;
        return at < 0 || DENIED_AFTER.test(said.slice(at + example.length + 1)) ? [] : of;
      });
      const [only, ...others] = found;
      return only && others.every(({ condition }) => condition === only.condition) ? only : null;
    },
    wholly(text) {
      const words = text.split(" ").filter((word) => word.length >= SHORTEST_TELLING);
      const senses = words.map(matching.senses.word);
      const telling = new Set(senses.filter(({ isLittle }) => !isLittle).map(({ stem }) => stem));
      const least = Math.max(FEWEST_TOGETHER, telling.size / 2);
      const found = node.conditions.flatMap((condition, place): Example[] => {
        const all = new Set<string>();
        let most = 0;
        let nearest = "";
        for (const example of node.textsOf(place).examples) {
          const said = new Set(example.words.map(({ stem }) => stem)).intersection(telling);
          for (const stem of said) all.add(stem);
          if (said.size <= most) continue;
          most = said.size;
          nearest = example.text;
        }
        return all.size === telling.size && most >= least ? [{ condition, example: nearest }] : [];
      });
      const [only] = found;
      return only && found.length === 1 ? only : null;
    },
  };
}

/** What an example says behind a yes, if it is not just that; none where nothing that tells is left. */
function withoutLeadingYes(example: string): string[] {
  if (JUST_YES.test(example)) return [example];
  const rest = example.replace(LEADING_YES, "");
  return rest === example || rest.split(" ").length > 1 ? [rest] : [];
}

const JUST_YES =
  /^(?:(?:ja|jo|jawohl|klar|sicher|gern|gerne|natürlich|genau|richtig|stimmt|doch|ok|okay|bitte|freilich)[\s,.!]*)+$/iu;
const LEADING_YES = /^(?:(?:ja|jo|jawohl|klar|gern|gerne|natürlich|genau)(?!\p{L})[\s,.!]*)+/iu;

/** Without examples that say nothing: blank ones, or an emoji. */
function without(
  condition: ExpectedCondition,
  saysNothing: (example: string) => boolean,
): ExpectedCondition {
  const examples = condition.examples.filter((example) => !saysNothing(example));
  return examples.length === condition.examples.length ? condition : { ...condition, examples };
}

function isNamed({ key }: ExpectedCondition): boolean {
  return meaningOf(key).intents.length > 0;
}

/** Of two that are called the same, the first has the examples of both. */
function together(conditions: readonly ExpectedCondition[]): ExpectedCondition[] {
  const byName = new Map<string, ExpectedCondition>();
  for (const condition of conditions) {
    const name = normalize(condition.key).text || condition.key;
    const before = byName.get(name);
    byName.set(
      name,
      before ? { ...before, examples: [...before.examples, ...condition.examples] } : condition,
    );
  }
  return [...byName.values()];
}
