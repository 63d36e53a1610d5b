import { asksYesOrNo } from "../asks-yes-or-no.ts";
import { offerOf } from "../conditions.ts";
import { meaningOf } from "../keys.ts";
import type { OpenNode } from "../matching/matcher.ts";
import { ownConditionsOf } from "../matching/own-conditions.ts";
import { type Sense, type Senses, senseOf } from "../matching/sense.ts";
import { openMemory } from "../memory.ts";
import { openModel } from "../model/open-model.ts";
import { normalize } from "../normalize.ts";
import { readReply } from "../read-reply.ts";
import type { Asked, Expected, ExpectedCondition } from "../reading.ts";
import { POLARITIES } from "../roll-up.ts";
import { type Hearing, saidBy } from "../said.ts";
import { conditionsAlike } from "./alike.ts";

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

/** So many texts of authors are known again while they write on. */
const MOST_REMEMBERED = 2_000;

/** Opens what tells how conditions are understood. It answers at once and never throws. */
export async function openExplainer(): Promise<ExplainConditions> {
  const { model, matching } = await openModel();
  const hearing: Hearing = { model, matching, knownClauses: null, explains: false };
  const senses = openMemory<string, Sense>(MOST_REMEMBERED);

  function senseOfText(text: string): Sense {
    const known = senses.get(text) ?? senseOf(matching.senses, normalize(text));
    senses.put(text, known);
    return known;
  }

  return (asked) => {
    const { question, conditions } = asked;
    const node = ownConditionsOf(matching, conditions, senseOfText)?.node ?? null;
    return {
      asksYesOrNo: asksYesOrNo(
        question,
        conditions.map(({ key }) => key),
      ),
      yes: roleOf("yes", asked, hearing),
      no: roleOf("no", asked, hearing),
      conditions: conditions.map((condition) => ({
        id: condition.id,
        intents: intentsOf(condition, node, matching.senses),
        takesRest: meaningOf(condition.key).otherwise,
      })),
      alike: conditionsAlike(matching, node, asked),
    };
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

function intentsOf({ id, key }: ExpectedCondition, node: OpenNode | null, { model }: Senses) {
  const named = meaningOf(key);
  if (named.intents.length > 0) return named.intents.map((name) => ({ name, confidence: 1 }));
  const place = node?.conditions.findIndex((condition) => condition.id === id) ?? -1;
  if (!node || place < 0) return [];
  const { name, examples } = node.textsOf(place);
  const texts = name.text === "" ? examples : [name, ...examples];
  return model.intents
    .flatMap((intent, label) => {
      if (label === model.none || texts.length === 0) return [];
      const sum = texts.reduce((total, { likelihoods }) => total + (likelihoods[label] ?? 0), 0);
      return [{ name: intent, confidence: sum / texts.length }];
    })
    .filter(({ confidence }) => confidence >= WORTH_TELLING)
    .sort((one, other) => other.confidence - one.confidence);
}
