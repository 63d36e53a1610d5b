import type { Random } from "@rufbaum/runtime";

/** What may go wrong, and how likely it is at each chance in a run that has it at all. */
const CHANCES = {
  "rest-request-lost": 0.2,
  "rest-answer-lost": 0.2,
  "rest-fault-before": 0.15,
  "rest-fault-after": 0.15,
  "rest-too-many": 0.25,
  "rest-slow": 0.25,
  "rest-unreachable": 0.2,
  "callback-lost": 0.25,
  "callback-doubled": 0.3,
  "callback-late": 0.15,
  "callback-shuffled": 0.5,
  "verdict-late": 0.6,
  "script-asked-twice": 0.2,
  "script-answer-lost": 0.12,
  "callback-forged": 0.2,
  "callback-of-other-call": 0.2,
  "callback-steps-back": 0.25,
  "socket-cut": 0.004,
  "socket-cut-midframe": 0.005,
  "socket-refused": 0.4,
  "frames-malformed": 0.006,
  "frames-doubled": 0.006,
  "frames-flood": 0.005,
  "interrupt-storm": 0.006,
  "socket-of-nobody": 0.006,
  "socket-second": 0.007,
  "database-fails": 0.01,
  "database-answer-lost": 0.01,
  "database-slow": 0.02,
  "database-frozen": 0.007,
  "database-away": 0.006,
  "database-gone": 0.002,
  "crash-at-event": 0.006,
  "crash-after-write": 0.01,
  "clock-jump": 0.003,
  "clock-forward": 0.1,
} as const satisfies Record<string, number>;

export type Fault = keyof typeof CHANCES;
export const FAULTS = Object.keys(CHANCES) as Fault[];

/** Which faults a run has; each is drawn where it could happen. */
export interface Faults {
  strikes(fault: Fault): boolean;
  /** No more from now on. */
  heal(): void;
  readonly healed: boolean;
  /** How often each happened. */
  readonly counts: ReadonlyMap<Fault, number>;
}

/** How likely a fault is at each chance it has, 0 to 1; what is not named never happens. */
export type FaultChances = Readonly<Partial<Record<Fault, number>>>;

/** Those that came later draw from a source of their own, so that the seeds before them run as they did. */
const CAME_LATER: ReadonlySet<Fault> = new Set(["clock-forward"]);

/** A tenth of all runs is without any; the others have about a third of the faults. */
export function drawFaults(randomFor: (part: string) => Random, wanted?: FaultChances): Faults {
  const random = randomFor("faults");
  const later = randomFor("later faults");
  const sourceOf = (fault: Fault) => (CAME_LATER.has(fault) ? later : random);
  const isClean = random.number() < 0.1;
  const chances = new Map<Fault, number>();
  for (const fault of FAULTS) {
    const source = sourceOf(fault);
    const isOn = source.number() < 0.3;
    const strength = 0.5 + 1.5 * source.number();
    const drawn = isOn && !isClean ? CHANCES[fault] * strength : undefined;
    const chance = wanted ? wanted[fault] : drawn;
    if (chance !== undefined) chances.set(fault, chance);
  }
  const counts = new Map<Fault, number>();
  let healed = false;
  return {
    strikes(fault) {
      const chance = chances.get(fault);
      // Drawn only where it can strike, so that a fault that is off leaves the others as they were.
      if (chance === undefined || healed || sourceOf(fault).number() >= chance) return false;
      counts.set(fault, (counts.get(fault) ?? 0) + 1);
      return true;
    },
    heal() {
      healed = true;
    },
    get healed() {
      return healed;
    },
    counts,
  };
}
