import { partOfDayNamed } from "../corpus/values/part-of-day.ts";
import { weekdaysIn } from "./agent-words.ts";
import type { Mind } from "./mind.ts";
import type { SayableWay } from "./ways/sayable-way.ts";

/** "keine Hörgeräte", "noch nie ein Abo": what somebody says that he has not. */
const DENIED = /(?<!\p{L})(?:keine?[nmrs]?|nie eine?[nmrs]?) (?:\p{Ll}+ )?(\p{Lu}\p{Ll}{3,})/gu;
const DENIES = /(?<!\p{L})(?:kein\p{L}*|nein|nicht|nie|nichts)(?!\p{L})/iu;
const NOUN = /(?<!\p{L})\p{Lu}\p{Ll}{3,}/gu;
/** Letters by which "Batterien" is known in "Batterie". */
const STEM = 6;

/** Keeps what he says of himself by a way: what he has not, and when it suits him. */
export function remember(mind: Mind, way: SayableWay, said: string): void {
  for (const text of [way.key, said]) {
    for (const [, noun] of text.matchAll(DENIED)) if (noun) mind.lacks.add(stemOf(noun));
  }
  const isAskedWho = ASKS_WHO_DOES_IT.test(mind.asked.at(-1) ?? "");
  if (isAskedWho || TELLS_WHO_DOES_IT.test(`${way.key} ${said}`)) mind.hasToldWhoDoesIt = true;
  const part = partOfDayNamed(said);
  const [day, other] = weekdaysIn(said);
  if (part !== null && !EVER.test(said)) mind.partOfDay = part;
  if (day !== undefined && other === undefined) mind.day = day;
}

/** "von morgens bis abends", "jeden Abend": no time that suits him. */
const EVER = /von (?:\p{L}+ )?bis|jeden|immer|täglich|oder/iu;

const ASKS_WHO_DOES_IT =
  /(?<!\p{L})wer (?!ist|spricht|ruft|entscheidet)\p{L}+t (?:\p{L}+ ){0,4}?(?:bei|für) (?:ihnen|sie|euch)(?!\p{L})/u;
const TELLS_WHO_DOES_IT =
  /(?<!\p{L})(?:firma|anbieter|dienstleister|vertrag|hausmeister|intern|selbst|selber|niemand|keiner|gar nicht|konzern|unter vertrag|kommt (?:einer|alle))(?!\p{L})/iu;

/**
 * Whether he gives himself the lie by a way: speaks of what he has not as if he had it, or of another part
 * of the day than suits him.
 * @param asked the sentence that asks, in small letters
 */
export function givesTheLie({ lacks, partOfDay }: Mind, way: SayableWay, asked: string): boolean {
  const text = [way.key, ...way.lines].join(" ");
  const named = partOfDayNamed(way.key);
  if (named !== null && partOfDay !== null && named !== partOfDay) return true;
  if (lacks.size === 0 || DENIES.test(text)) return false;
  const nouns = [...text.matchAll(NOUN)].map(([noun]) => noun.toLowerCase());
  const words = [...nouns, ...(asked.match(/\p{L}{4,}/gu) ?? [])];
  return [...lacks].some((lacked) => words.some((word) => areAlike(word, lacked)));
}

/** "Geräte" are spoken of who has no "Hörgeräte". */
function areAlike(word: string, lacked: string): boolean {
  const stem = word.slice(0, STEM);
  return lacked.startsWith(stem) || word.startsWith(lacked) || lacked.includes(stem.slice(0, 5));
}

function stemOf(noun: string): string {
  return noun.toLowerCase().replace(/(?:en|e|n|s)$/u, "");
}

/** Whether he hears the question that stands for another time. */
export function isAskedAgain({ asked }: Mind): boolean {
  const last = asked.at(-1);
  return last !== undefined && asked.indexOf(last) < asked.length - 1;
}

/** What he answers to a question for a fact: once told, it stays so. */
export function toldBefore(mind: Mind, about: unknown, choose: () => string): string {
  const told = mind.told.get(about) ?? choose();
  mind.told.set(about, told);
  return told;
}
