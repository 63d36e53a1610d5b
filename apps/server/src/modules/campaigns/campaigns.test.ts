import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import {
  changeCampaign,
  deleteTree,
  findCall,
  findCampaign,
  insertTree,
  listAuditEntries,
  listCalls,
  loadSnapshot,
  pauseRestored,
  publishTree,
  readCampaignFacts,
  readOpenContacts,
  standContacts,
  suppressNumber,
} from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { sampleTree } from "@rufbaum/tree/sample";
import { clientOf, LOCAL_TOKEN, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { readDialSettings, writeDialSettings } from "../lawful-calling/dial-settings.ts";
import { fillUp } from "./fill-up.ts";
import type { Report } from "./view.ts";

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

const BEARER = { authorization: `Bearer ${LOCAL_TOKEN}`, "rufbaum-person": "Ada" };

function bulk() {
  return clientOf(running.app, BEARER).api["bulk-calls"];
}

/** Reads a file in; its list's id. */
async function listOf(...lines: string[]): Promise<string> {
  const body = ["Telefon;Vorname;Nachname;Firma;Dach", ...lines].join("\n");
  const answer = await running.app.handle(
    new Request("http://localhost/api/contacts/import?name=messe.csv&list=Messe", {
      method: "POST",
      body,
      headers: {
        host: "localhost",
        authorization: `Bearer ${LOCAL_TOKEN}`,
        "rufbaum-person": "Ada",
        "content-type": "text/csv",
        "content-length": String(new TextEncoder().encode(body).length),
      },
    }),
  );
  return ((await answer.json()) as { id: string }).id;
}

async function unpublishedTree(): Promise<string> {
  const tree = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });
  await insertTree(store.db, { ...tree, name: "Beispiel" });
  return tree.id;
}

async function publishedTree(): Promise<string> {
  const id = await unpublishedTree();
  await publishTree(store.db, id, { note: null, publishedAt: 1 });
  return id;
}

/** With the emulator nobody is held back unless this is set. */
async function keepRules(): Promise<void> {
  await writeDialSettings(store.db, {
    ...(await readDialSettings(store.db)),
    applyInEmulator: true,
  });
}

const ERIKA = "030 23125 001;Erika;Mustermann;Muster GmbH;Flach";
const MAX = "030 23125 002;Max;Maier;;Spitz";
const NOBODY = ";Ohne;Nummer;;";

test("a draft has its list's contacts, is changed, found and deleted", async () => {
  const list = await listOf(ERIKA, MAX, NOBODY);
  const made = await bulk().campaigns.post({ name: "Frühjahr", list });
  expect(made.status).toBe(201);
  const id = made.data?.id ?? "";
  expect(made.data).toMatchObject({
    name: "Frühjahr",
    status: "draft",
    totalCalls: 2,
    completedCalls: 0,
    successfulCalls: 0,
    useDecisionTree: false,
    agent: "Christian_Plasa",
    createdBy: "Ada",
    waiting: 2,
    lists: [{ id: list, name: "Messe" }],
    plan: { attempts: 5, startsAt: null },
  });
  const startsAt = "2026-03-01T09:00:00.000Z";
  const changed = await bulk()
    .campaigns({ id })
    .patch({ message: "Guten Tag.", plan: { startsAt, perMinute: 3 } });
  expect(changed.data).toMatchObject({
    name: "Frühjahr",
    message: "Guten Tag.",
    startsAt,
    plan: { startsAt, perMinute: 3, atOnce: 5 },
  });
  expect((await bulk().campaigns.get()).data).toEqual([changed.data as never]);
  const found = await bulk().campaigns({ id }).get();
  expect(found.data).toMatchObject({ id, otherColumns: ["Dach"], hours: {}, answeredHours: {} });
  expect((await bulk().campaigns({ id }).delete()).data).toEqual({ ok: true });
  expect((await bulk().campaigns.get()).data).toEqual([]);
  const gone = await bulk().campaigns({ id }).get();
  expect([gone.status, gone.error?.value]).toMatchObject([404, { reason: "unknown-campaign" }]);
  const audited = await listAuditEntries(store.db, { limit: 10, action: "campaign-deleted" });
  expect(audited).toMatchObject([{ by: "Ada", details: { campaign: id, status: "draft" } }]);
});

test("what is missing at the start is told, and a draft stays what it was", async () => {
  const treeId = await unpublishedTree();
  const list = await listOf(ERIKA);
  const start = async (fields: object) => {
    const id = (await bulk().campaigns.post(fields)).data?.id ?? "";
    const { status, error } = await bulk().campaigns({ id }).start.post({});
    expect((await bulk().campaigns({ id }).get()).data?.status).toBe("draft");
    return [status, error?.value];
  };
  expect(await start({ list })).toMatchObject([
    422,
    { reason: "campaign-nameless", message: "Der Kampagne fehlt ein Name. Geben Sie einen ein." },
  ]);
  expect(await start({ name: "A" })).toMatchObject([422, { reason: "campaign-without-contacts" }]);
  expect(await start({ name: "A", list, useDecisionTree: true })).toMatchObject([
    422,
    { reason: "campaign-without-tree" },
  ]);
  expect(await start({ name: "A", list, treeId })).toMatchObject([
    409,
    {
      reason: "tree-unpublished",
      message:
        "Vom Decision Tree „Beispiel“ ist noch keine Version veröffentlicht. Veröffentlichen Sie ihn im Builder; dann kann die Kampagne starten.",
    },
  ]);
  expect((await bulk().campaigns.post({ treeId: "tree_none" })).error?.value).toMatchObject({
    reason: "unknown-tree",
  });
  expect((await bulk().campaigns.post({ list: "import_none" })).error?.value).toMatchObject({
    reason: "unknown-import",
  });
});

test("who may not be called is told before the start, which wants it acknowledged", async () => {
  await keepRules();
  const treeId = await publishedTree();
  const list = await listOf(ERIKA, MAX, NOBODY);
  const id = (await bulk().campaigns.post({ name: "A", list, treeId })).data?.id ?? "";
  expect((await bulk().campaigns({ id }).check.get()).error?.value).toMatchObject({
    reason: "campaign-unchecked",
  });
  const checked = await bulk().campaigns({ id }).check.post();
  expect(checked.data).toMatchObject({
    total: 2,
    called: 0,
    leftOut: 2,
    callable: 0,
    later: 0,
    skipped: 2,
    invalid: 1,
    holdsBack: true,
    disclosure: null,
    reasons: [
      { code: "no-company", amount: 2, kind: "never", until: null },
      { code: "invalid", name: "Ungültig", amount: 1, kind: "never" },
    ],
  });
  expect((await bulk().campaigns({ id }).check.get()).data).toEqual(checked.data as never);
  const found = async (text: string, standing?: string) => {
    const asked = { text, ...(standing && { standing }) };
    const page = await bulk().campaigns({ id }).contacts.search.post(asked);
    return page.data?.contacts.map(({ firstName }) => firstName);
  };
  expect(await found("030/23125-002")).toEqual(["Max"]);
  expect(await found("030/23125-002", "waiting")).toEqual([]);
  expect(await found("maier")).toEqual(["Max"]);
  expect(await found("030 23125 003")).toEqual([]);
  const refused = await bulk().campaigns({ id }).start.post({ acknowledged: 2 });
  expect([refused.status, refused.error?.value]).toMatchObject([
    409,
    { reason: "nobody-callable", details: { report: { skipped: 2 } } },
  ]);
  const contacts = await bulk().campaigns({ id }).contacts.search.post({ standing: "skipped" });
  expect(contacts.data).toMatchObject({
    next: null,
    contacts: [
      {
        number: "+493023125001",
        firstName: "Erika",
        standing: "skipped",
        reason: "no-company",
        attempts: 0,
      },
      { number: "+493023125002" },
    ],
  });
});

test("what the first contact hears is told, and which variables nobody has", async () => {
  const treeId = await publishedTree();
  const list = await listOf(ERIKA, MAX);
  const reported = async (fields: object) => {
    const id = (await bulk().campaigns.post({ name: "A", list, ...fields })).data?.id ?? "";
    const { data } = await bulk().campaigns({ id }).check.post();
    return data as Pick<Report, "greeting" | "unknownVariables">;
  };
  const message =
    "Guten Tag [geehrte] [Vorname|] {firstName}, Ihr [Dach], [customField1] und [Dch].";
  const told = await reported({ message });
  expect(told.greeting).toBe(
    "Hier spricht eine künstliche Intelligenz. Guten Tag Erika, Ihr Flach, Flach.",
  );
  expect(told.unknownVariables).toEqual([
    {
      ...{ name: "geehrte", nearest: null },
      message: "[geehrte] ist keine Variable dieser Liste und wird bei allen ausgelassen.",
    },
    {
      ...{ name: "Vorname", nearest: "firstName" },
      message:
        "[Vorname] ist keine Variable dieser Liste und wird bei allen ausgelassen. Meinten Sie [firstName]?",
    },
    expect.objectContaining({ name: "Dch", nearest: "Dach" }),
  ]);
  expect((await reported({ treeId })).unknownVariables).toEqual([]);
  expect((await reported({})).greeting).toStartWith("Guten Tag Erika, hier spricht eine KI.");
});

test("a number that is none of ours is refused before anybody waits for it", async () => {
  const list = await listOf(ERIKA);
  const refusal = {
    reason: "caller-number-not-allowed",
    message:
      "+49 351 123456 steht nicht unter Ihren Rufnummern. Tragen Sie sie in den Einstellungen ein, mit dem Nachweis, dass Sie sie anzeigen dürfen.",
  };
  const plan = { callerNumber: "0351123456" };
  const made = await bulk().campaigns.post({ name: "A", list, plan });
  expect([made.status, made.error?.value]).toMatchObject([422, refusal]);
  expect((await bulk().campaigns.get()).data).toEqual([]);
  const id = (await bulk().campaigns.post({ name: "A", list })).data?.id ?? "";
  const changed = await bulk().campaigns({ id }).patch({ plan });
  expect([changed.status, changed.error?.value]).toMatchObject([422, refusal]);
  await changeCampaign(store.db, id, {
    among: ["draft"],
    changes: ({ plan: is }) => ({ plan: { ...is, callerNumber: "+49351123456" } }),
  });
  const started = await bulk().campaigns({ id }).start.post({});
  expect([started.status, started.error?.value]).toMatchObject([422, refusal]);
  expect(await start({ ...PLAIN, plan })).toMatchObject([422, refusal]);
  expect((await clientOf(running.app, BEARER).api.contacts.imports.get()).data).toHaveLength(1);
});

test("who stands in another campaign that runs, too, is told before the start", async () => {
  const list = await listOf(ERIKA, MAX);
  const other = (await bulk().campaigns.post({ name: "Messe", list })).data?.id ?? "";
  const more = await listOf(MAX, "030 23125 003;Eva;Muster;;");
  const id = (await bulk().campaigns.post({ name: "A", list: more })).data?.id ?? "";
  const alsoIn = async () =>
    ((await bulk().campaigns({ id }).check.post()).data as Pick<Report, "alsoIn">).alsoIn;
  expect(await alsoIn()).toEqual([]);
  await bulk().campaigns({ id: other }).start.post({});
  expect(await alsoIn()).toEqual([{ id: other, name: "Messe", amount: 1 }]);
});

test("started it keeps the published version, and is paused, resumed and stopped", async () => {
  const treeId = await publishedTree();
  const list = await listOf(ERIKA, MAX);
  const message = "Guten Tag [firstName|], hier ist die KI von Muster.";
  const made = await bulk().campaigns.post({ name: "A", list, treeId, message });
  const id = made.data?.id ?? "";
  const at = bulk().campaigns({ id });
  expect((await at.start.post({ acknowledged: 1 })).error?.value).toMatchObject({
    reason: "skipped-unacknowledged",
    details: { report: { skipped: 2, holdsBack: false } },
  });
  const started = await at.start.post({});
  expect(started.data).toMatchObject({ status: "running", treeVersion: 1, startedBy: "Ada" });
  expect(running.published).toContainEqual({ type: "campaign-changed", campaignId: id });
  const { snapshotId } = (await findCampaign(store.db, id)) ?? {};
  const frozen = await loadSnapshot(store.db, snapshotId ?? "");
  expect(frozen?.nodes[0]?.content).toBe(message);
  expect(started.data?.treeNote).toBeNull();
  await deleteTree(store.db, treeId, 1);
  expect((await at.get()).data).toMatchObject({
    status: "running",
    treeVersion: 1,
    treeNote:
      "Der Decision Tree wurde gelöscht. Die Kampagne ruft weiter mit der Version an, die beim Start veröffentlicht war.",
  });
  expect((await at.start.post({})).error?.value).toMatchObject({
    reason: "campaign-stands",
    message: "Die Kampagne läuft schon.",
  });
  expect((await at.delete()).error?.value).toMatchObject({ reason: "campaign-stands" });
  expect((await at.patch({ message: "Anders." })).error?.value).toMatchObject({
    reason: "campaign-stands",
  });
  expect((await at.patch({ name: "B", plan: { perMinute: 1 } })).data).toMatchObject({ name: "B" });
  expect((await at.pause.post()).data).toMatchObject({ status: "paused", pauseReason: "by-hand" });
  expect((await at.pause.post()).status).toBe(409);
  expect((await at.resume.post()).data).toMatchObject({ status: "running", pauseReason: null });
  expect((await at.stop.post({})).data).toMatchObject({
    status: "paused",
    pauseReason: "emergency-stop",
    pauseMessage: "Notfall-Stopp.",
  });
  await at.resume.post();
  expect((await bulk().stop.post({})).data).toEqual({ stopped: 1 });
  expect((await at.get()).data).toMatchObject({ status: "paused" });
  const actions = (await listAuditEntries(store.db, { limit: 10 })).map(({ action }) => action);
  expect(actions.slice(0, 5)).toEqual([
    "campaign-stopped",
    "campaign-resumed",
    "campaign-stopped",
    "campaign-resumed",
    "campaign-started",
  ]);
});

test("a campaign that runs is not resumed, and goes on counting what is lost", async () => {
  const list = await listOf(ERIKA);
  const id = (await bulk().campaigns.post({ name: "A", list })).data?.id ?? "";
  const at = bulk().campaigns({ id });
  await at.start.post({});
  await store.db.execute(`insert into campaign_tallies (campaign, kind, key, amount)
    select campaigns.key, 'call', counted, 7 from campaigns,
      unnest(array['answered-since-start', 'lost-since-start']) as counted`);
  const lost = async () => {
    const { key = 0 } = (await findCampaign(store.db, id)) ?? {};
    return (await readCampaignFacts(store.db, [key])).get(key)?.lostCalls;
  };
  expect((await at.resume.post()).error?.value).toMatchObject({ reason: "campaign-stands" });
  expect(await lost()).toEqual({ answered: 7, lost: 7 });
  await at.pause.post();
  expect((await at.resume.post()).status).toBe(200);
  expect(await lost()).toBeNull();
});

async function start(body: unknown) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const answer = await running.app.handle(
    new Request("http://localhost/api/bulk-calls/start", {
      method: "POST",
      body: text,
      headers: {
        host: "localhost",
        authorization: `Bearer ${LOCAL_TOKEN}`,
        "rufbaum-person": "Ada",
        "content-type": "application/json",
        "content-length": String(new TextEncoder().encode(text).length),
      },
    }),
  );
  return [answer.status, await answer.json()] as const;
}

const PLAIN = {
  name: "Frühjahr",
  agent: "Tom",
  message: "",
  treeId: "",
  useDecisionTree: false,
  contacts: [
    { phoneNumber: "030 23125 001", firstName: "Erika", customFields: { Dach: "Flach" } },
    { telefon: "030 23125 002", vorname: "Max", Ort: "Kiel" },
    { phoneNumber: "112" },
    {},
  ],
};

test("the specified request starts a campaign of the contacts that it brings", async () => {
  const [status, told] = await start(PLAIN);
  expect([status, told]).toMatchObject([
    200,
    {
      campaign: { name: "Frühjahr", status: "running", agent: "Tom", totalCalls: 2 },
      report: { total: 2, called: 2, leftOut: 0, skipped: 2, invalid: 2, holdsBack: false },
      import: { name: "Frühjahr", otherColumns: ["Dach", "Ort"], counts: { added: 2, dropped: 2 } },
      refused: [
        { index: 2, field: "phoneNumber", value: "112", reason: "not-callable" },
        { index: 3, field: "phoneNumber", reason: "no-phone" },
      ],
    },
  ]);
  expect(told.refused[1].message).toBe("Die Zeile hat keine Telefonnummer.");
  expect((await bulk().campaigns.get()).data).toMatchObject([{ totalCalls: 2, waiting: 2 }]);
});

test("a start that lacks something stores nothing; one that may call nobody leaves a draft", async () => {
  const refusals = [
    [{ ...PLAIN, name: " " }, 422, "campaign-nameless"],
    [{ ...PLAIN, contacts: [] }, 422, "campaign-without-contacts"],
    [{ ...PLAIN, contacts: undefined }, 422, "campaign-without-contacts"],
    [{ ...PLAIN, useDecisionTree: true }, 422, "campaign-without-tree"],
    [{ ...PLAIN, useDecisionTree: true, treeId: "tree_none" }, 404, "unknown-tree"],
    [{ ...PLAIN, useDecisionTree: true, treeId: await unpublishedTree() }, 409, "tree-unpublished"],
    [{ ...PLAIN, contacts: Array(50_001).fill({}) }, 413, "too-many-contacts"],
    [{ ...PLAIN, agent: 7 }, 422, "invalid-request"],
    ["{", 400, "not-json"],
    ["[]".repeat(1), 422, "campaign-nameless"],
  ] as const;
  for (const [body, status, reason] of refusals) {
    expect(await start(body)).toMatchObject([status, { reason }]);
  }
  expect((await clientOf(running.app, BEARER).api.contacts.imports.get()).data).toEqual([]);
  expect((await bulk().campaigns.get()).data).toEqual([]);
  await keepRules();
  const [status, told] = await start(PLAIN);
  expect([status, told]).toMatchObject([
    409,
    { reason: "nobody-callable", details: { report: { skipped: 2 }, refused: [{ index: 2 }, {}] } },
  ]);
  expect((await bulk().campaigns.get()).data).toMatchObject([
    { id: told.details.campaignId, status: "draft", totalCalls: 2, skipped: 2 },
  ]);
});

test("contacts are added, in front of all others, and a completed campaign runs again", async () => {
  const [, { campaign }] = await start({ ...PLAIN, contacts: PLAIN.contacts.slice(0, 1) });
  const at = bulk().campaigns({ id: campaign.id });
  await changeCampaign(store.db, campaign.id, {
    among: ["running"],
    changes: { status: "completed", completedAt: 1 },
  });
  const added = await at.contacts.post({
    contacts: [{ phone: "030 23125 001" }, { phone: "030 23125 002", Haus: "alt" }, { phone: "x" }],
  });
  expect([added.status, added.data]).toMatchObject([
    200,
    { added: 1, known: 1, refused: [{ index: 2, field: "phone" }], report: { total: 2 } },
  ]);
  expect((await at.get()).data).toMatchObject({
    status: "running",
    completedAt: null,
    totalCalls: 2,
    otherColumns: ["Dach", "Haus"],
  });
  const imports = (await clientOf(running.app, BEARER).api.contacts.imports.get()).data;
  expect(imports?.map(({ name }) => name)).toEqual(["Frühjahr"]);
  const list = await listOf("030 23125 003;Eva;Muster;;");
  expect((await at.contacts.post({ list })).data).toMatchObject({ added: 1, known: 0 });
  expect((await at.get()).data).toMatchObject({ totalCalls: 3, lists: [{}, { id: list }] });
  expect((await at.contacts.post({ contacts: [] })).error?.value).toMatchObject({
    reason: "no-contacts-given",
  });
});

/** Finishes the first contact of a campaign so. */
async function finishFirst(id: string, standing: string, reason = ""): Promise<void> {
  const { key: campaign = 0 } = (await findCampaign(store.db, id)) ?? {};
  const open = await readOpenContacts(store.db, { campaign, after: 0, limit: 1 });
  const [first] = open.contacts;
  const stands = { contact: first?.contact ?? 0, standing, reason, dueAt: null };
  await standContacts(store.db, campaign, [stands]);
}

const EVIL = "030 23125 001;=1+1;Mustermann;Muster GmbH;Flach";

test("results are a file that runs no formula, whoever took it", async () => {
  const list = await listOf(EVIL, MAX);
  const id = (await bulk().campaigns.post({ name: "A", list })).data?.id ?? "";
  await finishFirst(id, "appointment", "hung-up");
  const at = bulk().campaigns({ id });
  const text = (await at.export.post({})).data as unknown as string;
  expect(text.split("\r\n")).toEqual([
    "Telefon;Vorname;Nachname;Firma;Ergebnis;Grund;Anrufe;Letzter Anruf (Berlin);Sekunden;Rückruf des Kontakts (Berlin);Dach",
    "'+493023125001;'=1+1;Mustermann;Muster GmbH;Termin vereinbart;Aufgelegt;0;;;;Flach",
    "'+493023125002;Max;Maier;;Wartet;;0;;;;Spitz",
    "",
  ]);
  const some = (await at.export.post({ standings: ["waiting"] })).data as unknown as string;
  expect(some).not.toContain("Mustermann");
  const workbook = await at.export.post({ format: "xlsx" });
  expect(workbook.status).toBe(200);
  const audited = await listAuditEntries(store.db, { limit: 9, action: "campaign-exported" });
  expect(audited.map(({ by, details }) => [by, details.format])).toEqual([
    ["Ada", "xlsx"],
    ["Ada", "csv"],
    ["Ada", "csv"],
  ]);
});

test("some of its contacts are called again by another campaign, or it is copied", async () => {
  const list = await listOf(ERIKA, MAX);
  const plan = { startsAt: "2026-03-01T09:00:00.000Z", perMinute: 7 };
  const id =
    (await bulk().campaigns.post({ name: "A", list, message: "Hallo.", plan })).data?.id ?? "";
  await finishFirst(id, "no-answer");
  const at = bulk().campaigns({ id });
  const again = await at.redial.post({ standings: ["no-answer", "busy"] });
  expect([again.status, again.data]).toMatchObject([
    201,
    {
      name: "A (erneut)",
      status: "draft",
      message: "Hallo.",
      totalCalls: 1,
      waiting: 1,
      plan: { startsAt: null, perMinute: 7 },
    },
  ]);
  const [other] =
    (
      await bulk()
        .campaigns({ id: again.data?.id ?? "" })
        .contacts.search.post({})
    ).data?.contacts ?? [];
  expect(other).toMatchObject({ firstName: "Erika", standing: "waiting", attempts: 0 });
  expect((await at.redial.post({ standings: ["busy"] })).error?.value).toMatchObject({
    reason: "nobody-to-redial",
  });
  expect((await at.copy.post()).data).toMatchObject({
    name: "A (Kopie)",
    status: "draft",
    totalCalls: 2,
    waiting: 2,
    lists: [{ id: list }],
  });
});

test("a copy has everybody of the original, whatever list brought them", async () => {
  const list = await listOf(ERIKA, MAX);
  const id = (await bulk().campaigns.post({ name: "A", list })).data?.id ?? "";
  await finishFirst(id, "no-answer");
  const again = await bulk()
    .campaigns({ id })
    .redial.post({ standings: ["no-answer"] });
  const at = bulk().campaigns({ id: again.data?.id ?? "" });
  await at.contacts.post({ contacts: [{ phone: "030 23125 009" }] });
  const copied = await at.copy.post();
  expect(copied.data).toMatchObject({ lists: [] });
  const counts = { totalCalls: 2, waiting: 2 };
  expect(
    (
      await bulk()
        .campaigns({ id: copied.data?.id ?? "" })
        .get()
    ).data,
  ).toMatchObject(counts);
});

test("what starts is what was told and frozen, or nothing does", async () => {
  const list = await listOf(ERIKA);
  const other = await listOf(MAX);
  for (const changes of [{ message: "Neue Worte." }, { list: other }]) {
    const made = await bulk().campaigns.post({ name: "A", message: "Alte Worte.", list });
    const at = bulk().campaigns({ id: made.data?.id ?? "" });
    await at.check.post();
    const [started] = await Promise.all([at.start.post({}), at.patch(changes)]);
    expect(started.status).toBe(409);
    expect((await at.get()).data).toMatchObject({ status: "draft" });
    await at.start.post({});
    const { snapshotId, status } = (await findCampaign(store.db, made.data?.id ?? "")) ?? {};
    expect(status).toBe("running");
    const frozen = JSON.stringify(await loadSnapshot(store.db, snapshotId ?? ""));
    expect(frozen).toContain(changes.message ?? "Alte Worte.");
  }
});

test("a trial calls with the campaign's words and its first contact's values", async () => {
  const list = await listOf(ERIKA);
  const id = (await bulk().campaigns.post({ name: "A", list, message: "Hallo [Dach], KI." })).data
    ?.id;
  const at = bulk().campaigns({ id: id ?? "" });
  expect((await at.trial.post({ to: "112" })).error?.value).toMatchObject({
    reason: "invalid-number",
  });
  // The tests' carrier can't be reached.
  expect((await at.trial.post({ to: "030 23125 009" })).status).toBe(502);
  const [call] = await listCalls(store.db, { limit: 1 });
  expect(call).toMatchObject({ to: "+493023125009", purpose: "test", madeBy: "Ada" });
  const { state } = (await findCall(store.db, call?.id ?? "")) ?? {};
  expect(state?.variables).toMatchObject({
    firstName: "Erika",
    Dach: "Flach",
    customField1: "Flach",
  });
  expect((await loadSnapshot(store.db, call?.snapshotId ?? ""))?.nodes[0]?.content).toContain(
    "Hallo [Dach], KI.",
  );
  const flow = await at.flow.get();
  expect(flow.data).toMatchObject({ nodes: {}, ways: {}, calls: 0 });
  expect(flow.data?.tree.nodes[0]?.type).toBe("start");
});

const LONG = Array.from({ length: 2_500 }, (_, at) => `030 23126 ${100 + at};Nr.;${at};;`);

test("a list that is being put in is put in, whatever changes meanwhile", async () => {
  const [, { campaign }] = await start({ ...PLAIN, contacts: PLAIN.contacts.slice(0, 1) });
  const at = bulk().campaigns({ id: campaign.id });
  const list = await listOf(...LONG);
  await at.pause.post();
  const added = at.contacts.post({ list });
  for (const plan of [{ perMinute: 7 }, { perMinute: 8 }]) await at.patch({ plan });
  await at.resume.post();
  expect((await added).status).toBe(200);
  expect((await at.get()).data).toMatchObject({ status: "running", totalCalls: 2_501 });
});

test("who stops a campaign is not told that it stopped where that was not written down", async () => {
  const [, { campaign }] = await start({ ...PLAIN, contacts: PLAIN.contacts.slice(0, 1) });
  await store.db.execute(`create function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'no'; end $$`);
  await store.db.execute(`create trigger refusing before update of status on campaigns
    execute function refuse()`);
  const stopped = await bulk().campaigns({ id: campaign.id }).stop.post({});
  await store.db.execute(`drop function refuse() cascade`);
  expect(stopped.status).toBe(500);
});

test("what can't be looked for in a database is refused, and leaves nothing behind", async () => {
  const [, { campaign }] = await start({ ...PLAIN, contacts: PLAIN.contacts.slice(0, 1) });
  const at = bulk().campaigns({ id: campaign.id });
  const answers = [
    await bulk().campaigns.post({ list: "a\0" }),
    await bulk().campaigns.post({ treeId: "a\0" }),
    await at.contacts.post({ list: "a\0" }),
    await at.redial.post({ standings: ["waiting", "\0"] }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
  expect(await start({ ...PLAIN, treeId: "a\0" })).toMatchObject([422, {}]);
  expect((await bulk().campaigns.get()).data).toHaveLength(1);
});

test("a standing that there is not is refused with those that there are", async () => {
  const [, { campaign }] = await start({ ...PLAIN, contacts: PLAIN.contacts.slice(0, 1) });
  const at = bulk().campaigns({ id: campaign.id });
  const answers = [
    await at.contacts.search.post({ standing: "bussy" }),
    await at.export.post({ standings: ["waiting", "bussy"] }),
    await at.redial.post({ standings: ["bussy"] }),
  ];
  for (const { status, error } of answers) {
    expect(status).toBe(422);
    expect(JSON.stringify(error?.value)).toContain("waiting, again, calling, skipped, appointment");
  }
  expect((await at.contacts.search.post({ standing: "busy" })).status).toBe(200);
});

test("a check that is no longer current is done again before the start", async () => {
  const id = (await bulk().campaigns.post({ name: "A", list: await listOf(ERIKA) })).data?.id ?? "";
  const at = bulk().campaigns({ id });
  expect((await at.check.post()).data).toMatchObject({ holdsBack: false });
  await keepRules();
  const refusal = { reason: "nobody-callable", details: { report: { holdsBack: true } } };
  expect((await at.start.post({})).error?.value).toMatchObject(refusal);
  const settings = await readDialSettings(store.db);
  await writeDialSettings(store.db, { ...settings, applyInEmulator: false });
  await at.check.post();
  await suppressNumber(store.db, { number: "+493023125001", callId: null, createdAt: 1 });
  running.time.advance(16 * 60_000);
  await at.start.post({});
  const [stands] = (await at.contacts.search.post({})).data?.contacts ?? [];
  expect(stands).toMatchObject({ reason: "suppressed" });
});

test("whether the rules keep anybody back is told as the settings have it, whatever was checked", async () => {
  const id = (await bulk().campaigns.post({ name: "A", list: await listOf(ERIKA) })).data?.id ?? "";
  const at = bulk().campaigns({ id });
  await at.check.post();
  await at.patch({ plan: { atOnce: 2 } });
  expect((await at.get()).data).toMatchObject({ holdsBack: false });
  await keepRules();
  expect((await at.get()).data).toMatchObject({ holdsBack: true });
});

/** As the next start of a server does it. */
function fillsUp(): Promise<void> {
  const { time } = running;
  const { signal } = new AbortController();
  return fillUp(store.db, { clock: time, timers: time, signal });
}

/** As it stands where the process ended after 1,000 entries of its last list, and all were called. */
async function breakOff(id: string): Promise<void> {
  await store.db.execute("delete from campaign_contacts where position between 1002 and 2500");
  await store.db.execute(
    "update campaign_lists set line = 1001, is_done = false where line > 1001",
  );
  const changes = { status: "completed", completedAt: 1 } as const;
  await changeCampaign(store.db, id, { among: ["running"], changes });
}

test("a list whose adding was broken off is added to its end by the next start", async () => {
  const [, { campaign }] = await start({ ...PLAIN, contacts: PLAIN.contacts.slice(0, 1) });
  const at = bulk().campaigns({ id: campaign.id });
  await at.contacts.post({ list: await listOf(...LONG) });
  // Its last one is in the campaign, as he was before.
  await breakOff(campaign.id);
  expect((await at.get()).data?.totalCalls).toBeLessThan(1_100);
  await fillsUp();
  expect((await at.get()).data).toMatchObject({ status: "running", totalCalls: 2_501 });
  await store.db.execute("update campaign_contacts set standing = 'success'");
  const changes = { status: "completed", completedAt: 1 } as const;
  await changeCampaign(store.db, campaign.id, { among: ["running"], changes });
  await fillsUp();
  expect((await at.get()).data).toMatchObject({ status: "completed", totalCalls: 2_501 });
});

test("from a backup a list is added to its end, and its campaign is paused with the reason", async () => {
  const [, { campaign }] = await start({ ...PLAIN, contacts: PLAIN.contacts.slice(0, 1) });
  const at = bulk().campaigns({ id: campaign.id });
  await at.contacts.post({ list: await listOf(...LONG) });
  await breakOff(campaign.id);
  await pauseRestored(store.db, 1);
  expect((await at.get()).data).toMatchObject({ status: "completed", pauseMessage: null });
  await fillsUp();
  expect((await at.get()).data).toMatchObject({
    ...{ status: "paused", pauseReason: "restored", totalCalls: 2_501 },
  });
});

test("who was put in before it broke off is called once he is added again", async () => {
  const [, { campaign }] = await start({ ...PLAIN, contacts: PLAIN.contacts.slice(0, 1) });
  const at = bulk().campaigns({ id: campaign.id });
  const changes = { status: "completed", completedAt: 1 } as const;
  await changeCampaign(store.db, campaign.id, { among: ["running"], changes });
  const added = await at.contacts.post({ contacts: [{ phone: "030 23125 001" }] });
  expect(added.data).toMatchObject({ added: 0, known: 1 });
  expect((await at.get()).data).toMatchObject({ status: "running", completedAt: null });
});

test("of two who change a plan at once neither is lost", async () => {
  const { data } = await bulk().campaigns.post({ name: "Frühjahr" });
  const at = bulk().campaigns({ id: data?.id ?? "" });
  await Promise.all([
    at.patch({ plan: { perMinute: 7 } }),
    at.patch({ plan: { atOnce: 3, retries: { busy: { attempts: 9, minutes: 5 } } } }),
    at.patch({ plan: { retries: { voicemail: { attempts: 1, minutes: 5 } } } }),
  ]);
  const retries = { busy: { attempts: 9 }, voicemail: { attempts: 1 } };
  expect((await at.get()).data?.plan).toMatchObject({ perMinute: 7, atOnce: 3, retries });
});
