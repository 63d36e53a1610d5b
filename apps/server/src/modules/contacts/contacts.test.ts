import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { headerKey } from "@rufbaum/dialing/contact-files";
import {
  appendConsentEntries,
  countContacts,
  findContact,
  insertConsentStatement,
  listAuditEntries,
  listConsentEntries,
  verifyConsents,
} from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import {
  clientOf,
  LOCAL_TOKEN,
  ownerOf,
  startTestApp,
  type TestApp,
} from "../../testing/test-app.ts";
import { readDialSettings, writeDialSettings } from "../lawful-calling/dial-settings.ts";

let store: TestStore;
let running: TestApp;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(async () => {
  await store.clear();
  running = await startTestApp(store);
});
afterAll(() => store.close());

const FILE = [
  "Telefon;Vorname;Nachname;Firma;PLZ;Anrede;E-Mail",
  "030 23125 001;Erika;Mustermann;Muster GmbH;10115;Frau;erika@example.com",
  "0171/1234567;Max;Mustermann;;80331;Herr;",
  ";Ohne;Nummer;;;;",
  "030 23125 001;Noch;Einmal;;;;",
  "112;Feuer;Wehr;;;;",
].join("\r\n");

function send(path: string, query: Record<string, string>, body: string | Uint8Array<ArrayBuffer>) {
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  return running.app.handle(
    new Request(`http://localhost${path}?${new URLSearchParams(query)}`, {
      method: "POST",
      body: bytes,
      headers: {
        host: "localhost",
        authorization: `Bearer ${LOCAL_TOKEN}`,
        "rufbaum-person": "Ada",
        "content-type": "text/csv",
        "content-length": String(bytes.length),
      },
    }),
  );
}

async function json(answer: Response | Promise<Response>) {
  return (await (await answer).json()) as Record<string, never>;
}

test("a file is checked without a trace: the first contacts, and why rows are left out", async () => {
  const answer = await send("/api/contacts/check", { name: "liste.csv" }, FILE);
  expect(answer.status).toBe(200);
  const found = await json(answer);
  expect(found).toMatchObject({
    asked: null,
    format: "csv",
    separator: ";",
    headerLine: 1,
    otherColumns: ["PLZ", "Anrede", "E-Mail"],
    rows: 5,
    count: 2,
    reasons: { dropped: { "no-phone": 1, duplicate: 1, "not-callable": 1 } },
    dropped: [
      { line: 4, reason: "no-phone", message: "Die Zeile hat keine Telefonnummer." },
      { line: 5, reason: "duplicate", message: "Dieselbe Nummer steht schon in Zeile 2." },
      { line: 6, reason: "not-callable", value: "112" },
    ],
  });
  expect(found.contacts as unknown).toMatchObject([
    { phoneNumber: "+493023125001", firstName: "Erika", customFields: { Anrede: "Frau" } },
    { phoneNumber: "+491711234567", postcode: "80331" },
  ]);
  expect((await ownerOf(running.app).api.contacts.get({ query: {} })).data?.total).toBe(0);
});

test("a file becomes a list; the same file again changes nothing", async () => {
  const first = await json(
    send("/api/contacts/import", { name: "liste.csv", list: "Messe" }, FILE),
  );
  expect(first).toMatchObject({
    name: "Messe",
    fileName: "liste.csv",
    status: "done",
    otherColumns: ["PLZ", "Anrede", "E-Mail"],
    importedBy: "Ada",
    counts: { rows: 5, added: 2, updated: 0, unchanged: 0, dropped: 3 },
  });
  const { api } = ownerOf(running.app);
  const { data: audited } = await api.audit.search.post({ action: "contacts-imported" });
  expect(audited?.map(({ by, description }) => [by, description])).toEqual([
    [
      "Ada",
      `Kontakte eingelesen: 2 neu, 0 geändert, 0 schon bekannt, 3 weggelassen (Liste ${first.id})`,
    ],
  ]);
  expect(JSON.stringify(audited)).not.toMatch(/messe|liste\.csv/i);
  const again = await json(send("/api/contacts/import", { name: "liste.csv" }, FILE));
  expect(again).toMatchObject({ name: "liste.csv", counts: { added: 0, unchanged: 2 } });
  const { contacts } = ownerOf(running.app).api;
  const listed = (await contacts.get({ query: {} })).data;
  expect(listed).toMatchObject({
    total: 2,
    contacts: [
      {
        name: "Erika Mustermann",
        company: "Muster GmbH",
        email: "erika@example.com",
        regions: ["DE-BE"],
        status: "lead",
        customFields: { PLZ: "10115", Anrede: "Frau", "E-Mail": "erika@example.com" },
      },
      { name: "Max Mustermann", phone: "+491711234567", regions: ["DE-BY"], kind: "mobile" },
    ],
  });
  expect((await contacts.imports.get()).data).toHaveLength(2);
  const list = contacts.imports({ id: String(first.id) }).contacts;
  expect((await list.get({ query: { limit: 1 } })).data).toMatchObject([
    { name: "Erika Mustermann", phone: "+493023125001" },
  ]);
  expect((await list.get({ query: {} })).data).toHaveLength(2);
  const unknown = contacts.imports({ id: "import_none" }).contacts;
  expect((await unknown.get({ query: {} })).status).toBe(404);
});

test("who has a known number and another name is counted, and takes nobody's place", async () => {
  const head = "Telefon;Vorname;Nachname;Gerät";
  const lists = [
    `${head}\n030 23125 001;Anna;Huber;links`,
    `${head}\n030 23125 001;Bert;Meier;rechts`,
  ];
  for (const list of lists) {
    const name = "hoerakustik.csv";
    const { counts } = await json(send("/api/contacts/import", { name }, list));
    const isOther = list === lists[1];
    expect(counts).toMatchObject({
      added: isOther ? 0 : 1,
      updated: 0,
      unchanged: 0,
      dropped: isOther ? 1 : 0,
    });
    expect((counts as unknown as { reasons: object }).reasons).toEqual(
      isOther ? { "other-person": 1 } : {},
    );
  }
  const query = { name: "hoerakustik.csv" };
  expect(await json(send("/api/contacts/check", query, String(lists[1])))).toMatchObject({
    count: 0,
    reasons: { dropped: { "other-person": 1 } },
    dropped: [{ line: 2, reason: "other-person", column: "Nachname", value: "Meier" }],
  });
  const report = await send("/api/contacts/report", query, `${lists[1]}\n030;Eva;Groß;`);
  const told = (await report.text()).split("\r\n");
  expect(told[1]).toStartWith("3;not-callable;");
  expect(told[2]).toStartWith("2;other-person;");
  expect(told[2]).toEndWith(";Nachname;Meier;;'+493023125001;Bert;Meier;rechts");
  const { data } = await ownerOf(running.app).api.contacts.get({ query: {} });
  expect(data?.contacts).toMatchObject([{ name: "Anna Huber", customFields: { Gerät: "links" } }]);
});

test("a contact person in one column is the contact's name", async () => {
  const file = "Firma;Ansprechpartner;Telefon\nHuber GmbH;Frau Dr. Anna Huber;030 23125 001\n";
  await send("/api/contacts/import", { name: "liste.csv" }, file);
  expect((await ownerOf(running.app).api.contacts.get({ query: {} })).data?.contacts).toMatchObject(
    [
      {
        name: "Anna Huber",
        firstName: "Anna",
        customFields: { Ansprechpartner: "Frau Dr. Anna Huber" },
      },
    ],
  );
});

test("where the numbers stand in another column, a check and an import say so", async () => {
  const file = "Telefon;Erreichbar\n;030 23125 001\n;030 23125 002\n";
  const hint = {
    column: "Erreichbar",
    message: expect.stringContaining("Nach Telefonnummern sieht die Spalte „Erreichbar“ aus"),
  };
  for (const path of ["/api/contacts/check", "/api/contacts/import"]) {
    expect(await json(send(path, { name: "liste.csv" }, file))).toMatchObject({ hint });
  }
  expect(await json(send("/api/contacts/check", { name: "liste.csv" }, FILE))).toMatchObject({
    hint: null,
  });
});

const STATEMENT = {
  id: "statement_1",
  wording: "Ja, rufen Sie mich an.",
  source: "Messe",
  evidence: "Formulare, Ordner 3",
  evidenceFile: null,
  channel: "ai-voice",
  company: "Muster GmbH",
  purpose: null,
  endsAt: null,
  recordedBy: "Ada",
} as const;

test("what all of a file agreed to stands in the ledger of each, but of whoever withdrew", async () => {
  await insertConsentStatement(store.db, { ...STATEMENT, recordedAt: running.time.now() });
  const grantedAt = "2025-11-03T10:00:00.000Z";
  const query = { name: "liste.csv", statement: "statement_1", grantedAt };
  expect(await json(send("/api/contacts/import", query, FILE))).toMatchObject({
    statementId: "statement_1",
  });
  const contact = await findContact(store.db, "+493023125001");
  expect(await listConsentEntries(store.db, contact?.subject ?? "")).toMatchObject([
    { kind: "grant", at: Date.parse(grantedAt), recordedBy: "Ada" },
  ]);
  expect(await verifyConsents(store.db)).toMatchObject({ ok: true });
  const at = running.time.now();
  const withdrawal = { subject: contact?.subject ?? "", kind: "withdrawal", callId: null } as const;
  const recorded = { recordedAt: at, recordedBy: "Ada" };
  await appendConsentEntries(store.db, [{ ...withdrawal, statementId: null, at }], recorded);
  await insertConsentStatement(store.db, { ...STATEMENT, id: "statement_2", recordedAt: at });
  const again = { ...query, statement: "statement_2" };
  expect(await json(send("/api/contacts/import", again, FILE))).toMatchObject({
    counts: { reasons: { "consent-withdrawn": 1 } },
  });
  const kinds = await listConsentEntries(store.db, contact?.subject ?? "");
  expect(kinds.map(({ kind }) => kind)).toEqual(["grant", "withdrawal"]);
  const unknown = await send("/api/contacts/import", { ...query, statement: "x" }, FILE);
  expect([unknown.status, await json(unknown)]).toMatchObject([
    404,
    { reason: "unknown-statement" },
  ]);
});

test("nobody agrees for the known contact whose number he shares", async () => {
  await insertConsentStatement(store.db, { ...STATEMENT, recordedAt: running.time.now() });
  const head = "Telefon;Vorname;Nachname";
  const anna = `${head}\n030 23125 001;Anna;Huber`;
  const bert = `${head}\n030 23125 001;Bert;Meier\n030 23125 002;Carla;Meier`;
  const query = { name: "liste.csv", grantedAt: "2025-11-03T10:00:00.000Z" };
  await json(send("/api/contacts/import", { name: "liste.csv" }, anna));
  const agreed = async (list: string) => {
    const stated = { ...query, statement: "statement_1" };
    const { consents } = await json(send("/api/contacts/import", stated, list));
    return consents as unknown;
  };
  const none = { known: 0, withdrawn: 0, erased: 0, rowSaysNo: 0 };
  for (const added of [1, 0]) {
    expect(await agreed(bert)).toEqual({ ...none, added, known: 1 - added });
    const contact = await findContact(store.db, "+493023125001");
    expect(await listConsentEntries(store.db, contact?.subject ?? "")).toEqual([]);
  }
  expect(await agreed(anna)).toEqual({ ...none, added: 1 });
});

test.each([
  [undefined, "consent-undated"],
  ["2999-01-01", "consent-in-future"],
])("a file's consent of %s is refused, and nothing of it stored: %s", async (grantedAt, reason) => {
  await insertConsentStatement(store.db, { ...STATEMENT, recordedAt: running.time.now() });
  const query = { name: "liste.csv", statement: "statement_1", ...(grantedAt && { grantedAt }) };
  const refused = await send("/api/contacts/import", query, FILE);
  expect([refused.status, await json(refused)]).toMatchObject([422, { reason }]);
  expect(await findContact(store.db, "+493023125001")).toBeNull();
  expect(await verifyConsents(store.db)).toMatchObject({ ok: true, head: { sequence: 0 } });
});

test("columns with other names are mapped by hand, and remembered by their header", async () => {
  const odd = "Wer;Wohin\nErika;030 23125 001\n";
  const refused = await send("/api/contacts/check", { name: "a.csv" }, odd);
  expect([refused.status, await json(refused)]).toMatchObject([
    422,
    {
      reason: "contact-file",
      details: { fault: { code: "no-phone-column", columns: ["Wer", "Wohin"] } },
    },
  ]);
  const roles = JSON.stringify({ Wohin: "phone", Wer: "firstName" });
  const query = { name: "a.csv", roles };
  expect(await json(send("/api/contacts/import", query, odd))).toMatchObject({
    counts: { added: 1 },
  });
  expect(await json(send("/api/contacts/check", { name: "b.csv" }, odd))).toMatchObject({
    count: 1,
    contacts: [{ firstName: "Erika" }],
  });
  const { data: columns } = await ownerOf(running.app).api.contacts.columns.get();
  expect(columns).toEqual({
    country: "DE",
    remembered: {
      [headerKey([{ original: "Wer" }, { original: "Wohin" }])]: {
        Wohin: "phone",
        Wer: "firstName",
      },
    },
  });
  for (const roles of ["{", "[]", '{"Wer":"boss"}']) {
    const answer = await send("/api/contacts/check", { name: "a.csv", roles }, odd);
    expect([answer.status, await json(answer)]).toMatchObject([422, { reason: "invalid-roles" }]);
  }
});

test("national numbers are at home where the rules of calling are, or where it is said", async () => {
  const content = "Telefon\n06641234567\n";
  const found = async (query: Record<string, string> = {}) =>
    (await json(send("/api/contacts/check", { name: "a.csv", ...query }, content))).contacts;
  expect(await found()).toMatchObject([{ country: "DE" }]);
  expect(await found({ country: "AT" })).toMatchObject([{ phoneNumber: "+436641234567" }]);
  const settings = await readDialSettings(store.db);
  const rules = { ...settings.rules, preset: "AT" as const };
  await writeDialSettings(store.db, { ...settings, rules });
  expect(await found()).toMatchObject([{ phoneNumber: "+436641234567" }]);
  const imported = await json(send("/api/contacts/import", { name: "a.csv" }, content));
  expect(imported).toMatchObject({ country: "AT", roles: {}, consents: null });
  const refused = await send("/api/contacts/check", { name: "a.csv", country: "FR" }, content);
  expect(refused.status).toBe(422);
});

test("what is no contact file is told with the specified words, and leaves nothing", async () => {
  for (const [name, body, message] of [
    ["bild.png", "x", "Bitte laden Sie eine CSV- oder Excel-Datei hoch."],
    ["leer.csv", "", "Die Datei konnte nicht verarbeitet werden."],
    ["kopf.csv", "phone;firstName\n", "Die CSV-Datei konnte nicht verarbeitet werden."],
    ["kaputt.xlsx", "PK\u0003\u0004kaputt", "Die Datei konnte nicht verarbeitet werden."],
  ] as const) {
    const bytes = new TextEncoder().encode(body);
    const answer = await running.app.handle(
      new Request(`http://localhost/api/contacts/import?name=${name}`, {
        method: "POST",
        body: bytes,
        headers: {
          host: "localhost",
          authorization: `Bearer ${LOCAL_TOKEN}`,
          "rufbaum-person": "Ada",
          "content-length": String(bytes.length),
        },
      }),
    );
    const { message: told } = (await answer.json()) as { message: string };
    expect(`${name} ${answer.status} ${told.startsWith(message) ? message : told}`).toBe(
      `${name} 422 ${message}`,
    );
  }
  expect((await ownerOf(running.app).api.contacts.imports.get()).data).toEqual([]);
});

test("a file of dropped rows can be had, in the language of the answer", async () => {
  const answer = await send("/api/contacts/report", { name: "liste.csv" }, FILE);
  expect(answer.headers.get("content-disposition")).toContain("report.csv");
  const lines = (await answer.text()).split("\r\n");
  expect(lines[0]).toContain("Bericht: Zeile;Bericht: Code;Bericht: Grund;Bericht: Spalte;");
  expect(lines.slice(1)).toEqual([
    "4;no-phone;Die Zeile hat keine Telefonnummer.;Telefon;;;;Ohne;Nummer;;;;",
    "5;duplicate;Dieselbe Nummer steht schon in Zeile 2.;Telefon;030 23125 001;'+493023125001;030 23125 001;Noch;Einmal;;;;",
    expect.stringMatching(/^6;not-callable;[^;]+;Telefon;112;;112;Feuer;Wehr;;;;$/),
    "",
  ]);
});

test("a report of many rows comes packed to who takes it so, and as it is to others", async () => {
  const rows = Array.from({ length: 30_000 }, (_, index) => `niemand;Zeile ${index}`);
  const bytes = new TextEncoder().encode(`phone;firstName\n${rows.join("\n")}\n`);
  const ask = (accepted: string) =>
    running.app.handle(
      new Request("http://localhost/api/contacts/report?name=liste.csv", {
        method: "POST",
        body: bytes,
        headers: {
          host: "localhost",
          authorization: `Bearer ${LOCAL_TOKEN}`,
          "content-length": String(bytes.length),
          "accept-encoding": accepted,
        },
      }),
    );
  const plain = await ask("br, gzip;q=0");
  expect(plain.headers.get("content-encoding")).toBeNull();
  const text = await plain.text();
  expect(text.trimEnd().split("\r\n")).toHaveLength(30_001);
  const packed = await ask("gzip, deflate, br");
  expect(packed.headers.get("content-encoding")).toBe("gzip");
  const sent = await packed.bytes();
  expect(sent.length * 10).toBeLessThan(text.length);
  expect(new TextDecoder().decode(Bun.gunzipSync(sent))).toBe(text.replace(/^\ufeff/, ""));
});

test("an upload that breaks off ends its list as cancelled; what came before stays", async () => {
  const rows = Array.from({ length: 40_000 }, (_, index) => `0171${1_000_000 + index};N${index}`);
  const bytes = new TextEncoder().encode(`phone;firstName\n${rows.join("\n")}\n`);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent > bytes.length / 2) return controller.error(new Error("gone"));
      controller.enqueue(bytes.slice(sent, sent + 65_536));
      sent += 65_536;
    },
  });
  const answer = await running.app.handle(
    new Request("http://localhost/api/contacts/import?name=lang.csv", {
      method: "POST",
      body,
      headers: {
        host: "localhost",
        authorization: `Bearer ${LOCAL_TOKEN}`,
        "rufbaum-person": "Ada",
        "content-length": String(bytes.length),
      },
    }),
  );
  expect(answer.status).toBe(500);
  const { contacts } = ownerOf(running.app).api;
  const [list] = (await contacts.imports.get()).data ?? [];
  expect(list).toMatchObject({ status: "cancelled" });
  expect(await countContacts(store.db)).toBe(list?.counts.added ?? -1);
});

test("contacts are added, changed and deleted by hand; a number belongs to one of them", async () => {
  const { contacts } = ownerOf(running.app).api;
  const added = await contacts.post({
    phone: "0221 4710 002",
    firstName: " Max ",
    company: "Beispiel",
  });
  expect([added.status, added.data]).toMatchObject([
    201,
    { phone: "+492214710002", name: "Max", regions: ["DE-NW"], status: "lead" },
  ]);
  const id = added.data?.id ?? "";
  const twice = await contacts.post({ phone: "+49 221 4710002" });
  expect([twice.status, twice.error?.value]).toMatchObject([
    409,
    { reason: "number-taken", details: { id } },
  ]);
  expect((await contacts.post({ phone: "112" })).error?.value).toMatchObject({
    reason: "invalid-number",
  });
  expect((await contacts.find.post({ number: "0221/4710-002" })).data?.id).toBe(id);
  const changed = await contacts({ id }).patch({
    lastName: "Muster",
    postcode: "80331",
    status: "customer",
  });
  expect(changed.data).toMatchObject({
    name: "Max Muster",
    regions: ["DE-BY", "DE-NW"],
    status: "customer",
  });
  expect((await contacts({ id }).delete()).error?.value).toMatchObject({
    reason: "person-unknown",
  });
  const person = { authorization: `Bearer ${LOCAL_TOKEN}`, "rufbaum-person": "Ada" };
  const ada = clientOf(running.app, person).api;
  expect((await ada.contacts({ id }).delete()).data).toMatchObject({ ok: true, amount: 1 });
  const [deleted] = await listAuditEntries(store.db, { limit: 1 });
  expect(deleted).toMatchObject({ action: "contacts-deleted", by: "Ada" });
  const found = await ada.audit.search.post({ number: "0221 4710 002", by: "ada" });
  expect(found.data).toMatchObject([{ by: "Ada", description: "Kontakt gelöscht" }]);
  expect((await ada.audit.search.post({ number: "0221 4710 003" })).data).toEqual([]);
  expect((await ada.audit.search.post({ number: "112" })).status).toBe(400);
  for (const gone of [id, "contact_0", "contact_1x", "nobody"]) {
    expect((await contacts({ id: gone }).get()).error?.value).toMatchObject({
      reason: "unknown-contact",
    });
  }
});

test("a search tells how many match it, and one is found by its number", async () => {
  const { contacts } = ownerOf(running.app).api;
  for (let n = 0; n < 3; n++) await contacts.post({ phone: `030 2312500${n}`, company: "Heu AG" });
  await contacts.post({ phone: "0171 1234567", company: "Stroh" });
  const found = await contacts.search.post({ search: "heu", limit: 2 });
  expect([found.data?.total, found.data?.contacts.length]).toEqual([3, 2]);
  expect((await contacts.search.post({ search: "0171/123" })).data?.total).toBe(1);
  expect((await contacts.get({ query: { search: "heu" } as never })).status).toBe(422);
  expect((await contacts.find.post({ number: "0171 1234567" })).data?.company).toBe("Stroh");
  for (const [number, reason] of [
    ["0171 1234568", "unknown-contact"],
    ["Stroh", "invalid-number"],
  ] as const) {
    expect((await contacts.find.post({ number })).error?.value).toMatchObject({ reason });
  }
});

/** Asks for an export as somebody, or as nobody. */
function exported(asked: object, person: string | null = "Ada") {
  return running.app.handle(
    new Request("http://localhost/api/contacts/export", {
      method: "POST",
      body: JSON.stringify(asked),
      headers: {
        host: "localhost",
        "content-type": "application/json",
        authorization: `Bearer ${LOCAL_TOKEN}`,
        ...(person !== null && { "rufbaum-person": person }),
      },
    }),
  );
}

test("some are exported: those named, or all that match", async () => {
  const ids: string[] = [];
  for (const last of [1, 2, 3]) {
    const { data } = await ownerOf(running.app).api.contacts.post({
      phone: `030 23125 00${last}`,
      lastName: `Nr ${last}`,
      status: last === 3 ? "customer" : "lead",
    });
    ids.push(data?.id ?? "");
  }
  const names = async (body: object) =>
    [...(await (await exported(body)).text()).matchAll(/Nr \d/g)].map(([name]) => name);
  expect(await names({ ids: [ids[2], ids[0], "contact_0"] })).toEqual(["Nr 3", "Nr 1"]);
  expect(await names({ matching: { status: ["lead"] } })).toEqual(["Nr 2", "Nr 1"]);
  expect((await exported({ matching: { list: "none" } })).status).toBe(404);
  for (const body of [{ ids: [] }, { ids, matching: {} }, { list: "one", ids }]) {
    expect((await exported(body)).status).toBe(422);
  }
});

test("an export is read in again as it was, and runs no formula", async () => {
  const file = "phone;firstName;Notiz\n030 23125 001;Erika;=1+1\n030 23125 002;Max;@cmd\n";
  await send("/api/contacts/import", { name: "liste.csv" }, file);
  expect((await exported({}, null)).status).toBe(409);
  const csv = await (await exported({})).text();
  const [entry] = await listAuditEntries(store.db, { limit: 1 });
  const details = { format: "csv", list: null };
  expect(entry).toMatchObject({ action: "contacts-exported", by: "Ada", details });
  expect(csv).toContain("'=1+1");
  expect(csv).not.toMatch(/(^|;)[=@]/m);
  expect(await json(send("/api/contacts/check", { name: "wieder.csv" }, csv))).toMatchObject({
    count: 2,
    reasons: { dropped: {} },
  });
  const book = await (await exported({ format: "xlsx" })).bytes();
  expect(await json(send("/api/contacts/check", { name: "wieder.xlsx" }, book))).toMatchObject({
    format: "xlsx",
    count: 2,
  });
});

test("a workbook of more contacts than can be read in again is refused, a CSV is not", async () => {
  await store.db.execute(`
    insert into contacts (number, subject, kind, country, custom_fields, created_at, updated_at)
    select '+49171' || n, 'subject_' || n, 'mobile', 'DE', '{}', now(), now()
    from generate_series(1000001, 1100001) n`);
  const refused = await exported({ format: "xlsx" });
  expect(refused.status).toBe(413);
  expect(await refused.json()).toMatchObject({
    reason: "workbook-too-large",
    details: { amount: 100_001, limit: 100_000 },
  });
  expect((await (await exported({ format: "csv" })).text()).split("\r\n")).toHaveLength(100_003);
});

test("nobody gets in without being signed in, and nothing larger than a limit", async () => {
  expect((await clientOf(running.app).api.contacts.get({ query: {} })).status).toBe(401);
  for (const path of ["check", "report", "import"]) {
    const ask = (headers: Record<string, string>) =>
      running.app.handle(
        new Request(`http://localhost/api/contacts/${path}?name=a.csv`, {
          method: "POST",
          body: "x",
          headers: { host: "localhost", ...headers },
        }),
      );
    expect((await ask({})).status).toBe(401);
    const authorization = `Bearer ${LOCAL_TOKEN}`;
    expect((await ask({ authorization, "content-length": "200000000" })).status).toBe(413);
  }
});
