import { breathe } from "@rufbaum/runtime";

/**
 * Lets lists and reports into the one thread of the embedded database only between what calls need.
 *
 * What calls need goes at once. Of the reads one is under way at a time, in the order they came;
 * it begins when nothing else is under way, or when enough went before it. Whoever was answered may
 * ask on before it begins, so that a call's ten queries wait for one read and not for ten. A read that
 * is begun can't be interrupted: long ones ask slice by slice, and stand in line again for each.
 */
export interface TurnsFirst {
  atOnce<Result>(ask: () => Promise<Result>): Promise<Result>;
  inBetween<Result>(ask: () => Promise<Result>): Promise<Result>;
}

/** What may go before a read that waits: without a limit, busy calls would leave pages empty. */
const MOST_BEFORE = 50;

export function createTurnsFirst(mostBefore = MOST_BEFORE, pause = breathe): TurnsFirst {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  /** Of what calls need, since the first in line has waited. */
  let wentBefore = 0;
  let isReading = false;

  function next(): void {
    if (isReading || (underWay > 0 && wentBefore < mostBefore)) return;
    const begin = waiting.shift();
    if (!begin) return;
    isReading = true;
    wentBefore = 0;
    begin();
  }

  return {
    async atOnce(ask) {
      underWay += 1;
      try {
        return await ask();
      } finally {
        underWay -= 1;
        if (waiting.length > 0) {
          wentBefore += 1;
          void pause().then(next);
        }
      }
    },
    async inBetween(ask) {
      await new Promise<void>((begin) => {
        waiting.push(begin);
        next();
      });
      try {
        return await ask();
      } finally {
        isReading = false;
        next();
      }
    },
  };
}
