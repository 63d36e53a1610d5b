import { DIALS, type Dial } from "../personas/behaviour.ts";
import type { Measure, Measures } from "./measures.ts";
import { misfit, oddsOf, targetOf } from "./misfit.ts";
import { type Settings, turned, UNTURNED } from "./settings.ts";

/** What a dial shows in; `less`: the more it is turned up, the rarer that is. */
const SHOWN_IN: Readonly<Record<Dial, { measure: Measure; less?: true }>> = {
  agrees: { measure: "agrees" },
  objects: { measure: "objects" },
  asksBack: { measure: "asksBack" },
  strays: { measure: "strays" },
  staysSilent: { measure: "staysSilent" },
  interrupts: { measure: "interrupts" },
  hangsUp: { measure: "hangsUp" },
  optsOut: { measure: "optsOut" },
  decides: { measure: "sendsOn", less: true },
  hasTime: { measure: "hasNoTime", less: true },
  mindsPrice: { measure: "mindsPrice" },
  distrusts: { measure: "distrusts" },
  isProvided: { measure: "isProvided" },
  hangsUpAtOnce: { measure: "hangsUpAtOnce" },
  isMailbox: { measure: "isMailbox" },
  // Who asks for another language and ends the call by that is one of those in so many.
  speaksLittleGerman: { measure: "speaksLittleGerman" },
};

/** Settings that were tried, and how they fared. */
interface Tried {
  settings: Settings;
  measures: Measures;
  misfit: number;
}

interface SearchOptions {
  real: Measures;
  left: ReadonlySet<Measure>;
  /** What simulated calls come to with these settings. */
  lead(settings: Settings): Measures;
  /** Attempts, at most. */
  most: number;
}

/** Rounds in which every dial is turned by what its measure is off. */
const ROUNDS = 5;
const FURTHEST_A_ROUND = 3;

/** How far single dials are turned afterwards, first roughly, then finely. */
const STEPS = [1.6, 1.25];

/** Finds the settings whose calls are most like the real ones; the same each time. */
export function search({ real, left, lead, most }: SearchOptions): {
  best: Settings;
  tried: number;
} {
  const untouched = lead(UNTURNED);
  const target = targetOf(real, untouched);
  const tell = (settings: Settings, measures: Measures): Tried => ({
    settings,
    measures,
    misfit: misfit(target, measures, left),
  });
  const attempt = (settings: Settings) => tell(settings, lead(settings));
  let best = tell(UNTURNED, untouched);
  let tried = 1;
  let last = best;
  for (let round = 0; round < ROUNDS && tried < most; round += 1) {
    last = attempt(turnAll(last, target, left, round));
    tried += 1;
    if (last.misfit < best.misfit) best = last;
  }
  for (const step of STEPS) {
    for (const move of movesBy(step, left)) {
      if (tried >= most) return { best: best.settings, tried };
      const next = attempt(move(best.settings));
      tried += 1;
      if (next.misfit < best.misfit) best = next;
    }
  }
  return { best: best.settings, tried };
}

/** Later rounds turn less: dials show in each other's measures, too. */
function turnAll(
  { settings, measures }: Tried,
  target: Measures,
  left: ReadonlySet<Measure>,
  round: number,
): Settings {
  let next = settings;
  for (const dial of DIALS) {
    const { measure, less } = SHOWN_IN[dial];
    if (left.has(measure)) continue;
    const off = oddsOf(target[measure]) / oddsOf(measures[measure]);
    const ratio = less ? 1 / off : off;
    const most = round < 2 ? FURTHEST_A_ROUND : Math.sqrt(FURTHEST_A_ROUND);
    const factor = Math.min(most, Math.max(1 / most, round < 2 ? ratio : Math.sqrt(ratio)));
    next = turned(next, dial, factor);
  }
  return next;
}

function movesBy(step: number, left: ReadonlySet<Measure>): ((settings: Settings) => Settings)[] {
  const dials = DIALS.filter((dial) => !left.has(SHOWN_IN[dial].measure));
  return [
    ...[1, -1].map((shift) => (settings: Settings) => ({
      ...settings,
      patience: settings.patience + shift,
    })),
    ...dials.flatMap((dial) =>
      [step, 1 / step].map((factor) => (settings: Settings) => turned(settings, dial, factor)),
    ),
  ];
}
