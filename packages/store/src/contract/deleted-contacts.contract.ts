import { expect, test } from "bun:test";
import { USUAL_PLAN } from "@rufbaum/dialing/campaigns";
import { eq } from "drizzle-orm";
import { packContacts } from "../contact-batch.ts";
import type { Database } from "../database.ts";
import { enterContacts } from "../queries/campaign-contacts.ts";
import { insertCampaign } from "../queries/campaigns.ts";
import {
  listContactCalls,
  listContactLists,
  listMergedNumbers,
} from "../queries/contact-history.ts";
import { beginContactImport, countImportedContacts } from "../queries/contact-imports.ts";
import { findContactNote, putContactNote } from "../queries/contact-notes.ts";
import { changeContact, countContacts, findContact, insertContact } from "../queries/contacts.ts";
import { deleteContacts, forgetDeleted, restoreContacts } from "../queries/deleted-contacts.ts";
import { erasePerson } from "../queries/erase-person.ts";
import { findDuplicates } from "../queries/find-duplicates.ts";
import { importContacts } from "../queries/import-contacts.ts";
import { mergeContacts } from "../queries/merge-contacts.ts";
import { campaignContacts, campaignCounts } from "../schema/campaigns.ts";
import { contactNotes, deletedContacts } from "../schema/contacts.ts";
import { NOON, storedCall } from "./samples.ts";

const FIRST = "+493023125001";
const SECOND = "+493023125002";
const DELETION = { deletion: "deletion_1", at: NOON, by: "Ada" };

export function deletedContactsContract(db: () => Database) {
  const add = async (number: string, more: object = {}) => {
    const contact = await insertContact(db(), {
      ...{
        number,
        subject: `subject of ${number}`,
        kind: "fixed",
        country: "DE",
        regions: "DE-BE",
      },
      ...{
        postcode: "10115",
        firstName: "Eva",
        lastName: "Groß",
        company: 'Heu "AG"\n',
        email: "",
      },
      ...{ status: "customer", customFields: { b: "1", a: "ü\\" }, createdAt: NOON },
      ...{ lastContactAt: NOON + 7 },
      ...more,
    } as Parameters<typeof insertContact>[1]);
    if (!contact) throw new Error(`${number} is taken.`);
    return contact;
  };
  const list = async (id: string, numbers: readonly string[]) => {
    const begun = { name: id, fileName: "a.csv", otherColumns: [], statementId: null };
    await beginContactImport(db(), { ...begun, id, importedBy: "Ada", startedAt: NOON });
    const texts = { postcode: "", firstName: "", lastName: "", company: "", email: "" };
    const rows = numbers.map((number, place) => ({
      ...{ line: 2 + place, number, subject: `subject of ${number}`, kind: "fixed" as const },
      ...{ country: "DE", regions: "", ...texts, customFields: {} },
    }));
    await importContacts(db(), { importId: id, batch: packContacts(rows), at: NOON });
  };
  const campaign = async (id: string, contacts: readonly number[]) => {
    const made = await insertCampaign(db(), {
      ...{ id, name: id, agent: "", message: "", useDecisionTree: false, treeId: null },
      ...{ treeName: null, plan: USUAL_PLAN, lists: [], otherColumns: [] },
      ...{ createdAt: NOON, createdBy: "Ada" },
    });
    await enterContacts(db(), { campaign: made.key, dueAt: NOON, priority: 0, contacts });
    return made;
  };
  const { campaign: of, contact: whose } = campaignContacts;
  const stands = () => db().select().from(campaignContacts).orderBy(of, whose);
  const counted = async () =>
    (await db().select().from(campaignCounts)).filter(({ amount }) => amount > 0);

  test("deleted contacts come back as they were, with their lists, campaigns and notes", async () => {
    const first = await add(FIRST);
    const second = await add(SECOND);
    await list("import_1", [FIRST, SECOND]);
    await campaign("campaign_1", [first.sequence, second.sequence]);
    const note = { contact: first.sequence, text: "Ruft im Mai an.", at: NOON, by: "Ada" };
    expect(await putContactNote(db(), { ...note, readAt: null })).toBe(true);
    const [before, counts] = [await stands(), await counted()];
    const gone = await deleteContacts(db(), [first.sequence, second.sequence, 0], DELETION);
    expect(gone.toSorted()).toEqual([first.sequence, second.sequence]);
    expect([await countContacts(db()), await stands(), await counted()]).toEqual([0, [], []]);
    expect(await countImportedContacts(db(), "import_1")).toBe(0);
    const back = await restoreContacts(db(), DELETION.deletion);
    expect(back?.restored.toSorted()).toEqual([first.sequence, second.sequence]);
    expect([back?.taken, [...(back?.campaigns ?? [])]]).toEqual([[], ["campaign_1"]]);
    expect(await findContact(db(), FIRST)).toEqual(first);
    expect(Object.keys((await findContact(db(), SECOND))?.customFields ?? {})).toEqual(["b", "a"]);
    expect([await stands(), await counted()]).toEqual([before, counts]);
    expect(await countImportedContacts(db(), "import_1")).toBe(2);
    expect(await findContactNote(db(), first.sequence)).toMatchObject({ text: note.text });
    expect(await restoreContacts(db(), DELETION.deletion)).toBeNull();
    // New ones go on behind them.
    expect((await add("+493023125003")).sequence).toBeGreaterThan(second.sequence);
  });

  test("whose number somebody else has by now stays deleted", async () => {
    const { sequence } = await add(FIRST);
    await deleteContacts(db(), [sequence], DELETION);
    const other = await add(FIRST, { lastName: "Neu" });
    expect(await restoreContacts(db(), DELETION.deletion)).toMatchObject({
      restored: [],
      taken: [sequence],
    });
    await deleteContacts(db(), [other.sequence], { ...DELETION, deletion: "deletion_2" });
    expect(await restoreContacts(db(), DELETION.deletion)).toMatchObject({ restored: [sequence] });
  });

  test("what was deleted is forgotten after its time, and an erasure finds it before", async () => {
    const first = await add(FIRST);
    const second = await add(SECOND);
    for (const { sequence: contact } of [first, second]) {
      const note = { contact, text: "Notiz", at: NOON, by: "Ada", readAt: null };
      await putContactNote(db(), note);
    }
    await deleteContacts(db(), [first.sequence, second.sequence], DELETION);
    const erasure = { number: FIRST, subject: first.subject, at: NOON, by: "Ada" };
    expect((await erasePerson(db(), erasure)).counts).toMatchObject({ contacts: 1 });
    const left = async () => [await db().$count(deletedContacts), await db().$count(contactNotes)];
    expect(await left()).toEqual([1, 1]);
    expect(await forgetDeleted(db(), { before: NOON, limit: 10 })).toBe(0);
    expect(await forgetDeleted(db(), { before: NOON + 1, limit: 10 })).toBe(1);
    expect(await left()).toEqual([0, 0]);
  });

  test("one contact stands for two: lists, campaigns and calls are its own, until they are parted", async () => {
    const first = await add(FIRST);
    const second = await add(SECOND, { lastName: "Gross" });
    await list("import_1", [FIRST, SECOND]);
    await list("import_2", [SECOND]);
    const both = await campaign("campaign_1", [first.sequence, second.sequence]);
    const his = await campaign("campaign_2", [second.sequence]);
    await db().update(campaignContacts).set({ standing: "success", dueAt: null });
    await storedCall(db(), { id: "call_1", to: FIRST });
    await storedCall(db(), { id: "call_2", to: SECOND, createdAt: NOON + 1 });
    const merge = { ...DELETION, keep: first.sequence, others: [second.sequence] };
    const changes = { lastName: "Groß-Heu" };
    const stale = { ...merge, changes, readAt: NOON - 1 };
    expect(await mergeContacts(db(), stale)).toBe("changed-since");
    expect(await mergeContacts(db(), { ...merge, others: [0], changes })).toBe("unknown");
    const merged = await mergeContacts(db(), { ...merge, changes, readAt: first.updatedAt });
    expect(merged).toMatchObject({ number: FIRST, lastName: "Groß-Heu" });
    const lists = (await listContactLists(db(), first.sequence)).map(({ id }) => id);
    expect(lists.toSorted()).toEqual(["import_1", "import_2"]);
    expect(await countImportedContacts(db(), "import_1")).toBe(1);
    expect((await stands()).map(({ campaign, contact }) => [campaign, contact])).toEqual([
      [both.key, first.sequence],
      [his.key, first.sequence],
    ]);
    const numbers = (await listMergedNumbers(db(), first.sequence)).map(({ number }) => number);
    expect(numbers).toEqual([SECOND]);
    const calls = await listContactCalls(db(), { numbers: [FIRST, ...numbers], limit: 9 });
    expect(calls.map(({ id, number }) => [id, number])).toEqual([
      ["call_2", SECOND],
      ["call_1", FIRST],
    ]);
    expect(await forgetDeleted(db(), { before: NOON + 1, limit: 10 })).toBe(0);
    expect(await restoreContacts(db(), DELETION.deletion)).toMatchObject({ taken: [] });
    expect(await findContact(db(), SECOND)).toEqual(second);
    expect((await stands()).map(({ campaign, contact }) => [campaign, contact])).toEqual([
      [both.key, first.sequence],
      [both.key, second.sequence],
      [his.key, second.sequence],
    ]);
    expect(await countImportedContacts(db(), "import_1")).toBe(2);
    expect(await listContactLists(db(), first.sequence)).toMatchObject([{ id: "import_1" }]);
  });

  test("whoever was finished as the other one is not called again, and nobody is merged in a call", async () => {
    const first = await add(FIRST);
    const second = await add(SECOND);
    await campaign("campaign_1", [first.sequence, second.sequence]);
    const merge = { ...DELETION, keep: second.sequence, others: [first.sequence], changes: {} };
    const stand = async (standing: string) => {
      const isFirst = eq(campaignContacts.contact, first.sequence);
      await db().update(campaignContacts).set({ standing, dueAt: null }).where(isFirst);
    };
    await stand("calling");
    expect(await mergeContacts(db(), merge)).toBe("in-call");
    await stand("not-interested");
    expect(await mergeContacts(db(), merge)).toMatchObject({ number: SECOND });
    expect(await stands()).toMatchObject([
      { contact: second.sequence, standing: "not-interested" },
    ]);
  });

  test("of two who change a contact or its note at once the second is told", async () => {
    const { sequence, updatedAt } = await add(FIRST);
    const change = (company: string, readAt: number) =>
      changeContact(db(), sequence, { changes: { company }, at: NOON, readAt });
    const mine = await change("Heu", updatedAt);
    expect(await change("Stroh", updatedAt)).toBe("changed-since");
    expect(mine).toMatchObject({ company: "Heu", updatedAt: updatedAt + 1 });
    const write = (text: string, readAt: number | null) =>
      putContactNote(db(), { contact: sequence, text, at: NOON, by: "Ada", readAt });
    expect(await write("a", null)).toBe(true);
    expect(await write("b", null)).toBe(false);
    expect(await write("c", NOON)).toBe(true);
    expect(await write("", NOON)).toBe(false);
    expect(await write("", NOON + 1)).toBe(true);
    expect(await findContactNote(db(), sequence)).toBeNull();
  });

  test("who may be the same person is found by name and company, or by e-mail", async () => {
    const name = { firstName: "Eva", lastName: "Groß", company: "Heu AG" };
    const first = await add(FIRST, name);
    const second = await add(SECOND, { ...name, firstName: "EVA", company: "heu ag" });
    await add("+493023125003", { ...name, company: "Stroh AG", email: "Eva@example.de" });
    await add("+493023125004", { lastName: "Klein", email: "eva@EXAMPLE.de" });
    await add("+493023125005", { firstName: "", lastName: "", company: "Heu AG" });
    await add("+493023125006", { firstName: "", lastName: "", company: "Heu AG" });
    const { groups, total } = await findDuplicates(db(), { limit: 10 });
    expect(total).toBe(2);
    const told = groups.map(({ alike, contacts }) => [alike, contacts.map(({ email }) => email)]);
    expect(told).toEqual([
      ["email", ["Eva@example.de", "eva@EXAMPLE.de"]],
      ["name-and-company", ["", ""]],
    ]);
    expect(groups[1]?.contacts.map(({ sequence }) => sequence)).toEqual([
      first.sequence,
      second.sequence,
    ]);
    const page = await findDuplicates(db(), { limit: 1, offset: 1 });
    expect([page.total, page.groups[0]?.alike]).toEqual([2, "name-and-company"]);
  });
}
