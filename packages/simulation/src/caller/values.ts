import type { ValueKindName } from "@rufbaum/tree";
import { capitalised } from "../capitalised.ts";
import { addressWords, partAskedFor } from "../corpus/values/address.ts";
import { factsFor } from "../corpus/values/facts.ts";
import { countedIn, isAge, isOnScale, quantitiesFor } from "../corpus/values/quantities.ts";
import { type Sayable, sayAddress, sayAge, sayMark } from "../corpus/values/say-value.ts";
import { giveValue, quantityWords, speak, utter } from "./acts.ts";
import { type AgentWords, weekdaysIn } from "./agent-words.ts";
import type { CallerAct } from "./caller.ts";
import { agrees, answerFact, decide, putOff, refuse } from "./decide.ts";
import { toldBefore } from "./memory.ts";
import type { Mind } from "./mind.ts";
import { isReadBackWrong } from "./read-back.ts";
import { bareTerm, forgetTerm, takeBack } from "./term.ts";

/**
 * When he can be called; not everybody wants to be pinned down.
 * @param kind what is asked for, if it is one of the two alone
 */
export function sayWhen(mind: Mind, kind: ValueKindName | null): CallerAct {
  const { random } = mind;
  if (mind.stance === "declined") return refuse(mind);
  if (random.on("is reluctant").chance(0.06 + 0.2 * mind.temper.behaviour.distrusts)) {
    return sayLater(mind, "date");
  }
  if (kind === "time" || kind === "date") return giveValue(mind, kind);
  if (random.on("day and hour").chance(kind === "date-time" ? 0.5 : 0.3)) {
    const day = bareTerm(mind, "date");
    return utter(mind, PART_OF_DAY.test(day) ? day : `${day} ${bareTerm(mind, "time")}`);
  }
  return giveValue(mind, random.on("says when").chance(0.6) ? "date" : "time");
}

/** Days that say roughly when already. */
const PART_OF_DAY = /mittag|früh|abend/u;

/** A day or an hour; who was offered something and did not agree says first what he thinks of it. */
export function giveTerm(mind: Mind, kind: "date" | "time" | "date-time"): CallerAct {
  const { random } = mind;
  if (mind.stance === "declined") return refuse(mind);
  if (mind.stance === "later") return sayWhen(mind, kind);
  if (mind.stance === "open" && mind.wasOffered) {
    if (!agrees(mind)) return decide(mind);
    mind.stance = "agreed";
  }
  if (mind.stance === "open") mind.stance = "agreed";
  if (kind === "date-time") return sayWhen(mind, kind);
  if (random.on("leaves it open").chance(0.03)) return sayLater(mind, kind);
  if (random.on("changes his mind").chance(0.04)) return changeHisMind(mind, kind);
  return giveValue(mind, kind);
}

/** That he can't say it now: who is asked when looks at his calendar, and at no papers. */
function sayLater(mind: Mind, kind: Sayable): CallerAct {
  const isTerm = kind === "date" || kind === "time";
  return speak(mind, "value-later", (line) => isTerm === OF_A_TERM.test(line) || OF_ANY.test(line));
}

const OF_A_TERM = /kalender/iu;
const OF_ANY = /nachschau|nachseh|nochschaug|nochguck|nachkiek|später/iu;

/** What was written down is not what he wants. */
export function giveAnotherTerm(mind: Mind): CallerAct {
  const kind = mind.random.on("what to change").chance(0.5) ? "time" : "date";
  forgetTerm(mind, kind);
  return giveTerm(mind, kind);
}

/** Changes it while he speaks. */
function changeHisMind(mind: Mind, kind: "date" | "time"): CallerAct {
  const { random } = mind;
  const first = bareTerm(mind, kind);
  if (kind === "date") forgetTerm(mind, kind);
  const second = bareTerm(mind, kind, 1);
  // "Am Montag, nein, am Montagvormittag" takes nothing back.
  const isSame = weekdaysIn(first).some((day) => weekdaysIn(second).includes(day));
  if (isSame || first === second) return giveValue(mind, kind);
  return utter(mind, `${first}, ${random.on("takes back").pick(TAKEN_BACK)} ${second}`);
}

const TAKEN_BACK = ["nein,", "nein, lieber", "ach nein, besser", "Moment, nein,"] as const;

export function answerProposal(mind: Mind): CallerAct {
  const { random } = mind;
  if (mind.stance === "declined") return refuse(mind);
  if (mind.stance === "later" && random.on("puts off").chance(0.5)) return putOff(mind);
  if (mind.stance === "open" && !agrees(mind)) return decide(mind);
  if (mind.stance === "open") mind.stance = "agreed";
  if (random.on("confirms").chance(0.65)) return speak(mind, "confirms");
  if (random.on("denies").chance(0.4)) return speak(mind, "denies");
  forgetTerm(mind, "date");
  return utter(mind, `Nein, lieber ${bareTerm(mind, "date")}.`);
}

const NOTICES = 0.9;
/** How many take back what was repeated rightly. */
const CORRECTS = 0.02;

/** Notices a day or an hour that he did not name, and finds now and then that he meant another himself. */
export function confirm(mind: Mind, words: AgentWords): CallerAct {
  const { random } = mind;
  if (mind.stance === "declined" && !mind.wantsInfo) return refuse(mind);
  if (isReadBackWrong(mind, words) && random.on("notices").chance(NOTICES)) {
    return speak(mind, "denies");
  }
  if (!mind.hasCorrected && random.on("corrects").chance(CORRECTS)) {
    mind.hasCorrected = true;
    takeBack(mind, words);
    return speak(mind, "denies");
  }
  return speak(mind, "confirms");
}

/** How much rarer somebody withholds an address who has asked to be written to. */
const ASKED_FOR_IT = 0.4;

/** What nobody likes to hand out. */
const PRIVATE: ReadonlySet<Sayable> = new Set([
  "email",
  "phone-number",
  "amount",
  "postcode",
  "address",
]);

/** Any other value, if he is willing to give it, as it fits the question. */
export function tellValue(mind: Mind, kind: Sayable | ValueKindName, question = ""): CallerAct {
  const { random } = mind;
  if (kind === "date" || kind === "time" || kind === "date-time") return giveTerm(mind, kind);
  if (kind === "yes-no") return answerFact(mind, question);
  if (mind.stance === "declined" && !mind.wantsInfo) return refuse(mind);
  const { distrusts } = mind.temper.behaviour;
  const reluctance = PRIVATE.has(kind) ? 0.04 + 0.3 * distrusts : 0.03 + 0.1 * distrusts;
  const isChoice = namedIn(question).length > 0;
  const isReluctant = mind.wantsInfo ? reluctance * ASKED_FOR_IT : reluctance;
  if (!isChoice && random.on("is reluctant").chance(isReluctant)) {
    return random.on("how reluctant").chance(0.75)
      ? speak(mind, "refuses-value")
      : sayLater(mind, kind);
  }
  if (kind === "address") return tellAddress(mind, question);
  const fitting = fittingWords(mind, kind, question);
  return fitting === null ? giveValue(mind, kind) : utter(mind, fitting);
}

/** At first some name the street alone, or only where it is; asked again, all of it. */
function tellAddress(mind: Mind, question: string): CallerAct {
  const { random, person, region, manner, around } = mind;
  const asked = partAskedFor(question);
  const isAgain = mind.addressTold;
  mind.addressTold = true;
  const inPart = !isAgain && asked === "all" && random.on("in part").chance(IN_PART);
  const whole =
    asked === "all" && random.on("with postcode").chance(WITH_POSTCODE) ? "with-postcode" : asked;
  const part = inPart ? (random.on("which part").chance(0.7) ? "street" : "town") : whole;
  const options = { region, fitting: around.sayable };
  return utter(mind, sayAddress(addressWords(person, part), manner, random.on("address"), options));
}

const IN_PART = 0.12;
const WITH_POSTCODE = 0.4;

/** A figure with its unit, or a fact; `null` where the question tells no more than the kind. */
function fittingWords(mind: Mind, kind: Sayable, question: string): string | null {
  const { random } = mind;
  if (kind !== "number" && kind !== "text") return null;
  const quantities = quantitiesFor(question);
  if (quantities !== null) {
    const about = countedIn(question) ?? quantities;
    const quantity = toldBefore(mind, about, () => random.on("how many").pick(quantities));
    if (isAge(question)) return sayAge(quantity, random.on("age"));
    return isOnScale(question)
      ? sayMark(quantity, random.on("mark"))
      : quantityWords(mind, quantity);
  }
  if (kind !== "text") return null;
  const offered = namedIn(question);
  if (offered.length > 0)
    return random.on("says one").pick(SAID_OF_ONE)(
      capitalised(random.on("which one").pickSteadily(offered)),
    );
  const facts = factsHere(mind, question);
  return facts === null
    ? null
    : toldBefore(mind, facts, () => random.on("fact").pickSteadily(facts));
}

/** The facts that people may have of which the tree speaks; `null` where the question asks for none. */
export function factsHere({ around }: Mind, question: string): readonly string[] | null {
  const known = factsFor(question);
  const facts = known === null ? [] : around.sayable(known);
  return facts.length > 0 ? facts : null;
}

const SAID_OF_ONE = [
  (one: string) => `${one}.`,
  (one: string) => `${one}, bitte.`,
  (one: string) => `${one} wäre gut.`,
  (one: string) => `Dann ${one}.`,
] as const;

/** "In welche Filiale: Innenstadt, Baunatal oder Vellmar?": what a question in small letters lets him choose from. */
const CHOICE = /(?:^|[:\s])((?:\p{L}[\p{L}-]+, )+\p{L}[\p{L}-]+),? oder (\p{L}[\p{L}-]+)\s*\?\s*$/u;

function namedIn(question: string): readonly string[] {
  const [, first, last] = CHOICE.exec(question) ?? [];
  return first === undefined || last === undefined ? [] : [...first.split(", "), last];
}
