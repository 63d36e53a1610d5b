import { expect, test } from "bun:test";
import type { NewCall } from "@rufbaum/calls";
import type { Database } from "../database.ts";
import { endCall, listOpenCalls, moveCallStatus } from "../queries/calls.ts";
import { claimCall, type DialLimits, readDialUse } from "../queries/dial-use.ts";
import { saveSnapshot } from "../queries/snapshots.ts";
import { callsRead } from "./calls-read.ts";
import { NOON, sampleTree, storedCall } from "./samples.ts";

const NONE: DialLimits = { atOnce: null, perMinute: null, minutesPerDay: null };
const MINUTE = 60_000;
const TIME = { now: NOON, startOfDay: NOON - 9 * 60 * MINUTE };
const ALL = { atOnce: 1, perMinute: 1, minutesPerDay: 1 };

const numberOf = (index: number) => `+4930231250${String(index).padStart(2, "0")}`;

export function diallingContract(db: () => Database) {
  /** Tries to begin a call with the number, as the n-th of a test. */
  async function claim(
    index: number,
    limits: Partial<DialLimits> = {},
    { createdAt: at = TIME.now, ...more }: Partial<NewCall> = {},
  ) {
    const snapshotId = await saveSnapshot(db(), sampleTree(), 0);
    return claimCall(
      db(),
      {
        id: `claim_${index}`,
        treeId: "tree_1",
        treeName: "Erstkontakt",
        snapshotId,
        direction: "outbound",
        from: "+493023125999",
        to: numberOf(index),
        ...more,
      },
      { limits: { ...NONE, ...limits }, time: () => ({ ...TIME, now: at }) },
    );
  }

  const answer = (callId: string, at: number) =>
    moveCallStatus(db(), { callId, status: "in-progress", sequence: 1, at, duration: null });

  const close = (callId: string, at = NOON) =>
    endCall(db(), {
      callId,
      status: "completed",
      outcome: "abandoned",
      endReason: null,
      errorCode: null,
      at,
    });

  test("of calls to one number that come at once, one begins, and the others learn which", async () => {
    const claims = await Promise.all(
      Array.from({ length: 12 }, (_, index) => claim(index, {}, { to: numberOf(1) })),
    );
    const [begun, ...more] = claims.filter(({ ok }) => ok);
    expect(more).toEqual([]);
    const refused = claims.filter(({ ok }) => !ok);
    const call = begun?.ok && begun.call;
    expect(new Set(refused.map((claim) => JSON.stringify(claim))).size).toBe(1);
    expect(refused[0]).toEqual({ ok: false, reason: "number-in-call", call } as never);
    expect(await listOpenCalls(db())).toHaveLength(1);
  });

  test("a number is free again once its call is settled, and not before", async () => {
    await claim(1);
    await moveCallStatus(db(), {
      callId: "claim_1",
      status: "failed",
      sequence: 1,
      at: NOON,
      duration: null,
    });
    expect(await claim(2, {}, { to: numberOf(1) })).toMatchObject({ ok: false });
    await close("claim_1");
    expect(await claim(3, {}, { to: numberOf(1) })).toMatchObject({ ok: true });
  });

  test("who calls us is not called at the same time, and may call twice", async () => {
    const inbound = { direction: "inbound", from: numberOf(1), to: "+493023125800" } as const;
    await storedCall(db(), { id: "a", ...inbound });
    await storedCall(db(), { id: "b", ...inbound });
    expect(await claim(1)).toMatchObject({ reason: "number-in-call", call: { id: "a" } });
    expect(await claim(2)).toMatchObject({ ok: true });
  });

  test("no more are open at once than may be, however many come together", async () => {
    await storedCall(db(), { id: "in", direction: "inbound", from: "+491711234567" });
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, index) => claim(index, { atOnce: 5 })),
    );
    expect(claims.filter(({ ok }) => ok)).toHaveLength(5);
    expect(claims.find(({ ok }) => !ok)).toEqual({
      ok: false,
      reason: "atOnce",
      limit: 5,
      used: 5,
      freeAt: null,
    });
    await close("in");
    expect(await claim(30, { atOnce: 5 })).toMatchObject({ reason: "atOnce" });
    const [first] = await listOpenCalls(db());
    await close(first?.id ?? "");
    expect(await claim(31, { atOnce: 5 })).toMatchObject({ ok: true });
    expect(await claim(32, { atOnce: 0 })).toMatchObject({ limit: 0, freeAt: null });
  });

  test("no more begin within a minute than may, and it is known when the next one can", async () => {
    for (const [index, ago] of [61_000, 60_000, 50_000, 20_000, 1_000].entries()) {
      await claim(index, {}, { createdAt: NOON - ago });
      await close(`claim_${index}`);
    }
    expect(await claim(10, { perMinute: 4 })).toMatchObject({ ok: true });
    expect(await claim(11, { perMinute: 4 })).toEqual({
      ok: false,
      reason: "perMinute",
      limit: 4,
      used: 4,
      freeAt: NOON + 10_000,
    });
    expect(await claim(12, { perMinute: 2 })).toMatchObject({ used: 4, freeAt: NOON + 59_000 });
    expect(await claim(13, { perMinute: 0 })).toMatchObject({ freeAt: null });
  });

  test("minutes count from the answer, each begun one whole, those of running calls, too", async () => {
    const spoken = async (index: number, from: number, until: number | null) => {
      await claim(index, {}, { createdAt: from - 5_000 });
      await answer(`claim_${index}`, from);
      if (until !== null) await close(`claim_${index}`, until);
    };
    await spoken(0, NOON - 10 * MINUTE, NOON - 9 * MINUTE); // 1
    await spoken(1, NOON - 8 * MINUTE, NOON - 7 * MINUTE + 1_000); // 2
    await spoken(2, NOON - 90_000, null); // 2, so far
    await spoken(3, TIME.startOfDay - 30 * MINUTE, TIME.startOfDay + 3 * MINUTE); // 3 of today
    await spoken(4, TIME.startOfDay - 30 * MINUTE, TIME.startOfDay - MINUTE); // yesterday
    await claim(5, {}, { createdAt: NOON - 2 * MINUTE }); // rings
    expect(await readDialUse(db(), TIME, ALL)).toEqual({
      atOnce: 2,
      perMinute: 0,
      minutesPerDay: 8,
    });
    expect(await claim(6, { minutesPerDay: 8 })).toEqual({
      ok: false,
      reason: "minutesPerDay",
      limit: 8,
      used: 8,
      freeAt: null,
    });
    expect(await claim(7, { minutesPerDay: 9 })).toMatchObject({ ok: true });
    const tomorrow = {
      now: NOON + 24 * 60 * MINUTE,
      startOfDay: TIME.startOfDay + 24 * 60 * MINUTE,
    };
    expect(await readDialUse(db(), tomorrow, { ...NONE, minutesPerDay: 1 })).toMatchObject({
      // The call that nobody ended talks on.
      minutesPerDay: 9 * 60,
    });
  });

  test("calls that a clock which was set back left ahead hold nobody back", async () => {
    for (const [index, ahead] of [1, 20, 50].entries()) {
      await claim(index, {}, { createdAt: NOON + ahead * MINUTE });
      await close(`claim_${index}`, NOON + ahead * MINUTE);
    }
    expect(await claim(10, { perMinute: 1 })).toMatchObject({ ok: true });
    expect(await claim(11, { perMinute: 1 })).toMatchObject({ used: 1, freeAt: NOON + MINUTE });
  });

  test("whoever claims reads none of the calls that there were before", async () => {
    for (const index of Array(12).keys()) {
      const at = NOON - (3 + index) * 24 * 60 * MINUTE;
      await claim(index, {}, { createdAt: at });
      await close(`claim_${index}`, at + MINUTE);
    }
    await claim(20);
    expect(await callsRead(db(), (tx) => readDialUse(tx, TIME, ALL))).toEqual({
      scans: 0,
      rows: 3,
    });
  });

  test("what has no limit is not counted", async () => {
    await claim(1);
    expect(await readDialUse(db(), TIME, NONE)).toEqual({
      atOnce: 0,
      perMinute: 0,
      minutesPerDay: 0,
    });
    expect(await readDialUse(db(), TIME, ALL)).toMatchObject({ atOnce: 1, perMinute: 1 });
  });
}
