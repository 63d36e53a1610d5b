import type { AgentWords } from "../agent-words.ts";
import { AGREEING, REFUSING } from "../attitude.ts";
import type { AgentTurn, CallerAct } from "../caller.ts";
import { agrees, putOff, refuse } from "../decide.ts";
import { givesTheLie } from "../memory.ts";
import type { Mind } from "../mind.ts";
import { type Question, TROUBLE } from "../question.ts";
import { canBeMeant, meansYes, wayMeant } from "./meant-by.ts";
import { isNamed } from "./named-ways.ts";
import { plausibilityOf } from "./plausibility.ts";
import { sayWay } from "./say-way.ts";
import type { SayableWay } from "./sayable-way.ts";

/** How often he says it as the author of the tree foresaw, where there are words for it. */
const IN_OWN_WORDS = 0.5;
/** How often a yes, or a no, is one of those that only this tree tells apart. */
const RATHER_THAN_YES = 0.12;
const RATHER_THAN_NO = 0.35;
/** How often somebody who is asked for a value takes one of the ways round it instead. */
const RATHER_THAN_A_VALUE = 0.06;
/** How much rarer, or more often, a way that says no is picked: where something is offered that he wants or
 * not, and where it means that all is well. */
const DECLINES = 0.25;
const DOES_NOT_WANT_IT = 4;
const IS_FINE = 3;
/** Where the question names so many ways, the others are ways round it, and that much rarer. */
const LEAST_NAMED = 2;
const NOT_NAMED = 0.12;

/**
 * Answers a question that offers a choice of its own ("Fenster oder Haustür?"): none of its ways is a
 * plain yes. `null` for all others. Who wants nothing says so here, too.
 */
export function choose(
  mind: Mind,
  { question, sentence }: Pick<AgentWords, "question" | "sentence">,
  { ways = NO_WAYS, wants }: Pick<AgentTurn, "ways" | "wants">,
): CallerAct | null {
  if (isNotHis(mind)) return null;
  if (ways.some(meansYes)) return declineAtOnce(mind, ways, question);
  const named = ways.filter((way) => canBeMeant(way) && isNamed(way, sentence));
  const own = [...new Set([...named, ...ways.filter(isOwn)])];
  const isRather =
    wants === null || mind.random.on("rather than a value").chance(RATHER_THAN_A_VALUE);
  if (own.length === 0 || !isRather) return null;
  if (mind.stance === "declined") return declineWith(mind, { own, named }, question);
  if (mind.stance === "later" && mind.random.on("puts off choice").chance(0.5)) return putOff(mind);
  const isOffer = OFFERS.has(question);
  const isUnwanted = question === "interest" && mind.stance === "open" && !agrees(mind);
  const atOffer = isUnwanted ? DOES_NOT_WANT_IT : DECLINES;
  const declining = isOffer ? atOffer : TROUBLE.test(sentence) ? IS_FINE : 1;
  const way = pickOne(mind, own, (one) => {
    const isRound = named.length >= LEAST_NAMED && !named.includes(one);
    const weight = (one.declines ? declining : 1) * (isRound ? NOT_NAMED : 1);
    const isLie = givesTheLie(mind, one, sentence) || isNotWhoHeIs(mind, one, question);
    return weight * (isOffer ? 1 : plausibilityOf(one)) * (isLie ? LIES : 1);
  });
  // Who might have declined, and takes something else of what is offered, has agreed to it.
  const mayDecline = question === "interest" && own.some(saysNo);
  if (mayDecline && !saysNo(way) && mind.stance === "open" && !PUTS_OFF.test(way.key)) {
    mind.stance = "agreed";
  }
  if (!way.declines) return sayWay(mind, way, null);
  if (!OFFERS.has(question)) return sayWay(mind, way, "is-not-so");
  mind.stance = "declined";
  return sayWay(mind, way, "not-interested");
}

/** Asked whether it is for him to decide, who knows what it is about and wants none of it may say so instead. */
function declineAtOnce(
  mind: Mind,
  ways: readonly SayableWay[],
  question: Question,
): CallerAct | null {
  const isTime = question === "right-person" && mind.stance === "open" && mind.decides;
  if (!isTime || !mind.knowsWhatFor || agrees(mind)) return null;
  const declining = ways.filter(wantsNone);
  if (declining.length === 0 || !mind.random.on("declines at once").chance(DECLINES_AT_ONCE))
    return null;
  mind.stance = "declined";
  mind.refusals += 1;
  mind.noes += 1;
  return sayWay(mind, pickOne(mind, declining, alike), "not-interested");
}

/** In words of its author: what everybody says to it comes by itself. */
function wantsNone({ key, lines, declines, intents }: SayableWay): boolean {
  if (lines.length === 0 || intents.includes("Nein")) return false;
  return intents.includes("not_interested") || (declines && OF_NO_WISH.test(key));
}

const DECLINES_AT_ONCE = 0.15;
const OF_NO_WISH = /(?<!\p{L})kein(?:e|en)? (?:interesse|bedarf|wunsch|lust)|nicht interessiert/iu;

/** "Bleibt dabei" means a no to everybody. */
function saysNo({ declines, intents }: SayableWay): boolean {
  return declines || intents.some((intent) => NOES.has(intent));
}

const NOES: ReadonlySet<string> = new Set([
  "Nein",
  "not_interested",
  "already_has_provider",
  "contract_bound",
]);

const PUTS_OFF =
  /überleg|später|erst|vielleicht|unschlüssig|unentschlossen|weiß (?:\p{L}+ )?nicht/iu;

/** Nobody says what gives himself the lie, unless nothing else is left to say. */
const LIES = 0.001;

/**
 * Who wants nothing says of facts what speaks against it, or once more that he wants nothing. Asked who does
 * it, of several, he tells that: it is no refusal that somebody has given notice.
 */
function declineWith(
  mind: Mind,
  { own, named }: Record<"own" | "named", readonly SayableWay[]>,
  question: Question,
): CallerAct {
  const isOfFacts = !OFFERS.has(question);
  const among = named.length >= LEAST_NAMED ? named : own;
  const declining = among.filter(({ declines }) => declines);
  const isOpen = declining.length === 0 && among === named;
  const against = isOfFacts ? (isOpen ? among : declining) : [];
  if (against.length === 0 || !mind.random.on("speaks against").chance(SPEAKS_AGAINST))
    return refuse(mind);
  mind.noes += 1;
  return sayWay(
    mind,
    mind.random.on("which against").pickByWeight(against, ({ key }) => key, plausibilityOf),
    "is-not-so",
  );
}

const SPEAKS_AGAINST = 0.7;

/** "Jemand anders ist dran" is for others to say than the one who is asked for. */
function isNotWhoHeIs({ decides }: Mind, { key, lines }: SayableWay, question: Question): boolean {
  if (!decides || !ASKS_WHO.has(question)) return false;
  return (
    OF_ANOTHER.test(key) || lines.filter((one) => OF_ANOTHER.test(one)).length * 2 > lines.length
  );
}

const OF_ANOTHER =
  /jemand ander|andere person|nicht zuständig|assisten|sekret|empfang|vorzimmer|aushilfe|vertret|angehörig|(?<!\p{L})(?:ist|gerade|leider) nicht da|außer haus|im urlaub|das macht (?:der|die|mein)|(?:meine?|der|die) (?:frau|mann|mutter|vater|tochter|sohn|ehefrau|ehemann|chef|chefin)(?!\p{L})/iu;

/** Questions that are turned down by a way that declines; to all others it is an answer like any other. */
const OFFERS: ReadonlySet<Question> = new Set<Question>([
  "interest",
  "proposal",
  "day",
  "time",
  "half-day",
  "send-info",
  "may-i",
]);

/** What he was about to say, as the way of the node that it means, where it has one for that. */
export function asWay(
  mind: Mind,
  act: CallerAct,
  question: Question,
  ways: readonly SayableWay[] = NO_WAYS,
): CallerAct {
  if (act.type !== "speak" || act.topic === null || act.chosen || ways.length === 0) return act;
  const { topic } = act;
  const { random } = mind;
  const isNo = REFUSING.has(topic);
  // What only this tree tells apart is for the one to say whom it concerns.
  const isForHim = !isNotHis(mind);
  if (isForHim && (isNo || AGREEING.has(topic))) {
    const own = ways.filter((way) => isOwn(way) && way.declines === isNo);
    if (own.length > 0 && random.on("own way").chance(isNo ? RATHER_THAN_NO : RATHER_THAN_YES)) {
      return sayWay(
        mind,
        random.on("which way").pickByWeight(own, ({ key }) => key, alike),
        isNo ? topic : null,
      );
    }
  }
  const way = wayMeant(ways, topic, ASKS_WHO.has(question));
  if (way === null) return act;
  mind.way = way;
  const hasWords = way.lines.length > 0 && !mind.temper.ownLines.has(topic);
  if (hasWords && random.on("own words").chance(IN_OWN_WORDS)) return sayWay(mind, way, topic);
  return { ...act, chosen: way.key };
}

const ASKS_WHO: ReadonlySet<Question> = new Set<Question>(["right-person", "transfer"]);

/** What is asked concerns somebody else, for whom he does not answer. */
function isNotHis({ part, stance }: Mind): boolean {
  return part === "front-desk" || stance === "not-me";
}

const NO_WAYS: readonly SayableWay[] = [];

/** One that only this tree has, and that can be said. */
export function isOwn({ intents, lines }: SayableWay): boolean {
  return intents.length === 0 && lines.length > 0;
}

function pickOne(
  { random }: Mind,
  ways: readonly SayableWay[],
  weightOf: (way: SayableWay) => number,
): SayableWay {
  return random.on("which way").pickByWeight(ways, ({ key }) => key, weightOf);
}

function alike(): number {
  return 1;
}
