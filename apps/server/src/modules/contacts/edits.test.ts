import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { findCall, insertTree, listAuditEntries } from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { sampleTree } from "@rufbaum/tree/sample";
import { clientOf, LOCAL_TOKEN, startTestApp, type TestApp } from "../../testing/test-app.ts";

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

const person = { authorization: `Bearer ${LOCAL_TOKEN}`, "rufbaum-person": "Ada" };
const ada = () => clientOf(running.app, person).api;

async function add(last: number, more: object = {}) {
  const phone = `030 23125 0${String(last).padStart(2, "0")}`;
  const { data } = await ada().contacts.post({ phone, lastName: `Nr ${last}`, ...more });
  if (!data) throw new Error(`${phone} was not added.`);
  return data;
}

async function everybody() {
  const { data } = await ada().contacts.search.post({ sort: "name" });
  return data?.contacts.map(({ lastName }) => lastName);
}

test("of two who change a contact the second is shown what the first wrote", async () => {
  const { id, updatedAt } = await add(1);
  const contact = ada().contacts({ id });
  expect((await contact.patch({ company: "Heu AG", updatedAt })).status).toBe(200);
  const { status, error } = await contact.patch({
    company: "Stroh AG",
    email: "a@b.de",
    updatedAt,
  });
  expect([status, error?.value as object]).toMatchObject([
    409,
    { reason: "contact-changed", details: { contact: { id, company: "Heu AG" } } },
  ]);
  const now = (await contact.get()).data?.updatedAt;
  const newer = { email: "a@b.de", ...(now && { updatedAt: now }) };
  expect((await contact.patch(newer)).data).toMatchObject({ company: "Heu AG", email: "a@b.de" });
  // Whoever does not say what he read changes what he names, as before.
  expect((await contact.patch({ company: "" })).data).toMatchObject({ company: "" });
});

test("what is deleted is gone at once and can be brought back, one, some or all that match", async () => {
  const [first, second] = [await add(1), await add(2, { company: "Heu AG" })];
  await add(3, { company: "Heu AG" });
  const one = await ada().contacts({ id: first.id }).delete();
  expect(one.data).toEqual({ ok: true, deletion: expect.any(String), amount: 1 });
  const some = await ada().contacts.delete.post({ ids: [second.id, "contact_0", "nobody"] });
  expect(some.data).toMatchObject({ amount: 1 });
  const all = await ada().contacts.delete.post({ matching: { search: "heu" } });
  expect([all.data?.amount, await everybody()]).toEqual([1, []]);
  expect((await ada().contacts({ id: first.id }).get()).status).toBe(404);
  expect((await ada().contacts.delete.post({ matching: { search: "heu" } })).data).toEqual({
    deletion: null,
    amount: 0,
  });
  for (const { data } of [one, some, all]) {
    const back = await ada().contacts.restore.post({ deletion: data?.deletion ?? "" });
    expect(back.data).toMatchObject({ restored: [expect.any(String)], taken: [] });
  }
  expect(await everybody()).toEqual(["Nr 1", "Nr 2", "Nr 3"]);
  const again = await ada().contacts.restore.post({ deletion: one.data?.deletion ?? "" });
  expect([again.status, again.error?.value as object]).toMatchObject([
    404,
    { reason: "unknown-deletion" },
  ]);
  const audit = await listAuditEntries(store.db, { limit: 6 });
  expect(new Set(audit.map(({ action }) => action))).toEqual(
    new Set(["contacts-restored", "contacts-deleted"]),
  );
  for (const body of [{}, { ids: [] }, { ids: [first.id], matching: {} }]) {
    expect((await ada().contacts.delete.post(body as never)).status).toBe(422);
  }
});

test("a note is kept with who wrote it when, and nobody's is written over unseen", async () => {
  const { id } = await add(1);
  const note = ada().contacts({ id }).note;
  const first = await note.put({ text: "Ruft im Mai an.\nBitte leise.", changedAt: null });
  expect(first.data?.note).toMatchObject({
    text: "Ruft im Mai an.\nBitte leise.",
    changedBy: "Ada",
  });
  const clash = await note.put({ text: "Im Juni.", changedAt: null });
  expect([clash.status, clash.error?.value as object]).toMatchObject([
    409,
    { reason: "note-changed", details: { note: { changedBy: "Ada" } } },
  ]);
  const changedAt = first.data?.note?.changedAt ?? null;
  expect((await note.put({ text: "ü".repeat(10_001), changedAt })).status).toBe(422);
  expect((await note.put({ text: "ü".repeat(10_000), changedAt })).status).toBe(200);
  const about = await ada().contacts({ id }).about.get();
  expect(about.data?.note?.text.length).toBe(10_000);
  const last = await note.put({ text: "", changedAt: about.data?.note?.changedAt ?? null });
  expect([last.data?.note, last.error]).toEqual([null, null]);
});

test("one contact tells its calls, whether it may be called, and is called by its fields", async () => {
  const { id, phone } = await add(1, { firstName: "Eva", customFields: { Dach: "Flach" } });
  const tree = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });
  await insertTree(store.db, tree);
  const contact = ada().contacts({ id });
  const asked = await contact["may-dial"].post({ treeId: tree.id });
  expect(asked.data).toMatchObject({ number: phone, tree: { canStart: true, message: null } });
  expect((await contact["may-dial"].post({ treeId: "none" })).status).toBe(404);
  // The carrier of the tests takes none.
  expect((await contact.call.post({ treeId: tree.id })).status).toBe(502);
  const { data } = await contact.calls.get({ query: {} });
  expect(data).toMatchObject({
    calls: [{ phone, campaign: null, treeName: tree.name }],
    next: null,
  });
  const call = await findCall(store.db, data?.calls[0]?.id ?? "");
  expect(call?.state?.variables).toMatchObject({ firstName: "Eva", customField1: "Flach" });
  const about = await contact.about.get();
  expect(about.data).toMatchObject({
    contact: { id },
    ...{ note: null, consent: "none", suppression: null, campaigns: [], lists: [], calls: 1 },
  });
});

test("two contacts of one person become one, and two again", async () => {
  const same = { firstName: "Eva", lastName: "Groß", company: "Heu AG" };
  const [first, second] = [await add(1, same), await add(2, same)];
  const found = await ada().contacts.duplicates.post({});
  expect(found.data).toMatchObject({
    total: 1,
    groups: [{ alike: "name-and-company", contacts: [{ id: first.id }, { id: second.id }] }],
  });
  const wish = { keep: first.id, others: [second.id], fields: { email: "eva@example.de" } };
  const stale = await ada().contacts.merge.post({ ...wish, updatedAt: "2020-01-01T00:00:00.000Z" });
  expect(stale.error?.value as object).toMatchObject({ reason: "contact-changed" });
  const merged = await ada().contacts.merge.post({ ...wish, updatedAt: first.updatedAt });
  expect(merged.data).toMatchObject({ contact: { id: first.id, email: "eva@example.de" } });
  const about = await ada().contacts({ id: first.id }).about.get();
  expect(about.data?.mergedNumbers).toEqual([{ id: second.id, phone: second.phone }]);
  expect((await ada().contacts.duplicates.post({})).data?.total).toBe(0);
  await ada().contacts.restore.post({ deletion: merged.data?.deletion ?? "" });
  expect((await ada().contacts({ id: second.id }).get()).data).toEqual(second);
  const unknown = await ada().contacts.merge.post({ keep: first.id, others: ["contact_0"] });
  expect(unknown.status).toBe(404);
});
