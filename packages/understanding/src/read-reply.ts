import { conditionsBetween, isRefusal, placeNamed } from "./between.ts";
import { type Chosen, choose, hearBesides } from "./choose.ts";
import { chooseOwn, isMere, withRoles } from "./choose-own.ts";
import { offerOf } from "./conditions.ts";
import { HEARD, type Heard, hearAnswer } from "./hear.ts";
import { ownConditionsOf } from "./matching/own-conditions.ts";
import type { Clue, Expected, ExpectedCondition, Pair, Reading, ValueKind } from "./reading.ts";
import { POLARITIES } from "./roll-up.ts";
import type { Said } from "./said.ts";
import { valueGiven } from "./value-given.ts";
import { type ReadValue, readSpokenValue, yesOrNo } from "./values/index.ts";

const NOTHING: Reading = {
  condition: null,
  alternatives: [],
  intent: null,
  intentConfidence: 0,
  alsoHeard: [],
  confidence: 1,
  values: {},
  valueConfidence: null,
  why: [],
};

/** What a reply means where this is expected; `why` is empty where nothing need be explained. */
export function readReply(said: Said, asked: Expected, explains: boolean): Reading {
  const { reply } = said;
  if (reply.text === "") return NOTHING;
  const { between, ...open } = asked;
  const two = between ? conditionsBetween(asked.conditions, between) : asked.conditions;
  if (!between || two === asked.conditions) return readAt(said, open, undefined, explains);
  const reading = readAt(said, { ...open, conditions: two }, between, explains);
  const ofTwo = { ...reading, alternatives: NOTHING.alternatives };
  if (isMere(reply.text)) return ofTwo;
  // "Weder noch, ein Teich ist das": the question that stood before is answered all the same.
  const other = readAt(said, open, undefined, explains);
  if (other.condition === null || between.includes(other.condition)) return ofTwo;
  const isSure = other.confidence >= SURE_OF_THIRD;
  if (reading.condition !== null) {
    return isSure && other.confidence > reading.confidence ? other : ofTwo;
  }
  // "Nein, beides nicht" refuses the two, and answers nothing else.
  if (isRefusal(reply)) return isSure && other.intent !== POLARITIES.no ? other : ofTwo;
  return isSure || reading.alternatives.length === 0 ? other : ofTwo;
}

/** A third condition is meant from here on, whatever the reply has in common with one of the two. */
const SURE_OF_THIRD = 0.9;

function readAt(
  said: Said,
  expected: Expected,
  between: Pair | undefined,
  explains: boolean,
): Reading {
  const { reply } = said;
  const heard = hearAnswer(said.model, said.heard(), reply, expected.question);
  const own = ownConditionsOf(said.matching, expected.conditions);
  const known = offerOf(expected);
  const offer = own ? withRoles(known, own, expected.question) : known;
  const besides = hearBesides(said, heard, expected.question, offer);
  const found = valuesIn(said, expected);
  const wanted = (expected.value && found[expected.value]) || null;
  const given = valueGiven(said, heard, found, expected.value);
  const choice = given
    ? { key: null, confidence: given.confidence, alternatives: [], clues: [] }
    : (choosePlace(said, between, expected.conditions) ??
      (own
        ? chooseOwn(own, {
            known,
            offer,
            said,
            heard,
            besides,
            question: expected.question,
            isBetween: between !== undefined,
          })
        : choose(offer, said, heard, besides)));
  const intent = meantBesides(heard, choice);
  const owner = intent === null ? null : offer.ownerOf(intent);
  const values = Object.entries(found).filter(([, value]) => value !== undefined);
  return {
    condition: choice.key,
    alternatives: choice.alternatives.length === 0 ? NOTHING.alternatives : choice.alternatives,
    intent: owner && "objection" in owner ? owner.objection : intent,
    intentConfidence: intent === null ? 0 : heard.likelihood,
    alsoHeard: besides.length === 0 ? NOTHING.alsoHeard : besides,
    confidence: choice.confidence,
    values:
      values.length === 0
        ? NOTHING.values
        : Object.fromEntries(values.map(([kind, { value }]) => [kind, value])),
    valueConfidence: (wanted ?? values[0]?.[1])?.confidence ?? null,
    why: explains
      ? [...choice.clues, ...cluesOf(said, heard, intent), ...values.map(valueClue)]
      : NOTHING.why,
  };
}

/** Nobody who says what an author wrote for a way wants no more calls, unless it is said in so many words. */
function meantBesides({ intent, likelihood, findings }: Heard, choice: Chosen): string | null {
  if (likelihood < HEARD) return null;
  const isSaid = findings.phrases.some((phrase) => phrase.for === intent);
  return intent === "opt_out" && choice.isAuthors && !isSaid ? null : intent;
}

/** Who is sure which of two things was named first, need not name it. */
const SURE_OF_PLACE = 0.95;

/** "Das erste": the one of two that was named there; "weder noch": none. */
function choosePlace(
  { reply }: Said,
  between: Pair | undefined,
  two: readonly ExpectedCondition[],
): Chosen | null {
  if (!between) return null;
  const place = placeNamed(reply, two);
  if (place === null) return null;
  const key = place === "neither" ? null : between[place];
  const clues: Clue[] =
    key === null ? [] : [{ kind: "rule", rule: "place-named", for: key, heard: reply.text }];
  return { key, confidence: SURE_OF_PLACE, alternatives: [], clues };
}

function cluesOf(said: Said, heard: Heard, intent: string | null): Clue[] {
  const clues: Clue[] = [];
  const { phrases, polarity } = heard.findings;
  const phrase = phrases.find((clue) => clue.for === intent);
  if (phrase) clues.push(phrase);
  if (polarity && (intent === null || intent === POLARITIES[polarity.polarity]))
    clues.push(polarity.clue);
  if (intent !== null && !phrase) {
    const words = said.tellingWords(heard);
    if (words !== "") clues.push({ kind: "words", for: intent, heard: words });
  }
  return clues;
}

/** All values there are; the one that is wanted is read in the light of the question. */
function valuesIn(said: Said, expected: Expected): Partial<Record<ValueKind, ReadValue>> {
  const { value: kind, named = [] } = expected;
  const all = said.values(expected);
  for (const one of named) {
    const found = all[one] === undefined ? valueIn(said, one, expected) : null;
    if (found) all[one] = found;
  }
  if (kind === null) return all;
  const wanted = valueIn(said, kind, expected);
  if (!wanted) return { ...all, [kind]: undefined };
  const others = Object.entries(all).filter(([, { heard }]) => !wanted.heard.includes(heard));
  return { ...Object.fromEntries(others), [kind]: wanted };
}

function valueIn(said: Said, kind: ValueKind, expected: Expected): ReadValue | null {
  if (kind === "text") return null;
  return kind === "yes-no"
    ? yesOrNo(said.heard().findings.polarity)
    : readSpokenValue(said.speech(), kind, expected);
}

function valueClue([kind, { heard }]: [string, ReadValue]): Clue {
  return { kind: "value", for: kind, heard };
}
