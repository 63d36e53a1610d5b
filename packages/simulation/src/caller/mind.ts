import type { Speaker } from "../corpus/speakers.ts";
import type { Topic } from "../corpus/topic.ts";
import type { PartOfDay } from "../corpus/values/part-of-day.ts";
import { type Person, personAs } from "../corpus/values/person.ts";
import { REGIONS, type Region } from "../corpus/voices.ts";
import type { Manner } from "../personas/persona.ts";
import type { SeededRandom } from "../seeded-random.ts";
import { ANYWHERE, type Surroundings } from "../surroundings/surroundings.ts";
import { type MomentOf, openMoments } from "./moments.ts";
import type { Offered } from "./offered.ts";
import type { Question } from "./question.ts";
import type { Temper } from "./temper.ts";
import type { SayableWay } from "./ways/sayable-way.ts";

/**
 * Where he stands towards the call. He comes from `open` to one of the others and says nothing after
 * it that gives it the lie: who agreed does not find himself called by mistake.
 */
export type Stance =
  /** Nothing is settled. */
  | "open"
  /** He said yes to what the call is about. */
  | "agreed"
  /** He wants none of it; something in writing at most. */
  | "declined"
  /** Not now. */
  | "later"
  /** He is not the one who is looked for. */
  | "not-me"
  /** He has said goodbye. */
  | "leaving";

/** What goes on in somebody in the course of one call. */
export interface Mind {
  /** What is drawn once and for all of him. */
  readonly own: SeededRandom;
  /** What is drawn for what he does now. */
  random: SeededRandom;
  /** The draws for each time that he is spoken to. */
  readonly momentOf: MomentOf;
  readonly region: Region;
  /** What the one who calls speaks of, and to whom. */
  readonly around: Surroundings;
  speaker: Speaker;
  /** Who it is, by name. */
  person: Person;
  /** Who is asked for, and comes to the phone when one is put through; `null` until it matters who. */
  askedFor: Person | null;
  /** How whoever is on the phone speaks. */
  manner: Manner;
  /** Of whoever is on the phone now. */
  temper: Temper;
  part: "himself" | "front-desk" | "handing-over" | "boss";
  stance: Stance;
  /** Used up by what annoys; gone at 0. */
  patience: number;
  /** -1 furious to 1 delighted. */
  mood: number;
  turns: number;

  // What is so, whatever is said; drawn when he picks up.
  /** Likes it if `agrees` is above this, 0 to 1. */
  resistance: number;
  decides: boolean;
  hasTime: boolean;
  isProvided: boolean;
  isElderly: boolean;
  wantsOut: boolean;
  /** Whoever decides is not there. */
  isBossAway: boolean;

  // What was said so far.
  /** Sentences that asked him something, in their order. */
  asked: string[];
  /** Worries, questions back and the like that he has brought forward. */
  raised: Topic[];
  /** Times in a row that he did not answer what was asked. */
  asides: number;
  /** The question that still stands when the agent asks "Sind Sie noch da?". */
  pending: Question | null;
  /** In which words that was asked. */
  pendingSentence: string;
  /** He was silent, strayed, or asked something: to hear the question again is only fair. */
  invitesRepeat: boolean;
  isAway: boolean;
  knowsWhatFor: boolean;
  /** He was asked whether he wants something. */
  wasOffered: boolean;
  mindedAi: boolean;
  wantsInfo: boolean;
  hasCorrected: boolean;
  /** He has named his address, or a part of it. */
  addressTold: boolean;
  /** The weekday that he named. */
  day: string | null;
  /** The part of the day that he named, or in which the hour lies that he named. */
  partOfDay: PartOfDay | null;
  /** The hour that he named, on the dial of a clock, and the month. */
  hour: number | null;
  month: string | null;
  /** The day and the hour that he has taken back: he names them no more. */
  takenBack: { day: string | null; hour: number | null };
  /** What he may choose from of days and hours, as the agent said last. */
  offered: Offered;
  /** What he told on questions for facts, by what they ask for. */
  told: Map<unknown, string>;
  /** Stems of things that he said he has not. */
  lacks: Set<string>;
  /** He has said who does it at his place, or that nobody does. */
  hasToldWhoDoesIt: boolean;
  /** He has heard what it costs. */
  knowsPrice: boolean;
  optOuts: number;
  /** In which words he is not the one. */
  whyNotHim: Topic | null;
  /** He picked up with the family name. */
  hasGivenName: boolean;
  /** How often he could make nothing of what he was asked. */
  puzzled: number;
  /** He has heard what he would gain. */
  knowsGain: boolean;
  /** He has heard that it costs a good deal. */
  knowsSum: boolean;
  /** The caller has told what they have to do with each other. */
  isKnown: boolean;
  /** He was spoken to as no decent caller speaks. */
  isOffended: boolean;
  /** How often he has said no, or that he has no time. */
  refusals: number;
  /** How often he has said no to what is offered. */
  noes: number;
  /** He has said once that he was taken to mean something else. */
  hasProtested: boolean;
  /** Answers are kept short and plain, since the agent did not understand. */
  isBrief: boolean;
  lastLine: string;
  /** What he said last to the point, and the condition of the tree that he meant by it. */
  meant: Topic | null;
  way: SayableWay | null;
}

/**
 * @param named who is asked for by name; `null` where nobody is
 * @param around what the tree speaks of, and to whom
 * @param himself who he is, where that is known; else he is drawn
 */
export function openMind(
  temper: Temper,
  random: SeededRandom,
  named: Person | null = null,
  around: Surroundings = ANYWHERE,
  himself: Person | null = null,
): Mind {
  const mind: Mind = {
    own: random,
    random,
    momentOf: openMoments(random),
    region: temper.region ?? random.on("region").pick(REGIONS),
    around,
    speaker: "woman",
    person: personAs("woman", random.on("person")),
    askedFor: named,
    manner: "matter-of-fact",
    temper,
    part: "himself",
    stance: "open",
    patience: 0,
    mood: 0,
    turns: 0,
    resistance: 0,
    decides: false,
    hasTime: false,
    isProvided: false,
    isElderly: false,
    wantsOut: false,
    isBossAway: false,
    asked: [],
    raised: [],
    asides: 0,
    pending: null,
    pendingSentence: "",
    invitesRepeat: false,
    isAway: false,
    knowsWhatFor: false,
    wasOffered: false,
    mindedAi: false,
    wantsInfo: false,
    hasCorrected: false,
    addressTold: false,
    day: null,
    partOfDay: null,
    hour: null,
    month: null,
    takenBack: { day: null, hour: null },
    offered: ANYTHING,
    told: new Map(),
    lacks: new Set(),
    hasToldWhoDoesIt: false,
    knowsPrice: false,
    optOuts: 0,
    whyNotHim: null,
    hasGivenName: false,
    puzzled: 0,
    knowsGain: false,
    knowsSum: false,
    isKnown: false,
    isOffended: false,
    refusals: 0,
    noes: 0,
    hasProtested: false,
    isBrief: false,
    lastLine: "",
    meant: null,
    way: null,
  };
  settleFacts(mind, random);
  if (himself) become(mind, himself);
  if (temper.answersForOthers && !mind.decides) mind.part = "front-desk";
  else if (mind.decides) mind.askedFor ??= mind.person;
  if (named === null) return mind;
  if (mind.decides) become(mind, named);
  else if (mind.part === "front-desk" && around.audience === "households") liveWith(mind, named);
  else if (mind.part === "himself") mind.person = { ...mind.person, last: named.last };
  return mind;
}

/** Nothing is named from which to choose. */
export const ANYTHING: Offered = { days: [], parts: [] };

/** Whoever is asked for: the one on the phone, or another of the same house. */
export function askedForBy(mind: Mind): Person {
  if (mind.askedFor === null) {
    const isAtHome = mind.around.audience === "households";
    const isFamily = isAtHome || mind.part !== "front-desk";
    const isWoman = isAtHome ? mind.speaker === "man" : mind.own.on("asks for her").chance(0.5);
    const other = personAs(isWoman ? "woman" : "man", mind.own.on("asked for"));
    mind.askedFor = isFamily ? { ...other, last: mind.person.last } : other;
  }
  return mind.askedFor;
}

function become(mind: Mind, person: Person): void {
  mind.person = person;
  mind.speaker = person.speaker;
}

/** Somebody else takes the phone, who has heard nothing yet. */
export function handOver(mind: Mind, boss: Temper): void {
  const askedFor = askedForBy(mind);
  mind.temper = boss;
  mind.part = "boss";
  mind.stance = "open";
  mind.turns = 0;
  mind.asked.length = 0;
  mind.raised.length = 0;
  mind.asides = 0;
  mind.knowsWhatFor = false;
  mind.wasOffered = false;
  mind.mindedAi = false;
  mind.puzzled = 0;
  mind.knowsGain = false;
  mind.knowsSum = false;
  mind.knowsPrice = false;
  mind.isKnown = false;
  mind.isOffended = false;
  mind.refusals = 0;
  mind.noes = 0;
  mind.hasProtested = false;
  mind.optOuts = 0;
  mind.addressTold = false;
  mind.pending = null;
  mind.pendingSentence = "";
  mind.meant = null;
  mind.way = null;
  mind.day = null;
  mind.partOfDay = null;
  mind.hour = null;
  mind.month = null;
  mind.takenBack = { day: null, hour: null };
  settleFacts(mind, mind.own.on("boss"));
  become(mind, askedFor);
}

/** He is the husband, or wife, of this one. */
function liveWith(mind: Mind, { last, speaker }: Pick<Person, "last" | "speaker">): void {
  mind.speaker = speaker === "woman" ? "man" : "woman";
  mind.person = { ...personAs(mind.speaker, mind.own.on("lives with")), last };
}

/** What bears what by patience level: points of annoyance, see `feel.ts`. Nothing is too much for 10. */
const PATIENCE = [0.3, 1, 1.7, 2.5, 3.4, 4.4, 5.6, 7, 9, 12, 1_000];

function settleFacts(mind: Mind, random: SeededRandom): void {
  const { temper } = mind;
  const { agrees, decides, hasTime, isProvided, optsOut } = temper.behaviour;
  mind.patience = patienceFor(temper.patienceLevel) * (0.8 + 0.4 * random.on("patience").number());
  mind.mood = (agrees - 0.4) * 0.5 + (random.on("mood").number() - 0.5) * 0.4;
  mind.resistance = random.on("resistance").number();
  mind.decides = random.on("decides").chance(decides);
  mind.hasTime = random.on("has time").chance(hasTime);
  mind.isProvided = random.on("is provided").chance(isProvided);
  mind.wantsOut = random.on("wants out").chance(optsOut);
  mind.isBossAway = random.on("boss is away").chance(0.45);
  mind.speaker = temper.speaker ?? (random.on("speaker").chance(0.5) ? "woman" : "man");
  mind.person = personAs(mind.speaker, random.on("person"));
  mind.isElderly = temper.isElderly || random.on("is elderly").chance(0.1);
  mind.manner = random.on("speaks dialect").chance(AT_HOME_IN_DIALECT)
    ? "dialect"
    : temper.behaviour.manner;
}

/** Whatever the manner, one in so many speaks as people do where he is from. */
const AT_HOME_IN_DIALECT = 0.1;

function patienceFor(level: number): number {
  const below = Math.floor(level);
  const points = PATIENCE[below] ?? 5;
  const above = PATIENCE[below + 1] ?? points;
  return points + (above - points) * (level - below);
}
