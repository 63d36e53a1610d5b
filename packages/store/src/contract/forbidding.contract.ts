import { expect, test } from "bun:test";
import type { CallRecord } from "@rufbaum/calls";
import type { CallStatus } from "@rufbaum/telephony";
import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { endCall, findCall, moveCallStatus } from "../queries/calls.ts";
import {
  listCallsToEnd,
  markHungUp,
  markUnanswered,
  stopCampaignCalls,
} from "../queries/calls-to-end.ts";
import { appendConsentEntries } from "../queries/consent-entries.ts";
import { holdDialling } from "../queries/hold-dialling.ts";
import { type Placed, setCallPlaced, setCallsPlaced } from "../queries/placed-calls.ts";
import { importSuppressions, suppressNumber } from "../queries/suppressions.ts";
import { recordTurns } from "../queries/turns.ts";
import { NOON, state, storedCall } from "./samples.ts";

const NUMBER = "+493023125001";
const CARRIER = "twilio:AC1";
const ADA = { recordedAt: NOON, recordedBy: "Ada" };

export function forbiddingContract(db: () => Database) {
  const entry = { subject: "a", statementId: null, callId: null, at: NOON } as const;

  test.each([
    ["a block", () => suppressNumber(db(), { number: NUMBER, callId: null, createdAt: NOON })],
    [
      "a list of blocks",
      () =>
        importSuppressions(db(), [{ number: NUMBER, subject: "a" }], {
          ...{ reason: "imported", note: "", createdBy: "Ada", createdAt: NOON },
        } as const),
    ],
    ["a withdrawal", () => appendConsentEntries(db(), [{ ...entry, kind: "withdrawal" }], ADA)],
    ["an erasure", () => appendConsentEntries(db(), [{ ...entry, kind: "erasure" }], ADA)],
  ])("%s is not written while a call is being claimed", async (_, write) => {
    const order: string[] = [];
    let written: Promise<unknown> = Promise.resolve();
    await db().transaction(async (tx) => {
      await holdDialling(tx);
      written = write().then(() => order.push("written"));
      for (let round = 0; round < 400; round++) await tx.execute(sql`select ${round}`);
      order.push("claimed");
    });
    await written;
    expect(order).toEqual(["claimed", "written"]);
  });

  async function at(id: string, status: CallStatus | null, more: object = {}) {
    await storedCall(db(), { id, carrier: CARRIER, ...more });
    if (status === null) return;
    await setCallPlaced(db(), { callId: id, callSid: `CA_${id}`, status: "queued", at: NOON });
    await moveCallStatus(db(), { callId: id, status, sequence: 1, at: NOON, duration: null });
  }

  test("calls that nobody has answered are told, and can be forbidden", async () => {
    await at("placing", null);
    await at("queued", "queued");
    await at("ringing", "ringing");
    await at("answered", "in-progress");
    await at("busy", "busy");
    await at("in", "ringing", { direction: "inbound", from: NUMBER });
    await at("emulated", "ringing", { carrier: "emulator" });
    await at("of an earlier version", "ringing", { carrier: null });
    await at("hung up", "ringing");
    await markHungUp(db(), "hung up");
    await at("talks, and hung up", "in-progress");
    await markHungUp(db(), "talks, and hung up");
    await at("over", null);
    await endCall(db(), {
      callId: "over",
      status: "canceled",
      outcome: "abandoned",
      endReason: "not-placed",
      errorCode: null,
      at: NOON,
    });
    const told: CallRecord[] = [];
    for (let after: CallRecord | null = null; ; after = told.at(-1) ?? null) {
      const slice = await listCallsToEnd(db(), [CARRIER], { after, limit: 2 });
      told.push(...slice);
      if (slice.length < 2) break;
    }
    expect(told.map(({ id }) => id).toSorted()).toEqual([
      "hung up",
      "of an earlier version",
      "placing",
      "queued",
      "ringing",
      "talks, and hung up",
    ]);
    for (const id of ["placing", "queued", "ringing"]) {
      expect(await markUnanswered(db(), id, "may-not-dial")).toMatchObject({
        id,
        endReason: "may-not-dial",
      });
      expect(await markUnanswered(db(), id, "may-not-dial")).toBeNull();
    }
    for (const id of ["answered", "busy", "hung up", "over", "none"]) {
      expect(await markUnanswered(db(), id, "may-not-dial")).toBeNull();
    }
    expect((await findCall(db(), "answered"))?.endReason).toBeNull();
  });

  test("a stop, turns and what the carrier says of many calls do not wait for each other", async () => {
    const turn = {
      state: state(),
      currentNodeId: null,
      outcome: null,
      endReason: null,
      messages: [],
    };
    const ids = Array.from({ length: 40 }, (_, place) => `call_${place}`);
    for (const [place, id] of ids.entries()) {
      await at(id, null, { attempt: { campaign: 7, contact: place + 1, claim: 1 } });
    }
    for (let round = 0; round < 15; round++) {
      const order = round % 2 === 0 ? ids : ids.toReversed();
      const placed = order.map((callId) => ({
        ...{ callId, callSid: `CA_${callId}`, status: "queued", at: NOON },
      })) as Placed[];
      const [stopped, taken] = await Promise.all([
        stopCampaignCalls(db(), 7, { endCalls: false, at: NOON }),
        setCallsPlaced(db(), placed).then((all) => Promise.all(all)),
        setCallsPlaced(db(), placed.toReversed()).then((all) => Promise.all(all)),
        recordTurns(
          db(),
          order.toReversed().map((callId) => ({ ...turn, callId })),
        ),
      ]);
      expect(stopped).toBe(40);
      expect(taken.map((one) => one?.call.callSid)).toEqual(placed.map(({ callSid }) => callSid));
    }
  });

  test.each([false, true])("a stop marks what is open, talks too: %p", async (endCalls) => {
    const ofCampaign = { campaign: 7, contact: 1 };
    const all = ["placing", "queued", "initiated", "ringing", "in-progress"] as const;
    for (const [claim, status] of all.entries()) {
      const attempt = { ...ofCampaign, claim: claim + 1 };
      await at(status, status === "placing" ? null : status, { attempt });
    }
    await at("of another one", null, { attempt: { ...ofCampaign, campaign: 8, claim: 1 } });
    await at("of none", null);
    expect(await stopCampaignCalls(db(), 7, { endCalls, at: NOON })).toBe(5);
    expect(await stopCampaignCalls(db(), 7, { endCalls, at: NOON + 1 })).toBe(5);
    const hungUp = { endReason: "operator-hung-up", stoppedAt: null };
    const stopped = { endReason: null, stoppedAt: NOON };
    const untouched = { endReason: null, stoppedAt: null };
    expect(await findCall(db(), "placing")).toMatchObject(hungUp);
    expect(await findCall(db(), "queued")).toMatchObject(hungUp);
    expect(await findCall(db(), "initiated")).toMatchObject(stopped);
    expect(await findCall(db(), "ringing")).toMatchObject(stopped);
    expect(await findCall(db(), "in-progress")).toMatchObject(endCalls ? hungUp : untouched);
    for (const id of ["of another one", "of none"]) {
      expect(await findCall(db(), id)).toMatchObject(untouched);
    }
    expect(await stopCampaignCalls(db(), null, { endCalls, at: NOON })).toBe(6);
    expect(await findCall(db(), "of another one")).toMatchObject(hungUp);
    expect(await findCall(db(), "of none")).toMatchObject(untouched);
  });
}
