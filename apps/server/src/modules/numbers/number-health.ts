import { formatPhoneNumber } from "@rufbaum/dialing";
import type { Clock } from "@rufbaum/runtime";
import { type Answered, countAnswered, type Database } from "@rufbaum/store";
import { lastDays } from "../latency/latency-days.ts";
import { nameOfDay } from "../today/start-of-day.ts";

export interface NumberHealthDeps {
  sideDb: Database;
  clock: Clock;
  /** Whose days these are. */
  timeZone(): string;
}

/** Rates in percent; `null` where nobody was called. */
export interface NumberHealth extends Answered {
  /** E.164, and as people write it. */
  number: string;
  written: string;
  rate: number | null;
  /** Of all other numbers together, in the same days. */
  rateOfOthers: number | null;
  /** The newest first, those without calls left out. */
  days: (Answered & { day: string; rate: number | null })[];
}

/** How often calls from each number were answered in the last days, today among them. */
export async function readNumberHealth(
  { sideDb, clock, timeZone }: NumberHealthDeps,
  days: number,
): Promise<NumberHealth[]> {
  const zone = timeZone();
  const byNumber = new Map<string, NumberHealth["days"]>();
  for (const day of lastDays(clock.now(), days, zone)) {
    for (const [number, count] of await countAnswered(sideDb, day)) {
      const known = byNumber.get(number) ?? [];
      byNumber.set(number, known);
      known.push({ day: nameOfDay(day.since, zone), ...count, rate: rateOf(count) });
    }
  }
  const all = sumOf([...byNumber.values()].flat());
  return [...byNumber]
    .map(([number, counted]) => {
      const own = sumOf(counted);
      const others = { placed: all.placed - own.placed, answered: all.answered - own.answered };
      return {
        number,
        written: formatPhoneNumber(number),
        ...own,
        rate: rateOf(own),
        rateOfOthers: rateOf(others),
        days: counted,
      };
    })
    .sort((one, other) => other.placed - one.placed || (one.number < other.number ? -1 : 1));
}

function sumOf(counts: readonly Answered[]): Answered {
  const sum = { placed: 0, answered: 0 };
  for (const { placed, answered } of counts) {
    sum.placed += placed;
    sum.answered += answered;
  }
  return sum;
}

function rateOf({ placed, answered }: Answered): number | null {
  return placed === 0 ? null : (100 * answered) / placed;
}
