import type { Choice, Offer } from "./conditions.ts";
import { type Heard, hear, hearAnswer } from "./hear.ts";
import { asksWhatWeDo } from "./in-answer.ts";
import type { Model } from "./model/model.ts";
import { onlySoundsLikeOptOut } from "./opt-out-wording.ts";
import { isTurned } from "./question.ts";
import type { Alternative, Clue, HeardIntent } from "./reading.ts";
import { POLARITIES } from "./roll-up.ts";
import type { HeardClause, Said } from "./said.ts";

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

/** What a clause means as an answer to this question. */
function inAnswer(
  model: Model,
  heard: HeardClause,
  question: string,
): Pick<Heard, "intent" | "likelihood"> {
  const reply = { text: heard.clause, clauses: [heard.clause] };
  if (!isTurned(question, reply)) return heard;
  return hearAnswer(model, hear(model, reply).heard, reply, question);
}

/** The intents of single clauses that the whole reply is not taken for. */
export function hearBesides(
  said: Said,
  whole: Heard,
  question: string,
  offer: Offer,
): HeardIntent[] {
  const found = new Map<string, number>();
  for (const known of said.clauses()) {
    const { intent, likelihood } = inAnswer(said.model, known, question);
    if (intent === null || intent === whole.intent) continue;
    if (likelihood < HEARD_BESIDES || SAYS_HOW_LONG.test(known.clause)) continue;
    // "Na endlich, ich dachte, Sie rufen nie an": by its clauses alone it would be one.
    if (intent === "opt_out" && onlySoundsLikeOptOut(said.reply.text)) continue;
    if (intent === "appointment_accepted" && asksWhatWeDo(said.raw)) continue;
    found.set(intent, Math.max(found.get(intent) ?? 0, likelihood));
  }
  if (asksForMachine(whole) && !found.has(MACHINE)) found.set(MACHINE, HEARD_BESIDES);
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

/** "Kurz, ja" asks nobody to wait. */
const SAYS_HOW_LONG = /^(?:nur |ganz |aber )*(?:kurz|schnell)$/u;

const MACHINE = "is_this_a_bot";

/** The law wants the truth told to whoever asks for it, whatever else he says. */
function asksForMachine({ intent, findings }: Heard): boolean {
  return intent !== MACHINE && findings.phrases.some((phrase) => phrase.for === MACHINE);
}

const SURE_OF_ASIDE = 0.9;
const SURE_OF_EXAMPLE = 0.9;

export interface Chosen {
  key: string | null;
  confidence: number;
  alternatives: readonly Alternative[];
  clues: readonly Clue[];
  /** Whether an author's own words say so, whatever they sound like otherwise. */
  isAuthors?: boolean;
  /** Both of two things that were named were refused. */
  isNeither?: boolean;
}

/** Two conditions are asked between where one of them is meant at least this probably. */
const WORTH_ASKING = 0.32;

/** What the less likely of the two must have for itself. */
const LEAST_OF_TWO = 0.05;

/** The two likeliest, the likelier first, if it is worth asking between them. */
export function alternativesIn(
  choices: readonly Pick<Choice, "key" | "confidence">[],
): Alternative[] {
  const [first] = choices;
  const second = choices.find(({ key }) => key !== first?.key);
  if (!first || !second || second.confidence < LEAST_OF_TWO) return [];
  if (first.confidence + second.confidence < WORTH_ASKING) return [];
  return [first, second].map(({ key, confidence }) => ({ condition: key, confidence }));
}

/** The condition the reply meets best; none if that is not likely enough. */
export function choose(
  offer: Offer,
  said: Said,
  heard: Heard,
  besides: readonly HeardIntent[],
): Chosen {
  // "Wie bitte?" is no answer, however much it looks like some example.
  const isAside = heard.intent !== null && heard.likelihood >= SURE_OF_ASIDE;
  const ownWords = offer
    .ownWords(said)
    .filter(
      ({ confidence, clue }) =>
        !isAside || clue.kind !== "example" || confidence >= SURE_OF_EXAMPLE,
    );
  const nothing = heard.likelihoods[said.model.none] ?? 0;
  const intents = byIntent(said.model, offer, heard).filter(
    ({ confidence }) => confidence > nothing * NOTHING_WEIGHS,
  );
  const choices = [...intents, ...ownWords].sort((one, other) => other.confidence - one.confidence);
  const [best, next] = choices;
  const yes = besides.find(({ name, condition }) => name === POLARITIES.yes && condition !== null);
  if (yes?.condition && best?.key !== yes.condition && isMereDoubt(offer, heard.intent)) {
    const clue: Clue = { kind: "roll-up", for: yes.condition, heard: yes.name };
    return {
      key: yes.condition,
      confidence: yes.confidence * 0.9,
      alternatives: [],
      clues: [clue],
    };
  }
  if (
    best &&
    best.confidence >= SURE_ENOUGH &&
    (next === undefined || next.key === best.key || next.confidence < best.confidence)
  ) {
    return { key: best.key, confidence: best.confidence, alternatives: [], clues: [best.clue] };
  }
  if (heard.intent === null || offer.ownerOf(heard.intent) === null) {
    const second = besides.find(({ condition }) => condition !== null);
    if (second?.condition && (heard.intent !== null || nothing < SURE_OF_NOTHING)) {
      const { condition: key, name, confidence } = second;
      const clue: Clue = { kind: "roll-up", for: key, heard: name };
      return { key, confidence: confidence * 0.9, alternatives: [], clues: [clue] };
    }
    if (offer.otherwise) {
      const { key } = offer.otherwise;
      const clue: Clue = { kind: "rule", rule: "otherwise", for: key, heard: said.reply.text };
      return { key, confidence: SURE_ENOUGH, alternatives: [], clues: [clue] };
    }
  }
  return {
    key: null,
    confidence: 1 - (best?.confidence ?? 0),
    alternatives: alternativesIn(choices),
    clues: [],
  };
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
function byIntent({ intents }: Model, offer: Offer, { likelihoods }: Heard): Choice[] {
  const keys: string[] = [];
  const sums: number[] = [];
  const most: number[] = [];
  const clearest: string[] = [];
  for (let label = 0; label < intents.length; label++) {
    const intent = intents[label] ?? "";
    const owner = offer.ownerOf(intent);
    if (owner === null || "objection" in owner) continue;
    const likelihood = likelihoods[label] ?? 0;
    const { key } = owner.condition;
    const known = keys.indexOf(key);
    const place = known < 0 ? keys.push(key) - 1 : known;
    sums[place] = (sums[place] ?? 0) + likelihood;
    if (known >= 0 && likelihood <= (most[place] ?? 0)) continue;
    most[place] = likelihood;
    clearest[place] = intent;
  }
  return keys.flatMap((key, place): Choice[] => {
    if ((most[place] ?? 0) < CLEAREST_INTENT) return [];
    const clue: Clue = { kind: "roll-up", for: key, heard: clearest[place] ?? "" };
    return [{ key, confidence: sums[place] ?? 0, clue }];
  });
}
