import type { Intent } from "./intents/intent.ts";
import { INTENTS } from "./intents/intents.ts";
import { type KeyMeaning, meaningOf } from "./keys.ts";
import { type NormalizedReply, normalize } from "./normalize.ts";
import { type PolarityReading, readPolarity } from "./polarity.ts";
import type { Expected, ExpectedCondition, Reading, Understanding } from "./reading.ts";
import { readValue } from "./values.ts";

/** Below this a condition is not chosen: asking again costs less than a wrong way. */
const SURE_ENOUGH = 0.7;

/** An understanding that answers at once. */
export interface ImmediateUnderstanding extends Understanding {
  read(text: string, expected: Expected): Reading;
}

/** The reader that needs no account and no network. It answers at once and never throws. */
export function embeddedUnderstanding(): ImmediateUnderstanding {
  return { read: readReply };
}

interface Choice {
  key: string;
  confidence: number;
  clue: string;
}

function readReply(raw: string, expected: Expected): Reading {
  const reply = normalize(raw);
  const why: string[] = [];
  const intent = intentIn(reply, why);
  const polarity = readPolarity(reply);
  if (polarity) why.push(polarity.clue);
  const values = valuesIn(raw, expected);
  const choice = best(
    expected.conditions.flatMap(
      (condition) => weigh(condition, reply, intent, polarity, expected) ?? [],
    ),
  );
  if (choice) why.push(`condition “${choice.key}”: ${choice.clue}`);
  const sure = choice && choice.confidence >= SURE_ENOUGH ? choice : null;
  const confidence =
    sure?.confidence ?? (Object.keys(values).length > 0 ? 0.8 : intent?.confidence) ?? 0;
  return { condition: sure?.key ?? null, intent: intent?.name ?? null, confidence, values, why };
}

function intentIn(reply: NormalizedReply, why: string[]): Intent | null {
  for (const intent of INTENTS) {
    for (const pattern of intent.patterns) {
      const match = pattern.exec(reply.text);
      if (!match) continue;
      why.push(`${intent.name}: “${match[0]}”`);
      return intent;
    }
  }
  return null;
}

function valuesIn(raw: string, { value }: Expected): Reading["values"] {
  if (value === null || value === "text") return {};
  const read = readValue(raw, value);
  return read === null ? {} : { [value]: read };
}

/** How well the reply meets one condition; `null` if it does not speak of it. */
function weigh(
  condition: ExpectedCondition,
  reply: NormalizedReply,
  intent: Intent | null,
  polarity: PolarityReading | null,
  expected: Expected,
): Choice | null {
  const { key } = condition;
  const meaning = meaningOf(key);
  const byExample = likeExample(condition, reply);
  if (byExample) return byExample;
  switch (meaning.kind) {
    case "intent":
      return intent?.name === meaning.intent
        ? { key, confidence: intent.confidence + 0.02, clue: intent.name }
        : null;
    case "polarity":
      return weighPolarity(key, meaning, intent, polarity, expected.intents);
    case "other":
      return likeWords(key, meaning.words, reply);
  }
}

/** An intent that takes sides (`not_interested`) weighs as yes or no where the node offers no better. */
function weighPolarity(
  key: string,
  meaning: Extract<KeyMeaning, { kind: "polarity" }>,
  intent: Intent | null,
  polarity: PolarityReading | null,
  answered: readonly string[],
): Choice | null {
  if (intent?.polarity !== undefined) {
    if (intent.polarity === meaning.polarity) {
      return { key, confidence: intent.confidence - 0.06, clue: `${intent.name} takes it` };
    }
    // "Nein, schicken Sie mir was": the intent says more than the particle.
    if (polarity && polarity.polarity === meaning.polarity) {
      return { key, confidence: polarity.confidence - 0.26, clue: polarity.clue };
    }
    return null;
  }
  if (polarity?.polarity !== meaning.polarity) return null;
  const { confidence, clue } = polarity;
  if (intent === null || intent.name === "thank_you" || intent.name === "greeting") {
    return { key, confidence, clue };
  }
  // "Ja, aber was kostet das?": where the tree has an answer to that, it comes first.
  return { key, confidence: confidence - (answered.includes(intent.name) ? 0.3 : 0.1), clue };
}

/** The author's own examples: the same words, or most of them. */
function likeExample({ key, examples }: ExpectedCondition, reply: NormalizedReply): Choice | null {
  let closest: Choice | null = null;
  const heard = wordSet(reply.text);
  for (const example of examples) {
    const normal = normalize(example).text;
    if (normal === "") continue;
    if (normal === reply.text) return { key, confidence: 0.99, clue: `example “${example}”` };
    const meant = wordSet(normal);
    const common = [...meant].filter((word) => heard.has(word)).length;
    const likeness = (2 * common) / (meant.size + heard.size);
    if (meant.size > 1 && likeness >= 0.66 && likeness > (closest?.confidence ?? 0)) {
      closest = { key, confidence: Math.min(0.95, likeness + 0.1), clue: `like “${example}”` };
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
  return found ? { key, confidence: 0.78, clue: `its words ${words.join(", ")}` } : null;
}

function stem(word: string): string {
  return word.replace(/(en|er|es|e|n|s|t)$/u, "");
}

function wordSet(text: string): Set<string> {
  return new Set(text.split(" ").filter((word) => word !== ""));
}

/** The surest; `null` if two are so close that it would be a guess. */
function best(choices: Choice[]): Choice | null {
  const [first, second] = choices.toSorted((a, b) => b.confidence - a.confidence);
  if (!first) return null;
  return second && first.confidence - second.confidence < 0.03 ? null : first;
}
