import { asc, inArray, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { contacts } from "../schema/contacts.ts";
import { CONTACT_COLUMNS, type ContactRecord } from "./contacts.ts";

/** What contacts have in common that makes them look like one. */
export type Likeness = "name-and-company" | "email";

export interface DuplicateGroup {
  alike: Likeness;
  /** The oldest first. */
  contacts: ContactRecord[];
}

/** So many are looked through by one query: a few milliseconds embedded. */
const CONTACTS_AT_ONCE = 4_000;
/** Of a group so many are told: a firm's one address may stand with all its people. */
const MOST_OF_GROUP = 20;
/** 2 to the power of 21: more contacts than there can be, and their place fits beside a hash of 32 bits. */
const PLACES = 2 ** 21;

/**
 * Contacts who may be the same person: with one e-mail address, or with one name at one company (or at
 * none). Each pair of kind and value is one group, in the order of the hashes. Only hashes are read of
 * all; whoever has the same one is then compared.
 * @returns `total`: how many groups there are, as far as hashes tell
 */
export async function findDuplicates(
  db: Database,
  { limit, offset = 0 }: { limit: number; offset?: number | undefined },
): Promise<{ groups: DuplicateGroup[]; total: number }> {
  const sequences: number[] = [];
  const named: number[] = [];
  const mailed: number[] = [];
  let after = 0;
  for (;;) {
    const rows = await readHashes(db, after);
    for (const [sequence, name, email] of rows) {
      const place = sequences.push(sequence) - 1;
      if (place >= PLACES) break;
      if (name !== null) named.push((name + 2 ** 31) * PLACES + place);
      if (email !== null) mailed.push((email + 2 ** 31) * PLACES + place);
    }
    if (rows.length < CONTACTS_AT_ONCE) break;
    after = rows.at(-1)?.[0] ?? after;
  }
  const candidates = [
    ...sameHashes(mailed).map((places) => ({ alike: "email" as const, places })),
    ...sameHashes(named).map((places) => ({ alike: "name-and-company" as const, places })),
  ];
  const groups: DuplicateGroup[] = [];
  for (const { alike, places } of candidates.slice(offset, offset + limit)) {
    const some = places.slice(0, MOST_OF_GROUP).map((place) => sequences[place] ?? 0);
    groups.push(...(await readAlike(db, alike, some)));
  }
  return { groups, total: candidates.length };
}

async function readHashes(
  db: Database,
  after: number,
): Promise<[number, number | null, number | null][]> {
  const { sequence, nameKey, companyKey, email } = contacts;
  const [row] = await db
    .select({
      hashes: sql<string>`coalesce(json_agg(json_build_array(sequence, name, email)), '[]')::text`,
    })
    .from(
      sql`(select ${sequence} as sequence,
          case when ${nameKey} is not null then
            hashtext(${nameKey} || chr(10) || coalesce(${companyKey}, '')) end as name,
          case when ${email} <> '' then hashtext(lower(${email})) end as email
        from ${contacts} where ${sequence} > ${after}::bigint
        order by ${sequence} limit ${sql.raw(String(CONTACTS_AT_ONCE))}) as slice`,
    );
  return JSON.parse(row?.hashes ?? "[]");
}

/** The places of those that share a hash, in their order. */
function sameHashes(hashed: readonly number[]): number[][] {
  const sorted = Float64Array.from(hashed).sort();
  const groups: number[][] = [];
  let from = 0;
  for (let at = 1; at <= sorted.length; at++) {
    const isSame =
      at < sorted.length &&
      Math.floor((sorted[at] ?? 0) / PLACES) === Math.floor((sorted[from] ?? 0) / PLACES);
    if (isSame) continue;
    if (at - from > 1) groups.push([...sorted.slice(from, at)].map((one) => one % PLACES));
    from = at;
  }
  return groups;
}

/** Two values may have one hash. */
async function readAlike(
  db: Database,
  alike: Likeness,
  sequences: readonly number[],
): Promise<DuplicateGroup[]> {
  const { nameKey, companyKey, email } = contacts;
  const value =
    alike === "email"
      ? sql<string>`lower(${email})`
      : sql<string>`${nameKey} || chr(10) || coalesce(${companyKey}, '')`;
  const rows = await db
    .select({ ...CONTACT_COLUMNS, value })
    .from(contacts)
    .where(inArray(contacts.sequence, [...sequences]))
    .orderBy(asc(contacts.sequence));
  return [...Map.groupBy(rows, (row) => row.value).values()]
    .filter((same) => same.length > 1)
    .map((same) => ({ alike, contacts: same.map(({ value: _, ...contact }) => contact) }));
}
