import { createHash } from "node:crypto";
import type { Random } from "@rufbaum/runtime";
import { seededRandom } from "@rufbaum/runtime/virtual";
import { drawFaults, type FaultChances, type Faults } from "./faults.ts";
import { type SimulatedTime, simulatedTime, type TimerOwner } from "./simulated-time.ts";

/** What everything in a run shares: one clock, one source of chance for each part, one log. */
export interface World {
  readonly seed: number;
  readonly time: SimulatedTime;
  readonly faults: Faults;
  /** What takes the place of what would be drawn. */
  readonly wants: { readonly campaigns?: boolean | undefined };
  /** A source of chance of its own for a part, so that parts do not disturb each other. */
  randomFor(part: string): Random;
  /** Notes what happened; two runs of one seed note the same. */
  note(what: string): void;
  readonly notes: readonly string[];
  /** A promise that was broken. */
  violate(what: string): void;
  readonly violations: readonly string[];
  /** Something real is under way, which the clock has to wait for. */
  busy<T>(work: Promise<T>): Promise<T>;
  /** Called before each event. */
  beforeEvent: () => void;
  /** Lets events happen until the time comes; stops early when `isDone` says so. */
  runUntil(at: number, isDone?: () => boolean): Promise<void>;
  /** Lets time pass for whoever has no timers of its own. */
  readonly outside: TimerOwner;
}

/** A Tuesday morning, when everybody may be called. */
const MORNING = "2026-03-03T10:00+01:00";
/** Minutes around which the rules of lawful calling change their mind, and days without an hour. */
const EDGES = [
  "2026-03-03T07:59+01:00",
  "2026-03-03T19:59+01:00",
  "2026-03-07T08:59+01:00",
  "2026-03-07T17:59+01:00",
  "2026-03-08T12:00+01:00",
  // Both nights in which the clocks are changed.
  "2026-03-29T01:59+01:00",
  "2026-10-25T02:59+02:00",
  // Karfreitag; the evening before Fronleichnam and its noon, which only some Länder keep.
  "2026-04-03T12:00+02:00",
  "2026-06-03T19:59+02:00",
  "2026-06-04T12:00+02:00",
];
/** Turns of the event loop without anything under way, after which everything has come to rest. */
const QUIET_TURNS = 2;

/** `chances` and `start` (ISO 8601) take the place of what the seed would draw. */
export function createWorld(
  seed: number,
  {
    chances,
    start: wanted,
    campaigns,
  }: { chances?: FaultChances; start?: string; campaigns?: boolean } = {},
): World {
  const randomFor = (part: string) => seededRandom(hashOf(`${seed} ${part}`));
  const start = Date.parse(wanted ?? drawStart(randomFor("start")));
  const time = simulatedTime(start);
  const notes: string[] = [];
  const violations: string[] = [];
  let underWay = 0;
  const elapsed = () => Math.round(time.now() - start);

  async function rest(): Promise<void> {
    for (let quiet = 0; quiet < QUIET_TURNS; quiet++) {
      await new Promise((resolve) => setImmediate(resolve));
      if (underWay > 0) quiet = -1;
    }
  }

  const world: World = {
    seed,
    time,
    faults: drawFaults(randomFor, chances),
    wants: { campaigns },
    randomFor,
    note: (what) => void notes.push(`${elapsed()} ${what}`),
    notes,
    violate: (what) => void violations.push(`${elapsed()} ${what}`),
    violations,
    async busy(work) {
      underWay += 1;
      try {
        return await work;
      } finally {
        underWay -= 1;
      }
    },
    beforeEvent() {},
    async runUntil(at, isDone = () => false) {
      for (;;) {
        await rest();
        if (isDone()) return;
        world.beforeEvent();
        if (!time.runNext(at)) return;
      }
    },
    outside: { name: "outside" },
  };
  return world;
}

function drawStart(random: Random): string {
  const isOrdinary = random.number() < 0.6;
  return isOrdinary ? MORNING : (EDGES[Math.floor(random.number() * EDGES.length)] ?? MORNING);
}

function hashOf(text: string): number {
  return createHash("sha256").update(text).digest().readUInt32LE(0);
}
