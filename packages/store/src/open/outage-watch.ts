import type { Clock } from "@rufbaum/runtime";
import { type Outage, outageOf } from "../outage.ts";

/** Whether the database does what it is asked, as its queries tell. */
export interface OutageWatch {
  failed(error: unknown): void;
  /** A query was answered; on a full disk that says nothing, for it may have been a read. */
  answered(): void;
  /** There is room again on a disk that had been full. */
  hasRoom(): void;
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

  function end(outage: Outage): void {
    if (current?.outage !== outage) return;
    const seconds = Math.round((clock.now() - current.since) / 1_000);
    current = null;
    log(`The database does what it is asked again, after ${seconds} s.`);
  }

  return {
    failed(error) {
      const outage = outageOf(error);
      const code = error instanceof Error && "code" in error ? String(error.code) : "";
      // Two transactions were in each other's way.
      if (outage === null || code.startsWith("40")) return;
      if (current?.outage === outage || current?.outage === "disk-full") return;
      current = { outage, since: current?.since ?? clock.now() };
      log(`${SENTENCES[outage]} (${code}).`);
    },
    answered: () => end("away"),
    hasRoom: () => end("disk-full"),
    current: () => current,
  };
}
