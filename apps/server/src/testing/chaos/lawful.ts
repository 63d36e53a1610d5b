import type { Stranger } from "./strangers.ts";

/** The carrier was asked for a call and took it. Milliseconds since 1970: when it was asked. */
export interface Dialled {
  callId: string;
  to: string;
  at: number;
}

/**
 * What is asked of calls to people in Munich, said anew: the windows and the attempts of the German
 * preset, and Bavaria's holidays of 2026 (Bayerisches Feiertagsgesetz, Art. 1).
 */
const FIRST_AND_LAST_HOUR: Readonly<Record<string, readonly [number, number]>> = {
  Mon: [8, 20],
  Tue: [8, 20],
  Wed: [8, 20],
  Thu: [8, 20],
  Fri: [8, 20],
  Sat: [9, 18],
};
const HOLIDAYS: ReadonlySet<string> = new Set([
  "2026-01-01",
  "2026-01-06",
  "2026-04-03",
  "2026-04-06",
  "2026-05-01",
  "2026-05-14",
  "2026-05-25",
  "2026-06-04",
  "2026-10-03",
  "2026-11-01",
  "2026-12-25",
  "2026-12-26",
]);
const MOST_A_DAY = 2;

const berlin = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Berlin",
  weekday: "short",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  hourCycle: "h23",
});

function localTime(at: number) {
  const part = Object.fromEntries(berlin.formatToParts(at).map(({ type, value }) => [type, value]));
  const date = `${part.year}-${part.month}-${part.day}`;
  return { date, weekday: part.weekday ?? "", hour: Number(part.hour) };
}

function isOpen(at: number): boolean {
  const { date, weekday, hour } = localTime(at);
  const [first, last] = FIRST_AND_LAST_HOUR[weekday] ?? [0, 0];
  return !HOLIDAYS.has(date) && hour >= first && hour < last;
}

/**
 * Calls that no rule allowed. `clocks`: by how many milliseconds the server's clock may have been
 * wrong; `grace`: the longest that a look at the database may have been under way.
 */
export function faultsOfDialling(
  dialled: readonly Dialled[],
  people: readonly Stranger[],
  { clocks, grace }: { clocks: readonly number[]; grace: number },
): string[] {
  return people.flatMap(({ number, agreedAt, unwishedAt }) => {
    const times = dialled.filter(({ to }) => to === number).map(({ at }) => at);
    const faults: string[] = [];
    for (const at of times) {
      const when = new Date(at).toISOString();
      if (!clocks.some((wrong) => isOpen(at + wrong))) faults.push(`called out of hours: ${when}`);
      if (at < agreedAt) faults.push(`called without consent: ${when}`);
      if (at > unwishedAt + grace) faults.push(`called although no calls are wished: ${when}`);
    }
    // All of a run lies within minutes.
    if (times.length > MOST_A_DAY) faults.push(`called ${times.length} times a day`);
    return faults;
  });
}
