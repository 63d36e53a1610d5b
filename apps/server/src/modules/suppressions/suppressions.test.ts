import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { findCall, insertCall, isSuppressed, saveSnapshot, suppressNumber } from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { sampleTree } from "@rufbaum/tree/sample";
import { clientOf, LOCAL_TOKEN, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { readDialSettings, writeDialSettings } from "../lawful-calling/dial-settings.ts";

const NUMBER = "+493023125001";
const REASON = "Er hat es selbst widerrufen.";

let store: TestStore;
let running: TestApp;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(async () => {
  await store.clear();
  running = await startTestApp({ db: store.db });
});
afterAll(() => store.close());

const local = { authorization: `Bearer ${LOCAL_TOKEN}` };
const nameless = () => clientOf(running.app, local).api;
const ada = () => clientOf(running.app, { ...local, "rufbaum-person": "Ada" }).api;
const lift = (reason: string) => ada().suppressions.lift.post({ number: NUMBER, reason });

async function sendList(
  list: "robinson" | "own",
  text: string,
  firstLine = 1,
  more: { column?: string } = {},
) {
  const answer = await ada().suppressions.import.post(text as never, {
    query: { list, firstLine, ...more },
  });
  return answer.data ?? answer.error;
}

test("a number is blocked by hand, with who did it, and only once", async () => {
  const entry = { number: "030 23125 001", note: "per E-Mail" };
  expect((await nameless().suppressions.post(entry)).error?.value).toMatchObject({
    reason: "person-unknown",
  });
  expect((await ada().suppressions.post(entry)).data).toMatchObject({
    number: NUMBER,
    added: true,
  });
  const again = { ...entry, note: "noch einmal am Telefon" };
  for (const same of [entry, again, again]) {
    expect((await ada().suppressions.post(same)).data).toMatchObject({ added: false });
  }
  const { data } = await ada().suppressions.get({ query: {} });
  expect(data).toMatchObject({
    suppressions: [
      {
        number: NUMBER,
        written: "+49 30 23125001",
        reason: "by-hand",
        reasonText: "von Hand eingetragen",
        note: "per E-Mail\nnoch einmal am Telefon",
        by: "Ada",
      },
    ],
    next: null,
  });
});

test("pages of the list lead on to the next until all were told", async () => {
  for (let n = 0; n < 5; n++) await ada().suppressions.post({ number: `+4930231250${10 + n}` });
  const told: (string | null)[] = [];
  let after: string | null = null;
  do {
    const query: { limit: number; after?: string } = { limit: 2, ...(after !== null && { after }) };
    const { data } = await ada().suppressions.get({ query });
    told.push(...(data?.suppressions.map(({ number }) => number) ?? []));
    after = data?.next ?? null;
  } while (after !== null);
  expect(told.toSorted()).toEqual([10, 11, 12, 13, 14].map((n) => `+4930231250${n}`));
});

test("a block is lifted only with a reason, which is written down", async () => {
  await ada().suppressions.post({ number: NUMBER });
  expect((await lift("darum")).status).toBe(422);
  expect(await isSuppressed(store.db, NUMBER)).toBe(true);
  expect((await lift(REASON)).data).toMatchObject({ lifted: true });
  expect(await isSuppressed(store.db, NUMBER)).toBe(false);
  expect((await lift(REASON)).error?.value).toMatchObject({
    reason: "not-suppressed",
  });
  const { data } = await ada().audit.get({ query: {} });
  expect(data).toMatchObject([
    {
      action: "suppression-lifted",
      by: "Ada",
      details: { reason: REASON, blockedBy: ["by-hand"] },
    },
    { action: "suppression-added", by: "Ada" },
  ]);
  expect(JSON.stringify(data)).not.toContain("23125001");
});

test("what waits for a decision is listed apart, and a person blocks it or lets it go", async () => {
  const createdAt = running.time.now();
  for (const number of [NUMBER, "+493023125002"]) {
    await suppressNumber(store.db, { number, callId: "call_1", createdAt, reason: "undecided" });
  }
  await ada().suppressions.post({ number: "+493023125003" });
  const undecided = async () =>
    (await ada().suppressions.get({ query: { reason: "undecided" } })).data?.suppressions ?? [];
  expect(await undecided()).toMatchObject([
    { number: NUMBER, reasonText: "bitte entscheiden, ob wieder angerufen werden darf" },
    { number: "+493023125002", callId: "call_1" },
  ]);
  expect((await ada().suppressions.post({ number: NUMBER })).data).toMatchObject({ added: true });
  await ada().suppressions.lift.post({ number: "+493023125002", reason: REASON });
  expect(await undecided()).toEqual([]);
  const { data } = await ada().suppressions.find.post({ number: NUMBER });
  expect(data?.found).toMatchObject({ reason: "by-hand", by: "Ada", callId: "call_1" });
  expect(await isSuppressed(store.db, "+493023125002")).toBe(false);
});

test.each(["112", "Anna", "+44 7400 123456"])("%s can't be blocked", async (number) => {
  expect((await ada().suppressions.post({ number })).error?.value).toMatchObject({
    reason: "invalid-number",
  });
});

test.each([
  ["outbound", "+493023125800", NUMBER],
  ["inbound", NUMBER, "+493023125800"],
] as const)("whom an %s call was with is called no more", async (direction, from, to) => {
  const createdAt = running.time.now();
  const tree = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });
  const snapshotId = await saveSnapshot(store.db, tree, 0);
  const about = { id: "call_1", treeId: tree.id, treeName: tree.name, snapshotId, createdAt };
  await insertCall(store.db, { ...about, direction, from, to });
  const { data } = await ada().calls({ id: "call_1" }).suppress.post({});
  expect(data).toMatchObject({ number: NUMBER, added: true });
  expect(await findCall(store.db, "call_1")).toMatchObject({ outcome: "opt-out" });
  const { data: listed } = await ada().suppressions.find.post({ number: NUMBER });
  expect(listed?.found).toMatchObject({ reason: "by-hand", by: "Ada", callId: "call_1" });
  const other = { number: "+493023125002", callId: "call_1" };
  expect((await ada().suppressions.post(other)).status).toBe(409);
  expect((await ada().calls({ id: "call_2" }).suppress.post({})).status).toBe(404);
});

test("a list of one's own is read in, and what nobody understands is told by its line", async () => {
  await ada().suppressions.post({ number: NUMBER });
  const text = `\ufeffTelefon;Name\r\n030 23125001;A\r\n"030 23125002";B\r\nMeier\r\n\r\nC;+4930 23125003;04.04.2025\r\n+4930 23125002;D\r\n`;
  expect(await sendList("own", text)).toEqual({
    lines: 5,
    understood: 3,
    // Of a line with more cells than the header has names each is read.
    added: 2,
    known: 1,
    doubled: 1,
    notUnderstood: 2,
    badLines: [4, 6],
    faults: [
      { line: 4, reason: "letters" },
      { line: 6, reason: "letters" },
    ],
    column: null,
  });
  expect(await sendList("own", "Meier\n", 20_001)).toMatchObject({ badLines: [20_001] });
  const { data } = await ada().suppressions.find.post({ number: "+493023125002" });
  expect(data?.found).toMatchObject({ reason: "imported", by: "Ada" });
});

test("of a list that blocks every number is blocked that a line may mean", async () => {
  const text = `04214731149, 0171 3920055
0421 5550915 nicht anrufen
Herr Petersen 0421 5166623
0421/2365626 Frau Engelke
0421-5550905 (Meier)
0421 5550906 / 0421 5550907
Fax 0421 5550908
0664 1234567
ohne Nummer
`;
  expect(await sendList("own", text)).toMatchObject({
    lines: 9,
    added: 11,
    notUnderstood: 1,
    badLines: [9],
  });
  const blocked = ["+494214731149", "+491713920055", "+494215550915", "+494215166623"];
  blocked.push("+494212365626", "+494215550905", "+494215550906", "+494215550907");
  blocked.push("+494215550908", "+496641234567", "+436641234567");
  for (const number of blocked) expect(await isSuppressed(store.db, number)).toBe(true);
  const two = "0421 5550910;0171 3920056\n0421 5550911;0171 3920057\n";
  expect(await sendList("own", two)).toMatchObject({ added: 4, notUnderstood: 0 });
  expect(await sendList("robinson", two)).toMatchObject({ added: 4 });
});

test("a customer's number is taken for no phone number, and the column may be said", async () => {
  const list = "4711;030 23125011\n4712;030 23125012\n";
  expect(await sendList("own", list)).toMatchObject({ added: 2, notUnderstood: 0, column: 2 });
  const unclear = "3012345678;030 23125013\n3012345679;030 23125014\n";
  expect(await sendList("own", unclear)).toMatchObject({
    status: 422,
    value: { reason: "choose-list-column", message: expect.stringContaining("die 1. und die 2.") },
  });
  const find = async (number: string) =>
    (await ada().suppressions.find.post({ number })).data?.found ?? null;
  expect([await find("+493012345678"), await find("+493023125013")]).toEqual([null, null]);
  expect(await sendList("own", unclear, 1, { column: "2" })).toMatchObject({ added: 2 });
  expect(await find("+493012345678")).toBeNull();
  const named = "Kunde 1;Erreichbar\n3012345678;030 23125015\n";
  expect(await sendList("own", named, 1, { column: "erreichbar" })).toMatchObject({ added: 1 });
  expect(await sendList("own", "Name;Telefon\n", 1, { column: "Telefonn" })).toMatchObject({
    value: {
      reason: "unknown-list-column",
      message: expect.stringContaining("Gemeint ist vielleicht „Telefon“"),
    },
  });
  expect(await sendList("own", named, 1, { column: " " })).toMatchObject({ status: 422 });
});

test("a header says which columns hold the numbers, also of a later part", async () => {
  const header = "Name;Telefon;Mobil";
  const first = await sendList("own", `${header}\nEva;030 23125001;0171 1234567\n`);
  expect(first).toMatchObject({ lines: 1, added: 2, notUnderstood: 0 });
  const half = await sendList("own", `${header}\nEva;030 23125009;0171 CALL\n`);
  expect(half).toMatchObject({
    added: 1,
    notUnderstood: 1,
    faults: [{ line: 2, reason: "letters" }],
  });
  const query = {
    list: "own" as const,
    firstLine: 20_001,
    header,
    country: "AT" as const,
    faults: 1,
  };
  const text = "Max;;0664 1234567\nUte;;\nIda;;\n";
  const { data } = await ada().suppressions.import.post(text as never, { query });
  expect(data).toMatchObject({ added: 1, badLines: [20_002, 20_003] });
  expect(data?.faults).toEqual([{ line: 20_002, reason: "blank" }]);
  expect(await isSuppressed(store.db, "+436641234567")).toBe(true);
});

test("a national number is at home where the rules of calling are", async () => {
  const settings = await readDialSettings(store.db);
  const rules = { ...settings.rules, preset: "AT" as const };
  await writeDialSettings(store.db, { ...settings, rules });
  const { data } = await ada().suppressions.post({ number: "0664 1234567" });
  expect(data).toMatchObject({ number: "+436641234567" });
  const { data: found } = await ada().suppressions.find.post({ number: "0664/1234567" });
  expect(found?.found).toMatchObject({ number: "+436641234567" });
});

test("of a Robinson list nothing tells a number, and each of its numbers is found", async () => {
  const hash = new Bun.CryptoHasher("sha256").update("+493023125003").digest("hex");
  expect(await sendList("robinson", `030 23125002\n${hash}\n`)).toMatchObject({ added: 2 });
  for (const number of ["+493023125002", "+493023125003"]) {
    const { data } = await ada().suppressions.find.post({ number });
    expect(data?.found).toMatchObject({ number: null, reason: "robinson" });
  }
  expect((await ada().suppressions.get({ query: {} })).data?.suppressions).toEqual([]);
  expect((await ada().suppressions.count.get()).data).toEqual({
    ...{ blocked: 0, undecided: 0, robinson: 2 },
  });
});

test("the audit tells what became of a list's numbers", async () => {
  await sendList("own", "+493023125001\n+493023125002\nErika\n");
  await ada().suppressions.post({ number: "+493023125003" });
  const { data } = await ada().audit.get({ query: {} });
  expect(data?.map(({ description }) => description)).toEqual([
    "Nummer gesperrt",
    "Nummer gesperrt, aus einer Liste: 2 Nummern neu, 0 schon bekannt, 1 nicht verstanden",
  ]);
});
