import { expect, test } from "bun:test";
import type { CallStatus } from "@rufbaum/telephony";
import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import {
  endCall,
  findCall,
  listUnansweredCalls,
  markForbidden,
  markHungUp,
  moveCallStatus,
  setCallPlaced,
} from "../queries/calls.ts";
import { appendConsentEntries } from "../queries/consent-entries.ts";
import { holdDialling } from "../queries/hold-dialling.ts";
import { importSuppressions, suppressNumber } from "../queries/suppressions.ts";
import { NOON, storedCall } from "./samples.ts";

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
    await markHungUp(db(), "hung up", true);
    await at("over", null);
    await endCall(db(), {
      callId: "over",
      status: "canceled",
      outcome: "abandoned",
      endReason: "not-placed",
      errorCode: null,
      at: NOON,
    });
    const told = await listUnansweredCalls(db(), CARRIER);
    expect(told.map(({ id }) => id).toSorted()).toEqual([
      "hung up",
      "of an earlier version",
      "placing",
      "queued",
      "ringing",
    ]);
    for (const id of ["placing", "queued", "ringing"]) {
      expect(await markForbidden(db(), id)).toMatchObject({ id, endReason: "may-not-dial" });
      expect(await markForbidden(db(), id)).toBeNull();
    }
    for (const id of ["answered", "busy", "hung up", "over", "none"]) {
      expect(await markForbidden(db(), id)).toBeNull();
    }
    expect((await findCall(db(), "answered"))?.endReason).toBeNull();
  });
}
