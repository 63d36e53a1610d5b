import { expect, test } from "bun:test";
import { subjectOf } from "@rufbaum/dialing/subjects";
import type { Database } from "../database.ts";
import { insertContact } from "../queries/contacts.ts";
import { eraseUnlessInCall } from "../queries/erase-person.ts";
import { listErasures, listPendingErasures, settleRecording } from "../queries/erasures.ts";
import { countPerson, readPersonCalls } from "../queries/persons.ts";
import { type HeldRecording, saveRecording } from "../queries/recordings.ts";
import { claimSubjectKey } from "../queries/subject-key.ts";
import { findSuppression } from "../queries/suppressions.ts";
import { recordTurns } from "../queries/turns.ts";
import { erasures } from "../schema/audit.ts";
import { calls } from "../schema/calls.ts";
import { message, NOON, state, storedCall } from "./samples.ts";

const KEY = "k".repeat(43);
const NUMBER = "+493023125001";
const OTHER = "+493023125002";
const person = { number: NUMBER, subject: subjectOf(KEY, NUMBER) };
const ACCOUNT = "twilio:AC1";
const NOTHING = {
  contacts: 0,
  lists: 0,
  campaigns: 0,
  calls: 0,
  openCalls: 0,
  messages: 0,
  recordings: 0,
  ownNumbers: 0,
  consentEntries: 0,
  suppressions: 0,
};

export function personsContract(db: () => Database) {
  async function known() {
    await claimSubjectKey(db(), KEY);
    await insertContact(db(), {
      ...person,
      kind: "fixed",
      country: "DE",
      regions: "",
      postcode: "",
      firstName: "Ada",
      lastName: "",
      company: "",
      email: "",
      status: "lead",
      customFields: {},
      createdAt: NOON,
    });
    for (const id of ["a", "b", "c"]) {
      await storedCall(db(), { id, to: NUMBER });
      const turn = { state: state(), currentNodeId: null, outcome: null, endReason: null };
      await recordTurns(db(), [{ callId: id, ...turn, messages: [message(`m_${id}`)] }]);
      const recording = { sid: `RE_${id}`, callId: id, duration: 3, createdAt: NOON };
      await saveRecording(db(), { ...recording, status: "completed", carrier: ACCOUNT });
    }
    await storedCall(db(), { id: "other", to: OTHER });
  }
  const ended = () => db().update(calls).set({ closedAt: NOON });
  const erase = () => eraseUnlessInCall(db(), { ...person, at: NOON, by: "Ada" });

  test("what is known of a person is counted, and calls are read page by page", async () => {
    expect(await countPerson(db(), person)).toEqual(NOTHING);
    await known();
    expect(await countPerson(db(), person)).toEqual({
      ...NOTHING,
      contacts: 1,
      calls: 3,
      openCalls: 3,
      messages: 3,
      recordings: 3,
    });
    const first = await readPersonCalls(db(), { number: NUMBER, after: "", limit: 2 });
    const next = await readPersonCalls(db(), { number: NUMBER, after: "b", limit: 2 });
    expect([...first, ...next].map(({ id }) => id)).toEqual(["a", "b", "c"]);
    expect(first[0]?.state?.variables).toEqual({ firstName: "Zoë" });
  });

  test("nobody is erased in the middle of a call, and nothing of it is done", async () => {
    await known();
    const before = await countPerson(db(), person);
    expect(await erase()).toBeNull();
    expect(await countPerson(db(), person)).toEqual(before);
    expect(await findSuppression(db(), person)).toBeNull();
  });

  test("who is erased is blocked without a number, and recordings wait for the carrier", async () => {
    await known();
    await ended();
    const erased = await erase();
    expect(erased?.counts).toMatchObject({ contacts: 1, calls: 3, messages: 3, recordings: 3 });
    expect(await countPerson(db(), person)).toEqual({ ...NOTHING, suppressions: 1 });
    expect(await findSuppression(db(), person)).toMatchObject({ number: null, reason: "erased" });
    const [pending] = await listPendingErasures(db());
    const held = (sid: string): HeldRecording => ({ sid, carrier: ACCOUNT });
    expect(new Set(pending?.pendingRecordings)).toEqual(
      new Set([held("RE_a"), held("RE_b"), held("RE_c")]),
    );
    const sequence = erased?.sequence ?? 0;
    await Promise.all(["RE_a", "RE_b"].map((sid) => settleRecording(db(), { sequence, sid })));
    expect(await settleRecording(db(), { sequence, sid: "RE_c" })).toEqual([]);
    expect(await listPendingErasures(db())).toEqual([]);
    expect(await listErasures(db(), person.subject)).toMatchObject([{ at: NOON, by: "Ada" }]);
  });

  test("recordings that older versions left pending are of an account that nobody knows", async () => {
    const pendingRecordings = ["RE_a", "RE_b"];
    const { subject } = person;
    const old = { subject, at: NOON, by: "Ada", counts: {}, pendingRecordings };
    await db().insert(erasures).values(old);
    const [pending] = await listPendingErasures(db());
    const [a, b] = pendingRecordings.map((sid) => ({ sid, carrier: null }));
    expect(pending?.pendingRecordings).toEqual([a, b] as never);
    const { sequence = 0 } = pending ?? {};
    expect(await settleRecording(db(), { sequence, sid: "RE_a" })).toEqual([b] as never);
  });
}
