import { expect, test } from "bun:test";
import type { CallStatus } from "@rufbaum/telephony";
import { eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { type CallFilter, listCalls } from "../queries/call-lists.ts";
import {
  endCall,
  findCall,
  giveCallBack,
  listOpenCalls,
  markOutcome,
  moveCallStatus,
  setAnsweredBy,
  setCallLine,
  takeCallOver,
} from "../queries/calls.ts";
import { setCallPlaced, setCallsPlaced } from "../queries/placed-calls.ts";
import { listRecordings, saveRecording } from "../queries/recordings.ts";
import { saveSnapshot } from "../queries/snapshots.ts";
import { readToday } from "../queries/today.ts";
import { calls } from "../schema/calls.ts";
import { NOON, sampleTree, storedCall } from "./samples.ts";

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
    expect(call).toMatchObject({
      callSid: null,
      status: "placing",
      createdAt: NOON,
      error: null,
    });
    const placed = await setCallPlaced(db(), {
      at: NOON,
      callId: call.id,
      callSid: "CA1",
      status: "queued",
    });
    expect(placed).toMatchObject({ call: { callSid: "CA1", status: "queued" }, isLate: false });
    for (const id of ["CA1", call.id])
      expect(await findCall(db(), id)).toEqual(placed?.call ?? null);
    expect(await findCall(db(), "other")).toBeNull();
    expect(
      await setCallPlaced(db(), { at: NOON, callId: "other", callSid: "CA2", status: "queued" }),
    ).toBeNull();
  });

  test("callbacks in any order, each twice, come to the same end", async () => {
    for (const [index, order] of permutations(ANSWERED).entries()) {
      const callId = `call_${index}`;
      await storedCall(db(), { id: callId });
      for (const event of order.flatMap((event) => [event, event])) {
        await moveCallStatus(db(), { callId, at: NOON + 20_000, ...event });
      }
      const placed = await setCallPlaced(db(), {
        at: NOON,
        callId,
        callSid: callId,
        status: "queued",
      });
      const call = placed?.call;
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

  test("a call that was never placed, as far as one knew, goes on once it has its id", async () => {
    const end = (callId: string) =>
      endCall(db(), {
        callId,
        status: "failed",
        outcome: "failed",
        endReason: "not-placed",
        errorCode: null,
        at: NOON,
        unlessPlaced: true,
      });
    const placed = await storedCall(db());
    await setCallPlaced(db(), { at: NOON, callId: placed.id, callSid: "CA1", status: "queued" });
    expect(await end(placed.id)).toBeNull();
    const other = await storedCall(db(), { id: "call_2" });
    expect(await end(other.id)).toMatchObject({ status: "failed", endReason: "not-placed" });
    // The carrier had it all the same: that is told once.
    const late = { at: NOON, callId: other.id, callSid: "CA2", status: "queued" } as const;
    expect(await setCallPlaced(db(), late)).toMatchObject({
      call: { callSid: "CA2", status: "failed", endReason: "not-placed" },
      isLate: true,
    });
    expect(await setCallPlaced(db(), late)).toMatchObject({ isLate: false });
  });

  test("of calls that are placed together each becomes what it would alone", async () => {
    const never = { status: "failed", outcome: "failed", endReason: "not-placed" } as const;
    for (const id of ["plain", "ringing", "late", "on consent", "clashes"]) {
      await storedCall(db(), { id, ...(id === "on consent" && { consentId: "7" }) });
    }
    const rings = { callId: "ringing", status: "ringing", sequence: 1, at: NOON } as const;
    await moveCallStatus(db(), { ...rings, duration: null });
    await endCall(db(), { callId: "late", ...never, errorCode: null, at: NOON });
    const names = ["plain", "ringing", "plain", "late", "unknown", "on consent", "clashes"];
    const taken = await setCallsPlaced(
      db(),
      names.map((callId, place) => ({
        ...{ callId, at: NOON + place, status: place === 0 ? "initiated" : "queued" },
        callSid: callId === "clashes" ? "CA_ringing" : `CA_${callId}`,
      })),
    );
    const told = await Promise.all(
      taken.map((one) =>
        one.then((known) => known && [known.call.callSid, known.call.status, known.isLate], String),
      ),
    );
    expect(told.slice(0, 6)).toEqual([
      ["CA_plain", "initiated", false],
      ["CA_ringing", "ringing", false],
      ["CA_plain", "initiated", false],
      ["CA_late", "failed", true],
      null,
      ["CA_on consent", "queued", false],
    ]);
    expect(told[6]).toContain("calls_call_sid_unique");
    expect(await db().$count(calls, isNotNull(calls.consentId))).toBe(0);
    expect(await db().$count(calls, eq(calls.dialledAt, NOON))).toBe(2);
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
        errorCode: "21211",
        at: NOON + 2,
      });
    const ended = await Promise.all([end("busy"), end("busy"), end("busy")]);
    expect(ended.filter((call) => call !== null)).toHaveLength(1);
    expect(await end("failed")).toBeNull();
    expect(await findCall(db(), callId)).toMatchObject({
      status: "busy",
      outcome: "busy",
      endReason: "restarted",
      error: { code: "21211", message: null },
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
      errorCode: null,
      at: NOON,
    });
    expect((await listOpenCalls(db())).map(({ id }) => id)).toEqual(["a", "c"]);
  });

  test("calls are listed from the newest, up to a limit", async () => {
    for (const [n, id] of ["a", "b", "c"].entries())
      await storedCall(db(), { id, createdAt: NOON + n });
    expect((await listCalls(db(), { limit: 2 })).map(({ id }) => id)).toEqual(["c", "b"]);
  });

  test("calls are listed by what they have in common, page by page", async () => {
    const made = [
      { id: "a", treeId: "tree_1" },
      { id: "b", treeId: "tree_2", to: "+494066969001" },
      { id: "c", treeId: "tree_2", direction: "inbound", from: "+494066969001" },
      { id: "d", treeId: "tree_1" },
    ] as const;
    for (const [n, call] of made.entries())
      await storedCall(db(), { ...call, createdAt: NOON + n });
    await moveCallStatus(db(), {
      callId: "d",
      status: "busy",
      sequence: 1,
      at: NOON,
      duration: null,
    });
    await markOutcome(db(), "a", "callback");
    const ids = async (filter: CallFilter) =>
      (await listCalls(db(), { limit: 10, ...filter })).map(({ id }) => id).join("");
    expect(await ids({})).toBe("dcba");
    expect(await ids({ treeId: "tree_2" })).toBe("cb");
    expect(await ids({ status: "busy" })).toBe("d");
    expect(await ids({ outcome: "callback" })).toBe("a");
    // The other party's number, whoever called whom, and however much of it.
    for (const number of [
      "40 66969-001",
      "040/66969001",
      "0049 (0)40 66969001",
      "+49 40 66969 001",
    ]) {
      expect(await ids({ number })).toBe("cb");
    }
    // By its end, and by its beginning without the country.
    for (const number of ["66969 001", "01", "040 669"]) {
      expect(await ids({ number })).toBe(number === "01" ? "dcba" : "cb");
    }
    expect(await ids({ number: "6969 0" })).toBe("");
    expect(await ids({ number: "040 669", home: "AT" })).toBe("");
    expect(await ids({ since: NOON + 1, until: NOON + 3 })).toBe("cb");
    expect(await ids({ endedSince: NOON })).toBe("d");
    expect(await ids({ endedSince: NOON + 1 })).toBe("");
    const page = await listCalls(db(), { limit: 2 });
    expect(await ids({ before: page.at(-1) })).toBe("ba");
  });

  test("the few calls that match are found among very many, in their order", async () => {
    await manyCalls(db(), 1_300);
    for (const n of [3, 700, 1_290]) await markOutcome(db(), `many_${n}`, "callback");
    const ids = async (filter: CallFilter, limit = 10) =>
      (await listCalls(db(), { limit, ...filter })).map(({ id }) => id).join(" ");
    expect(await ids({ outcome: "callback" })).toBe("many_1290 many_700 many_3");
    expect(await ids({ outcome: "callback" }, 2)).toBe("many_1290 many_700");
    expect(
      await ids({ outcome: "callback", before: { id: "many_700", createdAt: NOON + 700 } }),
    ).toBe("many_3");
    expect(await ids({ number: "1234" })).toBe("many_1234");
    expect(await ids({ number: "030 1111", outcome: "callback" })).toBe(
      "many_1290 many_700 many_3",
    );
    expect((await listCalls(db(), { limit: 1_000 })).at(-1)?.id).toBe("many_301");
    expect(await listCalls(db(), { limit: 1_000, treeId: "tree_odd" })).toHaveLength(650);
  });

  test("an outcome that a person has set stays", async () => {
    await storedCall(db(), { id: "a" });
    expect(await markOutcome(db(), "a", "callback")).toMatchObject({ outcomeBy: "operator" });
    const end = {
      callId: "a",
      status: "completed",
      endReason: null,
      errorCode: null,
      at: NOON,
    } as const;
    expect(await endCall(db(), { ...end, outcome: "not-interested" })).toMatchObject({
      outcome: "callback",
      outcomeBy: "operator",
    });
    expect(await markOutcome(db(), "none", "callback")).toBeNull();
  });

  test("what picked up is kept as it was told first, but for the beginning of a machine", async () => {
    await storedCall(db(), { id: "a" });
    for (const answeredBy of ["machine_start", "machine_end_beep", "human"] as const) {
      await setAnsweredBy(db(), "a", answeredBy);
    }
    expect(await findCall(db(), "a")).toMatchObject({ answeredBy: "machine_end_beep" });
  });

  test("a call knows its line, and whether somebody took it over", async () => {
    expect(await storedCall(db(), { id: "a" })).toMatchObject({ line: "relay", takenOverAt: null });
    await setCallLine(db(), "a", "gather");
    expect(await takeCallOver(db(), "a", NOON)).toBe(true);
    expect(await takeCallOver(db(), "a", NOON + 1)).toBe(false);
    expect(await findCall(db(), "a")).toMatchObject({ line: "gather", takenOverAt: NOON });
    await giveCallBack(db(), "a");
    expect(await findCall(db(), "a")).toMatchObject({ takenOverAt: null });
  });

  test("a recording that is complete stays so, whatever is told late", async () => {
    await storedCall(db(), { id: "a" });
    const recording = { sid: "RE1", callId: "a", createdAt: NOON };
    await saveRecording(db(), { ...recording, status: "in-progress", duration: null });
    await saveRecording(db(), { ...recording, status: "completed", duration: 31 });
    await saveRecording(db(), { ...recording, status: "in-progress", duration: null });
    expect(await listRecordings(db(), "a")).toMatchObject([
      { ...recording, status: "completed", duration: 31 },
    ]);
  });

  test("today counts calls that the carrier took, outcomes and the duration of answered ones", async () => {
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
        errorCode: null,
        at: NOON + (id === "a" ? 10_000 : 20_000),
      });
    }
    await storedCall(db(), { id: "open" });
    for (const endReason of ["carrier-busy", "not-placed", "may-not-dial"]) {
      await storedCall(db(), { id: endReason });
      await endCall(db(), {
        ...{ callId: endReason, status: "canceled", outcome: "abandoned", endReason },
        ...{ errorCode: null, at: NOON + 1 },
      });
    }
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

/** All to `+49 30 1111 …`, a millisecond after each other, every other by another tree. */
async function manyCalls(db: Database, count: number): Promise<void> {
  const snapshotId = await saveSnapshot(db, sampleTree(), NOON);
  await db.execute(sql`
    insert into ${calls} (
      id, tree_id, tree_name, snapshot_id, direction, from_number, to_number, status,
      status_sequence, created_at
    )
    select 'many_' || n, case when n % 2 = 1 then 'tree_odd' else 'tree_1' end, 'Erstkontakt',
      ${snapshotId}, 'outbound', '+493023125999', '+49301111' || lpad(n::text, 4, '0'), 'completed', 0,
      ${new Date(NOON).toISOString()}::timestamptz + n * interval '1 ms'
    from generate_series(1, ${count}::int) as n`);
}
