import { rateOf } from "./rates.ts";
import type { Rate } from "./result.ts";

/** How what callers meant was read, by node id. */
export type Understood = Record<string, UnderstoodAt>;

export interface UnderstoodAt {
  /** Replies that meant one of the node's conditions, and those that were read as it. */
  rate: Rate;
  /** By the condition that was meant. */
  conditions: Record<string, UnderstoodCondition>;
  /**
   * Questions back and talk, that mean no condition: how many were taken for none; objections, too, which
   * were so or for a yes. `null` where nobody said such a thing, missing in results of older versions.
   */
  beside?: Omit<UnderstoodCondition, "between"> | null;
}

export interface UnderstoodCondition {
  rate: Rate;
  /** Replies after which the agent asked between this condition and another one. */
  between: number;
  /** What was read otherwise, the most frequent first. */
  misread: Misread[];
}

export interface Misread {
  /** As he said it, and as it was recognised the first time. */
  said: string;
  text: string;
  /** The condition that it was taken for; `null` for none. */
  read: string | null;
  count: number;
  /** The first run in which it was. */
  run: number;
  /** The first few; unknown in results of older versions. */
  runs?: number[];
}

/** All replies that meant a condition, wherever it was; `null` where there were none. */
export function understoodAll(understood: Understood): Rate | null {
  return altogether(Object.values(understood).map(({ rate }) => rate));
}

/** All that meant none, and how many were taken for none; `null` where there were none. */
export function besideAll(understood: Understood): Rate | null {
  return altogether(Object.values(understood).flatMap(({ beside }) => beside?.rate ?? []));
}

function altogether(rates: readonly Rate[]): Rate | null {
  const of = rates.reduce((total, rate) => total + rate.of, 0);
  const count = rates.reduce((total, rate) => total + rate.count, 0);
  return of === 0 ? null : rateOf(count, of);
}
