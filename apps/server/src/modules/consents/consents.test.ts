import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { hashOfEntry } from "@rufbaum/dialing/consent-ledger";
import { recordConsentUse } from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { wordsIn } from "@rufbaum/words";
import { clientOf, LOCAL_TOKEN, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { LEDGER_TIME_ZONE, nameOfDay } from "../today/start-of-day.ts";

const NUMBER = "+493023125001";
const DAY = 86_400_000;
const SAID = {
  wording: "Ich möchte angerufen werden, auch von einer KI.",
  source: "Messe <Köln>",
  evidence: "Formular 17",
  company: "Muster GmbH",
};

import { authorityFile } from "./authority-file.ts";
import { followLedger } from "./verify-ledger.ts";

let store: TestStore;
let running: TestApp;
let granted: string;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(async () => {
  await store.clear();
  running = await startTestApp({ db: store.db });
  granted = new Date(running.time.now() - DAY).toISOString();
});
afterAll(() => store.close());

const local = { authorization: `Bearer ${LOCAL_TOKEN}` };
const nameless = () => clientOf(running.app, local).api;
const ada = () => clientOf(running.app, { ...local, "rufbaum-person": "Ada" }).api;
const show = (number: string) => ada().consents.show.post({ number });

async function statement(more: object = {}) {
  const { data, error } = await ada().consents.statements.post({ ...SAID, ...more });
  if (!data) throw error;
  return data;
}

async function sendList(text: string, id: string, grantedAt = granted) {
  const query = { statement: id, grantedAt };
  const answer = await ada().consents.import.post(text as never, { query });
  return answer.data ?? answer.error?.value;
}

test("what was agreed to is kept with the file that shows it", async () => {
  const evidenceFile = new File(["%PDF-1.7 unterschrieben"], "Formular <1>.pdf", {
    type: "application/pdf",
  });
  const { id, file, recordedBy } = await statement({ evidenceFile });
  expect([recordedBy, file]).toMatchObject([
    "Ada",
    { name: "Formular <1>.pdf", type: "application/pdf" },
  ]);
  const { data } = await ada().consents.statements.get({ query: {} });
  expect(data).toMatchObject({ statements: [{ ...SAID, id, file }], next: null });
  const address = `http://localhost/api/consents/statements/${id}/evidence-file`;
  const headers = { ...local, host: "localhost" };
  const sent = await running.app.handle(new Request(address, { headers }));
  expect([sent.headers.get("content-type"), await sent.text()]).toEqual([
    "application/octet-stream",
    "%PDF-1.7 unterschrieben",
  ]);
  expect((await ada().consents.verify.get({ query: {} })).data).toMatchObject({
    ok: true,
    entries: 0,
    statements: 1,
    evidenceFiles: 1,
  });
});

test.each([
  ["no company", { company: undefined }, "no-company"],
  ["nothing that shows it", { evidence: undefined }, "no-evidence"],
  ["no wording", { wording: " " }, "invalid-request"],
  ["an empty file", { evidenceFile: new File([], "a.pdf") }, "empty-evidence-file"],
  [
    "an empty file and nothing else",
    { evidence: "", evidenceFile: new File([], "a.pdf") },
    "empty-evidence-file",
  ],
  [
    "a file that is too large",
    { evidenceFile: new File([new Uint8Array(10 * 1024 * 1024 + 1)], "a.pdf") },
    "too-large",
  ],
])("a statement with %s is refused", async (_, change, reason) => {
  const { error } = await ada().consents.statements.post({ ...SAID, ...change } as never);
  expect(error?.value).toMatchObject({ reason });
});

test("the installation's company is meant where none is named", async () => {
  const { data: settings } = await ada().settings.telephony.get();
  await ada().settings.telephony.put({ ...settings, company: "Sonnwerk GmbH" } as never);
  expect(await statement({ company: undefined })).toMatchObject({ company: "Sonnwerk GmbH" });
});

test("pages of statements lead on until all were told", async () => {
  const made = [];
  for (let n = 0; n < 5; n++) made.push((await statement()).id);
  const told: string[] = [];
  let before: string | null = null;
  do {
    const query: { limit: number; before?: string } = {
      limit: 2,
      ...(before !== null && { before }),
    };
    const { data } = await ada().consents.statements.get({ query });
    told.push(...(data?.statements.map(({ id }) => id) ?? []));
    before = data?.next ?? null;
  } while (before !== null);
  expect(told.toSorted()).toEqual(made.toSorted());
});

test("one person's consent is written down, told, and taken back", async () => {
  const entry = { number: "030 23125 001", grantedAt: granted, ...SAID };
  expect((await nameless().consents.post(entry)).error?.value).toMatchObject({
    reason: "person-unknown",
  });
  const { data } = await ada().consents.post(entry);
  expect(data).toMatchObject({ number: NUMBER, added: true, stands: true, stateText: "Gilt." });
  const again = { number: NUMBER, grantedAt: granted, statementId: data?.statementId ?? "" };
  expect((await ada().consents.post(again)).data).toMatchObject({ added: false, stands: true });
  expect((await ada().consents.withdraw.post({ number: NUMBER, note: "per Brief" })).data).toEqual({
    number: NUMBER,
    written: "+49 30 23125001",
    ended: 1,
    isBlocked: false,
    message:
      "1 Einwilligung ist widerrufen. Die Nummer steht damit nicht auf der Sperrliste: eine neue Einwilligung würde wieder gelten.",
  });
  const { data: told } = await show(NUMBER);
  expect(told?.consents).toMatchObject([{ stands: false, state: "consent-withdrawn", ...SAID }]);
  expect(told?.entries.map(({ kindText }) => kindText)).toEqual(["Einwilligung", "Widerruf"]);
  const { data: audit } = await ada().audit.get({ query: {} });
  expect(audit?.map(({ action }) => action)).toEqual([
    "consent-withdrawn",
    "consent-recorded",
    "consent-recorded",
  ]);
  expect(JSON.stringify(audit)).not.toContain("23125001");
});

test("a withdrawal that comes before its consent is typed in ends it then", async () => {
  await ada().suppressions.post({ number: "030 23125002" });
  const withdraw = (number: string, at: string) => ada().consents.withdraw.post({ number, at });
  const { data } = await withdraw(NUMBER, "2025-11-20");
  expect(data).toMatchObject({ ended: 0 });
  expect(data?.message).toStartWith("Es galt keine Einwilligung; der Widerruf ist vermerkt.");
  expect((await withdraw("030 23125002", "2025-11-20")).data?.message).toEndWith(
    "Die Nummer steht außerdem auf der Sperrliste.",
  );
  const before = await ada().consents.post({ number: NUMBER, grantedAt: "2025-10-01", ...SAID });
  expect(before.data).toMatchObject({ stands: false, stateText: "Am 20.11.2025 widerrufen." });
  const { id } = await statement();
  expect(await sendList("030 23125001\n", id)).toMatchObject({ added: 0, withdrawn: 1 });
  // All that was granted is over: told again, it is noted again.
  expect((await withdraw(NUMBER, "2025-11-21")).data).toMatchObject({ ended: 0 });
  const after = await ada().consents.post({ number: NUMBER, grantedAt: "2025-11-22", ...SAID });
  expect(after.data).toMatchObject({ stands: true });
  expect((await withdraw(NUMBER, "2025-11-21")).error?.value).toMatchObject({
    reason: "granted-later",
  });
});

test("a withdrawal counts for what was granted up to its time", async () => {
  await ada().consents.post({ number: NUMBER, grantedAt: "2025-05-02T10:00:00Z", ...SAID });
  const other = { ...SAID, company: "Andere GmbH" };
  await ada().consents.post({ number: NUMBER, grantedAt: granted, ...other });
  const withdraw = async (at: string) => {
    const { data, error } = await ada().consents.withdraw.post({ number: NUMBER, at });
    return data ?? error?.value;
  };
  expect(await withdraw("2020-01-01")).toMatchObject({
    reason: "granted-later",
    message: expect.stringContaining("02.05.2025"),
  });
  const states = async () =>
    (await show(NUMBER)).data?.consents.map(({ stands, withdrawnOn }) => [stands, withdrawnOn]);
  expect(await states()).toEqual([
    [true, null],
    [true, null],
  ]);
  expect(await withdraw("2025-06-01")).toMatchObject({ ended: 1 });
  expect(await states()).toEqual([
    [false, "2025-06-01"],
    [true, null],
  ]);
});

test("a day of a withdrawal without an hour comes after what was granted on it", async () => {
  await ada().consents.post({ number: NUMBER, grantedAt: "2025-05-02T10:00:00Z", ...SAID });
  const { data } = await ada().consents.withdraw.post({ number: NUMBER, at: "2025-05-02" });
  expect(data).toMatchObject({ ended: 1 });
  // Whenever that is written down.
  const late = { number: NUMBER, grantedAt: "2025-05-02T21:00:00Z", ...SAID };
  expect((await ada().consents.post(late)).data).toMatchObject({ added: true, stands: false });
  const { data: told } = await show(NUMBER);
  const withdrawn = { withdrawnOn: "2025-05-02", stateText: "Am 02.05.2025 widerrufen." };
  expect(told?.consents).toMatchObject([withdrawn, withdrawn]);
  expect(told?.entries[1]).toMatchObject({ kind: "withdrawal", on: "2025-05-02" });
  const next = { number: NUMBER, grantedAt: "2025-05-03", ...SAID };
  expect((await ada().consents.post(next)).data).toMatchObject({ stands: true });
});

test("consent given again on the day of a withdrawal or an erasure stands", async () => {
  const today = nameOfDay(running.time.now(), LEDGER_TIME_ZONE);
  const again = async (more: object = {}) => {
    running.time.advance(60_000);
    return (await ada().consents.post({ number: NUMBER, grantedAt: today, ...SAID, ...more })).data;
  };
  await ada().consents.post({ number: NUMBER, grantedAt: granted, ...SAID });
  running.time.advance(60_000);
  expect((await ada().consents.withdraw.post({ number: NUMBER, at: today })).data?.ended).toBe(1);
  expect(await again()).toMatchObject({ stands: true, warnings: [] });
  running.time.advance(60_000);
  await ada().persons.erase.post({ number: NUMBER });
  expect(await again()).toMatchObject({
    stands: true,
    warnings: [expect.stringContaining("gesperrt")],
  });
  expect(await again({ grantedAt: granted })).toMatchObject({
    stands: false,
    warnings: [expect.stringContaining("widerrufen"), expect.stringContaining("gesperrt")],
  });
});

test("who agrees to the same statement anew is told how that one stands", async () => {
  const { id } = await statement();
  const entry = { number: NUMBER, statementId: id };
  await ada().consents.post({ ...entry, grantedAt: granted });
  await ada().consents.withdraw.post({ number: NUMBER });
  running.time.advance(60_000);
  expect((await ada().consents.post(entry)).data).toMatchObject({
    ...{ added: true, stands: true, stateText: "Gilt.", warnings: [] },
  });
});

test("a call is told with the consent that it stood on", async () => {
  const { id } = await statement();
  const grant = () => ada().consents.post({ number: NUMBER, statementId: id });
  const call = async (consentId: string, callId: string) => {
    running.time.advance(60_000);
    const at = running.time.now();
    const recorded = { recordedAt: at, recordedBy: "Ada" };
    await recordConsentUse(running.db, { consentId, callId, at }, recorded);
    running.time.advance(60_000);
  };
  await grant();
  await call("1", "call_1");
  await ada().consents.withdraw.post({ number: NUMBER });
  running.time.advance(60_000);
  await grant();
  await call("4", "call_2");
  const { data: told } = await show(NUMBER);
  expect(told?.consents.map(({ id, uses }) => [id, uses.map(({ callId }) => callId)])).toEqual([
    ["1", ["call_1"]],
    ["4", ["call_2"]],
  ]);
});

test("an erasure leaves the day of a withdrawal before it", async () => {
  await ada().consents.post({ number: NUMBER, grantedAt: "2025-05-02", ...SAID });
  await ada().consents.withdraw.post({ number: NUMBER, at: "2025-11-10" });
  await ada().persons.erase.post({ number: NUMBER });
  const { data: told } = await show(NUMBER);
  expect(told?.consents).toMatchObject([
    { withdrawnOn: "2025-11-10", stateText: "Am 10.11.2025 widerrufen." },
  ]);
  expect(await authorityPage("de")).toContain("Am 10.11.2025 widerrufen.");
});

test.each([
  ["to come", { grantedAt: "2999-01-01" }, "consent-in-future"],
  ["after its end", { grantedAt: "2025-05-03", endsAt: "2025-05-02" }, "ends-before-grant"],
])("a consent of a day %s leaves no statement", async (_, when, reason) => {
  const one = await ada().consents.post({ number: NUMBER, ...SAID, ...when });
  expect(one.error).toMatchObject({ status: 422, value: { reason } });
  const many = await ada().consents.statements.post({ ...SAID, ...when });
  expect(many.error).toMatchObject({ status: 422, value: { reason } });
  const { data } = await ada().consents.statements.get({ query: {} });
  expect(data?.statements).toEqual([]);
});

test("a list or a file that agreed after the end of its statement is refused", async () => {
  const { id } = await statement({ endsAt: "2025-05-02" });
  expect(await sendList("030 23125002\n", id)).toMatchObject({ reason: "ends-before-grant" });
  const query = { name: "messe.csv", statement: id, grantedAt: granted };
  const sent = await ada().contacts.import.post(
    "phone\n030 23125002\n" as never,
    { query } as never,
  );
  expect(sent.error?.value).toMatchObject({ reason: "ends-before-grant" });
});

test("a consent is what a call may stand on, until it is withdrawn", async () => {
  const { data: settings } = await ada().settings.telephony.get();
  await ada().settings.telephony.put({ ...settings, company: SAID.company } as never);
  const denied = async () => {
    const { data } = await ada()["may-dial"].post({ number: NUMBER, kind: "campaign" });
    return data?.denials.map(({ code }) => code).filter((code) => code.includes("consent"));
  };
  expect(await denied()).toEqual(["no-consent"]);
  await ada().consents.post({ number: NUMBER, grantedAt: granted, ...SAID });
  expect(await denied()).toEqual([]);
  await ada().consents.withdraw.post({ number: NUMBER });
  expect(await denied()).toEqual(["consent-withdrawn"]);
});

test("what was agreed to for one purpose allows no call without one", async () => {
  const { data: settings } = await ada().settings.telephony.get();
  await ada().settings.telephony.put({ ...settings, company: SAID.company } as never);
  const denied = async (purpose?: string) => {
    const question = { number: NUMBER, kind: "campaign", ...(purpose && { purpose }) } as const;
    const { data } = await ada()["may-dial"].post(question);
    return data?.denials.map(({ code }) => code).filter((code) => code.includes("consent"));
  };
  const entry = { number: NUMBER, grantedAt: granted, ...SAID };
  await ada().consents.post({ ...entry, purpose: "Beratung" });
  expect(await denied()).toEqual(["consent-for-other"]);
  expect(await denied("Umfrage")).toEqual(["consent-for-other"]);
  expect(await denied("beratung")).toEqual([]);
  await ada().settings["lawful-calling"].put({ purpose: "Beratung" });
  expect(await denied()).toEqual([]);
  await ada().consents.post(entry);
  expect(await denied("Umfrage")).toEqual([]);
});

test("who takes back all takes back what another company writes down later", async () => {
  await ada().consents.post({ number: NUMBER, grantedAt: granted, ...SAID });
  await ada().consents.withdraw.post({ number: NUMBER });
  const other = { ...SAID, company: "Andere GmbH", purpose: "Umfrage" };
  const { data } = await ada().consents.post({ number: NUMBER, grantedAt: granted, ...other });
  expect(data).toMatchObject({ added: true, stands: false });
  const question = { number: NUMBER, kind: "campaign", purpose: "Umfrage" } as const;
  const { data: settings } = await ada().settings.telephony.get();
  await ada().settings.telephony.put({ ...settings, company: "Andere GmbH" } as never);
  const { data: told } = await ada()["may-dial"].post(question);
  expect(told?.denials[0]).toMatchObject({ code: "consent-withdrawn" });
  running.time.advance(DAY);
  const grantedAt = new Date(running.time.now() - 1_000).toISOString();
  await ada().consents.post({ number: NUMBER, grantedAt, ...other });
  expect((await ada()["may-dial"].post(question)).data?.denials[0]?.rule).not.toBe("consent");
});

test("a consent that counts to a day counts on all of it", async () => {
  const day = nameOfDay(running.time.now() + 30 * DAY, LEDGER_TIME_ZONE);
  const { id, endsAt, endsOn } = await statement({ endsAt: day });
  expect(endsOn).toBe(day);
  expect(nameOfDay(Date.parse(endsAt ?? ""), LEDGER_TIME_ZONE)).toBe(day);
  expect(nameOfDay(Date.parse(endsAt ?? "") + 1, LEDGER_TIME_ZONE) > day).toBe(true);
  const today = nameOfDay(running.time.now(), LEDGER_TIME_ZONE);
  const { data } = await ada().consents.post({ number: NUMBER, ...SAID, endsAt: today });
  expect(data).toMatchObject({ stands: true, endsOn: today });
  await ada().consents.post({ number: NUMBER, grantedAt: granted, statementId: id });
  const page = await authorityPage("de");
  expect(page).toContain(`<th>Gilt bis</th><td>${day.split("-").reverse().join(".")}</td>`);
  // As older versions kept a day: it ended before that began.
  const midnight = new Date(Date.parse(endsAt ?? "") + 1).toISOString();
  expect(await statement({ endsAt: midnight })).toMatchObject({ endsAt: midnight, endsOn: null });
});

test("beside a statement that is there, nothing of another one is said", async () => {
  const { id } = await statement();
  const entry = { number: NUMBER, grantedAt: granted, statementId: id };
  for (const [name, value] of Object.entries({
    ...SAID,
    endsAt: "2027-12-31",
    purpose: "Umfrage",
  })) {
    const { error } = await ada().consents.post({ ...entry, [name]: value });
    expect([error?.status, JSON.stringify(error?.value)]).toEqual([
      422,
      expect.stringContaining(name),
    ]);
  }
  const query = { statement: id, grantedAt: granted, endsAt: "2027-12-31" };
  const { error } = await ada().consents.import.post("030 23125001\n" as never, { query });
  expect([error?.status, JSON.stringify(error?.value)]).toEqual([
    422,
    expect.stringContaining("endsAt"),
  ]);
  expect((await show(NUMBER)).data?.consents).toEqual([]);
});

test("a list brings many consents, and sent again none", async () => {
  const { id } = await statement();
  const text = `Telefon;Name\n030 23125001;A\n030 23125002;B\nMeier\n030 23125001;A\n`;
  expect(await sendList(text, id)).toEqual({
    lines: 4,
    understood: 2,
    added: 2,
    known: 0,
    withdrawn: 0,
    erased: 0,
    rowSaysNo: 0,
    doubled: 1,
    notUnderstood: 1,
    badLines: [4],
    faults: [{ line: 4, reason: "letters" }],
    column: null,
  });
  expect(await sendList(text, id)).toMatchObject({ added: 0, known: 2 });
  await ada().consents.withdraw.post({ number: "+493023125001", at: granted });
  await ada().persons.erase.post({ number: "+493023125002" });
  expect(await sendList(text, id)).toMatchObject({ added: 0, known: 0, withdrawn: 1, erased: 1 });
  expect(await sendList(text, "statement_0")).toMatchObject({ reason: "unknown-statement" });
  const undated = ada().consents.import.post(text as never, { query: { statement: id } });
  expect((await undated).error?.value).toMatchObject({ reason: "consent-undated" });
  const future = new Date(running.time.now() + DAY).toISOString();
  expect(await sendList(text, id, future)).toMatchObject({ reason: "consent-in-future" });
  const { data } = await show("+493023125002");
  expect(data?.consents).toMatchObject([{ grantedAt: granted, recordedBy: "Ada", stands: false }]);
});

test("whose own row says no gets no consent by a list, also where another row of his says yes", async () => {
  const { id } = await statement();
  const text = `Telefon;Einwilligung;Notiz
030 23125001;ja;
030 23125002;nein;
030 23125003;widerrufen 3.4.25;
030 23125004;;
030 23125005;ja;nicht anrufen
030 23125006;ja;
030 23125006;nein;
`;
  expect(await sendList(text, id)).toMatchObject({ understood: 6, added: 1, rowSaysNo: 5 });
  const standing = [];
  for (let last = 1; last <= 6; last++) {
    const { data } = await show(`+49302312500${last}`);
    standing.push(data?.consents.length);
  }
  expect(standing).toEqual([1, 0, 0, 0, 0, 0]);
  expect(await sendList("030 23125007;Meier;nein\n", id)).toMatchObject({ added: 0, rowSaysNo: 1 });
  const further = `Telefon;Mobil;Opt-in
030 23125011;030 23125012;nein
030 23125012;;ja
030 23125013;;ja
030 23125013 nicht anrufen;;ja
030 23125014;;ja
`;
  // As the second number of a row that says no, or beside words that make it no number of a consent.
  expect(await sendList(further, id)).toMatchObject({ added: 1, rowSaysNo: 3, notUnderstood: 1 });
  const query = { statement: id, grantedAt: granted, firstLine: 2, header: "Telefon;Opt-in" };
  const part = await ada().consents.import.post("030 23125008;0\n" as never, { query });
  expect(part.data).toMatchObject({ added: 0, rowSaysNo: 1 });
});

test("whose own row says no gets no consent by a contact file, and stays a contact", async () => {
  const { id } = await statement();
  const file = `phone;Opt-in;Status
030 23125001;ja;
030 23125002;0;
030 23125003;;
030 23125004;ja;abgemeldet
030 23125005;ja;
030 23125005;nein;
`;
  const query = { name: "messe.csv", statement: id, grantedAt: granted };
  const { data } = await ada().contacts.import.post(file as never, { query } as never);
  expect(data).toMatchObject({
    counts: { added: 5, reasons: { duplicate: 1, "row-says-no": 4 } },
    consents: { added: 1, rowSaysNo: 4 },
  });
  expect((await show(NUMBER)).data?.consents).toMatchObject([{ stands: true }]);
  expect((await show("+493023125002")).data?.consents).toEqual([]);
  const without = await ada().contacts.import.post(
    file as never,
    { query: { name: "b.csv" } } as never,
  );
  expect(without.data).toMatchObject({ consents: null });
});

test("nobody agrees to a statement whose evidence was erased with the last who had", async () => {
  const { id } = await statement();
  await ada().consents.post({ number: NUMBER, statementId: id, grantedAt: granted });
  await ada().persons.erase.post({ number: NUMBER });
  const refused = { status: 409, value: { reason: "statement-erased" } };
  const other = { number: "030 23125002", statementId: id, grantedAt: granted };
  expect((await ada().consents.post(other)).error).toMatchObject(refused);
  expect(await sendList("030 23125002\n", id)).toMatchObject({ reason: "statement-erased" });
  const query = { name: "messe.csv", statement: id, grantedAt: granted };
  const file = "phone\n030 23125002\n";
  const imported = await ada().contacts.import.post(file as never, { query } as never);
  expect(imported.error).toMatchObject(refused);
});

test("a contact file brings the consent of everybody on it", async () => {
  const { id } = await statement();
  const file = "phone;firstName\n030 23125001;Eva\n030 23125002;Jan\n";
  const query = { name: "messe.csv", statement: id, grantedAt: granted };
  const { data } = await ada().contacts.import.post(file as never, { query } as never);
  expect(data).toMatchObject({ counts: { added: 2 } });
  expect((await show(NUMBER)).data?.consents).toMatchObject([{ stands: true }]);
  expect((await ada().consents.verify.get({ query: {} })).data).toMatchObject({ entries: 2 });
});

test("the whole ledger is given out, and its hashes can be made anew", async () => {
  const { id, hash: statementHash } = await statement();
  await sendList("030 23125001\n030 23125002\n", id);
  const { data } = await ada().consents.export.get();
  const text = await new Response(data as never).text();
  const lines = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.map(({ type }) => type)).toEqual(["statement", "entry", "entry", "head"]);
  let previous = "0".repeat(64);
  for (const { hash, ...entry } of lines.slice(1, 3)) {
    previous = hashOfEntry(entry, { statement: statementHash, previous });
    expect(hash).toBe(previous);
  }
  expect(lines[3]).toMatchObject({ sequence: 2, hash: previous });
  expect(text).not.toContain("23125001");
});

test("the ledger is verified in parts, and what was changed is told", async () => {
  const { id } = await statement();
  await sendList("030 23125001\n030 23125002\n030 23125003\n", id);
  const verify = async (query: object) => (await ada().consents.verify.get({ query })).data;
  const first = await verify({ most: 2 });
  expect(first).toMatchObject({ ok: true, isDone: false, total: 3, head: { sequence: 2 } });
  const { sequence: after, hash } = (first as { head: { sequence: number; hash: string } }).head;
  expect(await verify({ most: 2, after, hash })).toMatchObject({
    ok: true,
    isDone: true,
    entries: 3,
    statements: 1,
    evidenceFiles: 0,
    head: { sequence: 3 },
  });
  expect(await verify({ after: 9, hash })).toMatchObject({
    ok: false,
    finding: { of: "kept-head", sequence: 9, last: 3, why: "missing" },
    message:
      "Eintrag 9, dessen Hash anderswo aufbewahrt wurde, fehlt: das Verzeichnis endet mit Eintrag 3.",
  });
  expect(await verify({ after: 1, hash })).toMatchObject({
    ok: false,
    message: expect.stringContaining("bis dahin neu geschrieben"),
  });
  expect(await verify({ after: 1 })).toBeNull();
  await store.db.execute("alter table consent_entries disable trigger user");
  await store.db.execute("update consent_entries set at = at - interval '1 ms' where sequence = 2");
  await store.db.execute("alter table consent_entries enable trigger user");
  expect(await verify({})).toMatchObject({
    ok: false,
    finding: { of: "entry", sequence: 2, why: "changed" },
    message: expect.stringContaining("Eintrag 2 "),
  });
});

test("where only a day is known, the file for an authority says a day, and no hour", async () => {
  const { data } = await ada().consents.post({ number: NUMBER, grantedAt: "2026-01-02", ...SAID });
  expect(data?.stands).toBe(true);
  const { data: told } = await show(NUMBER);
  expect(told?.consents).toMatchObject([
    // Midnight at home, which in winter is an hour ahead of Greenwich.
    { grantedAt: "2026-01-01T23:00:00.000Z", grantedOn: "2026-01-02", withdrawnOn: null },
  ]);
  expect(told?.entries).toMatchObject([{ on: "2026-01-02" }]);
  if (!told) throw new Error("nothing told");
  const checked = { ok: false as const, code: "entry-missing" as const, message: "" };
  const page = authorityFile(
    { told, subject: "s", by: "Ada", at: 0, checked: checked as never },
    wordsIn("de"),
  );
  expect(page).toContain("<td>02.01.2026</td>");
  expect(page).not.toContain("02.01.2026 00:00");
  const wrong = { number: NUMBER, grantedAt: "2026-02-30", ...SAID };
  const { status, error } = await ada().consents.post(wrong);
  expect(status).toBe(422);
  expect(JSON.stringify(error?.value)).toContain("ISO 8601");
});

test("how somebody withdrew is told, until he is erased", async () => {
  const note = "per Brief vom 3. <Mai>";
  await ada().consents.post({ number: NUMBER, grantedAt: granted, ...SAID });
  await ada().consents.withdraw.post({ number: NUMBER, note });
  running.time.advance(DAY);
  await ada().consents.withdraw.post({ number: NUMBER });
  const { data } = await show(NUMBER);
  expect(data?.consents).toMatchObject([{ withdrawalNote: note }]);
  expect(data?.entries.map((entry) => entry.note)).toEqual([null, note, null]);
  const page = await authorityPage("de");
  expect(page).toContain("<th>Wie widerrufen</th><td>per Brief vom 3. &lt;Mai&gt;</td>");
  expect(page.match(/per Brief vom 3\. &lt;Mai&gt;/g)).toHaveLength(2);
  await ada().persons.erase.post({ number: NUMBER });
  expect((await show(NUMBER)).data?.entries.map((entry) => entry.note)).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(await authorityPage("de")).not.toContain("per Brief");
});

test("where only a file shows a consent, the file for an authority names it as the evidence", async () => {
  const evidenceFile = new File(["%PDF-1.7 unterschrieben"], "Formular 17.pdf");
  const { id, file } = await statement({ evidence: "", evidenceFile });
  await ada().consents.post({ number: NUMBER, statementId: id, grantedAt: granted });
  expect(await authorityPage("de")).toContain(
    `<th>Nachweis</th><td>Datei „Formular 17.pdf“, 23 B<span class="hash">SHA-256 der Datei: ${file?.sha256}</span>`,
  );
  expect(await authorityPage("en")).toContain("<td>File “Formular 17.pdf”, 23 B<span");
});

async function authorityPage(language: string): Promise<string> {
  const headers = {
    ...local,
    host: "localhost",
    "content-type": "application/json",
    "rufbaum-person": "Ada",
    "rufbaum-language": language,
  };
  const asked = { method: "POST", headers, body: JSON.stringify({ number: NUMBER }) };
  const answer = await running.app.handle(new Request("http://localhost/api/consents/file", asked));
  const name = answer.headers.get("content-disposition");
  expect(name).toMatch(/^attachment; filename="consents-[\w-]{8}\.html"$/);
  return answer.text();
}

test("an authority's file follows the chain from where it was, and all of the number", async () => {
  const { id } = await statement();
  await sendList("030 23125001\n030 23125002\n030 23125003\n", id);
  const follow = () =>
    followLedger(store.db, { clock: running.time, signal: new AbortController().signal });
  expect(await follow()).toBeNull();
  await ada().consents.post({ number: "030 23125004", statementId: id, grantedAt: granted });
  expect(await authorityPage("de")).toContain(
    "Bis Eintrag 3 war das ganze Verzeichnis am 05.01.2026 10:00:00 schon geprüft; alle Einträge danach wurden beim Erstellen dieser Seite geprüft.",
  );
  expect(await authorityPage("de")).toContain("Bis Eintrag 4 war");
  const change = async (sequence: number) => {
    await store.db.execute("alter table consent_entries disable trigger user");
    await store.db.execute(
      `update consent_entries set recorded_by = 'Eve' where sequence = ${sequence}`,
    );
    await store.db.execute("alter table consent_entries enable trigger user");
  };
  // Of somebody else, and before: that is what the daily look is for.
  await change(2);
  expect(await authorityPage("de")).toContain("Unverändert.");
  expect(await follow()).toMatchObject({ of: "entry", sequence: 2, why: "changed" });
  await change(1);
  expect(await authorityPage("de")).toContain("Verändert: Eintrag 1 ");
});

test("the file for an authority tells all of one number and runs nothing", async () => {
  const evidenceFile = new File(["%PDF"], "<img src=x>.pdf");
  const { id, file } = await statement({ evidence: "<script>alert('1')</script>", evidenceFile });
  await ada().consents.post({ number: NUMBER, statementId: id, grantedAt: granted });
  await ada().suppressions.post({ number: NUMBER });
  const page = await authorityPage("de");
  const { data: told } = await show(NUMBER);
  for (const text of [
    "+49 30 23125001",
    SAID.wording,
    "Messe &lt;Köln&gt;",
    "&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;",
    "&lt;img src=x&gt;.pdf",
    file?.sha256 ?? "-",
    told?.entries[0]?.hash ?? "-",
    "Gesperrt seit",
    "Unverändert. Geprüft wurden: 1 Eintrag zu dieser Nummer, 1 Erklärung und 1 Datei.",
    "Beim Erstellen dieser Seite wurde das ganze Verzeichnis vom ersten bis zum letzten Eintrag geprüft.",
  ]) {
    expect(page).toContain(text);
  }
  expect(page).not.toMatch(/<script|<img|<b>|undefined|https?:/);
  expect(await authorityPage("en")).toContain("Consents of +49 30 23125001");
  await store.db.execute("update consent_statements set wording = 'Nein.'");
  expect(await authorityPage("de")).toContain("Verändert: ");
  const { data: audit } = await ada().audit.get({ query: { action: "authority-file" } });
  expect(audit).toMatchObject([
    { by: "Ada", details: { isWhole: false } },
    { by: "Ada", details: { isWhole: true } },
    { by: "Ada", details: { isWhole: true, entries: 1 } },
  ]);
});

test.each(["112", "Anna", "+44 7400 123456"])("%s can't agree to anything", async (number) => {
  const { error } = await ada().consents.post({ number, grantedAt: granted, ...SAID });
  expect(error?.value).toMatchObject({ reason: "invalid-number" });
});
