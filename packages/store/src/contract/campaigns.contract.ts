import { expect, test } from "bun:test";
import { USUAL_PLAN } from "@rufbaum/dialing/campaigns";
import { eq, sql } from "drizzle-orm";
import { packContacts } from "../contact-batch.ts";
import type { Database } from "../database.ts";
import {
  type CampaignContactFilter,
  type CampaignContactsAfter,
  enterContacts,
  enterFromCampaign,
  listCampaignContacts,
  listCampaignResults,
  readOpenContacts,
  standContacts,
} from "../queries/campaign-contacts.ts";
import { enterList, listBrokenOff, listsLeft } from "../queries/campaign-lists.ts";
import {
  type CampaignRecord,
  changeCampaign,
  findCampaign,
  insertCampaign,
  listCampaigns,
  markCampaignDeleted,
  pauseCampaigns,
  purgeCampaigns,
  readCampaignCounts,
} from "../queries/campaigns.ts";
import { beginContactImport } from "../queries/contact-imports.ts";
import { findContact } from "../queries/contacts.ts";
import { deleteContacts } from "../queries/deleted-contacts.ts";
import { erasePerson } from "../queries/erase-person.ts";
import { importContacts } from "../queries/import-contacts.ts";
import { readPersonCampaigns } from "../queries/persons.ts";
import {
  findEnded,
  pauseRestored,
  reopenCampaign,
  reopenEnded,
} from "../queries/reopen-campaigns.ts";
import { forgetContacts } from "../queries/retention.ts";
import { campaignContacts, campaignCounts, campaignLists, campaigns } from "../schema/campaigns.ts";
import { contacts } from "../schema/contacts.ts";
import { NOON } from "./samples.ts";

const LIST = "import_1";
const FIRST = "+493023125001";
const EVERY = { among: ["draft", "running", "paused", "completed"] } as const;

export function campaignsContract(db: () => Database) {
  function campaign(id: string, more: Partial<CampaignRecord> = {}): Promise<CampaignRecord> {
    return insertCampaign(db(), {
      id,
      name: id,
      agent: "Tom",
      message: "Hallo\u0000.",
      useDecisionTree: false,
      treeId: null,
      treeName: null,
      plan: USUAL_PLAN,
      lists: [LIST],
      otherColumns: ["Dach"],
      createdAt: NOON,
      createdBy: "Ada",
      ...more,
    });
  }

  /** A list of so many contacts, `+493023125001` and on. */
  async function list(amount: number): Promise<void> {
    await beginContactImport(db(), {
      id: LIST,
      name: "Messe",
      fileName: "messe.csv",
      otherColumns: [],
      statementId: null,
      importedBy: "Ada",
      startedAt: NOON,
    });
    const rows = Array.from({ length: amount }, (_, place) => ({
      line: place + 2,
      number: `+4930231250${String(place + 1).padStart(2, "0")}`,
      subject: `subject-${place}`,
      kind: "fixed" as const,
      country: "DE",
      regions: "",
      postcode: "",
      firstName: `Vorname ${place}`,
      lastName: "Huber",
      company: "",
      email: "",
      customFields: {},
    }));
    await importContacts(db(), { importId: LIST, batch: packContacts(rows), at: NOON });
  }

  async function filled(id: string, amount = 5): Promise<CampaignRecord> {
    const made = await campaign(id);
    await list(amount);
    const slice = { campaign: made.key, importId: LIST, priority: 0, dueAt: NOON };
    await enterList(db(), { ...slice, afterLine: 0, limit: 100 });
    return made;
  }

  async function countsOf({ key }: CampaignRecord) {
    const counts = await readCampaignCounts(db(), [key]);
    return Object.fromEntries(counts.map((one) => [`${one.standing} ${one.reason}`, one.amount]));
  }

  test("a campaign is found, listed and changed as long as it stands so", async () => {
    const made = await campaign("a");
    await campaign("b", { createdAt: NOON + 1 });
    expect(await findCampaign(db(), "a")).toEqual(made);
    expect(made).toMatchObject({ status: "draft", message: "Hallo\ufffd.", plan: USUAL_PLAN });
    expect((await listCampaigns(db(), { limit: 9 })).map(({ id }) => id)).toEqual(["b", "a"]);
    const changes = { status: "running", startedAt: NOON } as const;
    expect(await changeCampaign(db(), "a", { among: ["paused"], changes })).toBeNull();
    expect(await changeCampaign(db(), "a", { among: ["draft"], changes })).toMatchObject(changes);
    expect(await pauseCampaigns(db(), { reason: "restored", at: NOON })).toMatchObject([
      { id: "a", status: "paused", pauseReason: "restored" },
    ]);
    expect(await findCampaign(db(), "b")).toMatchObject({ status: "draft" });
  });

  test("of two who change what is there at once neither is lost", async () => {
    await campaign("a");
    const among = ["draft"] as const;
    const adds = (list: string) =>
      changeCampaign(db(), "a", {
        among,
        changes: ({ lists }) => ({ lists: [...lists, list] }),
      });
    await Promise.all(["one", "two", "three"].map(adds));
    expect((await findCampaign(db(), "a"))?.lists.toSorted()).toEqual([
      LIST,
      "one",
      "three",
      "two",
    ]);
    const paused = { among: ["paused"], changes: () => ({ name: "B" }) } as const;
    expect(await changeCampaign(db(), "a", paused)).toBeNull();
    expect(await changeCampaign(db(), "nobody", paused)).toBeNull();
  });

  test("a list is put in slice by slice, once, in its order", async () => {
    const made = await campaign("a");
    await list(5);
    const slice = { campaign: made.key, importId: LIST, priority: 0, dueAt: NOON, limit: 3 };
    expect(await enterList(db(), { ...slice, afterLine: 0 })).toEqual({
      added: 3,
      read: 3,
      next: 4,
    });
    expect(await enterList(db(), { ...slice, afterLine: 4 })).toEqual({
      added: 2,
      read: 2,
      next: null,
    });
    expect(await enterList(db(), { ...slice, afterLine: 0 })).toMatchObject({ added: 0, read: 3 });
    expect(await countsOf(made)).toEqual({ "waiting ": 5 });
    const rows = await db()
      .select({ contact: campaignContacts.contact })
      .from(campaignContacts)
      .orderBy(campaignContacts.position);
    const order = rows.map(({ contact }) => contact);
    expect(order).toEqual([...order].sort((one, other) => one - other));
    const [known = 0] = order;
    const given = { campaign: made.key, dueAt: NOON, priority: 1 };
    expect(await enterContacts(db(), { ...given, contacts: [known] })).toEqual([]);
    const other = await campaign("b", { createdAt: NOON + 1 });
    await standContacts(db(), made.key, [
      { contact: known, standing: "no-answer", reason: "", dueAt: null },
    ]);
    const from = { from: made.key, standings: ["waiting", "busy"], after: 0, limit: 3 };
    const first = await enterFromCampaign(db(), { ...given, campaign: other.key, ...from });
    expect(first).toEqual({ read: 3, next: order[2] ?? 0 });
    const rest = { ...from, after: first.next ?? 0 };
    expect(await enterFromCampaign(db(), { ...given, campaign: other.key, ...rest })).toEqual({
      read: 2,
      next: null,
    });
    expect(await countsOf(other)).toEqual({ "waiting ": 4 });
  });

  test("a list that broke off goes on where it was, whoever of it was in before", async () => {
    const made = await campaign("a");
    await list(5);
    const left = () => listsLeft(db(), made.key, [LIST]);
    expect(await left()).toEqual([{ importId: LIST, afterLine: 0 }]);
    const last = await db().select().from(contacts).where(eq(contacts.number, "+493023125005"));
    const given = { campaign: made.key, dueAt: NOON, priority: 0 };
    await enterContacts(db(), { ...given, contacts: [last[0]?.sequence ?? 0] });
    await enterList(db(), { ...given, importId: LIST, afterLine: 0, limit: 3 });
    expect(await listBrokenOff(db())).toEqual([]);
    await changeCampaign(db(), "a", { ...EVERY, changes: { status: "completed" } });
    const brokenOff = [{ id: "a", key: made.key, importId: LIST, afterLine: 4 }];
    expect(await listBrokenOff(db())).toEqual(brokenOff);
    await enterList(db(), { ...given, importId: LIST, afterLine: 4, limit: 3 });
    // Another one who is slower.
    await enterList(db(), { ...given, importId: LIST, afterLine: 0, limit: 2 });
    expect(await left()).toEqual([]);
    expect(await listBrokenOff(db())).toEqual([]);
    expect(await countsOf(made)).toEqual({ "waiting ": 5 });
    await markCampaignDeleted(db(), "a", { among: EVERY.among, at: NOON });
    while (await purgeCampaigns(db(), { limit: 9 }));
    expect(await db().$count(campaignLists)).toBe(0);
  });

  test("who was called since he was checked stays where that led", async () => {
    const made = await filled("a");
    const slice = { campaign: made.key, after: 0, limit: 1 };
    const [read] = (await readOpenContacts(db(), slice)).contacts;
    if (!read) throw new Error("Nobody is in it.");
    const later = { standing: "again", attempts: 1, claims: 1, dueAt: NOON + 3_600_000 };
    await db()
      .update(campaignContacts)
      .set(later)
      .where(eq(campaignContacts.contact, read.contact));
    await standContacts(db(), made.key, [{ ...read, standing: "waiting", dueAt: NOON }]);
    expect((await readOpenContacts(db(), slice)).contacts).toMatchObject([later]);
    await standContacts(db(), made.key, [{ ...read, claims: 1, standing: "again", dueAt: NOON }]);
    expect((await readOpenContacts(db(), slice)).contacts).toMatchObject([{ dueAt: NOON }]);
  });

  test("its contacts are listed page by page, by where they stand and by what they are called", async () => {
    const made = await filled("a");
    const slice = { campaign: made.key, after: 0, limit: 9 };
    const { contacts: open } = await readOpenContacts(db(), slice);
    const places = ["skipped no-consent", "skipped suppressed", "waiting ", "skipped no-consent"];
    await standContacts(
      db(),
      made.key,
      places.map((place, index) => {
        const [standing = "", reason = ""] = place.split(" ");
        return { contact: open[index]?.contact ?? 0, standing, reason, dueAt: null };
      }),
    );
    // A slice in which nobody is open is no end.
    const [first] = open;
    const finished = { contact: first?.contact ?? 0, standing: "busy", reason: "", dueAt: null };
    await standContacts(db(), made.key, [finished]);
    expect(await readOpenContacts(db(), { ...slice, limit: 1 })).toEqual({
      contacts: [],
      next: finished.contact,
    });
    await db()
      .update(campaignContacts)
      .set({ standing: "skipped", reason: "no-consent" })
      .where(eq(campaignContacts.contact, finished.contact));
    expect(await countsOf(made)).toEqual({
      "skipped no-consent": 2,
      "skipped suppressed": 1,
      "waiting ": 2,
    });
    const names = async (filter: CampaignContactFilter, limit: number) => {
      const pages: string[][] = [];
      for (let after: CampaignContactsAfter | undefined; ; ) {
        const page = await listCampaignContacts(db(), made.key, { ...filter, limit, after });
        pages.push(page.contacts.map(({ firstName }) => firstName.replace("Vorname ", "")));
        if (!page.next) return pages.filter((one) => one.length > 0);
        after = page.next;
      }
    };
    expect(await names({}, 2)).toEqual([["0", "3"], ["1", "2"], ["4"]]);
    expect(await names({ standings: ["skipped"] }, 9)).toEqual([["0", "3", "1"]]);
    expect(await names({ reason: "suppressed" }, 9)).toEqual([["1"]]);
    expect(await names({ search: "vorname 3" }, 1)).toEqual([["3"]]);
    expect(await names({ standings: ["waiting"], search: "huber" }, 1)).toEqual([["2"], ["4"]]);
    expect(await names({ search: "030 23125002" }, 9)).toEqual([["1"]]);
    expect(await names({ search: "nobody" }, 9)).toEqual([]);
    const results = async (standings: string[] | undefined, limit: number) => {
      const found: string[] = [];
      for (let after: number | null = 0; after !== null; ) {
        const page = await listCampaignResults(db(), made.key, { after, limit, standings });
        found.push(...page.contacts.map(({ firstName }) => firstName.replace("Vorname ", "")));
        after = page.next;
      }
      return found;
    };
    expect(await results(undefined, 2)).toEqual(["0", "1", "2", "3", "4"]);
    expect(await results(["skipped"], 1)).toEqual(["0", "1", "3"]);
  });

  test("one that ended goes on where somebody waits in it, and one from a backup is paused", async () => {
    const made = await filled("a", 1);
    const ends = (more: object = {}) =>
      db()
        .update(campaigns)
        .set({ status: "completed", completedAt: NOON, pauseReason: null, ...more });
    expect(await reopenCampaign(db(), "a", { now: NOON })).toBeNull();
    await ends();
    expect(await reopenEnded(db(), { now: NOON })).toEqual(["a"]);
    expect(await findCampaign(db(), "a")).toMatchObject({ status: "running", completedAt: null });
    await pauseRestored(db(), NOON);
    expect(await findCampaign(db(), "a")).toMatchObject({
      status: "paused",
      pauseReason: "restored",
    });
    await ends();
    await pauseRestored(db(), NOON);
    expect(await findCampaign(db(), "a")).toMatchObject({ status: "completed" });
    const paused = { status: "paused", pauseReason: "restored", pausedAt: NOON + 1 };
    expect(await reopenCampaign(db(), "a", { now: NOON + 1 })).toMatchObject(paused);
    await ends();
    await db().update(campaignContacts).set({ standing: "success", dueAt: null });
    expect(await reopenEnded(db(), { now: NOON })).toEqual([]);
    expect(await countsOf(made)).toEqual({ "success ": 1 });
  });

  test("those that ended with somebody left are found by the index of whoever waits", async () => {
    await filled("a");
    const plan = await db().transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return JSON.stringify(await tx.execute(sql`explain ${findEnded(tx)}`));
    });
    expect(plan).toContain("campaign_contacts_due");
  });

  test("who is deleted, forgotten or erased stands in no campaign", async () => {
    const made = await filled("Anruf bei Huber");
    const first = await findContact(db(), FIRST);
    await deleteContacts(db(), [first?.sequence ?? 0], {
      deletion: "deletion_1",
      at: 0,
      by: "Ada",
    });
    expect(await countsOf(made)).toEqual({ "waiting ": 4 });
    const second = "+493023125002";
    expect(await readPersonCampaigns(db(), second)).toMatchObject([{ standing: "waiting" }]);
    const erasure = { number: second, subject: "subject-1", at: NOON, by: "Ada" };
    expect((await erasePerson(db(), erasure)).counts).toMatchObject({ campaigns: 1, contacts: 1 });
    expect(await findCampaign(db(), made.id)).toMatchObject({ name: "Anruf bei …" });
    expect(await countsOf(made)).toEqual({ "waiting ": 3 });
    await changeCampaign(db(), made.id, { ...EVERY, changes: { status: "running" } });
    const old = { before: NOON + 1, limit: 100 };
    expect(await forgetContacts(db(), old)).toBe(0);
    const slice = { campaign: made.key, after: 0, limit: 1 };
    const [last] = (await readOpenContacts(db(), slice)).contacts;
    const stands = { contact: last?.contact ?? 0, standing: "success", reason: "", dueAt: null };
    await standContacts(db(), made.key, [stands]);
    expect(await forgetContacts(db(), old)).toBe(1);
    expect(await countsOf(made)).toEqual({ "waiting ": 2 });
    await changeCampaign(db(), made.id, { ...EVERY, changes: { status: "paused" } });
    expect(await forgetContacts(db(), old)).toBe(2);
    expect(await countsOf(made)).toEqual({});
    expect(await db().$count(contacts)).toBe(0);
  });

  test("a deleted campaign is gone at once, and its contacts' places follow in slices", async () => {
    const made = await filled("a");
    const other = await campaign("b");
    expect(await markCampaignDeleted(db(), "a", { among: ["running"], at: NOON })).toBe(false);
    expect(await markCampaignDeleted(db(), "a", { among: ["draft"], at: NOON })).toBe(true);
    expect(await findCampaign(db(), "a")).toBeNull();
    expect((await listCampaigns(db(), { limit: 9 })).map(({ id }) => id)).toEqual(["b"]);
    const left: number[] = [];
    while (await purgeCampaigns(db(), { limit: 2 })) left.push(await db().$count(campaignContacts));
    expect(left).toEqual([3, 1, 0, 0]);
    expect(await db().$count(campaignCounts)).toBe(0);
    expect(await db().select({ key: campaigns.key }).from(campaigns)).toEqual([{ key: other.key }]);
    expect(await countsOf(made)).toEqual({});
    expect(await db().$count(contacts)).toBe(5);
  });
}
