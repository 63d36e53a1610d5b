import type { Intent } from "./intents/intent.ts";
import { type KeyMeaning, meaningOf } from "./keys.ts";
import { type NormalizedReply, normalize } from "./normalize.ts";
import type { PolarityReading } from "./polarity.ts";
import type { Clue, Expected, ExpectedCondition } from "./reading.ts";

export interface Choice {
  key: string;
  confidence: number;
  clue: Clue;
}

/** What was made of a reply before anybody asked which condition it meets. */
export interface Clues {
  reply: NormalizedReply;
  intent: Intent | null;
  polarity: PolarityReading | null;
}

/** The condition a reply meets best; `null` if none, or if two are so close that it would be a guess. */
export function chooseCondition({ conditions, intents }: Expected, clues: Clues): Choice | null {
  let first: Choice | null = null;
  let second: Choice | null = null;
  for (const condition of conditions) {
    const choice = weigh(condition, clues, intents);
    if (!choice) continue;
    if (!first || choice.confidence > first.confidence) {
      second = first;
      first = choice;
    } else if (!second || choice.confidence > second.confidence) second = choice;
  }
  return first && second && first.confidence - second.confidence < 0.03 ? null : first;
}

/** How well the reply meets one condition; `null` if it does not speak of it. */
function weigh(
  condition: ExpectedCondition,
  clues: Clues,
  answered: readonly string[],
): Choice | null {
  const { key } = condition;
  const { meaning, examples } = known(condition);
  const byExample = likeExample(key, examples, clues.reply);
  if (byExample) return byExample;
  switch (meaning.kind) {
    case "intent":
      return weighIntent(key, meaning.intent, clues.intent);
    case "polarity":
      return weighPolarity(key, meaning.polarity, clues, answered);
    case "other":
      return likeWords(key, meaning.words, clues.reply);
  }
}

function weighIntent(key: string, meant: string, intent: Intent | null): Choice | null {
  if (intent?.name === meant) {
    return {
      key,
      confidence: intent.confidence + 0.02,
      clue: { kind: "roll-up", for: key, heard: intent.name },
    };
  }
  if (intent?.counts === meant) {
    return {
      key,
      confidence: intent.confidence - 0.02,
      clue: { kind: "roll-up", for: key, heard: intent.name },
    };
  }
  return null;
}

/** An intent that takes sides (`not_interested`) weighs as yes or no where the node offers no better. */
function weighPolarity(
  key: string,
  meant: PolarityReading["polarity"],
  { intent, polarity }: Clues,
  answered: readonly string[],
): Choice | null {
  if (intent?.polarity !== undefined) {
    // "Wir haben schon einen Anbieter": where the tree has an answer, it is no plain no.
    if (answered.includes(intent.name)) return null;
    if (intent.polarity === meant) {
      return {
        key,
        confidence: intent.confidence - 0.06,
        clue: { kind: "roll-up", for: key, heard: intent.name },
      };
    }
    // "Nein, schicken Sie mir was": the intent says more than the particle.
    if (polarity?.polarity === meant) {
      return { key, confidence: polarity.confidence - 0.26, clue: polarity.clue };
    }
    return null;
  }
  if (polarity?.polarity !== meant) return null;
  const { confidence, clue } = polarity;
  if (intent === null || intent.name === "thank_you" || intent.name === "greeting") {
    return { key, confidence, clue };
  }
  // "Ja, aber was kostet das?": where the tree has an answer to that, it comes first.
  return { key, confidence: confidence - (answered.includes(intent.name) ? 0.3 : 0.1), clue };
}

/** The author's own examples: the same words, or most of them. */
function likeExample(
  key: string,
  examples: readonly KnownExample[],
  reply: NormalizedReply,
): Choice | null {
  if (examples.length === 0) return null;
  let closest: Choice | null = null;
  const heard = wordSet(reply.text);
  for (const { example, text, words } of examples) {
    if (text === reply.text)
      return { key, confidence: 0.99, clue: { kind: "example", for: key, heard: example } };
    let common = 0;
    for (const word of words) if (heard.has(word)) common += 1;
    const likeness = (2 * common) / (words.size + heard.size);
    if (words.size > 1 && likeness >= 0.66 && likeness > (closest?.confidence ?? 0)) {
      closest = {
        key,
        confidence: Math.min(0.95, likeness + 0.1),
        clue: { kind: "example", for: key, heard: example },
      };
    }
  }
  return closest;
}

/** A key nobody knows: all of its own words were heard, and none of them denied. */
function likeWords(key: string, words: readonly string[], reply: NormalizedReply): Choice | null {
  if (words.length === 0 || /\b(nicht|kein\w*|nie)\b/u.test(reply.text)) return null;
  const heard = [...wordSet(reply.text)];
  const found = words.every((word) =>
    heard.some((other) => other === word || (word.length > 4 && stem(other) === stem(word))),
  );
  return found
    ? { key, confidence: 0.78, clue: { kind: "key", for: key, heard: words.join(", ") } }
    : null;
}

function stem(word: string): string {
  return word.replace(/(en|er|es|e|n|s|t)$/u, "");
}

function wordSet(text: string): Set<string> {
  return new Set(text.split(" ").filter((word) => word !== ""));
}

interface KnownCondition {
  meaning: KeyMeaning;
  examples: readonly KnownExample[];
}

interface KnownExample {
  example: string;
  text: string;
  words: ReadonlySet<string>;
}

const knownConditions = new WeakMap<ExpectedCondition, KnownCondition>();

/** What a condition means never changes, and a tree hands in the same ones at every turn. */
function known(condition: ExpectedCondition): KnownCondition {
  const before = knownConditions.get(condition);
  if (before) return before;
  const examples = condition.examples.flatMap((example) => {
    const { text } = normalize(example);
    return text === "" ? [] : [{ example, text, words: wordSet(text) }];
  });
  const made = { meaning: meaningOf(condition.key), examples };
  knownConditions.set(condition, made);
  return made;
}
