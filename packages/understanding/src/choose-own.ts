import { isSaid } from "./all-but-said.ts";
import { type AuthorsExample, authorsExample } from "./authors-words.ts";
import { sideMeant, sidesOf } from "./choice-question.ts";
import { HAS_SOME, leansTo, refusesOne, SURE_OF_SIDE } from "./choice-side.ts";
import { alternativesIn, type Chosen, choose } from "./choose.ts";
import type { Offer } from "./conditions.ts";
import type { Heard } from "./hear.ts";
import { chooseIndifferent, prefersNone } from "./indifferent.ts";
import { namedInOneWord } from "./joined-name.ts";
import { meaningOf } from "./keys.ts";
import { chosen, isPlain, isPolarity, type Likely } from "./likely.ts";
import type { Evidence } from "./matching/matcher.ts";
import type { OwnConditions } from "./matching/own-conditions.ts";
import { meantByMereAnswer, yesChoosesNone, yesIsOpen } from "./mere-answers.ts";
import { isDenied, isOver } from "./negated.ts";
import { isRemote, polarityFirst } from "./polarity-first.ts";
import { namedIn } from "./read-ahead.ts";
import type { Clue, ExpectedCondition, HeardIntent } from "./reading.ts";
import { POLARITIES, ROLL_UP } from "./roll-up.ts";
import type { Said } from "./said.ts";

/** Below this a condition is not chosen: asking again costs less than a wrong way. */
const SURE_ENOUGH = 0.6;

/** Of two things that were asked between, one is meant or the question is left. */
const SURE_ENOUGH_OF_TWO = 0.45;

/** That none is meant must weigh so much less than two conditions together to ask between them. */
const NONE_WEIGHS = 0.8;

/** Nodes were learnt with up to six conditions; of many more, examples tell by their likeness alone. */
const MOST_MATCHED = 8;

/** What an author gave word for word is surer than any likeness. */
const SURE_OF_EXAMPLE = 0.99;

/** The same where a reply has an example in so many words, and more besides. */
const SURE_OF_WITHIN = 0.9;

/** The same where an example has all that the reply tells, and more. */
const SURE_OF_WORDS = 0.95;

/** What is said about the call itself comes first from here on, unless an example says the same words. */
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

/** The same where it was said in so many words: "mir ist das zu teuer" is not "das ist mir egal". */
const SURE_BESIDE_PLAIN_OBJECTION = 0.9;

/** What is said beside something else is a little less sure. */
const BESIDE_WEIGHS = 0.9;

/** An intent that bears a condition's name, or that its author counts as it, is taken at its word. */
const SURE_OF_NAME = 0.6;

/** From here on a mere yes or no is known to mean a condition. */
const SURE_OF_ROLE = 0.6;

/** The offer of a node, where yes and no belong to the conditions that they mean. */
export function withRoles(offer: Offer, own: OwnConditions, question: string): Offer {
  const meant = (polarity: "yes" | "no") => {
    const found = meantByMereAnswer(own, polarity, question, SURE_OF_ROLE);
    return found === null ? null : { condition: found.condition };
  };
  return {
    ...offer,
    ownerOf(intent) {
      const owner = offer.ownerOf(intent);
      if (owner) return owner;
      for (const name of [intent, ...(ROLL_UP[intent] ?? [])]) {
        if (name !== POLARITIES.yes && name !== POLARITIES.no) continue;
        const found = meant(name === POLARITIES.yes ? "yes" : "no");
        if (found) return found;
      }
      return null;
    },
  };
}

/** A reply, with all that was made of it. */
export interface Speaking {
  /** The node's offer, as it is and with the roles of yes and no. */
  known: Offer;
  offer: Offer;
  said: Said;
  heard: Heard;
  besides: readonly HeardIntent[];
  question: string;
  /** Whether the question names two things of which one is meant. */
  isBetween: boolean;
}

/** The condition that the reply means by everything that was learnt; none if that is not likely enough. */
export function chooseOwn(
  own: OwnConditions,
  { known, offer, said, heard, besides, question, isBetween }: Speaking,
): Chosen {
  const { reply, raw } = said;
  const { conditions } = own.node;
  const authors = authorsExample(conditions, reply.text);
  if (authors?.isExact) return asWritten(authors);
  const { intent, likelihood } = heard;
  const named = intent === null ? null : namedBy(offer, intent);
  if (intent !== null && named === null && isBeside(intent, likelihood)) {
    const isSaid = heard.findings.phrases.some((phrase) => phrase.for === intent);
    const wholly = isSaid ? null : own.wholly(reply.text);
    if (wholly) return asWritten(wholly, SURE_OF_WORDS);
    const stands = ASKED_BESIDE.has(intent) ? yesBeside(besides) : null;
    return stands ?? { key: null, confidence: likelihood, alternatives: [], clues: [] };
  }
  if (authors) return asWritten(authors, SURE_OF_WORDS);
  const same = own.exactly(reply.text);
  if (same.length > 0) {
    // Words that were given for several tell none of them.
    const confidence = 1 / same.length;
    const all = same.map(({ condition: { key } }) => ({ key, confidence }));
    return { key: null, confidence: 1 - confidence, alternatives: alternativesIn(all), clues: [] };
  }
  const within = intent === null || isPlain(intent) ? own.within(reply.text) : null;
  if (within) return asWritten(within, SURE_OF_WITHIN);
  const sides = isBetween ? [] : sidesOf(said.matching, own, question);
  if (isMere(reply.text)) {
    const isYes = intent === POLARITIES.yes;
    // Of two things that were named a yes chooses none, unless it is itself one of them.
    const isCalled = named !== null && meaningOf(named.key).intents.includes(POLARITIES.yes);
    if (named && intent !== null && !(isBetween && isYes && !isCalled)) {
      return chosen(named.key, likelihood, { kind: "roll-up", for: named.key, heard: intent });
    }
    if (isBetween || (isYes && yesChoosesNone(question, sides.length)))
      return { key: null, confidence: 1, alternatives: [], clues: [] };
    const meant = meantByMere(own, intent, question);
    if (meant) return meant;
  }
  const indifferent = chooseIndifferent(conditions, reply, known);
  if (indifferent) return indifferent;
  const joined = namedInOneWord(conditions, reply);
  if (joined)
    return chosen(joined.key, SURE_OF_WORDS, { kind: "key", for: joined.key, heard: reply.text });
  if (conditions.length > MOST_MATCHED) {
    const usual = choose(known, said, heard, besides);
    if (usual.key !== null && isSaid(usual, reply.text)) return usual;
  }
  const match = own.node.match(reply, raw, heard, question);
  const order = withoutDenied(
    conditions
      .map((condition, place) => ({ condition, place, confidence: match.likely[place] ?? 0 }))
      .sort((one, other) => other.confidence - one.confidence),
    reply,
  );
  // Of two things that were named neither is meant by a "doch" or a "nein".
  while (isBetween && order[0] && isByRole(match.evidenceFor(order[0].place))) order.shift();
  const isOpen = yesIsOpen(own, question, SURE_OF_ROLE);
  if (isOpen && saysOnlyYes(said, match.evidenceFor(order[0]?.place ?? 0), offer, order[0])) {
    order.shift();
  }
  const [best] = order;
  if (!best) return { key: null, confidence: 1, alternatives: [], clues: [] };
  const none = match.likely[conditions.length] ?? 0;
  const side = sides.length === 0 ? null : sideMeant(said, own, question);
  if (side?.condition && leansTo(side.condition, side, { best, none, heard, reply })) {
    const { condition, word } = side;
    const confidence = best.condition === condition ? best.confidence : 0;
    const clue: Clue = { kind: "key", for: condition.key, heard: word };
    return chosen(condition.key, Math.max(SURE_OF_SIDE, confidence), clue);
  }
  // "Gruppe ist nichts für mich": one of the two is denied, and not all of it.
  if (side?.condition === null && sides.length > 1 && refusesOne(best, offer, heard)) {
    return { key: null, confidence: 1 - best.confidence, alternatives: [], clues: [] };
  }
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
  const enough = isBetween ? SURE_ENOUGH_OF_TWO : SURE_ENOUGH;
  const isSide = sides.some(({ condition }) => condition === best.condition);
  const isObjection = owner !== null && "objection" in owner && likelihood >= SURE_OF_CALL;
  const least =
    isObjection && !(isSide && HAS_SOME.has(intent ?? ""))
      ? heard.findings.phrases.some((phrase) => phrase.for === intent)
        ? SURE_BESIDE_PLAIN_OBJECTION
        : SURE_BESIDE_OBJECTION
      : enough;
  const plain = polarityFirst(reply, heard, offer, {
    best: best.condition,
    isRemote: isRemote(best, match.evidenceFor(best.place), reply.text),
    isHardlyLike: best.confidence < SURE_AGAINST_NO,
  });
  if (plain) return plain;
  const isNone = prefersNone(conditions, reply, best.confidence);
  if (best.confidence >= least && best.confidence > none && !isNone) {
    const clue = clueOf(best.condition, match.evidenceFor(best.place), reply.text);
    return chosen(best.condition.key, best.confidence, clue);
  }
  if (least > enough) {
    return { key: null, confidence: likelihood, alternatives: [], clues: [] };
  }
  const likely = order.map(({ condition, confidence }) => ({ key: condition.key, confidence }));
  const isVague = order.slice(0, 2).every(({ place }) => !match.isNear(place));
  const [, second] = likely;
  // Who most probably means nothing of all that, is not asked which of two.
  const isWorth = best.confidence + (second?.confidence ?? 0) > none * NONE_WEIGHS;
  const two = isWorth && !(isNone && isBetween) ? alternativesIn(likely) : [];
  // A choice that was offered is offered again, and not one of its sides beside something else.
  const isOffered = two.every(({ condition }) =>
    sides.some((one) => one.condition.key === condition),
  );
  const left = sides.length < 2 || isOffered ? two : [];
  const alternatives = isVague ? left.map((one) => ({ ...one, isVague })) : left;
  // Who asks for the price, has not said that it is too high; a yes beside it stands.
  if (intent === "price_question" && named === null) {
    const yes = besides.find(
      ({ name, condition }) => name === POLARITIES.yes && condition !== null,
    );
    if (yes?.condition) {
      const clue: Clue = { kind: "roll-up", for: yes.condition, heard: yes.name };
      return chosen(yes.condition, yes.confidence * BESIDE_WEIGHS, clue);
    }
    return { key: null, confidence: 1 - best.confidence, alternatives, clues: [] };
  }
  // What names of ours mean, is read as anywhere else.
  const usual = choose(byNames(known), said, heard, besides);
  if (usual.key !== null && (alternatives.length === 0 || usual.confidence >= SURE_ENOUGH)) {
    return usual;
  }
  // Who has said the whole name of one, and of no other, need not be asked which.
  const isOneOnly =
    !OF_BOTH.test(reply.text) && (intent === null || !isElsewhere(intent, likelihood));
  const spoken = isOneOnly ? namedIn(said, own) : null;
  if (spoken !== null && meaningOf(spoken).intents.length === 0) {
    return chosen(spoken, SURE_OF_SPOKEN, { kind: "key", for: spoken, heard: reply.text });
  }
  return { key: null, confidence: 1 - best.confidence, alternatives, clues: [] };
}

function asWritten(
  { condition: { key }, example }: Pick<AuthorsExample, "condition" | "example">,
  confidence = SURE_OF_EXAMPLE,
): Chosen {
  const clue: Clue = { kind: "example", for: key, heard: example };
  return { ...chosen(key, confidence, clue), isAuthors: true };
}

/** What is told of the call is no name, whatever words it has. */
function isElsewhere(intent: string, likelihood: number): boolean {
  return likelihood >= SURE_OF_ELSE && !isPlain(intent);
}

const SURE_OF_SPOKEN = 0.75;
const OF_BOTH = /\b(?:beide\w*|sowohl|alle|weder|keins?)\b/u;

/** Less than that no likeness weighs more than a plain no. */
const SURE_AGAINST_NO = 0.5;
const SURE_OF_ELSE = 0.5;

/** What is asked beside an answer, and leaves it standing. */
const ASKED_BESIDE: ReadonlySet<string> = new Set(["is_this_a_bot", "trust_doubt"]);

function yesBeside(besides: readonly HeardIntent[]): Chosen | null {
  const yes = besides.find(({ name, condition }) => name === POLARITIES.yes && condition !== null);
  if (!yes?.condition) return null;
  const clue: Clue = { kind: "roll-up", for: yes.condition, heard: yes.name };
  return chosen(yes.condition, yes.confidence * BESIDE_WEIGHS, clue);
}

/** "Ja, ich will das": no word of it tells what, so that it means a condition only as a yes does. */
function saysOnlyYes(
  { reply, matching }: Said,
  evidence: Evidence,
  offer: Offer,
  best: Likely | undefined,
): boolean {
  if (best === undefined || evidence !== "yes") return false;
  const owner = offer.ownerOf(POLARITIES.yes);
  if (owner !== null && "condition" in owner && owner.condition === best.condition) return false;
  const isLittle = (word: string) => matching.senses.word(word).isLittle;
  return isMere(reply.text) || reply.text.split(" ").every(isLittle);
}

function isByRole(evidence: Evidence): boolean {
  return evidence === "yes" || evidence === "no";
}

/** What is likely at least of what is left when something else was denied. */
const LEAST_LEFT = 0.1;

/** "Motorrad nicht, den Kurs": of two things one was denied, so the other is meant. */
function withoutDenied(order: Likely[], reply: Said["reply"]): Likely[] {
  const [best, second] = order;
  if (best && isOver(best.condition.key, reply)) return order.slice(1);
  if (!best || !second || !/\b(?:nicht|kein\w*|ohne)\b/u.test(reply.text)) return order;
  if (isDenied(second.condition.key, reply) && !isDenied(best.condition.key, reply)) {
    return [{ ...best, confidence: best.confidence + second.confidence }, ...order.slice(2)];
  }
  if (!isDenied(best.condition.key, reply) || isDenied(second.condition.key, reply)) return order;
  if (second.confidence < LEAST_LEFT) return order;
  return [{ ...second, confidence: best.confidence + second.confidence }, ...order.slice(2)];
}

/** Replies that are a yes or a no and nothing else. */
const MERE =
  /^(?:(?:ja|jawohl|klar|sicher|gerne?|natuerlich|selbstverstaendlich|genau|richtig|stimmt|doch|ok|bitte|danke|sehr|unbedingt|freilich|logisch|logo|auf jeden fall|nein|nicht|niemals|leider|gar|ueberhaupt|keinesfalls|auf keinen fall|aber|schon|na|und ob)(?: |$))+$/u;

/** From here on a mere yes or no is taken for the condition it belongs to, whatever its words are like. */
const SURE_OF_MERE = 0.75;

/** Whether a reply is a yes or a no and nothing else. */
export function isMere(text: string): boolean {
  return MERE.test(text);
}

function meantByMere(own: OwnConditions, intent: string | null, question: string): Chosen | null {
  const isYes = intent === POLARITIES.yes;
  if (!isYes && intent !== POLARITIES.no) return null;
  const found = meantByMereAnswer(own, isYes ? "yes" : "no", question, SURE_OF_MERE);
  if (found === null) return null;
  const { condition, confidence } = found;
  return chosen(condition.key, confidence, {
    kind: "roll-up",
    for: condition.key,
    heard: intent,
  });
}

/**
 * The offer without its own words. Who says what a "nein" means speaks of a mere no: a want of time or
 * money, which is a no by its name, is none by that.
 */
function byNames(known: Offer): Offer {
  return {
    ...known,
    ownWords: () => [],
    ownerOf(intent) {
      const owner = known.ownerOf(intent);
      if (owner === null || "objection" in owner || isPolarity(intent)) return owner;
      const { key, counts = [] } = owner.condition;
      const names = [intent, ...(ROLL_UP[intent] ?? [])];
      const means = meaningOf(key).intents;
      const isMeant = names.some(
        (name) => means.includes(name) || (!isPolarity(name) && counts.includes(name)),
      );
      return isMeant ? owner : null;
    },
  };
}

/** The condition that bears the intent's name, or the name of one that it counts as. */
function namedBy(offer: Offer, intent: string): ExpectedCondition | null {
  const owner = offer.ownerOf(intent);
  // What the tree has an objection for counts as no other intent.
  if (intent === "price_question" || (owner && "objection" in owner)) return offer.named(intent);
  const counted = (ROLL_UP[intent] ?? []).filter((name) => !isPolarity(name));
  for (const name of [intent, ...counted]) {
    const condition = offer.named(name);
    if (condition) return condition;
  }
  return null;
}

function isBeside(intent: string, likelihood: number): boolean {
  return (
    (ABOUT_THE_CALL.has(intent) && likelihood >= SURE_OF_CALL) ||
    (ASIDES.has(intent) && likelihood >= SURE_OF_ASIDE)
  );
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
