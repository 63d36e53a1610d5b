import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { recordAnswerTimes } from "../queries/answer-times.ts";
import { readLatency } from "../queries/latency.ts";
import { findLatencyDays, saveLatencyDay } from "../queries/latency-days.ts";
import { recordTurns } from "../queries/turns.ts";
import { messages } from "../schema/calls.ts";
import { message, NOON, state, storedCall } from "./samples.ts";

const DAY = 86_400_000;
const TODAY = { since: NOON, until: NOON + DAY };

export function latencyContract(db: () => Database) {
  /** A call in which answers took that long. */
  async function answered(
    id: string,
    waits: (number | null)[],
    more = {},
    at = NOON,
  ): Promise<void> {
    await storedCall(db(), { id, ...more });
    const said = waits.map((_, index) => message(`${id}_${index}`, { at }));
    const standing = { state: state(), currentNodeId: null, outcome: null, endReason: null };
    await recordTurns(db(), [{ callId: id, ...standing, messages: said }]);
    await recordAnswerTimes(
      db(),
      waits.flatMap((waitMilliseconds, index) => {
        if (waitMilliseconds === null) return [];
        return [{ messageId: `${id}_${index}`, waitMilliseconds, firstAudioMilliseconds: null }];
      }),
    );
  }

  test("no answers make no distribution", async () => {
    await answered("silent", [null, null]);
    expect(await readLatency(db(), TODAY)).toEqual([]);
  });

  test("answers are counted by tree, with percentiles and bars whose ends belong to the next", async () => {
    await answered("a", [1, 2, 2.5, 3], { treeId: "tree_1", treeName: "Alt" });
    await answered("b", [4, null, 5_000], { createdAt: NOON + 1, treeName: "Neu" });
    await answered("c", [0.5], { treeId: "tree_2", treeName: "Anderer" });
    const [other, first, ...rest] = await readLatency(db(), TODAY);
    expect(rest).toEqual([]);
    expect(other).toEqual({
      treeId: "tree_2",
      treeName: "Anderer",
      server: {
        answers: 1,
        p50: 0.5,
        p90: 0.5,
        p99: 0.5,
        histogram: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      },
      firstAudio: null,
    });
    expect(first).toMatchObject({
      treeId: "tree_1",
      treeName: "Neu",
      server: { answers: 6, p50: 2.75, histogram: [0, 1, 4, 0, 0, 0, 0, 0, 0, 1] },
    });
    expect(first?.server.p90).toBeCloseTo(2_502, 6);
  });

  test("what lies before and after, and what an operator said, is left out", async () => {
    await answered("before", [1], {}, NOON - 1);
    await answered("after", [2], {}, TODAY.until);
    await answered("whispered", [3]);
    await db().update(messages).set({ origin: "operator" }).where(sql`id = 'whispered_0'`);
    expect(await readLatency(db(), TODAY)).toEqual([]);
    await answered("counted", [4]);
    expect((await readLatency(db(), TODAY))[0]?.server.answers).toBe(1);
  });

  test("the first sound has a distribution of its own, over the answers it is known of", async () => {
    await answered("a", [1, 2, 3]);
    await db().update(messages).set({ firstAudioMilliseconds: 900 }).where(sql`id = 'a_1'`);
    const [tree] = await readLatency(db(), TODAY);
    expect(tree?.firstAudio).toEqual({
      answers: 1,
      p50: 900,
      p90: 900,
      p99: 900,
      histogram: [0, 0, 0, 1, 0, 0, 0, 0, 0, 0],
    });
  });

  test("more answers than one slice holds are all counted, those of one moment, too", async () => {
    await answered(
      "a",
      Array.from({ length: 1_203 }, (_, n) => n % 600),
    );
    await answered("b", [5_000], {}, NOON + 1);
    const [tree] = await readLatency(db(), TODAY);
    expect(tree?.server).toMatchObject({ answers: 1_204, p50: 299 });
  });

  test("a day that was added up is kept, and can be replaced", async () => {
    await answered("a", [1, 2]);
    const day = { ...TODAY, trees: await readLatency(db(), TODAY) };
    await saveLatencyDay(db(), { ...day, trees: [] });
    await saveLatencyDay(db(), day);
    expect(await findLatencyDays(db(), [NOON, NOON + DAY])).toEqual(new Map([[NOON, day]]));
    expect(await findLatencyDays(db(), [])).toEqual(new Map());
  });
}
