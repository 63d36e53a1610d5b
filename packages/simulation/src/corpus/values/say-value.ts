import type { ValueKindName } from "@rufbaum/tree";
import { MANNERS, type Manner } from "../../personas/persona.ts";
import { type SeededRandom, seededRandom } from "../../seeded-random.ts";
import { linesFor } from "../lines.ts";
import { REGIONS, type Region, type TopicLines, type Voice } from "../voices.ts";
import { addressWords } from "./address.ts";
import { digits, email, phoneNumber, postcode, spelledName } from "./contact.ts";
import { DAYS, VAGUE_DAYS } from "./days.ts";
import { FRAMES, FREE_ANSWERS } from "./frames.ts";
import { HOURS, REGIONAL_HOURS, VAGUE_HOURS } from "./hours.ts";
import { numberWords } from "./number-words.ts";
import { PEOPLE, type Person } from "./person.ts";

/**
 * What can be said in one: a kind of value, or a name or an address, which trees keep as a text. A day with
 * its hour is said as the two that it is.
 */
export type Sayable = Exclude<ValueKindName, "date-time"> | "name" | "address";

/**
 * A value, in a sentence as somebody of this manner says it. Of each kind and manner there are at
 * most `MOST` texts, so that a simulation meets them again; of these one of those that fit.
 */
export function sayValue(
  kind: Sayable,
  manner: Manner,
  random: SeededRandom,
  region: Region = "bavarian",
  fitting: Choose = all,
): string {
  const said = saidBy(manner === "dialect" ? region : manner, kind);
  const chosen = fitting(said);
  if (chosen.length > 0) return random.pick(chosen);
  // What these few do not hold is said in as many words.
  const alone = fitting(bare(kind));
  return alone.length > 0 ? sentence("{}.", random.pick(alone)) : random.pick(said);
}

/** Leaves out what can't be said. */
export type Choose = (sentences: readonly string[]) => readonly string[];

function all(sentences: readonly string[]): readonly string[] {
  return sentences;
}

/** A number that fits the question, in a sentence as somebody of this manner says it. */
export function sayQuantity(
  quantity: string,
  manner: Manner,
  random: SeededRandom,
  region: Region = "bavarian",
): string {
  const frames = framesOf(FRAMES.number, manner === "dialect" ? region : manner);
  return sentence(random.pick(frames), quantity);
}

/** What only the one on the phone can say: his own name, how it is spelled, his address. */
const OWN = ["name", "spelled-name", "email", "address"] as const;
export type Own = (typeof OWN)[number];

export function isOwn(kind: Sayable): kind is Own {
  return OWN.some((own) => own === kind);
}

/** The same of this person: never another's name. */
export function sayOwn(
  kind: Own,
  person: Person,
  manner: Manner,
  random: SeededRandom,
  region: Region = "bavarian",
  fitting: Choose = all,
): string {
  const frames = framesOf(FRAMES[kind], manner === "dialect" ? region : manner);
  const chosen = fitting(frames);
  return sentence(random.pick(chosen.length > 0 ? chosen : frames), ownWords(kind, person, random));
}

function ownWords(kind: Own, person: Person, random: SeededRandom): string {
  switch (kind) {
    case "name":
      return random.chance(0.5) ? person.last : `${person.first} ${person.last}`;
    case "spelled-name":
      return spelledName(random, person);
    case "email":
      return email(random, person);
    case "address":
      return addressWords(person, random.chance(0.4) ? "with-postcode" : "all");
  }
}

/** His address, or the part of it that he tells, in a sentence as somebody of this manner says it. */
export function sayAddress(
  words: string,
  manner: Manner,
  random: SeededRandom,
  { region = "bavarian", fitting = all }: { region?: Region; fitting?: Choose } = {},
): string {
  const frames = framesOf(FRAMES.address, manner === "dialect" ? region : manner);
  const chosen = fitting(frames);
  return sentence(random.pick(chosen.length > 0 ? chosen : frames), words);
}

/** A mark on a scale: nobody counts it up. */
export function sayMark(mark: string, random: SeededRandom): string {
  return sentence(random.pick(MARKS), mark);
}

/** How old somebody is whom one knows. */
export function sayAge(age: string, random: SeededRandom): string {
  return sentence(random.pick(AGES), age);
}

const AGES = ["{}.", "{}.", "{} Jahre.", "Gerade {} geworden.", "{}, seit dem Sommer."] as const;

const MARKS = ["{}.", "{}.", "{}, würde ich sagen.", "Ich sage mal {}.", "Eher {}."] as const;

/**
 * The value alone, to be put into another sentence: "am Dienstag". There are fewer of these: two of
 * them in one sentence make many texts.
 */
export function bareValue(kind: Sayable, random: SeededRandom, fitting: Choose = all): string {
  const usual = remembered(alone, kind, () => few(bare(kind), MOST_ALONE));
  const lists = [fitting(usual), fitting(bare(kind)), usual];
  return random.pick(lists.find(({ length }) => length > 0) ?? usual);
}

const MOST = 64;
const MOST_ALONE = 20;
/** Of these, so many are drawn before doubles are left out. */
const MOST_BARE = 80;

const sentences = new Map<string, readonly string[]>();
const values = new Map<string, readonly string[]>();
const alone = new Map<string, readonly string[]>();

function remembered(
  known: Map<string, readonly string[]>,
  key: string,
  make: () => readonly string[],
): readonly string[] {
  const found = known.get(key);
  if (found) return found;
  const made = make();
  known.set(key, made);
  return made;
}

function saidBy(voice: Voice, kind: Sayable): readonly string[] {
  return remembered(sentences, `${voice} ${kind}`, () =>
    kind === "yes-no" ? yesOrNo(voice) : sentencesOf(voice, kind),
  );
}

function sentencesOf(voice: Voice, kind: Exclude<Sayable, "yes-no">): readonly string[] {
  const words = wordsOf(voice, kind);
  if (kind === "text") return few(words, MOST);
  const frames = framesOf(FRAMES[kind], voice);
  const all = words.flatMap((value) => frames.map((frame) => sentence(frame, value)));
  return few([...new Set(all)], MOST);
}

const framesKnown = new WeakMap<TopicLines, Map<string, readonly string[]>>();

/** The same list for the same voice. */
function framesOf(frames: TopicLines, voice: Voice): readonly string[] {
  const known = framesKnown.get(frames) ?? new Map<string, readonly string[]>();
  framesKnown.set(frames, known);
  return remembered(known, voice, () => {
    const own = frames[voice] ?? [];
    return own.length > 1 ? own : [...own, ...frames["matter-of-fact"].slice(0, 1)];
  });
}

function sentence(frame: string, value: string): string {
  const text = frame.replaceAll("{}", value).replace(/([.?!])\.$/u, "$1");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function wordsOf(voice: Voice, kind: Sayable): readonly string[] {
  const words = bare(kind);
  if (kind === "text" && voice === "curt") return words.filter(({ length }) => length < SHORT);
  const isRegional = REGIONS.some((region) => region === voice);
  return kind === "time" && isRegional ? [...words, ...REGIONAL_HOURS] : words;
}

/** Characters of an answer that a curt person gives. */
const SHORT = 36;

function yesOrNo(voice: Voice): readonly string[] {
  const region = REGIONS.find((one) => one === voice);
  const manner = MANNERS.find((one) => one === voice) ?? "dialect";
  return [...linesFor("yes", manner, region), ...linesFor("no", manner, region)];
}

function bare(kind: Sayable): readonly string[] {
  return remembered(values, kind, () => make(kind));
}

function make(kind: Sayable): readonly string[] {
  switch (kind) {
    case "text":
      return FREE_ANSWERS;
    case "yes-no":
      return ["ja", "nein"];
    case "name":
    case "address":
      return drawn((random) => ownWords(kind, random.pick(PEOPLE), random));
    case "number":
      return [2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 25, 30, 45, 80, 120].map(numberWords);
    case "amount":
      return AMOUNTS.map((amount) => `${numberWords(amount)} Euro`);
    case "date":
      return [...DAYS, ...VAGUE_DAYS];
    case "time":
      return [...HOURS, ...VAGUE_HOURS];
    case "phone-number":
      return drawn(phoneNumber);
    case "email":
      return drawn(email);
    case "postcode":
      return drawn(postcode);
    case "spelled-name":
      return drawn(spelledName);
    case "digits":
      return drawn(digits);
  }
}

const AMOUNTS = [
  25, 40, 55, 60, 75, 80, 95, 110, 120, 135, 150, 180, 200, 240, 300, 450, 800, 1_200,
];

function drawn(draw: (random: SeededRandom) => string): readonly string[] {
  const random = seededRandom(MOST_BARE, 0);
  return [...new Set(Array.from({ length: MOST_BARE }, () => draw(random)))];
}

/** At most `most` of them, spread over all. */
function few(texts: readonly string[], most: number): readonly string[] {
  if (texts.length <= most) return texts;
  return Array.from(
    { length: most },
    (_, at) => texts[Math.floor((at * texts.length) / most)] ?? "",
  );
}
