/** Where straight parts of lines run already, all in one direction. */
export interface Lanes {
  /**
   * Whether a part of a line that leads to `target` keeps `clearance` from every part of a line that
   * leads elsewhere. Lines to the same target may join, and those from one `port` begin as one.
   */
  isFree(
    at: number,
    from: number,
    to: number,
    target: string,
    clearance: number,
    port?: string,
  ): boolean;
  take(at: number, from: number, to: number, target: string, port?: string): void;
  /** Where parts run that lead to `target`, in the order in which they were taken. */
  of(target: string): Iterable<number>;
}

interface Stretch {
  at: number;
  from: number;
  to: number;
  target: string;
  port: string | undefined;
}

/** Parts are looked up by strips of this width. */
const STRIP = 8;
/** Two parts in one lane keep this from each other's ends, so that no corner seems to lead on. */
const APART = 6;
const NONE: ReadonlySet<number> = new Set();

export function createLanes(): Lanes {
  const strips = new Map<number, Stretch[]>();
  const byTarget = new Map<string, Set<number>>();
  return {
    isFree(at, a, b, target, clearance, port) {
      if (clearance === 0) return true;
      const [from, to] = a < b ? [a, b] : [b, a];
      const first = Math.floor((at - clearance) / STRIP);
      // Counted, as a number that is large enough does not grow by one.
      const count = Math.floor((at + clearance) / STRIP) - first;
      for (let step = 0; step <= count; step++) {
        for (const part of strips.get(first + step) ?? []) {
          if (part.target === target || (port !== undefined && part.port === port)) continue;
          if (Math.abs(part.at - at) >= clearance) continue;
          if (part.from - APART < to && part.to + APART > from) return false;
        }
      }
      return true;
    },
    take(at, a, b, target, port) {
      const strip = Math.floor(at / STRIP);
      const part = { at, from: Math.min(a, b), to: Math.max(a, b), target, port };
      const parts = strips.get(strip);
      if (parts) parts.push(part);
      else strips.set(strip, [part]);
      const known = byTarget.get(target);
      if (known) known.add(at);
      else byTarget.set(target, new Set([at]));
    },
    of: (target) => byTarget.get(target) ?? NONE,
  };
}
