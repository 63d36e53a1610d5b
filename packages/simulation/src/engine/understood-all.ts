import { rateOf } from "./rates.ts";
import type { Rate } from "./result.ts";

/** How what callers meant was read, by node id. */
export type Understood = Record<string, UnderstoodAt>;

export interface UnderstoodAt {
  /** Replies that meant one of the node's conditions, and those that were read as it. */
  rate: Rate;
  /** By the condition that was meant. */
  conditions: Record<string, UnderstoodCondition>;
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
}

/** All replies that meant a condition, wherever it was; `null` where there were none. */
export function understoodAll(understood: Understood): Rate | null {
  const rates = Object.values(understood).map(({ rate }) => rate);
  const of = rates.reduce((total, rate) => total + rate.of, 0);
  const count = rates.reduce((total, rate) => total + rate.count, 0);
  return of === 0 ? null : rateOf(count, of);
}
