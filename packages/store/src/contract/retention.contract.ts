import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { endCall, findCall } from "../queries/calls.ts";
import { listMessages } from "../queries/messages.ts";
import { listRecordings, saveRecording } from "../queries/recordings.ts";
import {
  forgetAudit,
  forgetCalls,
  forgetContacts,
  forgetRecording,
  forgetTranscripts,
  oldRecordings,
} from "../queries/retention.ts";
import { recordTurns } from "../queries/turns.ts";
import { auditEntries } from "../schema/audit.ts";
import { contacts } from "../schema/contacts.ts";
import { message, NOON, state, storedCall } from "./samples.ts";

const DAY = 24 * 3_600_000;
const AT_ONCE = { limit: 100 };

export function retentionContract(db: () => Database) {
  /** A call that ended then, with a message. */
  async function endedCall(id: string, at: number) {
    await storedCall(db(), { id, createdAt: at });
    const turn = { callId: id, state: state(), currentNodeId: "greeting", outcome: null };
    await recordTurns(db(), [{ ...turn, endReason: null, messages: [message(`${id}_1`, { at })] }]);
    const end = { callId: id, status: "completed", outcome: "success", endReason: "end" } as const;
    await endCall(db(), { ...end, errorCode: null, at });
  }

  test("what was said goes after its time, with what was learnt; the call stays", async () => {
    await endedCall("call_old", NOON);
    await endedCall("call_new", NOON + 2 * DAY);
    await storedCall(db(), { id: "call_open" });
    expect(await forgetTranscripts(db(), { before: NOON + DAY, ...AT_ONCE })).toBe(1);
    expect(await listMessages(db(), "call_old")).toEqual([]);
    expect(await findCall(db(), "call_old")).toMatchObject({ state: null, outcome: "success" });
    expect(await listMessages(db(), "call_new")).toHaveLength(1);
    expect(await forgetTranscripts(db(), { before: NOON + DAY, ...AT_ONCE })).toBe(0);
  });

  test("calls go whole, a slice at a time, and never while they are open", async () => {
    for (const number of [1, 2, 3]) await endedCall(`call_${number}`, NOON + number);
    await storedCall(db(), { id: "call_open" });
    expect(await forgetCalls(db(), { before: NOON + 3, limit: 1 })).toBe(1);
    expect(await forgetCalls(db(), { before: NOON + 3, limit: 5 })).toBe(1);
    expect(await findCall(db(), "call_3")).not.toBeNull();
    expect(await findCall(db(), "call_open")).not.toBeNull();
    expect(await listMessages(db(), "call_1")).toEqual([]);
  });

  test("a call stays as long as the carrier may keep a recording of it", async () => {
    await endedCall("call_1", NOON);
    const recording = { sid: "RE1", callId: "call_1", duration: 3, createdAt: NOON };
    const first = { ...AT_ONCE, after: "" };
    await saveRecording(db(), { ...recording, status: "completed" });
    const old = { before: NOON + DAY, ...AT_ONCE };
    expect(await forgetCalls(db(), old)).toBe(0);
    expect(await oldRecordings(db(), { ...first, before: NOON })).toEqual([]);
    const past = { ...first, before: NOON + DAY };
    expect(await oldRecordings(db(), past)).toEqual([{ sid: "RE1", carrier: null }]);
    expect(await oldRecordings(db(), { ...past, after: "RE1" })).toEqual([]);
    await forgetRecording(db(), "RE1");
    expect(await listRecordings(db(), "call_1")).toEqual([]);
    expect(await forgetCalls(db(), old)).toBe(1);
  });

  test("a contact goes once nobody has called, changed or read it in for that long", async () => {
    const contact = { kind: "fixed", country: "DE", customFields: {}, createdAt: NOON } as const;
    await db()
      .insert(contacts)
      .values([
        { ...contact, number: "+493023125001", subject: "a", updatedAt: NOON },
        { ...contact, number: "+493023125002", subject: "b", updatedAt: NOON + 2 * DAY },
        {
          ...contact,
          number: "+493023125003",
          subject: "c",
          updatedAt: NOON,
          lastContactAt: NOON + 2 * DAY,
        },
      ]);
    expect(await forgetContacts(db(), { before: NOON + DAY, ...AT_ONCE })).toBe(1);
    const left = await db().select({ number: contacts.number }).from(contacts);
    expect(left.map(({ number }) => number).sort()).toEqual(["+493023125002", "+493023125003"]);
  });

  test("the audit forgets its oldest entries", async () => {
    const entry = { by: "Ada", action: "rules-changed", details: {} };
    await db()
      .insert(auditEntries)
      .values([
        { ...entry, at: NOON },
        { ...entry, at: NOON + DAY },
      ]);
    expect(await forgetAudit(db(), { before: NOON + 1, ...AT_ONCE })).toBe(1);
    expect(await db().select({ count: sql<number>`count(*)::int` }).from(auditEntries)).toEqual([
      { count: 1 },
    ]);
  });
}
