import type { Clock, Timers } from "@rufbaum/runtime";

/**
 * Hands over one by one what comes rarely, and what comes quickly in bursts: the first item at once,
 * those of the next `gap` milliseconds together at their end, and so on. Order is kept.
 */
export function inBursts<Item>(
  send: (items: readonly Item[]) => void,
  { gap, clock, timers }: { gap: number; clock: Clock; timers: Timers },
): (item: Item) => void {
  let gathered: Item[] = [];
  let sentAt = Number.NEGATIVE_INFINITY;

  function burst(): void {
    const items = gathered;
    gathered = [];
    sentAt = clock.now();
    send(items);
  }

  return (item) => {
    gathered.push(item);
    if (gathered.length > 1) return;
    const passed = clock.now() - sentAt;
    // A clock that was set back must not hold anything up.
    if (passed >= 0 && passed < gap) timers.after(gap - passed, burst);
    else burst();
  };
}
