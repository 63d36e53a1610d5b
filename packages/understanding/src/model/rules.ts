import { INTENTS } from "../intents/intents.ts";
import type { NormalizedReply } from "../normalize.ts";
import { openPatternFilter } from "../patterns/pattern-filter.ts";
import { type FoundPolarity, readPolarity } from "../polarity.ts";
import type { Clue } from "../reading.ts";

/** What the hand-made rules found in a reply: clues for the model, and for people. */
export interface RuleFindings {
  /** Names, as features of the model. */
  rules: readonly string[];
  polarity: FoundPolarity | null;
  phrases: readonly Clue[];
}

/** Every turn of phrase, with its names. */
const PHRASES = INTENTS.flatMap(({ name, patterns }) =>
  patterns.map((pattern, index) => ({ name, pattern, rule: `${name} ${index}` })),
);
const filter = openPatternFilter(PHRASES.map(({ pattern }) => pattern));

export function applyRules(reply: NormalizedReply): RuleFindings {
  const rules: string[] = [];
  const phrases: Clue[] = [];
  filter.look(reply.text);
  for (let place = 0; place < PHRASES.length; place++) {
    if (!filter.canMatch(place)) continue;
    const phrase = PHRASES[place];
    const match = phrase?.pattern.exec(reply.text);
    if (!phrase || !match) continue;
    const { name, rule } = phrase;
    if (phrases.every((other) => other.for !== name)) {
      phrases.push({ kind: "phrase", for: name, heard: match[0] });
      rules.push(name);
    }
    rules.push(rule);
  }
  const polarity = readPolarity(reply);
  if (polarity) {
    rules.push(polarity.polarity, `${polarity.polarity} ${polarity.clue.rule ?? ""}`);
    if (polarity.confidence < 0.8) rules.push(`${polarity.polarity}?`);
  } else rules.push("no polarity");
  if (phrases.length === 0) rules.push("no phrase");
  return { rules, polarity, phrases };
}
