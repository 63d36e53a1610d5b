import { and, desc, gt, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { type ContactStatus, contacts } from "../schema/contacts.ts";
import { type ContactFilter, contactCondition, type Decided, decidedBy } from "./contact-filter.ts";
import { type ContactRecord, findContactsInOrder } from "./contacts.ts";

export const CONTACT_SORTS = ["newest", "name", "company", "lastContact", "status"] as const;
export type ContactSort = (typeof CONTACT_SORTS)[number];

/** Where a page goes on: behind the contact with this key and sequence. */
export interface ContactCursor {
  key: string | null;
  sequence: number;
}

export interface ContactPage {
  contacts: ContactRecord[];
  /** `null`: these were the last. */
  next: ContactCursor | null;
  /** Of all that match, on whichever page; where `isMore`, there are more than that. */
  total: number;
  isMore: boolean;
}

/** Contacts are counted up to so many. */
export const MOST_COUNTED = 10_000;
/** So many are looked through by one query: a few milliseconds embedded. */
const CONTACTS_AT_ONCE = 4_000;
/** The same where other tables are looked at for each of them. */
const LOOKED_UP_AT_ONCE = 1_000;

/**
 * A page of the contacts that match, in the order of `sort`; those without a name, a company or a last
 * contact stand last. Goes through all contacts slice by slice, for few may match of very many, and
 * no longer than it takes to fill the page and to count.
 */
export async function searchContacts(
  db: Database,
  asked: ContactFilter & {
    sort?: ContactSort | undefined;
    isDescending?: boolean | undefined;
    after?: ContactCursor | undefined;
    limit: number;
  },
): Promise<ContactPage> {
  const { sort = "newest", after, limit } = asked;
  const order = orderOf(sort, asked.isDescending ?? false);
  const decided = decidedBy(asked);
  const size = sliceSize(asked);
  let found: ContactCursor[] = [];
  let total = 0;
  let from = await newestOf(db);
  while (from !== null) {
    // One more than fits tells whether there is another page.
    const wanted = { order, after, limit: limit + 1, from, size };
    const slice: Slice = await readSlice(db, contactCondition(asked), decided, wanted);
    total += slice.amount;
    found = merged(found, slice.found, order).slice(0, limit + 1);
    from = slice.next;
    if (sort === "newest" && !asked.isDescending && found.length > limit && total > MOST_COUNTED) {
      break;
    }
  }
  const page = found.slice(0, limit);
  return {
    // Who was deleted meanwhile is left out.
    contacts: await findContactsInOrder(
      db,
      page.map(({ sequence }) => sequence),
    ),
    next: found.length > limit ? (page.at(-1) ?? null) : null,
    total: Math.min(total, MOST_COUNTED),
    isMore: total > MOST_COUNTED,
  };
}

/** The sequences of all that match, the newest first, slice by slice. */
export async function* matchingContacts(
  db: Database,
  filter: ContactFilter,
): AsyncGenerator<readonly number[]> {
  const order = orderOf("newest", false);
  const size = sliceSize(filter);
  let from = await newestOf(db);
  while (from !== null) {
    const wanted = { order, after: undefined, limit: size, from, size };
    const slice: Slice = await readSlice(db, contactCondition(filter), decidedBy(filter), wanted);
    if (slice.found.length > 0) yield slice.found.map(({ sequence }) => sequence);
    from = slice.next;
  }
}

/** The newest contact of all, or of those up to a sequence. */
function newest(db: Database, until?: number): SQL {
  const { sequence } = contacts;
  const among = until === undefined ? undefined : lte(sequence, until);
  return sql`${db.select({ sequence }).from(contacts).where(among).orderBy(desc(sequence)).limit(1)}`;
}

async function newestOf(db: Database): Promise<number | null> {
  const [row] = await db
    .select({ newest: sql<number | null>`(${newest(db)})::float8` })
    .from(sql`(values (1)) as one`);
  return row?.newest ?? null;
}

function sliceSize({ consent, isBlocked, list }: ContactFilter): number {
  const looksUp = consent !== undefined || isBlocked !== undefined || list !== undefined;
  return looksUp ? LOOKED_UP_AT_ONCE : CONTACTS_AT_ONCE;
}

interface Order {
  /** `null`: by sequence alone. */
  key: SQL | null;
  isDescending: boolean;
}

function orderOf(sort: ContactSort, isDescending: boolean): Order {
  switch (sort) {
    case "newest":
      return { key: null, isDescending };
    case "name":
      return { key: sql`${contacts.nameKey}`, isDescending };
    case "company":
      return { key: sql`${contacts.companyKey}`, isDescending };
    case "status":
      return { key: statusKey, isDescending };
    case "lastContact":
      return { key: lastContactKey, isDescending };
  }
}

const STATUS_ORDER: readonly ContactStatus[] = ["customer", "prospect", "lead"];
const statusKey = sql`array_position(array[${sql.join(
  STATUS_ORDER.map((status) => sql.raw(`'${status}'`)),
  sql`, `,
)}], ${contacts.status})::text`;
/** Of one length, so that they sort as texts. */
const lastContactKey = sql`lpad((extract(epoch from ${contacts.lastContactAt}) * 1000)::bigint::text, 15, '0')`;

interface Slice {
  amount: number;
  found: ContactCursor[];
  /** The newest of those that were not looked at; `null` at the end. */
  next: number | null;
}

interface Wanted {
  order: Order;
  after: ContactCursor | undefined;
  limit: number;
  /** The newest that is looked at, and of how many sequences from it on. */
  from: number;
  size: number;
}

async function readSlice(
  db: Database,
  condition: SQL | undefined,
  decided: Decided | null,
  { order, after, limit, from, size }: Wanted,
): Promise<Slice> {
  const { sequence, subject } = contacts;
  const end = Math.max(0, from - size);
  const fits = and(lte(sequence, from), gt(sequence, end), condition);
  const slice = db.$with("slice", {}).as(
    sql`select ${sequence} as sequence, ${order.key ?? sql`null::text`} as key,
        ${decided ? subject : sql`''`} as subject
      from ${contacts} where ${fits}`,
  );
  const page = decided
    ? sql`select * from slice`
    : sql`select * from slice where ${after ? isBehind(order, after) : sql`true`}
        order by ${sorted(order)} limit ${limit}`;
  const [row] = await db
    .with(slice)
    .select({
      amount: sql<number>`(select count(*) from slice)::int`,
      next: sql<number | null>`(${newest(db, end)})::float8`,
      found: sql<string>`(select coalesce(
        json_agg(json_build_array(sequence, key, subject)), '[]')::text from (${page}) as page)`,
    })
    .from(sql`(values (1)) as one`);
  if (!row) throw new Error("The database did not answer.");
  const { next } = row;
  const read = JSON.parse(row.found) as [number, string | null, string][];
  if (!decided) {
    return { amount: row.amount, next, found: read.map(([sequence, key]) => ({ sequence, key })) };
  }
  const subjects = await decided(
    db,
    read.map(([, , subject]) => subject),
  );
  const fitting = read.filter(([, , subject]) => subjects.has(subject));
  const found = fitting
    .map(([sequence, key]) => ({ sequence, key }))
    .filter((one) => !after || compare(order, after, one) < 0)
    .sort((a, b) => compare(order, a, b))
    .slice(0, limit);
  return { amount: fitting.length, next, found };
}

/** As of `compare`. Keys are compared byte by byte, whatever the database's language. */
function sorted({ key, isDescending }: Order): SQL {
  const newest = sql.raw(key === null && isDescending ? "sequence asc" : "sequence desc");
  if (key === null) return newest;
  return sql`(key is null), key collate "C" ${sql.raw(isDescending ? "desc" : "asc")}, ${newest}`;
}

function isBehind({ key, isDescending }: Order, after: ContactCursor): SQL {
  const older = sql.raw(key === null && isDescending ? ">" : "<");
  const isOlder = sql`sequence ${older} ${after.sequence}::bigint`;
  if (key === null) return isOlder;
  if (after.key === null) return sql`(key is null and ${isOlder})`;
  const beyond = sql.raw(isDescending ? "<" : ">");
  return sql`(key is null or key collate "C" ${beyond} ${after.key}
    or (key = ${after.key} and ${isOlder}))`;
}

/** Negative where `one` stands before `other`. */
function compare({ key, isDescending }: Order, one: ContactCursor, other: ContactCursor): number {
  const older = (other.sequence - one.sequence) * (key === null && isDescending ? -1 : 1);
  if (key === null || one.key === other.key) return older;
  if (one.key === null || other.key === null) return one.key === null ? 1 : -1;
  return Buffer.compare(Buffer.from(one.key), Buffer.from(other.key)) * (isDescending ? -1 : 1);
}

function merged(some: ContactCursor[], others: ContactCursor[], order: Order): ContactCursor[] {
  return others.length === 0 ? some : [...some, ...others].sort((a, b) => compare(order, a, b));
}
