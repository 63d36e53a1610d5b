import { type SeededRandom, seededRandom } from "../../seeded-random.ts";
import type { Speaker } from "../speakers.ts";
import { DOUBLE_NAMES, MEN, SURNAMES, WOMEN } from "./people.ts";

/** Whoever is on the phone: gives one name, whenever he is asked for it. */
export interface Person {
  first: string;
  last: string;
  speaker: Speaker;
  /** His place among `PEOPLE`, by which he picks up in the same words each time. */
  number: number;
}

/** So many that every surname is borne by somebody, and few enough that what they say is met again. */
const EACH = 130;

/** Everybody who may pick up, women and men in turn. */
export const PEOPLE: readonly Person[] = everybody();

/** One of those who speak as this speaker does. */
export function personAs(speaker: Speaker, random: SeededRandom): Person {
  const person = PEOPLE[2 * random.below(EACH) + (speaker === "woman" ? 0 : 1)];
  if (person === undefined) throw new Error("Nobody is there to pick up.");
  return person;
}

/**
 * Somebody of this name, such as "Thomas Krüger"; `null` where the first name is not known for a woman's or
 * a man's, or is all there is. `random`: what decides in which words he picks up.
 */
export function personNamed(name: string, random: SeededRandom): Person | null {
  const [first = "", ...others] = name.trim().split(/\s+/u);
  const speaker = WOMEN.includes(first) ? "woman" : MEN.includes(first) ? "man" : null;
  if (speaker === null || others.length === 0) return null;
  return { first, last: others.join(" "), speaker, number: random.below(PEOPLE.length) };
}

function everybody(): Person[] {
  const random = seededRandom(EACH, 0);
  const surnames = shuffled([...SURNAMES, ...DOUBLE_NAMES], random);
  const first = { woman: shuffled(WOMEN, random), man: shuffled(MEN, random) };
  return Array.from({ length: 2 * EACH }, (_, number) => {
    const speaker = number % 2 === 0 ? "woman" : "man";
    const names = first[speaker];
    return {
      first: names[Math.floor(number / 2) % names.length] ?? "",
      last: surnames[number % surnames.length] ?? "",
      speaker,
      number,
    };
  });
}

function shuffled(names: readonly string[], random: SeededRandom): string[] {
  const left = [...names];
  return names.map(() => left.splice(random.below(left.length), 1)[0] ?? "");
}
