import { expect, test } from "bun:test";
import { PRESETS } from "@rufbaum/dialing/lawful-calling";
import { sql } from "drizzle-orm";
import { packContacts } from "../contact-batch.ts";
import type { Database } from "../database.ts";
import { appendConsentEntries } from "../queries/consent-entries.ts";
import { insertConsentStatement } from "../queries/consent-statements.ts";
import type { ConsentState, ContactFilter } from "../queries/contact-filter.ts";
import { beginContactImport } from "../queries/contact-imports.ts";
import { type ContactRecord, insertContact, type NewContact } from "../queries/contacts.ts";
import { importContacts } from "../queries/import-contacts.ts";
import {
  CONTACT_SORTS,
  type ContactCursor,
  type ContactSort,
  matchingContacts,
  searchContacts,
} from "../queries/search-contacts.ts";
import { suppressNumber } from "../queries/suppressions.ts";
import { contacts } from "../schema/contacts.ts";
import { NOON } from "./samples.ts";

const DAY = 86_400_000;
const ASKED = { company: "Muster GmbH", purpose: null, rules: PRESETS.DE };

/** Of everybody who matches, the newest first. */
export async function namesFound(db: Database, filter: ContactFilter): Promise<string[]> {
  const found = await searchContacts(db, { ...filter, limit: 100 });
  expect(found.total).toBe(found.contacts.length);
  return found.contacts.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());
}

export function contactSearchContract(db: () => Database) {
  let added = 0;
  const add = async (name: string, more: Partial<NewContact> = {}): Promise<ContactRecord> => {
    added += 1;
    const number = `+4930231${String(25_000 + added)}`;
    const [firstName = "", ...rest] = name.split(" ");
    const contact = await insertContact(db(), {
      ...{ number, subject: `subject_${added}`, kind: "fixed", country: "DE", regions: "" },
      ...{ postcode: "", firstName, lastName: rest.join(" "), company: "", email: "" },
      ...{ status: "lead", customFields: {}, createdAt: NOON },
      ...more,
    } as NewContact);
    if (!contact) throw new Error(`${number} is taken.`);
    return contact;
  };

  test.each<[string, string[]]>([
    ["eva gr", ["Eva Groß"]],
    ["GROSS", []],
    ["groß", ["Eva Groß"]],
    ["müller", ["Ömer Müller-Çelik"]],
    ["ÖMER", ["Ömer Müller-Çelik"]],
    ["Muller", []],
    ["HEU", ["Max Klein", "Eva Groß"]],
    ["klein heu", ["Max Klein"]],
    ["heu klein max", ["Max Klein"]],
    ["klein groß", []],
    ["post.example", ["Eva Groß"]],
    ["lein", ["Max Klein"]],
    ["m", ["Ömer Müller-Çelik", "Max Klein"]],
    ["le", []],
    ["çe", ["Ömer Müller-Çelik"]],
    ["100%", []],
    ["& söhne", ["Ömer Müller-Çelik"]],
    ["+493087654321", ["Max Klein"]],
    ["030 876 543 21", ["Max Klein"]],
    ["030/8765", ["Max Klein"]],
    ["0049 30 8765", ["Max Klein"]],
    ["+49 (0)30 8765", ["Max Klein"]],
    ["klein 030 8765", ["Max Klein"]],
    ["groß 030 8765", []],
    ["24", ["Eva Groß"]],
    ["247", ["Eva Groß"]],
    ["nobody", []],
    [" \t ", ["Ömer Müller-Çelik", "Max Klein", "Eva Groß"]],
  ])(
    "a search for %j finds every word, as it is written, wherever it stands",
    async (search, names) => {
      await add("Eva Groß", { company: "Heu 2470 AG", email: "eva@post.example" });
      await add("Max Klein", { email: "max@heu.example", number: "+493087654321" });
      await add("Ömer Müller-Çelik", { company: "Dach & Söhne" });
      expect(await namesFound(db(), { search })).toEqual(names);
    },
  );

  test("contacts are sorted as people do, each way, and paged without a gap", async () => {
    for (const name of ["Zoe Adler", "Eva Öttinger", "Eva Otto", "Bert Oz", "Ada zimmer", ""]) {
      const place = name.length;
      const status = place % 2 === 0 ? "lead" : "customer";
      const lastContactAt = place % 3 === 0 ? null : NOON + place;
      await add(name, { company: name === "" ? "" : `Firma ${place % 4}`, status, lastContactAt });
    }
    const sorted = async (sort: ContactSort, isDescending: boolean, limit = 100) => {
      const names: string[] = [];
      let after: ContactCursor | undefined;
      do {
        const page = await searchContacts(db(), { sort, isDescending, limit, after });
        expect(page.total).toBe(6);
        names.push(...page.contacts.map(({ lastName }) => lastName));
        after = page.next ?? undefined;
      } while (after);
      return names;
    };
    const names = ["Adler", "Öttinger", "Otto", "Oz", "zimmer"];
    expect(await sorted("name", false)).toEqual([...names, ""]);
    expect(await sorted("name", true)).toEqual([...names.toReversed(), ""]);
    expect(await sorted("newest", false)).toEqual([
      "",
      "zimmer",
      "Oz",
      "Otto",
      "Öttinger",
      "Adler",
    ]);
    const met = await searchContacts(db(), { sort: "lastContact", isDescending: true, limit: 9 });
    const times = met.contacts.map(({ lastContactAt }) => lastContactAt);
    expect(times).toEqual([...times].sort((a, b) => (b ?? 0) - (a ?? 0)));
    expect((await sorted("status", false)).length).toBe(6);
    for (const sort of CONTACT_SORTS) {
      for (const isDescending of [false, true]) {
        const whole = await sorted(sort, isDescending);
        for (const limit of [1, 2, 5]) {
          expect(await sorted(sort, isDescending, limit)).toEqual(whole);
        }
      }
    }
  });

  test("contacts are told apart by status, region, last contact, list and block", async () => {
    await add("Eva Groß", { status: "customer", regions: "DE-BB DE-BE", lastContactAt: NOON });
    const max = await add("Max Klein", { regions: "DE-BW", lastContactAt: NOON + DAY });
    await add("Ada Licht", { status: "prospect" });
    const found = (filter: ContactFilter) => namesFound(db(), filter);
    expect(await found({ status: ["customer", "prospect"] })).toEqual(["Ada Licht", "Eva Groß"]);
    expect(await found({ region: "DE-BE" })).toEqual(["Eva Groß"]);
    expect(await found({ region: "DE-B" })).toEqual([]);
    expect(await found({ lastContact: "never" })).toEqual(["Ada Licht"]);
    expect(await found({ lastContact: { before: NOON + 1 } })).toEqual(["Eva Groß"]);
    expect(await found({ lastContact: { since: NOON + 1 } })).toEqual(["Max Klein"]);
    await suppressNumber(db(), { number: max.number, callId: null, createdAt: NOON });
    expect(await found({ isBlocked: true })).toEqual(["Max Klein"]);
    expect(await found({ isBlocked: false, search: "a" })).toEqual(["Ada Licht"]);
    const { number, subject } = max;
    const begun = { name: "Messe", fileName: "messe.csv", otherColumns: [], statementId: null };
    const id = "import_1";
    await beginContactImport(db(), { ...begun, id, importedBy: "Ada", startedAt: NOON });
    const row = { line: 2, number, subject, kind: "fixed", country: "DE", regions: "" } as const;
    const texts = { postcode: "", firstName: "", lastName: "", company: "", email: "" };
    const batch = packContacts([{ ...row, ...texts, customFields: {} }]);
    await importContacts(db(), { importId: id, batch, at: NOON });
    expect(await found({ list: id })).toEqual(["Max Klein"]);
    expect(await found({ list: id, isBlocked: false })).toEqual([]);
    expect(await found({ list: "import_none" })).toEqual([]);
  });

  test("whose consent is valid, withdrawn or expired, and who has none, is what the rules say", async () => {
    const statement = {
      ...{ wording: "Ja.", source: "Messe", evidence: "Formular", evidenceFile: null },
      ...{ company: "Muster GmbH", purpose: null, recordedAt: NOON, recordedBy: "Ada" },
      channel: "ai-voice" as const,
    };
    await insertConsentStatement(db(), { ...statement, id: "s1", endsAt: null });
    await insertConsentStatement(db(), { ...statement, id: "s2", endsAt: NOON + DAY });
    const other = { ...statement, id: "s3", endsAt: null, company: "Andere AG" };
    await insertConsentStatement(db(), other);
    const agreed = async (name: string, statementId: string) => {
      const { subject } = await add(name);
      const entry = { subject, kind: "grant", statementId, callId: null, at: NOON } as const;
      await appendConsentEntries(db(), [entry], { recordedAt: NOON, recordedBy: "Ada" });
      return subject;
    };
    await agreed("Eva Gültig", "s1");
    await agreed("Max Abgelaufen", "s2");
    await agreed("Ada Anders", "s3");
    const subject = await agreed("Ida Widerruf", "s1");
    const withdrawal = { subject, kind: "withdrawal", statementId: null, callId: null } as const;
    const recorded = { recordedAt: NOON + 9, recordedBy: "Ada" };
    await appendConsentEntries(db(), [{ ...withdrawal, at: NOON + 9 }], recorded);
    await add("Ohne Wort");
    const having = (is: ConsentState, now = NOON + 2 * DAY) =>
      namesFound(db(), { consent: { is, asked: ASKED, now } });
    expect(await having("valid")).toEqual(["Eva Gültig"]);
    expect(await having("valid", NOON + 20)).toEqual(["Max Abgelaufen", "Eva Gültig"]);
    expect(await having("expired")).toEqual(["Max Abgelaufen"]);
    expect(await having("withdrawn")).toEqual(["Ida Widerruf"]);
    expect(await having("none")).toEqual(["Ohne Wort", "Ada Anders"]);
    const long = NOON + 3_000 * DAY;
    const lapsed = PRESETS.DE.consentMonths === null ? [] : ["Eva Gültig"];
    expect(await having("expired", long)).toEqual(["Max Abgelaufen", ...lapsed]);
    // Page by page it is the same.
    const asked = { consent: { is: "none", asked: ASKED, now: long } as const, limit: 1 };
    const first = await searchContacts(db(), asked);
    const second = await searchContacts(db(), { ...asked, after: first.next ?? undefined });
    expect(second).toMatchObject({ contacts: [{ lastName: "Anders" }], next: null, total: 2 });
  });

  test("of more than one slice nobody is lost, also where sequences have gaps", async () => {
    const amount = 9_000;
    await db().execute(sql`
      insert into ${contacts} (number, subject, kind, country, last_name, custom_fields, created_at, updated_at)
      select '+4930' || n, 's' || n, 'fixed', 'DE', 'Nr ' || lpad(n::text, 5, '0'), '{}', now(), now()
      from generate_series(1, ${amount}::int) n`);
    await db().execute(sql`
      delete from ${contacts} where sequence not in (
        select min(sequence) from ${contacts} union all select max(sequence) from ${contacts}
        union all (select sequence from ${contacts} where last_name like '%000')
      )`);
    const names = ["Nr 00001", ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `Nr 0${n}000`)];
    expect((await namesFound(db(), { search: "nr" })).toSorted()).toEqual(names);
    const sorted = await searchContacts(db(), { sort: "name", limit: 3 });
    expect(sorted.contacts.map(({ lastName }) => lastName)).toEqual(names.slice(0, 3));
    const all: number[] = [];
    for await (const some of matchingContacts(db(), { search: "nr" })) all.push(...some);
    expect(all).toHaveLength(names.length);
    expect(all).toEqual(all.toSorted((a, b) => b - a));
  });
}
