import { INTENTS } from "../intents/intents.ts";
import type { NormalizedReply } from "../normalize.ts";
import { type PolarityReading, readPolarity } from "../polarity.ts";
import type { Clue } from "../reading.ts";

/** What the hand-made rules found in a reply: clues for the model, and for people. */
export interface RuleFindings {
  /** Names, as features of the model. */
  rules: readonly string[];
  polarity: PolarityReading | null;
  phrases: readonly Clue[];
}

export function applyRules(reply: NormalizedReply): RuleFindings {
  const rules: string[] = [];
  const phrases: Clue[] = [];
  for (const { name, patterns } of INTENTS) {
    for (let index = 0; index < patterns.length; index++) {
      const match = patterns[index]?.exec(reply.text);
      if (!match) continue;
      if (phrases.every((other) => other.for !== name)) {
        phrases.push({ kind: "phrase", for: name, heard: match[0] });
        rules.push(name);
      }
      rules.push(`${name} ${index}`);
    }
  }
  const polarity = readPolarity(reply);
  if (polarity) {
    rules.push(polarity.polarity, `${polarity.polarity} ${polarity.clue.rule ?? ""}`);
    if (polarity.confidence < 0.8) rules.push(`${polarity.polarity}?`);
  } else rules.push("no polarity");
  if (phrases.length === 0) rules.push("no phrase");
  return { rules, polarity, phrases };
}
