import { describe, expect, test } from "bun:test";
import { listedName, subjectOf } from "@rufbaum/dialing/subjects";
import { eq } from "drizzle-orm";
import type { Database } from "../database.ts";
import { erasePerson, eraseUnlessInCall } from "../queries/erase-person.ts";
import { saveRecording } from "../queries/recordings.ts";
import { claimSubjectKey } from "../queries/subject-key.ts";
import {
  countSuppressions,
  findSuppression,
  importSuppressions,
  isSuppressed,
  listSuppressions,
  nameSuppressions,
  noteSuppression,
  removeSuppression,
  suppressNumber,
} from "../queries/suppressions.ts";
import { recordTurns } from "../queries/turns.ts";
import { erasures, ownNumbers } from "../schema/audit.ts";
import { calls, messages, recordings } from "../schema/calls.ts";
import { contacts } from "../schema/contacts.ts";
import { suppressions } from "../schema/suppressions.ts";
import { message, NOON, state, storedCall } from "./samples.ts";

const KEY = "a key of the installation";
const numberOf = (index: number) => `+4930231250${String(index).padStart(2, "0")}`;
const ONE = numberOf(1);
const subject = subjectOf(KEY, ONE);

export function suppressionsContract(db: () => Database) {
  const block = (number: string, createdAt = NOON) =>
    suppressNumber(db(), { number, callId: null, createdAt });

  test("the first time a number was blocked is kept, with who did it and why", async () => {
    await claimSubjectKey(db(), KEY);
    const first = { reason: "by-hand", note: "Brief vom 3.1.", createdBy: "Ada" } as const;
    const given = { number: ONE, callId: "call_1", createdAt: NOON };
    expect(await suppressNumber(db(), { ...given, ...first })).toBe(true);
    expect(await block(ONE, NOON + 1)).toBe(false);
    const kept = { ...given, ...first, subject };
    expect(await findSuppression(db(), { number: ONE })).toEqual(kept);
    expect(await findSuppression(db(), { subject })).toEqual(kept);
    expect(await findSuppression(db(), { number: numberOf(2) })).toBeNull();
  });

  test("a further note is kept behind the first, once", async () => {
    await claimSubjectKey(db(), KEY);
    await block(ONE);
    for (const note of ["per E-Mail", "Brief vom 3.1.", "per E-Mail"]) {
      await noteSuppression(db(), { number: ONE }, note);
    }
    expect((await findSuppression(db(), { number: ONE }))?.note).toBe("per E-Mail\nBrief vom 3.1.");
    await noteSuppression(db(), { number: numberOf(2) }, "unbekannt");
    expect(await findSuppression(db(), { number: numberOf(2) })).toBeNull();
  });

  describe("who waits for a person's decision", () => {
    const hold = (number: string, callId = "call_1") =>
      suppressNumber(db(), { number, callId, createdAt: NOON, reason: "undecided" });

    test("is called by nobody, listed apart, and let go like anybody", async () => {
      await claimSubjectKey(db(), KEY);
      await block(numberOf(2));
      expect(await hold(ONE)).toBe(true);
      expect(await hold(ONE, "call_2")).toBe(false);
      expect(await findSuppression(db(), { number: ONE })).toMatchObject({
        reason: "undecided",
        callId: "call_1",
      });
      const only = await listSuppressions(db(), { limit: 9, reason: "undecided" });
      expect(only.map(({ number }) => number)).toEqual([ONE]);
      expect(await listSuppressions(db(), { limit: 9 })).toHaveLength(2);
      expect(await countSuppressions(db())).toEqual({ blocked: 1, undecided: 1, robinson: 0 });
      expect(await removeSuppression(db(), { number: ONE })).toHaveLength(1);
      expect(await isSuppressed(db(), ONE)).toBe(false);
    });

    test("is blocked by the decision, with the call that it is about", async () => {
      await claimSubjectKey(db(), KEY);
      await hold(ONE);
      const decided = {
        number: ONE,
        callId: null,
        createdAt: NOON + 9,
        reason: "by-hand",
      } as const;
      expect(await suppressNumber(db(), { ...decided, createdBy: "Ada" })).toBe(true);
      expect(await findSuppression(db(), { number: ONE })).toMatchObject({
        ...{ reason: "by-hand", createdBy: "Ada", callId: "call_1", createdAt: NOON + 9 },
      });
      expect(await hold(ONE)).toBe(false);
      expect(await findSuppression(db(), { number: ONE })).toMatchObject({ reason: "by-hand" });
    });

    test("is blocked by a list of ours, by no Robinson list, and by an erasure", async () => {
      await claimSubjectKey(db(), KEY);
      for (const index of [1, 2, 3]) await hold(numberOf(index));
      const about = { note: "", createdBy: "Ada", createdAt: NOON + 1 };
      const listed = (number: string) => ({ number: null, subject: subjectOf(KEY, number) });
      await importSuppressions(db(), [listed(ONE)], { ...about, reason: "imported" });
      const robinson = [{ number: null, subject: subjectOf(KEY, listedName(numberOf(2))) }];
      await importSuppressions(db(), robinson, { ...about, reason: "robinson" });
      const erasing = { subject: subjectOf(KEY, numberOf(3)), at: NOON + 1, by: "Ada" };
      await eraseUnlessInCall(db(), { number: numberOf(3), ...erasing });
      const reasons = [1, 2, 3].map(async (index) => {
        return (await findSuppression(db(), { number: numberOf(index) }))?.reason;
      });
      expect(await Promise.all(reasons)).toEqual(["imported", "undecided", "erased"]);
    });
  });

  test("a number that is not known any more is blocked by its subject, and not told again", async () => {
    await claimSubjectKey(db(), KEY);
    await block(ONE);
    await db().update(suppressions).set({ number: null });
    expect(await isSuppressed(db(), ONE)).toBe(true);
    expect(await block(ONE)).toBe(false);
    expect(await findSuppression(db(), { subject })).toMatchObject({ number: null });
  });

  test("numbers that earlier versions blocked are named once there is a key", async () => {
    await block(ONE);
    expect(await isSuppressed(db(), ONE)).toBe(true);
    await claimSubjectKey(db(), KEY);
    await nameSuppressions(db(), KEY);
    expect(await findSuppression(db(), { subject })).toMatchObject({ number: ONE });
  });

  test("a list is read page by page, and whoever is let go is gone from it", async () => {
    await claimSubjectKey(db(), KEY);
    for (let index = 0; index < 7; index++) await block(numberOf(index), NOON + (index >> 1));
    const seen: (string | null)[] = [];
    let page = await listSuppressions(db(), { limit: 3 });
    while (page.length > 0) {
      seen.push(...page.map(({ number }) => number));
      const last = page.at(-1);
      const after = { createdAt: last?.createdAt ?? 0, subject: last?.subject ?? "" };
      page = await listSuppressions(db(), { limit: 3, after });
    }
    expect(seen.toSorted()).toEqual(Array.from({ length: 7 }, (_, index) => numberOf(index)));
    expect(await removeSuppression(db(), { number: ONE })).toMatchObject([
      { number: ONE, subject },
    ]);
    expect(await removeSuppression(db(), { number: ONE })).toEqual([]);
    expect(await isSuppressed(db(), ONE)).toBe(false);
  });

  test("a list of hashes blocks its numbers, and hides nobody's own wish", async () => {
    await claimSubjectKey(db(), KEY);
    const entries = Array.from({ length: 2_500 }, (_, index) => ({
      number: null,
      subject: subjectOf(KEY, listedName(`+49302${index + 1_000_000}`)),
    }));
    const about = { reason: "robinson", note: "", createdBy: "Ada", createdAt: NOON } as const;
    expect(await importSuppressions(db(), entries, about)).toBe(2_500);
    expect(await importSuppressions(db(), entries, about)).toBe(0);
    const listed = "+493021000007";
    expect(await findSuppression(db(), { number: listed })).toMatchObject({ reason: "robinson" });
    await block(listed, NOON + 5);
    expect(await findSuppression(db(), { number: listed })).toMatchObject({ reason: "asked" });
    expect(await listSuppressions(db(), { limit: 10 })).toHaveLength(1);
    expect(await countSuppressions(db())).toEqual({
      blocked: 1,
      undecided: 0,
      robinson: 2_500,
    });
    await removeSuppression(db(), { number: listed });
    expect(await isSuppressed(db(), listed)).toBe(false);
  });

  test("each of a file may have a note of its own, hostile ones too", async () => {
    await claimSubjectKey(db(), KEY);
    const about = { reason: "imported", note: "Liste", createdBy: "Ada", createdAt: NOON } as const;
    const entries = [1, 2, 2].map((index) => ({
      number: numberOf(index),
      subject: subjectOf(KEY, numberOf(index)),
      ...(index === 2 && { note: "a\0'.csv, Zeile 2" }),
    }));
    expect(await importSuppressions(db(), entries, about)).toBe(2);
    expect((await findSuppression(db(), { number: ONE }))?.note).toBe("Liste");
    const note = (await findSuppression(db(), { number: numberOf(2) }))?.note;
    expect(note).toBe("a\ufffd'.csv, Zeile 2");
  });

  test("of an erased person nothing is found but what may stay, and of others all", async () => {
    await claimSubjectKey(db(), KEY);
    for (const [index, id] of ["his", "other"].entries()) {
      const number = numberOf(index + 1);
      await storedCall(db(), { id, to: number });
      const turn = { state: state(), currentNodeId: null, outcome: null, endReason: null };
      await recordTurns(db(), [{ callId: id, ...turn, messages: [message(`m_${id}`)] }]);
      await saveRecording(db(), {
        sid: `RE_${id}`,
        callId: id,
        status: "completed",
        duration: 3,
        createdAt: NOON,
      });
      await db()
        .insert(contacts)
        .values({
          number,
          subject: subjectOf(KEY, number),
          kind: "fixed",
          country: "DE",
          customFields: {},
          createdAt: NOON,
          updatedAt: NOON,
        });
      await db().insert(ownNumbers).values({ number, carrier: "emulator", addedBy: "Ada" });
      await block(number);
    }
    await storedCall(db(), { id: "in", direction: "inbound", from: ONE, to: numberOf(9) });
    const erased = await erasePerson(db(), { number: ONE, subject, at: NOON, by: "Ada" });
    expect(erased.pendingRecordings).toEqual([{ sid: "RE_his", carrier: null }]);
    expect(erased.counts).toEqual({
      contacts: 1,
      listEntries: 0,
      campaigns: 0,
      calls: 2,
      messages: 1,
      recordings: 1,
      ownNumbers: 1,
      evidence: 0,
    });
    for (const table of [calls, messages, recordings, contacts, ownNumbers]) {
      const rows = await db().select().from(table);
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(ONE);
    }
    expect(await isSuppressed(db(), ONE)).toBe(true);
    expect(await db().$count(suppressions, eq(suppressions.number, ONE))).toBe(0);
    expect(await db().select({ subject: erasures.subject }).from(erasures)).toEqual([{ subject }]);
  });
}
