import { wrongInput } from "../errors.ts";

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
const AGO = /^(\d{1,5})([mhd])$/;
const WRITTEN =
  /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * A point in time as ISO 8601: `2026-11-21` (its midnight here), `2026-11-21T14:30`, or so long ago
 * as `90m`, `2h`, `7d` say.
 * @throws CliError (2) that names the option
 */
export function readInstant(text: string, option: string, now: number): string {
  const [, count, unit] = AGO.exec(text) ?? [];
  if (count !== undefined && unit !== undefined) {
    return new Date(now - Number(count) * (UNITS[unit] ?? 0)).toISOString();
  }
  // Without a time it would be taken for midnight in Greenwich.
  const written = /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00` : text.replace(" ", "T");
  const instant = WRITTEN.test(text) ? Date.parse(written) : Number.NaN;
  if (!Number.isNaN(instant) && isRealDay(text)) return new Date(instant).toISOString();
  throw wrongInput(`"${text}" after ${option} is no point in time.`, {
    hint: "Write it as 2026-11-21, 2026-11-21T14:30, or 90m, 2h, 7d for so long ago.",
  });
}

/** `Date` makes the 2nd of March of the 30th of February. */
function isRealDay(text: string): boolean {
  const day = text.slice(0, 10);
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}
