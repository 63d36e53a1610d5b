import type { Tree } from "@rufbaum/tree";
import type { ImmediateUnderstanding } from "@rufbaum/understanding";
import { openSimulation } from "../engine/open-simulation.ts";
import type { Persona } from "../personas/persona.ts";
import type { RecordedCall } from "../replay/recorded-call.ts";
import { recordedOf } from "../replay/recorded-of.ts";
import { seededRandom } from "../seeded-random.ts";
import { isByMachine, measure } from "./measures.ts";
import { unmeasured } from "./misfit.ts";
import { type FitReport, reportOn } from "./report.ts";
import { search } from "./search.ts";
import { applySettings } from "./settings.ts";

export interface FitJob {
  /** The tree that the calls were made with. */
  tree: Tree;
  calls: readonly RecordedCall[];
  personas: readonly Persona[];
  /** 0 to 2^53 - 1. */
  seed: number;
  /** The share of the calls that the fit does not see and is reported on, 0 to 1. */
  holdOut: number;
  /** How badly speech is recognised in simulated calls, 0 to 1. */
  noise: number;
  /** Conversations that are led for each attempt, and attempts at most. */
  runs?: number;
  attempts?: number;
  onProgress?: (done: number, total: number) => void;
}

export type Fit =
  | { ok: true; personas: Persona[]; report: FitReport }
  /** Fewer calls than `needed` say anything about callers. */
  | { ok: false; found: number; needed: number };

/** Fewer calls say next to nothing about callers: every tenth of them is one or two. */
export const FEWEST_CALLS = 20;

const USUAL_RUNS = 600;
const USUAL_ATTEMPTS = 70;

/** Runs for the report are led with other chances, and there are more of them. */
const RUNS_REPORTED = 3;

/** Turns personas' dials until they do on the phone what real callers did, as often as they did it. */
export function fitPersonas(job: FitJob, reader: ImmediateUnderstanding): Fit {
  const { tree, personas, seed, noise, runs = USUAL_RUNS, attempts = USUAL_ATTEMPTS } = job;
  const usable = job.calls.filter(isUsable);
  const found = usable.filter((call) => !isByMachine(call)).length;
  if (found < FEWEST_CALLS) return { ok: false, found, needed: FEWEST_CALLS };
  const { fitted, heldOut } = split(usable, job);
  const real = measure(fitted);
  const left = unmeasured(real);

  function leadAll(who: readonly Persona[], count: number, from: number) {
    const simulation = openSimulation({ tree, personas: who, seed, noise }, { reader });
    const led = Array.from({ length: count }, (_, index) => simulation.tell(from + index));
    return measure(led.map(recordedOf).filter(isUsable));
  }

  let done = 0;
  const { best, tried } = search({
    real,
    left,
    lead(settings) {
      const measures = leadAll(applySettings(personas, settings), runs, 0);
      done += 1;
      job.onProgress?.(done, attempts);
      return measures;
    },
    most: attempts,
  });
  const made = applySettings(personas, best);
  const report = reportOn({
    real: measure(heldOut),
    before: leadAll(personas, runs * RUNS_REPORTED, runs),
    after: leadAll(made, runs * RUNS_REPORTED, runs),
    left,
  });
  const counts = { fitted: fitted.length, heldOut: heldOut.length, tried };
  return { ok: true, personas: made, report: { ...counts, ...report } };
}

/** A call that says something about who answers, and came to its end by itself; of simulated ones alike. */
function isUsable(call: RecordedCall): boolean {
  const { messages, isTakenOver, endReason } = call;
  if (isTakenOver || endReason === null) return false;
  if (isByMachine(call) || endReason === "hung-up") return true;
  return messages.some(({ by }) => by === "caller");
}

/** Shuffled by the seed; some are held out, and at least one is on either side. */
function split(
  calls: readonly RecordedCall[],
  { seed, holdOut }: Pick<FitJob, "seed" | "holdOut">,
) {
  const random = seededRandom(seed, SHUFFLING);
  const shuffled = [...calls].sort((one, other) => (one.id < other.id ? -1 : 1));
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const place = random.below(last + 1);
    const moved = shuffled[last];
    const other = shuffled[place];
    if (moved === undefined || other === undefined) continue;
    shuffled[last] = other;
    shuffled[place] = moved;
  }
  const count = Math.min(calls.length - 1, Math.max(1, Math.round(calls.length * holdOut)));
  return { heldOut: shuffled.slice(0, count), fitted: shuffled.slice(count) };
}

/** A stream of chance that no run draws from. */
const SHUFFLING = 2 ** 32 - 1;
