import { codeOf } from "@rufbaum/runtime";
import { type SQL, sql } from "drizzle-orm";
import { type ContactBatch, jsonOfBatch } from "../contact-batch.ts";
import type { Database } from "../database.ts";
import { erasures } from "../schema/audit.ts";
import { contactImports, contactListEntries, contacts } from "../schema/contacts.ts";
import { instantParameter } from "../schema/instant.ts";
import { listOf } from "./contact-imports.ts";
import { type CopiedBatch, copyContacts, type OwnContacts } from "./copy-contacts.ts";
import { unlessErasing } from "./hold-erasing.ts";
import { isOtherPerson } from "./other-person.ts";

/** What became of a batch's rows. */
export interface BatchCounts {
  added: number;
  updated: number;
  unchanged: number;
  /** Left out, as they were erased: some perhaps since the file was begun. */
  erased: number;
  /** Left out, as the number is known by another person's name: what the row says is not that one's. */
  otherPersons: readonly OtherPerson[];
  /** To be told with the next batch: by it hardly anybody has to be looked for. */
  own: OwnContacts | null;
}

export interface OtherPerson {
  /** Of the file, from 1. */
  line: number;
  /** Of the number. */
  subject: string;
}

/**
 * Stores a batch and puts its contacts on the import's list: new numbers are added, of known ones
 * only what the file brings anew is changed, and who was erased is left out. Two people may share a
 * number: a row with another person's name is left out, and changes nothing of the contact. `null` if the
 * import is over, or was never begun.
 *
 * A contact and its place on the list are stored at once. A batch of unknown fate may be
 * sent again: whoever stands on the list already is left as he is, and counted as unchanged.
 */
export async function importContacts(
  db: Database,
  given: { importId: string; batch: ContactBatch; at: number; own?: OwnContacts | null },
): Promise<BatchCounts | null> {
  const { importId, batch, at, own = null } = given;
  let added = 0;
  let updated = 0;
  let erased = 0;
  // By line: what a round finds the next one finds again.
  const others = new Map<number, OtherPerson>();
  let settled = 0;
  const copied = await tryToCopy(db, { importId, batch, at, own });
  if (copied.outcome === "is-over") return null;
  if (copied.outcome === "copied") {
    const none = { updated: 0, unchanged: 0, erased: 0, otherPersons: [] };
    return { added: batch.size, ...none, own: copied.own };
  }
  const rows = jsonOfBatch(batch);
  // A number that another import stores meanwhile is seen by the second round at the latest.
  for (let round = 0; round < MOST_ROUNDS && settled < batch.size; round++) {
    if (round > 0 || copied.known < batch.size) {
      const fresh = await unlessErasing(db, (tx) => addFresh(tx, { importId, rows, at }));
      if (!fresh.isRunning) return null;
      added += fresh.added;
      settled += fresh.added;
      if (settled >= batch.size) break;
    }
    const known = await unlessErasing(db, (tx) => meetKnown(tx, { importId, rows, at }));
    updated += known.updated;
    for (const other of known.otherPersons) others.set(other.line, other);
    settled = known.met;
    if (settled >= batch.size) break;
    erased = await countErased(db, rows);
    settled += erased;
  }
  const otherPersons = [...others.values()];
  const unchanged = batch.size - added - updated - erased - otherPersons.length;
  return { added, updated, unchanged, erased, otherPersons, own: null };
}

/** What another import stores at the same moment is found by looking at each row. */
async function tryToCopy(
  db: Database,
  given: { importId: string; batch: ContactBatch; at: number; own: OwnContacts | null },
): Promise<CopiedBatch> {
  try {
    return await unlessErasing(db, (tx) => copyContacts(tx, given));
  } catch (error) {
    if (codeOf(error) === UNIQUE_VIOLATION) return { outcome: "left", known: 0 };
    throw error;
  }
}

const UNIQUE_VIOLATION = "23505";

/** Beyond that somebody deletes contacts as fast as they come. */
const MOST_ROUNDS = 3;

interface Import {
  importId: string;
  rows: BatchJson;
  at: number;
}

type BatchJson = ReturnType<typeof jsonOfBatch>;

async function addFresh(
  db: Database,
  { importId, rows, at }: Import,
): Promise<{ added: number; isRunning: boolean }> {
  const now = instantParameter(at);
  const isRunning = sql`exists (
    select from ${contactImports} where id = ${importId} and status = 'running'
  )`;
  const fresh = db.$with("fresh", {}).as(sql`
    insert into ${contacts} (
      number, subject, kind, country, regions, postcode, first_name, last_name, company, email,
      custom_fields, created_at, updated_at
    )
    select
      number, subject, kind, country, regions, postcode, "firstName", "lastName", company, email,
      "customFields", ${now}, ${now}
    from ${rowsOf(rows)} where ${isRunning} and not ${wasErased}
    on conflict (number) do nothing
    returning sequence, number`);
  // The line is looked up, so that the rows need not be joined once more.
  const entered = db.$with("entered", {}).as(sql`
    insert into ${contactListEntries} (contact, list, line)
    select sequence, ${listOf(importId)}, (${rows.lines}::jsonb ->> number)::int from fresh
    on conflict do nothing
    returning 1`);
  const [row] = await db
    .with(fresh, entered)
    .select({
      added: sql<number>`(select count(*) from fresh)::int`,
      isRunning: sql<boolean>`${isRunning}`,
    })
    .from(ONE);
  if (!row) throw new Error("The database did not answer.");
  return row;
}

/** Changes what the file brings anew of known contacts, and puts them on the list, but for other persons. */
async function meetKnown(
  db: Database,
  { importId, rows, at }: Import,
): Promise<{ updated: number; otherPersons: OtherPerson[]; met: number }> {
  // An `exists` would be answered by reading the whole list, for each batch anew, and so would the
  // list's own index, which a database without statistics of it prefers: hence the sum.
  const isListed = sql`coalesce((
    select true from ${contactListEntries} entry
    where entry.contact = known.sequence and entry.list + 0 = ${listOf(importId)} limit 1
  ), false)`;
  const met = db.$with("met", {}).as(sql`
    select known.sequence as known, given.*, listed, not listed and (${namesDiffer} or ${moreIsToldBy(sql`given`)}) as differs
    from ${rowsOf(rows)} join ${contacts} known on known.number = given.number,
      lateral (select ${isListed} as listed offset 0) as entry`);
  // Asked of the locked row: another import may have named him since.
  const held = db.$with("held", {}).as(sql`
    select met.*, ${isOtherPerson(sql`met`, sql`known`)} as other from met join ${contacts} known on known.sequence = met.known
    where met.differs order by met.number for no key update of known`);
  const changed = db.$with("changed", {}).as(sql`
    update ${contacts} known set
      first_name = ${firstNameBy(sql`met`)}, last_name = ${lastNameBy(sql`met`)},
      ${sql.join(TEXTS.map(filled), sql`, `)},
      regions = case when met.regions <> '' and (met.postcode <> '' or known.regions = '')
        then met.regions else known.regions end,
      custom_fields = case when ${fieldsDiffer(sql`met`)} then ${MERGED} else known.custom_fields end,
      updated_at = ${instantParameter(at)}
    from held as met where known.sequence = met.known and not met.other and (
      ${firstNameBy(sql`met`)} <> known.first_name or ${lastNameBy(sql`met`)} <> known.last_name
      or ${moreIsToldBy(sql`met`)}
    )
    returning 1`);
  const entered = db.$with("entered", {}).as(sql`
    insert into ${contactListEntries} (contact, list, line)
    select distinct on (met.known) met.known, ${listOf(importId)}, met.line
    from met left join held on held.known = met.known
    where not met.listed and not coalesce(held.other, false)
    on conflict do nothing
    returning 1`);
  const [row] = await db
    .with(met, held, changed, entered)
    .select({
      updated: sql<number>`(select count(*) from changed)::int`,
      others: sql<string>`(
        select coalesce(json_agg(json_build_object('line', line, 'subject', subject)), '[]')::text
        from held where other
      )`,
      met: sql<number>`(select count(distinct number) from met)::int`,
    })
    .from(ONE);
  if (!row) throw new Error("The database did not answer.");
  const { others, ...counted } = row;
  return { ...counted, otherPersons: JSON.parse(others) as OtherPerson[] };
}

/** Whom of a batch an import would leave out, as their numbers are known by other names. */
export async function findOtherPersons(db: Database, batch: ContactBatch): Promise<OtherPerson[]> {
  return db
    .select({ line: sql<number>`given.line`, subject: sql<string>`given.subject` })
    .from(sql`${rowsOf(jsonOfBatch(batch))} join ${contacts} known on known.number = given.number`)
    .where(sql`${namesDiffer} and ${isOtherPerson(sql`given`, sql`known`)}`)
    .orderBy(sql`given.line`);
}

/** A contact who is known was not erased, or is here by hand since. */
async function countErased(db: Database, rows: BatchJson): Promise<number> {
  const [row] = await db
    .select({ erased: sql<number>`count(*)::int` })
    .from(sql`${rowsOf(rows)} left join ${contacts} known on known.number = given.number`)
    .where(sql`known.number is null and ${wasErased}`);
  return row?.erased ?? 0;
}

const wasErased = sql`exists (select from ${erasures} where ${erasures.subject} = given.subject)`;

const ONE = sql`(values (1)) as one`;

function rowsOf({ rows }: BatchJson): SQL {
  return sql`json_to_recordset(${rows}::json) as given(
    line int, number text, subject text, kind text, country text, regions text, postcode text,
    "firstName" text, "lastName" text, company text, email text, "customFields" json
  )`;
}

/** Texts of a contact, with the names that rows have for them. */
const TEXTS = [
  ["company", "company"],
  ["email", "email"],
  ["postcode", "postcode"],
] as const;

/** A name in one piece, of several words. */
function isWhole(row: SQL): SQL {
  return sql`${row}."firstName" = '' and ${row}."lastName" like '% %'`;
}

const isKnownWhole = sql`known.first_name = '' and known.last_name like '% %'`;

/** What is named in one piece takes away no first name, and half of a name no whole one. */
function firstNameBy(row: SQL): SQL {
  return sql`case when ${row}."firstName" = '' or (${isKnownWhole} and ${row}."lastName" = '')
    then known.first_name else ${row}."firstName" end`;
}

function lastNameBy(row: SQL): SQL {
  const last = sql`${row}."lastName"`;
  return sql`case
    when ${last} = '' then known.last_name
    when ${isWhole(row)} and starts_with(${last}, known.first_name || ' ') and known.first_name <> ''
      then substr(${last}, length(known.first_name) + 2)
    when ${isWhole(row)} and known.first_name <> '' then known.last_name
    when ${isKnownWhole} and ${row}."firstName" = ''
      and strpos(' ' || known.last_name || ' ', ' ' || ${last} || ' ') > 0 then known.last_name
    else ${last} end`;
}

function filled([column, key]: (typeof TEXTS)[number]): SQL {
  const [name, given] = [sql.identifier(column), sql.identifier(key)];
  return sql`${name} = coalesce(nullif(met.${given}, ''), known.${name})`;
}

function fieldsDiffer(row: SQL): SQL {
  return sql`(${row}."customFields"::text <> known.custom_fields::text and exists (
    select key, value from json_each_text(${row}."customFields") where value <> ''
    except select key, value from json_each_text(known.custom_fields)
  ))`;
}

/** A row's name is another one, or is told otherwise. */
const namesDiffer = sql`(given."firstName" not in ('', known.first_name)
  or given."lastName" not in ('', known.last_name))`;

/** Whether a row has more of the contact than its name. */
function moreIsToldBy(row: SQL): SQL {
  const texts = TEXTS.map(
    ([column, key]) =>
      sql`${row}.${sql.identifier(key)} not in ('', known.${sql.identifier(column)})`,
  );
  return sql`(${sql.join(texts, sql` or `)}
    or (${row}.regions <> '' and (${row}.postcode <> '' or known.regions = '')
      and ${row}.regions <> known.regions)
    or ${fieldsDiffer(row)})`;
}

/** What is known in its order, then what is new in its own; a value of the file weighs more. */
const MERGED = sql`(
  select json_object_agg(field.key, field.value order by field.place)
  from (
    select key, (array_agg(value order by place desc))[1] as value, min(place) as place
    from (
      select key, value, ordinality as place
      from json_each_text(known.custom_fields) with ordinality
      union all
      select key, value, 1000000 + ordinality
      from json_each_text(met."customFields") with ordinality where value <> ''
    ) as either
    group by key
  ) as field
)`;
