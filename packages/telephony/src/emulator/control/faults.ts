import type { Clock, Random } from "@rufbaum/runtime";

/** What the emulator can be told to do wrong, one request after the other. */
export const FAULT_KINDS = [
  "too-many-requests",
  "server-error",
  "unavailable",
  "answer-lost",
  "slow",
  "silent",
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  kind: FaultKind;
  /** For how many requests more; `null` without end. */
  count: number | null;
  /** Milliseconds since 1970; `null` without end. */
  until: number | null;
  /** Only requests of this method, and whose path contains this. */
  method: string | null;
  path: string | null;
  /** Which part of them, 0 to 1; 1 befalls each. */
  share: number;
  /** How long a slow answer takes, in real milliseconds. */
  milliseconds: number;
  /** Seconds after which who asked too often may come back, if that is told. */
  retryAfter: number | null;
}

export interface Faults {
  add(fault: Fault): void;
  all(): readonly Fault[];
  clear(): void;
  /** The fault that befalls a request, counted off. */
  befall(method: string, path: string): Fault | null;
}

/** Faults on request: the oldest that fits befalls a request, until it is used up. */
export function createFaults(clock: Clock, random: Random): Faults {
  let faults: Fault[] = [];

  function drop(): void {
    faults = faults.filter(
      ({ count, until }) => count !== 0 && (until === null || until > clock.now()),
    );
  }

  return {
    add: (fault) => void faults.push(fault),
    all() {
      drop();
      return faults;
    },
    clear() {
      faults = [];
    },
    befall(method, path) {
      drop();
      const fault = faults.find(
        (one) =>
          (one.method === null || one.method === method) &&
          (one.path === null || path.includes(one.path)) &&
          (one.share === 1 || random.number() < one.share),
      );
      if (fault && fault.count !== null) fault.count -= 1;
      return fault ?? null;
    },
  };
}
