import { alternativesIn, type Chosen, choose } from "./choose.ts";
import type { Offer, Owner } from "./conditions.ts";
import type { Heard } from "./hear.ts";
import type { Evidence } from "./matching/matcher.ts";
import type { OwnConditions } from "./matching/own-conditions.ts";
import type { Clue, ExpectedCondition, HeardIntent } from "./reading.ts";
import { POLARITIES, ROLL_UP } from "./roll-up.ts";
import type { Said } from "./said.ts";

/** Below this a condition is not chosen: asking again costs less than a wrong way. */
const SURE_ENOUGH = 0.56;

/** Nodes were learnt with up to six conditions; of many more, examples tell by their likeness alone. */
const MOST_MATCHED = 8;

/** What an author gave word for word is surer than any likeness. */
const SURE_OF_EXAMPLE = 0.99;

/** What is said about the call itself comes first from here on, unless an example says the very words. */
const SURE_OF_CALL = 0.6;
const ABOUT_THE_CALL: ReadonlySet<string> = new Set([
  "opt_out",
  "is_this_a_bot",
  "wants_human",
  "hold_on",
  "repeat_please",
  "who_is_calling",
  "are_you_there",
]);

/** Other things that answer no question, from here on. */
const SURE_OF_ASIDE = 0.9;
const ASIDES: ReadonlySet<string> = new Set([
  "call_screening",
  "voicemail_detected",
  "putting_through",
  "secretary_detected",
  "greeting",
  "goodbye",
  "thank_you",
  "trust_doubt",
  "angry",
]);

/** What an objection of the tree answers is an answer only if that is this likely. */
const SURE_BESIDE_OBJECTION = 0.75;

/** An intent that bears a condition's name, or that its author counts as it, is taken at its word. */
const SURE_OF_NAME = 0.6;

/** From here on a mere yes or no is known to mean a condition. */
export const SURE_OF_ROLE = 0.6;

/** The offer of a node, where yes and no belong to the conditions that they mean. */
export function withRoles(offer: Offer, { node }: OwnConditions, question: string): Offer {
  const { yes, no } = node.roles(question);
  const owners = new Map<string, Owner>();
  const put = (intent: string, likely: Float64Array) => {
    const place = likely.findIndex((one) => one >= SURE_OF_ROLE);
    const condition = node.conditions[place];
    if (condition) owners.set(intent, { condition });
  };
  put(POLARITIES.yes, yes);
  put(POLARITIES.no, no);
  return {
    ...offer,
    ownerOf(intent) {
      const owner = offer.ownerOf(intent);
      if (owner) return owner;
      for (const name of [intent, ...(ROLL_UP[intent] ?? [])]) {
        const found = owners.get(name);
        if (found) return found;
      }
      return null;
    },
  };
}

/** A reply, with all that was made of it. */
export interface Speaking {
  said: Said;
  heard: Heard;
  besides: readonly HeardIntent[];
  question: string;
}

/** The condition that the reply means by everything that was learnt; none if that is not likely enough. */
export function chooseOwn(
  own: OwnConditions,
  known: Offer,
  { said, heard, besides, question }: Speaking,
): Chosen {
  const offer = withRoles(known, own, question);
  const { reply, raw } = said;
  const same = own.exactly(reply.text);
  if (same) {
    const { condition, example } = same;
    const clue: Clue = { kind: "example", for: condition.key, heard: example };
    return chosen(condition.key, SURE_OF_EXAMPLE, clue);
  }
  if (own.node.conditions.length > MOST_MATCHED) {
    const usual = choose(known, said, heard, besides);
    if (usual.key !== null) return usual;
  }
  const { intent, likelihood } = heard;
  const named = intent === null ? null : namedBy(offer, intent);
  if (intent !== null && named === null && isBeside(intent, likelihood)) {
    return { key: null, confidence: likelihood, alternatives: [], clues: [] };
  }
  const { conditions } = own.node;
  const match = own.node.match(reply, raw, heard, question);
  const order = conditions
    .map((condition, place) => ({ condition, place, confidence: match.likely[place] ?? 0 }))
    .sort((one, other) => other.confidence - one.confidence);
  const [best] = order;
  if (!best) return { key: null, confidence: 1, alternatives: [], clues: [] };
  if (named && intent !== null && !isPolarity(intent) && likelihood >= SURE_OF_NAME) {
    if (likelihood >= best.confidence || named.key === best.condition.key) {
      return chosen(named.key, Math.max(likelihood, best.confidence), {
        kind: "roll-up",
        for: named.key,
        heard: intent,
      });
    }
  }
  const owner = intent === null ? null : offer.ownerOf(intent);
  const least =
    owner && "objection" in owner && likelihood >= SURE_OF_CALL
      ? SURE_BESIDE_OBJECTION
      : SURE_ENOUGH;
  const none = match.likely[conditions.length] ?? 0;
  if (best.confidence >= least && best.confidence > none) {
    const clue = clueOf(best.condition, match.evidenceFor(best.place), reply.text);
    return chosen(best.condition.key, best.confidence, clue);
  }
  if (least > SURE_ENOUGH) {
    return { key: null, confidence: likelihood, alternatives: [], clues: [] };
  }
  const alternatives = alternativesIn(
    order.map(({ condition, confidence }) => ({ key: condition.key, confidence })),
  );
  // What names of ours mean, is read as anywhere else.
  const usual = choose({ ...known, ownWords: () => [] }, said, heard, besides);
  if (usual.key !== null && (alternatives.length === 0 || usual.confidence >= SURE_ENOUGH)) {
    return usual;
  }
  return { key: null, confidence: 1 - best.confidence, alternatives, clues: [] };
}

/** The condition that bears the intent's name, or the name of one that it counts as. */
function namedBy(offer: Offer, intent: string): ExpectedCondition | null {
  const counted = (ROLL_UP[intent] ?? []).filter((name) => !isPolarity(name));
  for (const name of [intent, ...counted]) {
    const condition = offer.named(name);
    if (condition) return condition;
  }
  return null;
}

function chosen(key: string, confidence: number, clue: Clue): Chosen {
  return { key, confidence, alternatives: [], clues: [clue] };
}

function isBeside(intent: string, likelihood: number): boolean {
  return (
    (ABOUT_THE_CALL.has(intent) && likelihood >= SURE_OF_CALL) ||
    (ASIDES.has(intent) && likelihood >= SURE_OF_ASIDE)
  );
}

function isPolarity(intent: string): boolean {
  return Object.values(POLARITIES).some((one) => one === intent);
}

function clueOf(condition: ExpectedCondition, evidence: Evidence, text: string): Clue {
  const { key, examples } = condition;
  if (evidence === "yes" || evidence === "no") {
    return { kind: "roll-up", for: key, heard: POLARITIES[evidence] };
  }
  if (evidence === "words of the name") return { kind: "key", for: key, heard: text };
  return {
    kind: "meaning",
    for: key,
    heard: evidence === "name" ? key : (examples[evidence] ?? key),
  };
}
