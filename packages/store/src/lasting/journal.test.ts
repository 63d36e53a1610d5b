import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "bun:test";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { subjectOf } from "@rufbaum/dialing/subjects";
import { realRuntime } from "@rufbaum/runtime/real";
import { storedCall } from "../contract/samples.ts";
import { findCall } from "../queries/calls.ts";
import { appendConsentEntries } from "../queries/consent-entries.ts";
import { findSuppression, isSuppressed, suppressNumber } from "../queries/suppressions.ts";
import { verifyConsents } from "../queries/verify-consents.ts";
import { listWithdrawals } from "../queries/withdrawals.ts";
import { openTestStore, type TestStore } from "../testing/index.ts";
import { lastingJournal } from "./journal.ts";
import { applyLasting, type LastingEntry, withSubject } from "./lasting.ts";

const ONE = "+493023125001";
const TWO = "+493023125002";
const THREE = "+493023125003";

let store: TestStore;
let dataDirectory = "";
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), "rufbaum-lasting-"));
});
afterEach(async () => {
  await store.clear();
  await rm(dataDirectory, { recursive: true });
});

/** As versions before November 2026 wrote it. */
const writeOld = (lines: readonly string[]) =>
  Bun.write(file(), ['{"journal":"old"}', ...lines, ""].join("\n"));
const journal = () => lastingJournal({ ...realRuntime(), dataDirectory });
const entry = (number: string): LastingEntry => ({ kind: "suppression", number, at: 0 });
const file = () => join(dataDirectory, "lasting.jsonl");
const text = () => Bun.file(file()).text();
const suppressed = async () => {
  const all = [ONE, TWO, THREE];
  const found = await Promise.all(all.map((number) => isSuppressed(store.db, number)));
  return all.filter((_, index) => found[index]);
};

test("a database that does not know an entry is told, for its owner's eyes alone", async () => {
  const key = await journal().agreeWith(store.db);
  await journal().append([withSubject(entry(ONE), key)]);
  await journal().append([withSubject(entry(TWO), key)]);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  await journal().agreeWith(store.db);
  expect(await suppressed()).toEqual([ONE, TWO]);
  // As a restore would leave it: without the numbers, and without having been told of them.
  await store.clear();
  await journal().agreeWith(store.db);
  expect(await suppressed()).toEqual([ONE, TWO]);
});

test("what only the database knows is written down, once, and not where it only listens", async () => {
  await suppressNumber(store.db, { number: ONE, callId: null, createdAt: 0 });
  const key = await journal().agreeWith(store.db, { listensOnly: true });
  expect(await Bun.file(file()).exists()).toBe(false);
  await journal().agreeWith(store.db);
  const written = await text();
  const subject = subjectOf(key, ONE);
  expect(written.split("\n").filter((line) => line.includes(subject))).toHaveLength(1);
  expect(written).not.toContain(ONE);
  await journal().agreeWith(store.db);
  expect(await text()).toBe(written);
});

test("a line that a crash cut short costs no other", async () => {
  const key = await journal().agreeWith(store.db);
  await journal().append([withSubject(entry(ONE), key)]);
  await Bun.write(file(), `${await text()}{"kind":"suppression","number":"${THREE}`);
  await journal().agreeWith(store.db);
  expect(await text()).not.toContain(THREE);
  await journal().append([withSubject(entry(TWO), key)]);
  await journal().agreeWith(store.db);
  expect(await suppressed()).toEqual([ONE, TWO]);
});

test("lines that mean nothing are left out", async () => {
  const odd = [
    "null",
    "[]",
    '{"kind":"constructor","number":"+1","at":0}',
    '{"kind":"suppression"}',
  ];
  await Bun.write(
    file(),
    `{"journal":"odd"}\n${odd.join("\n")}\n${JSON.stringify(entry(THREE))}\n`,
  );
  await journal().agreeWith(store.db);
  expect(await suppressed()).toEqual([THREE]);
});

test("a file of earlier versions is read, and holds no number afterwards", async () => {
  const known = [ONE, TWO].map((number) => JSON.stringify(entry(number)));
  await writeOld([...known, "something else"]);
  const key = await journal().agreeWith(store.db);
  expect(await suppressed()).toEqual([ONE, TWO]);
  const written = await text();
  for (const number of [ONE, TWO]) {
    expect(written).not.toContain(number.slice(3));
    expect(written).toContain(subjectOf(key, number));
  }
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  await journal().agreeWith(store.db);
  expect(await text()).toBe(written);
  await store.clear();
  expect(await journal().agreeWith(store.db)).toBe(key);
  expect(await suppressed()).toEqual([ONE, TWO]);
});

test("who was let go stays so in data from before, until he is blocked again", async () => {
  const key = await journal().agreeWith(store.db);
  const subject = subjectOf(key, ONE);
  const lifted: LastingEntry = { kind: "suppression-lifted", subject, at: 2 };
  await journal().append([withSubject(entry(ONE), key), withSubject(entry(TWO), key), lifted]);
  await store.clear();
  await suppressNumber(store.db, { number: ONE, callId: null, createdAt: 1 });
  await journal().agreeWith(store.db);
  expect(await suppressed()).toEqual([TWO]);
  await journal().append([{ kind: "suppression", subject, at: 3 }]);
  await store.clear();
  await journal().agreeWith(store.db);
  expect(await suppressed()).toEqual([ONE, TWO]);
});

test("who waits for a decision does so in data from before, until one is made", async () => {
  const key = await journal().agreeWith(store.db);
  const subject = subjectOf(key, ONE);
  const reasonOf = async () => (await findSuppression(store.db, { subject }))?.reason;
  await journal().append([{ kind: "suppression", subject, reason: "undecided", at: 1 }]);
  await store.clear();
  await journal().agreeWith(store.db);
  expect(await reasonOf()).toBe("undecided");
  await journal().append([{ kind: "suppression", subject, reason: "by-hand", at: 2 }]);
  await journal().agreeWith(store.db);
  expect(await reasonOf()).toBe("by-hand");
  await store.clear();
  await journal().agreeWith(store.db);
  expect(await reasonOf()).toBe("by-hand");
});

test("a decision that only the database knows is written down", async () => {
  const key = await journal().agreeWith(store.db);
  const subject = subjectOf(key, ONE);
  await journal().append([{ kind: "suppression", subject, reason: "undecided", at: 1 }]);
  await suppressNumber(store.db, { number: ONE, callId: null, createdAt: 2, reason: "by-hand" });
  await journal().agreeWith(store.db);
  expect(await text()).toContain(`"subject":"${subject}","reason":"by-hand"`);
});

test("who was erased is erased from data from before, and from no later ones", async () => {
  const key = await journal().agreeWith(store.db);
  const subject = subjectOf(key, ONE);
  await journal().append([{ kind: "erasure", subject, by: "Ada", at: 5 }]);
  await store.clear();
  await storedCall(store.db, { id: "his", to: ONE });
  await storedCall(store.db, { id: "other", to: TWO });
  await suppressNumber(store.db, { number: ONE, callId: "his", createdAt: 1 });
  await journal().agreeWith(store.db);
  expect(await findCall(store.db, "his")).toBeNull();
  expect(await findCall(store.db, "other")).not.toBeNull();
  expect(await findSuppression(store.db, { number: ONE })).toMatchObject({ number: null, subject });
  await storedCall(store.db, { id: "later", to: ONE });
  await applyLasting(store.db, [{ kind: "erasure", subject, by: "Ada", at: 5 }]);
  expect(await findCall(store.db, "later")).not.toBeNull();
});

test("who took his consent back has taken it back in data from before, too", async () => {
  const key = await journal().agreeWith(store.db);
  const subject = subjectOf(key, ONE);
  const withdrawal = { kind: "withdrawal", subject, by: "Ada", at: 1_000 } as const;
  await journal().append([withdrawal]);
  for (let start = 0; start < 2; start++) {
    await journal().agreeWith(store.db);
    expect(await listWithdrawals(store.db)).toEqual([{ subject, at: 1_000, by: "Ada" }]);
  }
  await store.clear();
  await journal().agreeWith(store.db);
  expect(await listWithdrawals(store.db)).toEqual([{ subject, at: 1_000, by: "Ada" }]);
  expect(await verifyConsents(store.db)).toMatchObject({ ok: true });
});

test("a withdrawal that only the database knows is written down, once", async () => {
  const key = await journal().agreeWith(store.db);
  const subject = subjectOf(key, TWO);
  const entry = { subject, kind: "withdrawal", statementId: null, callId: null, at: 5 } as const;
  await appendConsentEntries(store.db, [entry], { recordedAt: 5, recordedBy: "Ada" });
  for (let start = 0; start < 2; start++) await journal().agreeWith(store.db);
  const lines = (await text()).split("\n").filter((line) => line.includes("withdrawal"));
  expect(lines).toHaveLength(1);
});
