import type { HourCounts } from "../../../../../api/campaign-detail.ts";

export interface HeatCell {
  /** 0 Monday. */
  day: number;
  hour: number;
  placed: number;
  answered: number;
  /** From 0 to 1; `null` where nobody was called. */
  rate: number | null;
}

export interface HeatMap {
  /** Without gaps, from the first to the last one in which anybody was called. */
  hours: readonly number[];
  /** Seven rows, Monday first, with a cell for each of the hours. */
  days: readonly (readonly HeatCell[])[];
  placed: number;
  answered: number;
  /** The highest rate of a cell with enough calls; what colours are measured by. */
  highest: number;
  /** When one reaches most, as far as the calls can tell, the best first. */
  best: readonly HeatCell[];
}

/** These are shown at least, as long as there are calls at all. */
const USUAL = { from: 9, until: 18 };
/** Of fewer calls one says nothing. */
const ENOUGH = 10;
const BEST_SHOWN = 3;

/** Folds what was counted by weekday (0 Sunday) and hour; what is no such key is left out. */
export function heatMap(placed: HourCounts, answered: HourCounts): HeatMap {
  const at = new Map<string, { placed: number; answered: number }>();
  for (const [name, counts] of [["placed", placed] as const, ["answered", answered] as const]) {
    for (const [key, amount] of Object.entries(counts)) {
      const read = /^([0-6])-(\d{1,2})$/.exec(key);
      if (!read || Number(read[2]) > 23) continue;
      const cell = `${(Number(read[1]) + 6) % 7}-${Number(read[2])}`;
      const known = at.get(cell) ?? { placed: 0, answered: 0 };
      at.set(cell, { ...known, [name]: known[name] + amount });
    }
  }
  const used = [...at].filter(([, { placed }]) => placed > 0).map(([key]) => hourOf(key));
  const from = Math.min(USUAL.from, ...used);
  const until = Math.max(USUAL.until - 1, ...used);
  const hours = Array.from({ length: until - from + 1 }, (_, index) => from + index);
  const days = Array.from({ length: 7 }, (_, day) =>
    hours.map((hour) => cellOf(day, hour, at.get(`${day}-${hour}`))),
  );
  const cells = days.flat();
  const sum = (name: "placed" | "answered") => cells.reduce((all, cell) => all + cell[name], 0);
  const telling = cells.filter((cell) => cell.placed >= ENOUGH && cell.answered > 0);
  return {
    hours,
    days,
    placed: sum("placed"),
    answered: sum("answered"),
    highest: Math.max(0, ...(telling.length > 0 ? telling : cells).map(({ rate }) => rate ?? 0)),
    best: telling.toSorted((a, b) => atLeast(b) - atLeast(a)).slice(0, BEST_SHOWN),
  };
}

function cellOf(
  day: number,
  hour: number,
  { placed, answered }: { placed: number; answered: number } = { placed: 0, answered: 0 },
): HeatCell {
  // What was answered in an hour may have been dialled at the end of the one before.
  const rate = placed > 0 ? Math.min(1, answered / placed) : null;
  return { day, hour, placed, answered, rate };
}

function hourOf(key: string): number {
  return Number(key.split("-")[1]);
}

/** The lower end of Wilson's interval at 95 %: 3 of 3 do not beat 60 of 80. */
function atLeast({ placed, answered }: HeatCell): number {
  const z = 1.96;
  const share = Math.min(1, answered / placed);
  const middle = share + (z * z) / (2 * placed);
  const spread = z * Math.sqrt((share * (1 - share)) / placed + (z * z) / (4 * placed * placed));
  return (middle - spread) / (1 + (z * z) / placed);
}
