import { chooseCondition } from "./conditions.ts";
import type { Intent } from "./intents/intent.ts";
import { INTENTS } from "./intents/intents.ts";
import { type NormalizedReply, normalize, shorten } from "./normalize.ts";
import { readPolarity } from "./polarity.ts";
import type { Clue, Expected, Reading, Understanding } from "./reading.ts";
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

function readReply(text: string, expected: Expected): Reading {
  const raw = shorten(text);
  const reply = normalize(raw);
  const why: Clue[] = [];
  const intent = intentIn(reply, why);
  const polarity = readPolarity(reply);
  if (polarity) why.push(polarity.clue);
  const values = valuesIn(raw, reply, expected);
  const choice = chooseCondition(expected, { reply, intent, polarity });
  if (choice) why.unshift(choice.clue);
  const sure = choice && choice.confidence >= SURE_ENOUGH ? choice : null;
  const confidence =
    sure?.confidence ?? (Object.keys(values).length > 0 ? 0.8 : intent?.confidence) ?? 0;
  return {
    condition: sure?.key ?? null,
    intent: intent?.name ?? null,
    alsoHeard: [],
    confidence,
    values,
    valueConfidence: Object.keys(values).length > 0 ? 0.8 : null,
    why: [...new Set(why)],
  };
}

function intentIn(reply: NormalizedReply, why: Clue[]): Intent | null {
  for (const intent of INTENTS) {
    for (const pattern of intent.patterns) {
      const match = pattern.exec(reply.text);
      if (!match) continue;
      why.push({ kind: "phrase", for: intent.name, heard: match[0] });
      return intent;
    }
  }
  return null;
}

function valuesIn(raw: string, reply: NormalizedReply, { value }: Expected): Reading["values"] {
  const read = value === null ? null : readValue(raw, reply, value);
  return value === null || read === null ? {} : { [value]: read };
}
