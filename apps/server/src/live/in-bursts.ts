import type { Cancel, Timers } from "@rufbaum/runtime";

export interface Bursts<Item> {
  /** Milliseconds until an item goes; what was gathered before goes with it. */
  gap: number;
  /** The same for those that have time. */
  longGap: number;
  hasTime(item: Item): boolean;
  /** Milliseconds after a burst in which no other goes: what comes meanwhile goes together. */
  rest: number;
  timers: Timers;
}

/** Gathers items and hands them over together, in order, when the first of them has to go. */
export function inBursts<Item>(
  send: (items: readonly Item[]) => void,
  { gap, longGap, hasTime, rest, timers }: Bursts<Item>,
): (item: Item) => void {
  let gathered: Item[] = [];
  let due: "never" | "late" | "soon" = "never";
  let cancel: Cancel = () => {};
  let isResting = false;
  /** Something came due while the last burst was rested from. */
  let isOverdue = false;

  function burst(): void {
    if (isResting) {
      isOverdue = true;
      return;
    }
    cancel();
    const items = gathered;
    gathered = [];
    due = "never";
    isResting = true;
    timers.after(rest, rested);
    send(items);
  }

  function rested(): void {
    isResting = false;
    if (!isOverdue) return;
    isOverdue = false;
    burst();
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
