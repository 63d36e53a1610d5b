import { type Choice, type Offer, offerOf } from "./conditions.ts";
import { openModel, probabilities, type Vector, vectorOf, weightyWords } from "./model/model.ts";
import { applyRules, type RuleFindings } from "./model/rules.ts";
import { STORED_MODEL } from "./model/weights.generated.ts";
import { type NormalizedReply, normalize, shorten } from "./normalize.ts";
import { answerToStop, isNameSaidBack } from "./question.ts";
import type { Clue, Expected, HeardIntent, Reading, Understanding, ValueKind } from "./reading.ts";
import { POLARITIES } from "./roll-up.ts";
import { findValues, type ReadValue, readValue } from "./values/index.ts";

/** Below this a condition is not chosen: asking again costs less than a wrong way. */
const SURE_ENOUGH = 0.33;

/** That nothing known was said must be this much less likely. */
const NOTHING_WEIGHS = 1.2;

/** Many small likelihoods are no intent: one must stand out. */
const CLEAREST_INTENT = 0.22;

/** Who says nothing of the kind on the whole, means nothing by a single clause either. */
const SURE_OF_NOTHING = 0.6;

/** A second intent of the same reply counts from here on, a first one to be told at all. */
const HEARD_BESIDES = 0.6;
const HEARD = 0.35;

/** An understanding that answers at once. */
export interface ImmediateUnderstanding extends Understanding {
  read(text: string, expected: Expected): Reading;
}

const NOTHING: Reading = {
  condition: null,
  intent: null,
  intentConfidence: 0,
  alsoHeard: [],
  confidence: 1,
  values: {},
  valueConfidence: null,
  why: [],
};

/** The reader that needs no account and no network. It answers at once and never throws. */
export function embeddedUnderstanding(): ImmediateUnderstanding {
  // The first reading of a process takes its time; better now than in somebody's call.
  readReply("Ja gern, aber was kostet das denn?", NOTHING_EXPECTED);
  return { read: readReply };
}

const NOTHING_EXPECTED: Expected = { conditions: [], intents: [], value: null, question: "" };

const MODEL = openModel(STORED_MODEL);

/** The library's names of what has names of its own in readings. */
const INTENT_OF = MODEL.labels.map((label) =>
  label in POLARITIES ? POLARITIES[label as keyof typeof POLARITIES] : label,
);
const NONE = MODEL.labels.indexOf("none");

function readReply(text: string, expected: Expected): Reading {
  const raw = shorten(text);
  const reply = normalize(raw);
  if (reply.text === "") return NOTHING;
  const heard = hear(reply, expected.question);
  const offer = offerOf(expected);
  const besides = hearBesides(reply, heard, expected.question, offer);
  const found = valuesIn(raw, expected);
  const wanted = (expected.value && found[expected.value]) || null;
  const choice =
    wanted && isJustThat(raw, wanted, expected.value)
      ? { key: null, confidence: wanted.confidence, clues: [] }
      : choose(offer, reply, heard, besides);
  const intent = heard.likelihood >= HEARD ? heard.intent : null;
  const owner = intent === null ? null : offer.ownerOf(intent);
  const values = Object.entries(found).filter(([, value]) => value !== undefined);
  return {
    condition: choice.key,
    intent: owner && "objection" in owner ? owner.objection : intent,
    intentConfidence: intent === null ? 0 : heard.likelihood,
    alsoHeard: besides,
    confidence: choice.confidence,
    values: Object.fromEntries(values.map(([kind, { value }]) => [kind, value])),
    valueConfidence: (wanted ?? values[0]?.[1])?.confidence ?? null,
    why: [...choice.clues, ...cluesOf(reply, heard, intent), ...values.map(valueClue)],
  };
}

/** What the model makes of a reply or of a part of it. */
interface Heard {
  /** How likely each label is. */
  likelihoods: Float64Array;
  /** The likeliest intent; `null` if that is none of them. */
  intent: string | null;
  label: number;
  likelihood: number;
  vector: Vector;
  findings: RuleFindings;
}

function hear(reply: NormalizedReply, question: string): Heard {
  const findings = applyRules(reply);
  const vector = vectorOf(reply, findings.rules, MODEL.buckets);
  const likelihoods = probabilities(MODEL, reply, vector);
  weighOptOut(likelihoods, findings, reply);
  const toStop = answerToStop(question, reply);
  if (toStop !== null) insist(likelihoods, toStop);
  if (isNameSaidBack(question, reply)) insist(likelihoods, "yes");
  let label = 0;
  for (let other = 1; other < likelihoods.length; other++) {
    if ((likelihoods[other] ?? 0) > (likelihoods[label] ?? 0)) label = other;
  }
  const intent = label === NONE ? null : (INTENT_OF[label] ?? null);
  return { likelihoods, intent, label, likelihood: likelihoods[label] ?? 0, vector, findings };
}

const OPT_OUT = MODEL.labels.indexOf("opt_out");

/** Without a turn of phrase that names the call or the list, the model alone must be this sure. */
const SURE_OF_OPT_OUT = 0.85;

/** With one, this much is enough: not to hear the wish is against the law. */
const HINT_OF_OPT_OUT = 0.03;

/** Who names another time or place wants another call, not none. */
const POSTPONES =
  /\b(?:diese woche|heute|naechste\w*|lieber|sondern|erst wieder|dann gerne?|im buero|ich komme?|ich melde)\b/u;

/** Who has waited for a call, or wants data put right, wants anything but none. */
const CONTRARY =
  /\b(?:sie|ihr|du) (?:haben|habt|hast|haetten)\b.{0,40}\b(?:nicht|nie) (?:mehr|wieder)\b.{0,20}\b(?:angerufen|gemeldet|zurueckgerufen)\b|\b(?:loesch|streich)\w*\b.{0,40}\bneue\w*\b.{0,20}\b(?:eintrag|aufnehm|notier|speicher)\w*/u;

/** Whoever is taken for an opt-out by mistake is hung up on and never called again. */
function weighOptOut(
  likelihoods: Float64Array,
  { phrases }: RuleFindings,
  { text }: NormalizedReply,
): void {
  const likelihood = likelihoods[OPT_OUT] ?? 0;
  const isContrary = CONTRARY.test(text);
  if (likelihood >= SURE_OF_OPT_OUT && !isContrary) return;
  const isNamed = phrases.some((clue) => clue.for === "opt_out") && !POSTPONES.test(text);
  const meant = !isContrary && isNamed && likelihood >= HINT_OF_OPT_OUT ? SURE_OF_OPT_OUT : 0;
  const others = (1 - meant) / Math.max(1 - likelihood, Number.EPSILON);
  for (let label = 0; label < likelihoods.length; label++) {
    likelihoods[label] = label === OPT_OUT ? meant : (likelihoods[label] ?? 0) * others;
  }
}

const AS_GOOD_AS_SAID = 0.9;

function insist(likelihoods: Float64Array, name: string): void {
  const meant = MODEL.labels.indexOf(name);
  for (let label = 0; label < likelihoods.length; label++) {
    const rest = (likelihoods[label] ?? 0) * (1 - AS_GOOD_AS_SAID);
    likelihoods[label] = label === meant ? rest + AS_GOOD_AS_SAID : rest;
  }
}

/** The intents of single clauses that the whole reply is not taken for. */
function hearBesides(
  { clauses }: NormalizedReply,
  whole: Heard,
  question: string,
  offer: Offer,
): HeardIntent[] {
  if (clauses.length < 2) return [];
  const found = new Map<string, number>();
  for (const clause of clauses.slice(-LAST_CLAUSES)) {
    const part = hear({ text: clause, clauses: [clause] }, question);
    if (part.intent === null || part.intent === whole.intent) continue;
    if (part.likelihood < HEARD_BESIDES) continue;
    found.set(part.intent, Math.max(found.get(part.intent) ?? 0, part.likelihood));
  }
  return [...found]
    .map(([name, confidence]) => {
      const owner = offer.ownerOf(name);
      if (owner && "objection" in owner) {
        return { name: owner.objection, condition: null, confidence };
      }
      return { name, condition: owner?.condition.key ?? null, confidence };
    })
    .sort((one, other) => other.confidence - one.confidence);
}

/** Of a long speech, the clauses whose intents are heard one by one. */
const LAST_CLAUSES = 4;

const SURE_OF_ASIDE = 0.9;
const SURE_OF_EXAMPLE = 0.9;

interface Chosen {
  key: string | null;
  confidence: number;
  clues: readonly Clue[];
}

/** The condition the reply meets best; none if that is not likely enough. */
function choose(
  offer: Offer,
  reply: NormalizedReply,
  heard: Heard,
  besides: readonly HeardIntent[],
): Chosen {
  // "Wie bitte?" is no answer, however much it looks like some example.
  const isAside = heard.intent !== null && heard.likelihood >= SURE_OF_ASIDE;
  const ownWords = offer
    .ownWords(reply)
    .filter(
      ({ confidence, clue }) =>
        !isAside || clue.kind !== "example" || confidence >= SURE_OF_EXAMPLE,
    );
  const nothing = heard.likelihoods[NONE] ?? 0;
  const intents = byIntent(offer, heard).filter(
    ({ confidence }) => confidence > nothing * NOTHING_WEIGHS,
  );
  const choices = [...intents, ...ownWords].sort((one, other) => other.confidence - one.confidence);
  const [best, next] = choices;
  const yes = besides.find(({ name, condition }) => name === POLARITIES.yes && condition !== null);
  if (yes?.condition && best?.key !== yes.condition && isMereDoubt(offer, heard.intent)) {
    const clue: Clue = { kind: "roll-up", for: yes.condition, heard: yes.name };
    return { key: yes.condition, confidence: yes.confidence * 0.9, clues: [clue] };
  }
  if (
    best &&
    best.confidence >= SURE_ENOUGH &&
    (next === undefined || next.key === best.key || next.confidence < best.confidence)
  ) {
    return { key: best.key, confidence: best.confidence, clues: [best.clue] };
  }
  if (heard.intent === null || offer.ownerOf(heard.intent) === null) {
    const second = besides.find(({ condition }) => condition !== null);
    if (second?.condition && (heard.intent !== null || nothing < SURE_OF_NOTHING)) {
      const { condition: key, name, confidence } = second;
      const clue: Clue = { kind: "roll-up", for: key, heard: name };
      return { key, confidence: confidence * 0.9, clues: [clue] };
    }
    if (offer.otherwise) {
      const { key } = offer.otherwise;
      const clue: Clue = { kind: "key", for: key, heard: reply.text };
      return { key, confidence: SURE_ENOUGH, clues: [clue] };
    }
  }
  return { key: null, confidence: 1 - (best?.confidence ?? 0), clues: [] };
}

/** Whether an intent is only taken for a perhaps here: a yes beside it says more. */
function isMereDoubt(offer: Offer, intent: string | null): boolean {
  if (intent === null || intent === POLARITIES.maybe) return false;
  const owner = offer.ownerOf(intent);
  const doubt = offer.ownerOf(POLARITIES.maybe);
  return (
    owner !== null &&
    doubt !== null &&
    "condition" in owner &&
    "condition" in doubt &&
    owner.condition === doubt.condition
  );
}

/** What the likelihoods of the intents come to for each condition. */
function byIntent(offer: Offer, { likelihoods }: Heard): Choice[] {
  const sums = new Map<string, { sum: number; most: number; intent: string }>();
  INTENT_OF.forEach((intent, label) => {
    const owner = offer.ownerOf(intent);
    if (owner === null || "objection" in owner) return;
    const likelihood = likelihoods[label] ?? 0;
    const { key } = owner.condition;
    const before = sums.get(key) ?? { sum: 0, most: 0, intent };
    const isMost = likelihood > before.most;
    sums.set(key, {
      sum: before.sum + likelihood,
      most: isMost ? likelihood : before.most,
      intent: isMost ? intent : before.intent,
    });
  });
  return [...sums].flatMap(([key, { sum, most, intent }]): Choice[] =>
    most < CLEAREST_INTENT
      ? []
      : [{ key, confidence: sum, clue: { kind: "roll-up", for: key, heard: intent } }],
  );
}

const TELLING_WORDS = 3;

function cluesOf(reply: NormalizedReply, heard: Heard, intent: string | null): Clue[] {
  const clues: Clue[] = [];
  const { phrases, polarity } = heard.findings;
  const phrase = phrases.find((clue) => clue.for === intent);
  if (phrase) clues.push(phrase);
  if (polarity && (intent === null || intent === POLARITIES[polarity.polarity]))
    clues.push(polarity.clue);
  if (intent !== null && !phrase) {
    const spoken = reply.text.split(" ");
    const words = weightyWords(MODEL, heard.vector, heard.label, TELLING_WORDS)
      .map((word) => spoken[word])
      .join(" … ");
    if (words !== "") clues.push({ kind: "words", for: intent, heard: words });
  }
  return clues;
}

/** All values there are; the one that is wanted is read in the light of the question. */
function valuesIn(raw: string, expected: Expected): Partial<Record<ValueKind, ReadValue>> {
  const { value: kind, named = [] } = expected;
  const all = findValues(raw, expected);
  for (const one of named) {
    const found = all[one] === undefined ? readValue(raw, one, expected) : null;
    if (found) all[one] = found;
  }
  if (kind === null) return all;
  const wanted = readValue(raw, kind, expected);
  if (!wanted) return { ...all, [kind]: undefined };
  const others = Object.entries(all).filter(([, { heard }]) => !wanted.heard.includes(heard));
  return { ...Object.fromEntries(others), [kind]: wanted };
}

function valueClue([kind, { heard }]: [string, ReadValue]): Clue {
  return { kind: "value", for: kind, heard };
}

/** "Morgen", where a day is asked for, is that day and no wish to be called tomorrow. */
function isJustThat(raw: string, { heard }: ReadValue, kind: ValueKind | null): boolean {
  if (kind === "yes-no") return false;
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, "").length;
  return letters(heard) >= letters(raw) * JUST_THAT;
}

/** The part of a reply that its value must make up. */
const JUST_THAT = 0.45;
