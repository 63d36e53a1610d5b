import type { Random } from "@rufbaum/runtime";
import { pick } from "./callers.ts";
import type { Operator } from "./operator.ts";
import type { World } from "./world.ts";

/** Who calls, as consents name it. */
export const COMPANY = "Rufbaum Beispiel GmbH";

/** Somebody whose telephone is nobody's here, and what was done about calling him. */
export interface Stranger {
  number: string;
  /** When he agreed at the earliest, and when it was known at the latest that no more calls are wished. */
  agreedAt: number;
  unwishedAt: number;
}

/** Munich's numbers: the other towns' are telephones of one's own. */
export const BLOCK = "+498999998";
/** Who listens, says no more calls, talks over the agent, is busy, is away. */
const ENDS = ["001", "003", "005", "006", "012", "013", "015", "101", "101", "201", "301"];
const LOTS = ["agreed", "agreed", "agrees-later", "never", "withdraws", "is-blocked"] as const;

const DAY = 86_400_000;
/** Milliseconds within which he is called, and within which what is to be changes. */
const CALLING = 150_000;
const CHANGING = [15_000, 100_000] as const;
const RINGING = 4_000;
/** What did not work is tried again after so many milliseconds, and so often. */
const AGAIN = 2_000;
const TRIES = 4;

/** People whom the rules of lawful calling protect: called too often, too late, and against their will. */
export function createStrangers({ world, operator }: { world: World; operator: Operator }) {
  const random = world.randomFor("strangers");
  const timers = world.time.timersOf(world.outside);
  const people = new Map<string, Stranger>();

  function begin(): void {
    const count = 1 + Math.floor(random.number() * 3);
    for (let one = 0; one < count; one++) meet(BLOCK + pick(random, ENDS));
  }

  /** From now on he is somebody whom the rules protect. @returns when his mind changes, if it does */
  function know(number: string, chance: Random): number | null {
    if (people.has(number)) return null;
    const person: Stranger = { number, agreedAt: Infinity, unwishedAt: Infinity };
    people.set(number, person);
    const lot = pick(chance, LOTS);
    const [soonest, latest] = CHANGING;
    const change = soonest + chance.number() * (latest - soonest);
    if (lot !== "never") timers.after(lot === "agrees-later" ? change : 100, () => agree(person));
    if (lot === "withdraws") timers.after(change, () => refuse(person, "/api/consents/withdraw"));
    if (lot === "is-blocked") timers.after(change, () => refuse(person, "/api/suppressions"));
    return change;
  }

  function meet(number: string): void {
    const change = know(number, random);
    if (change === null) return;
    // One is under way when things change.
    timers.after(change - random.number() * RINGING, () => void operator.place(number));
    const calls = 1 + Math.floor(random.number() * 5);
    for (let call = 0; call < calls; call++) {
      timers.after(1_000 + random.number() * CALLING, () => void operator.place(number));
    }
  }

  function agree(person: Stranger, tries = TRIES): void {
    const { number } = person;
    person.agreedAt = Math.min(person.agreedAt, world.time.now());
    const grantedAt = new Date(world.time.now() - DAY).toISOString();
    const agreed = { wording: "Ja, rufen Sie mich an.", source: "Messe", evidence: "Karte 7" };
    const body = { number, ...agreed, grantedAt };
    void untilTaken("/api/consents", body, tries);
  }

  function refuse(person: Stranger, path: string): void {
    void untilTaken(path, { number: person.number }, TRIES, () => {
      person.unwishedAt = Math.min(person.unwishedAt, world.time.now());
    });
  }

  async function untilTaken(path: string, body: object, tries: number, taken = () => {}) {
    const answer = await operator.ask("POST", path, body);
    if (answer && answer.status < 300) return taken();
    if (tries > 1) timers.after(AGAIN, () => void untilTaken(path, body, tries - 1, taken));
  }

  return { begin, know, people: (): readonly Stranger[] => [...people.values()] };
}
