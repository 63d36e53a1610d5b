import { outcomeSpec } from "@rufbaum/tree/graph";
import type { CampaignView } from "../../../../api/campaigns.ts";

/** Where somebody stands who has no outcome yet, or is not called at all. */
const UNCALLED = ["skipped", "calling", "again", "waiting"] as const;

/** The parts of a campaign's bar, in the order in which they stand there. */
export const SEGMENTS = [
  "success",
  "interest",
  "spoken",
  "unreached",
  "broken",
  "skipped",
  "calling",
  "again",
  "waiting",
] as const;
export type SegmentName = (typeof SEGMENTS)[number];

export interface Segment {
  name: SegmentName;
  amount: number;
  /** Of all contacts, from 0 to 100. */
  percent: number;
}

/** Where somebody of this standing belongs; an outcome that nobody knows here was at least spoken to. */
export function segmentOf(standing: string): SegmentName {
  return outcomeSpec(standing)?.group ?? UNCALLED.find((name) => name === standing) ?? "spoken";
}

/** What a campaign's contacts came to, those parts alone that have any. */
export function segmentsOf(counts: CampaignView["counts"]): Segment[] {
  const amounts = new Map<SegmentName, number>();
  let total = 0;
  for (const { standing, amount } of counts) {
    const name = segmentOf(standing);
    amounts.set(name, (amounts.get(name) ?? 0) + amount);
    total += amount;
  }
  return SEGMENTS.flatMap((name) => {
    const amount = amounts.get(name) ?? 0;
    return amount > 0 ? [{ name, amount, percent: (100 * amount) / total }] : [];
  });
}

/** By standing, whatever the reason, the most frequent first. */
export function byStanding(counts: CampaignView["counts"]): { standing: string; amount: number }[] {
  const amounts = new Map<string, number>();
  for (const { standing, amount } of counts) {
    amounts.set(standing, (amounts.get(standing) ?? 0) + amount);
  }
  return [...amounts]
    .map(([standing, amount]) => ({ standing, amount }))
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => b.amount - a.amount);
}

/** As their parts stand in the bar; those of one part stay in their order. */
export function inBarOrder<Counted extends { standing: string }>(counted: Counted[]): Counted[] {
  const placeOf = ({ standing }: Counted) => SEGMENTS.indexOf(segmentOf(standing));
  return counted.toSorted((a, b) => placeOf(a) - placeOf(b));
}

const OPEN = new Set(["waiting", "again", "calling"]);

/** Whether somebody of this standing will not be called any more. */
export function isFinished(standing: string): boolean {
  return !OPEN.has(standing);
}
