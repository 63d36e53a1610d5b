import { offerOf } from "../conditions.ts";
import { meaningOf } from "../keys.ts";
import { senseOf, senseOfName } from "../matching/sense.ts";
import { openModel } from "../model/open-model.ts";
import { normalize } from "../normalize.ts";
import { readReply } from "../read-reply.ts";
import type { Asked, Expected, ExpectedCondition } from "../reading.ts";
import { POLARITIES } from "../roll-up.ts";
import { type Hearing, saidBy } from "../said.ts";
import { conditionsAlike } from "./alike.ts";
import { asksYesOrNo } from "./asks-yes-or-no.ts";

/** How the conditions of a node are understood; they are named by their ids. */
export interface ConditionsReport {
  /** Whether the question can be answered by a mere yes or no. */
  asksYesOrNo: boolean;
  /** The conditions that a mere yes and a mere no are read as; `null` where as none. */
  yes: Role | null;
  no: Role | null;
  /** In the order of the node. */
  conditions: ConditionReport[];
  /** Pairs that callers' words can hardly be told apart by, the earlier condition first. */
  alike: (readonly [string, string])[];
}

export interface Role {
  condition: string;
  /** Its name says so, its author counts it so, or it was found out. */
  by: "name" | "counts" | "likeness";
  /** 0 to 1. */
  confidence: number;
}

export interface ConditionReport {
  id: string;
  /** The built-in intents that its name and examples are taken for, the likeliest first. */
  intents: { name: string; confidence: number }[];
  /** Whether it has what no other condition takes. */
  takesRest: boolean;
}

export type ExplainConditions = (asked: Asked) => ConditionsReport;

/** Opens what tells how conditions are understood. It answers at once and never throws. */
export async function openExplainer(): Promise<ExplainConditions> {
  const { model, matching } = await openModel();
  const hearing: Hearing = { model, matching, knownClauses: null, explains: false };
  return (asked) => explain(asked, hearing);
}

function explain(asked: Asked, hearing: Hearing): ConditionsReport {
  return {
    asksYesOrNo: asksYesOrNo(asked.question),
    yes: roleOf("yes", asked, hearing),
    no: roleOf("no", asked, hearing),
    conditions: asked.conditions.map((condition) => ({
      id: condition.id,
      intents: intentsOf(condition, hearing),
      takesRest: meaningOf(condition.key).otherwise,
    })),
    alike: conditionsAlike(hearing.matching, asked),
  };
}

/** What callers who mean nothing but yes or no say. */
const MERE = { yes: "ja", no: "nein" } as const;

/** What a mere yes or no is read as, and why. */
function roleOf(polarity: keyof typeof MERE, asked: Asked, hearing: Hearing): Role | null {
  const { question, conditions } = asked;
  const expected: Expected = { conditions, question, intents: [], value: null };
  const reading = readReply(saidBy(MERE[polarity], hearing), expected, false);
  const condition = conditions.find(({ key }) => key === reading.condition);
  if (!condition || meaningOf(condition.key).otherwise) return null;
  const { id } = condition;
  const intent = POLARITIES[polarity];
  if (condition.counts?.includes(intent)) return { condition: id, by: "counts", confidence: 1 };
  if (offerOf(expected).ownerOf(intent)) return { condition: id, by: "name", confidence: 1 };
  return { condition: id, by: "likeness", confidence: reading.confidence };
}

/** Less is no more than a trace. */
const WORTH_TELLING = 0.25;

/** Further ones would not change the mean. */
const MOST_EXAMPLES = 40;

function intentsOf({ key, examples }: ExpectedCondition, { matching }: Hearing) {
  const named = meaningOf(key);
  if (named.otherwise) return [];
  if (named.intents.length > 0) return named.intents.map((name) => ({ name, confidence: 1 }));
  const { senses } = matching;
  const texts = examples.slice(0, MOST_EXAMPLES).filter((example) => example.trim() !== "");
  const all = [
    ...(key.trim() === "" ? [] : [senseOfName(senses, key)]),
    ...texts.map((example) => senseOf(senses, normalize(example))),
  ];
  const { intents, none } = senses.model;
  return intents
    .flatMap((name, label) => {
      if (label === none || all.length === 0) return [];
      const sum = all.reduce((total, { likelihoods }) => total + (likelihoods[label] ?? 0), 0);
      return [{ name, confidence: sum / all.length }];
    })
    .filter(({ confidence }) => confidence >= WORTH_TELLING)
    .sort((one, other) => other.confidence - one.confidence);
}
