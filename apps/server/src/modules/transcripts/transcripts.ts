import type { Calls } from "@rufbaum/calls";
import type { Clock } from "@rufbaum/runtime";
import {
  type CallKey,
  countTranscripts,
  type Database,
  readTranscripts,
  type TranscriptRecord,
} from "@rufbaum/store";
import type { Tree } from "@rufbaum/tree";
import type { TranscriptMessage } from "../../live/messages.ts";
import { sharedRead } from "../../shared-read.ts";
import { viewTranscript } from "../calls/views.ts";

/** Milliseconds after which the calls of the last day are counted again, and all of them. */
const STAYS_FRESH = 1_000;
const STAYS_COUNTED = 60 * 60_000;
/** Calls that began longer ago than this say no first word any more, in milliseconds. */
const SETTLED_AFTER = 24 * 60 * 60_000;

export interface TranscriptsPage {
  messages: TranscriptMessage[];
  /** Calls in which anything was said, on all pages. */
  totalCalls: number;
  next: CallKey | null;
}

/** What was said in all calls, page by page. */
export function createTranscripts({
  sideDb,
  clock,
  treeOf,
}: {
  sideDb: Database;
  clock: Clock;
  treeOf: Calls["treeOf"];
}) {
  let settled: { before: number; count: number; countedAt: number } | null = null;
  let total: { count: number; countedAt: number } | null = null;

  async function countSettled(now: number) {
    if (settled && now - settled.countedAt < STAYS_COUNTED) return settled;
    const before = now - SETTLED_AFTER;
    const count = await countTranscripts(sideDb, { until: before });
    settled = { before, count, countedAt: now };
    return settled;
  }

  const count = sharedRead(async () => {
    const countedAt = clock.now();
    const { before, count } = await countSettled(countedAt);
    total = { count: count + (await countTranscripts(sideDb, { since: before })), countedAt };
    return total.count;
  });

  /** The trees that the calls walked, by the ids of their snapshots; each is asked for once. */
  async function treesOf(
    messages: readonly TranscriptRecord[],
  ): Promise<ReadonlyMap<string, Tree | null>> {
    const trees = new Map<string, Tree | null>();
    for (const { snapshotId } of messages) {
      if (!trees.has(snapshotId)) trees.set(snapshotId, await treeOf({ snapshotId }));
    }
    return trees;
  }

  return {
    async page(wanted: { limit: number; before: CallKey | null }): Promise<TranscriptsPage> {
      const isFresh = total !== null && clock.now() - total.countedAt < STAYS_FRESH;
      const totalCalls = isFresh && total ? total.count : await count();
      const { messages, next } = await readTranscripts(sideDb, wanted);
      const trees = await treesOf(messages);
      const views = messages.map((record) =>
        viewTranscript(record, trees.get(record.snapshotId) ?? null),
      );
      return { messages: views, totalCalls, next };
    },
  };
}
