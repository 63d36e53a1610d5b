import type { Clock } from "@rufbaum/runtime";
import { type Outage, outageOf } from "../outage.ts";

/** Whether the database does what it is asked, as its queries tell. */
export interface OutageWatch {
  failed(error: unknown): void;
  answered(): void;
  /** What is wrong since when, milliseconds since 1970; `null` while nothing is. */
  current(): { outage: Outage; since: number } | null;
}

const SENTENCES: Readonly<Record<Outage, string>> = {
  away: "The database is away. Calls are held for a minute, requests are refused until it is back",
  "disk-full":
    "The database's disk is full. Nothing is stored, and nobody called, until there is room",
};

/** Tells the log once that the database went away, and once that it is back. */
export function createOutageWatch({
  clock,
  log,
}: {
  clock: Clock;
  log(message: string): void;
}): OutageWatch {
  let current: { outage: Outage; since: number } | null = null;
  return {
    failed(error) {
      const outage = outageOf(error);
      const code = error instanceof Error && "code" in error ? String(error.code) : "";
      // Two transactions were in each other's way.
      if (outage === null || code.startsWith("40")) return;
      if (current?.outage === outage) return;
      current = { outage, since: current?.since ?? clock.now() };
      log(`${SENTENCES[outage]} (${code}).`);
    },
    answered() {
      if (current === null) return;
      const seconds = Math.round((clock.now() - current.since) / 1_000);
      current = null;
      log(`The database does what it is asked again, after ${seconds} s.`);
    },
    current: () => current,
  };
}
