import { expect, test } from "bun:test";
import type { CallStatus } from "@rufbaum/telephony";
import type { Database } from "../database.ts";
import {
  endCall,
  findCall,
  listCalls,
  listOpenCalls,
  moveCallStatus,
  setCallPlaced,
} from "../queries/calls.ts";
import { readToday } from "../queries/today.ts";
import { NOON, storedCall } from "./samples.ts";

type Event = { status: CallStatus; sequence: number; duration: number | null };

const ANSWERED: Event[] = [
  { status: "initiated", sequence: 0, duration: null },
  { status: "ringing", sequence: 1, duration: null },
  { status: "in-progress", sequence: 2, duration: null },
  { status: "completed", sequence: 3, duration: 10 },
];

export function callsContract(db: () => Database) {
  test("a call is found by its id and by the carrier's", async () => {
    const call = await storedCall(db());
    expect(call).toMatchObject({ callSid: null, status: "placing", createdAt: NOON, error: null });
    const placed = await setCallPlaced(db(), { callId: call.id, callSid: "CA1", status: "queued" });
    expect(placed).toMatchObject({ callSid: "CA1", status: "queued" });
    expect(await findCall(db(), "CA1")).toEqual(placed);
    expect(await findCall(db(), call.id)).toEqual(placed);
    expect(await findCall(db(), "other")).toBeNull();
    expect(
      await setCallPlaced(db(), { callId: "other", callSid: "CA2", status: "queued" }),
    ).toBeNull();
  });

  test("callbacks in any order, each twice, come to the same end", async () => {
    for (const [index, order] of permutations(ANSWERED).entries()) {
      const callId = `call_${index}`;
      await storedCall(db(), { id: callId });
      for (const event of order.flatMap((event) => [event, event])) {
        await moveCallStatus(db(), { callId, at: NOON + 20_000, ...event });
      }
      const call = await setCallPlaced(db(), { callId, callSid: callId, status: "queued" });
      expect(call).toMatchObject({ status: "completed", duration: 10, endedAt: NOON + 20_000 });
      expect(call?.answeredAt).not.toBeNull();
    }
  });

  test("a status only moves forward, and of the final ones the first stays", async () => {
    const { id: callId } = await storedCall(db());
    const move = (status: CallStatus, at: number) =>
      moveCallStatus(db(), { callId, status, sequence: 1, at, duration: null });
    expect(await move("ringing", NOON)).toMatchObject({ status: "ringing", answeredAt: null });
    expect(await move("ringing", NOON)).toBeNull();
    expect(await move("initiated", NOON)).toBeNull();
    expect(await move("in-progress", NOON + 1_000)).toMatchObject({ answeredAt: NOON + 1_000 });
    expect(await move("completed", NOON + 8_400)).toMatchObject({
      endedAt: NOON + 8_400,
      duration: 7,
    });
    expect(await move("failed", NOON + 9_000)).toBeNull();
    expect(
      await moveCallStatus(db(), {
        callId: "other",
        status: "busy",
        sequence: 1,
        at: NOON,
        duration: null,
      }),
    ).toBeNull();
  });

  test("a call is settled once; what the carrier and the conversation said stays", async () => {
    const { id: callId } = await storedCall(db());
    await moveCallStatus(db(), { callId, status: "busy", sequence: 1, at: NOON + 1, duration: 0 });
    const end = (outcome: "busy" | "failed") =>
      endCall(db(), {
        callId,
        status: "failed",
        outcome,
        endReason: "restarted",
        error: { code: "21211", message: "invalid" },
        at: NOON + 2,
      });
    const ended = await Promise.all([end("busy"), end("busy"), end("busy")]);
    expect(ended.filter((call) => call !== null)).toHaveLength(1);
    expect(await end("failed")).toBeNull();
    expect(await findCall(db(), callId)).toMatchObject({
      status: "busy",
      outcome: "busy",
      endReason: "restarted",
      error: { code: "21211", message: "invalid" },
      endedAt: NOON + 1,
      closedAt: NOON + 2,
    });
  });

  test("open calls are those not settled yet, also when the carrier has hung up", async () => {
    for (const id of ["a", "b", "c"]) await storedCall(db(), { id });
    await moveCallStatus(db(), {
      callId: "a",
      status: "failed",
      sequence: 1,
      at: NOON,
      duration: null,
    });
    await endCall(db(), {
      callId: "b",
      status: "failed",
      outcome: "failed",
      endReason: null,
      error: null,
      at: NOON,
    });
    expect((await listOpenCalls(db())).map(({ id }) => id)).toEqual(["a", "c"]);
  });

  test("calls are listed from the newest, up to a limit", async () => {
    for (const [n, id] of ["a", "b", "c"].entries())
      await storedCall(db(), { id, createdAt: NOON + n });
    expect((await listCalls(db(), { limit: 2 })).map(({ id }) => id)).toEqual(["c", "b"]);
  });

  test("today counts calls, outcomes and the duration of answered ones", async () => {
    expect(await readToday(db(), { since: NOON })).toEqual({
      calls: 0,
      ended: 0,
      successes: 0,
      appointments: 0,
      averageDuration: null,
    });
    await storedCall(db(), { id: "before", createdAt: NOON - 1 });
    const outcomes = { a: "appointment", b: "success", c: "no-answer" } as const;
    for (const [id, outcome] of Object.entries(outcomes)) {
      await storedCall(db(), { id });
      if (id !== "c")
        await moveCallStatus(db(), {
          callId: id,
          status: "in-progress",
          sequence: 1,
          at: NOON,
          duration: null,
        });
      await endCall(db(), {
        callId: id,
        status: "completed",
        outcome,
        endReason: null,
        error: null,
        at: NOON + (id === "a" ? 10_000 : 20_000),
      });
    }
    await storedCall(db(), { id: "open" });
    expect(await readToday(db(), { since: NOON })).toEqual({
      calls: 4,
      ended: 3,
      successes: 2,
      appointments: 1,
      averageDuration: 15,
    });
  });
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}
