import type { Catalog } from "../../../messages/catalog.ts";

export type Fate = keyof Catalog["testCall"]["fates"];

/**
 * Whom the emulator plays, by test number: first the five personas of the simulation in person, whose
 * every call takes another course, then who has no conversation to be watched.
 */
export const PEOPLE: readonly { number: string; fate: Fate }[] = [
  { number: "+49 30 23125 011", fate: "decision-maker" },
  { number: "+49 30 23125 012", fate: "sceptic" },
  { number: "+49 30 23125 013", fate: "secretary" },
  { number: "+49 30 23125 014", fate: "hurried" },
  { number: "+49 30 23125 015", fate: "price-hunter" },
  { number: "+49 30 23125 006", fate: "never-again" },
  { number: "+49 30 23125 301", fate: "mailbox" },
  { number: "+49 30 23125 100", fate: "busy" },
  { number: "+49 30 23125 200", fate: "rings-out" },
];
