import type { Catalog } from "../../../messages/catalog.ts";
import { testCallTexts } from "../../../messages/test-call.ts";

type Texts = Catalog["testCall"];

export type Person = { number: string } & (
  | { fate: Exclude<keyof Texts["fates"], keyof Texts["names"]>; name: string }
  | { fate: keyof Texts["names"] }
);

/**
 * Whom the emulator plays, by test number: first the five personas of the simulation in person, whose
 * every call takes another course, then who has no conversation to be watched.
 */
export const PEOPLE: readonly Person[] = [
  { number: "+49 30 23125 011", fate: "decision-maker", name: "Thomas Krüger" },
  { number: "+49 30 23125 012", fate: "sceptic", name: "Sabine Wolf" },
  { number: "+49 30 23125 013", fate: "secretary", name: "Monika Brandt" },
  { number: "+49 30 23125 014", fate: "hurried", name: "Jan Schuster" },
  { number: "+49 30 23125 015", fate: "price-hunter", name: "Petra Maier" },
  { number: "+49 30 23125 006", fate: "never-again" },
  { number: "+49 30 23125 301", fate: "mailbox" },
  { number: "+49 30 23125 100", fate: "busy" },
  { number: "+49 30 23125 200", fate: "rings-out" },
];

/** What somebody is called in the list, and while a call with him runs. */
export function nameOfPerson(person: Person): string {
  return "name" in person ? person.name : testCallTexts().names[person.fate];
}

/** The name of whom the emulator plays at a number, however it is written; `null` for every other. */
export function nameAtNumber(number: string): string | null {
  const person = PEOPLE.find((each) => digitsOf(each.number) === digitsOf(number));
  return person ? nameOfPerson(person) : null;
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, "");
}
