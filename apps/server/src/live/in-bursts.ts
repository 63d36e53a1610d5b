import type { Cancel, Timers } from "@rufbaum/runtime";

export interface Bursts<Item> {
  /** Milliseconds until an item goes; what was gathered before goes with it. */
  gap: number;
  /** The same for those that have time. */
  longGap: number;
  hasTime(item: Item): boolean;
  timers: Timers;
}

/** Gathers items and hands them over together, in order, when the first of them has to go. */
export function inBursts<Item>(
  send: (items: readonly Item[]) => void,
  { gap, longGap, hasTime, timers }: Bursts<Item>,
): (item: Item) => void {
  let gathered: Item[] = [];
  let due: "never" | "late" | "soon" = "never";
  let cancel: Cancel = () => {};

  function burst(): void {
    const items = gathered;
    gathered = [];
    due = "never";
    send(items);
  }

  return (item) => {
    gathered.push(item);
    const isLate = hasTime(item);
    if (due === "soon" || (due === "late" && isLate)) return;
    cancel();
    due = isLate ? "late" : "soon";
    cancel = timers.after(isLate ? longGap : gap, burst);
  };
}
