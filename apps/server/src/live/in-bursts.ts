import type { Timers } from "@rufbaum/runtime";

/** Gathers items for `gap` milliseconds from the first one on and hands them over together, in order. */
export function inBursts<Item>(
  send: (items: readonly Item[]) => void,
  { gap, timers }: { gap: number; timers: Timers },
): (item: Item) => void {
  let gathered: Item[] = [];

  function burst(): void {
    const items = gathered;
    gathered = [];
    send(items);
  }

  return (item) => {
    gathered.push(item);
    if (gathered.length === 1) timers.after(gap, burst);
  };
}
