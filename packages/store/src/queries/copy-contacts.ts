import { type SQL, sql } from "drizzle-orm";
import type { ContactBatch } from "../contact-batch.ts";
import type { Database } from "../database.ts";
import { erasures } from "../schema/audit.ts";
import { contactImports, contactListEntries, contacts } from "../schema/contacts.ts";
import { writtenInstant } from "../schema/instant.ts";
import { copyText } from "./copy-text.ts";

/** How many contacts there were before an import, and the sequence until which all later ones are its own. */
export interface OwnContacts {
  before: number;
  until: number;
}

/** What a look at a batch told: `copied` as a whole, or left to statements that look at each row. */
export type CopiedBatch =
  | { outcome: "copied"; own: OwnContacts | null }
  | { outcome: "is-over" }
  /** Some are `known` or were erased; nothing was stored. */
  | { outcome: "left"; known: number };

/**
 * Stores a batch of people of whom nobody is known, contacts and list entries, or none of it.
 * Whoever is known after all fails it by `contacts_number_unique`.
 * @param own of the batch before, of a file that tells each number once: if nobody else added a contact
 *   since, and nobody was ever erased, only the few that were there before may be known
 */
export async function copyContacts(
  tx: Database,
  given: { importId: string; batch: ContactBatch; at: number; own: OwnContacts | null },
): Promise<CopiedBatch> {
  const { batch, at } = given;
  const looked = await look(tx, given);
  if (!looked) return { outcome: "is-over" };
  const { known, list, sequences, isAlone, amount } = looked;
  if (sequences === null) return { outcome: "left", known };
  const now = writtenInstant(at);
  const rows: string[] = [];
  const entries: string[] = [];
  const lines = batch.copy.split("\n");
  const numbered = JSON.parse(sequences) as number[];
  for (const [place, sequence] of numbered.entries()) {
    const line = lines[place] ?? "";
    const tab = line.indexOf("\t");
    rows.push(`${sequence}\t${now}\t${now}${line.slice(tab)}\n`);
    entries.push(`${sequence}\t${list}\t${line.slice(0, tab)}\n`);
  }
  await copyText(tx, CONTACTS, rows.join(""));
  await copyText(tx, ENTRIES, entries.join(""));
  const own = { before: given.own?.before ?? amount, until: numbered.at(-1) ?? 0 };
  return { outcome: "copied", own: isAlone ? own : null };
}

const CONTACTS = sql`${contacts} (
  sequence, created_at, updated_at, number, subject, kind, country, regions, postcode, first_name,
  last_name, company, email, custom_fields
)`;
const ENTRIES = sql`${contactListEntries} (contact, list, line)`;

interface Looked {
  list: number;
  known: number;
  isAlone: boolean;
  /** Of all contacts, where there are few. */
  amount: number;
  sequences: string | null;
}

/** Who is known, and sequences for all where nobody is; `null` if the import is over. */
async function look(
  tx: Database,
  { importId, batch, own }: { importId: string; batch: ContactBatch; own: OwnContacts | null },
): Promise<Looked | null> {
  const { numbers, subjects, size } = batch;
  const isAlone = own
    ? sql`(select last_value from contacts_sequence_seq) = ${own.until}::bigint`
    : sql`amount <= ${FEW}`;
  // The few are looked for among the batch, instead of the batch among all.
  const among = own
    ? sql`(select number from ${contacts} order by sequence limit ${own.before}) as earlier`
    : contacts;
  const looked = tx.$with("looked", {}).as(sql`
    select list, alone, amount,
      (select count(*) from ${among} where number = any(${numbers}::text[]))::int as known,
      not alone and exists (
        select from ${erasures} where subject = any(${own ? "{}" : subjects}::text[])
      ) as erased
    from ${contactImports}, (
      select amount, ${isAlone} and not exists (select from ${erasures}) as alone
      from (
        select count(*)::int as amount from (
          select from ${contacts} limit ${own ? 0 : FEW + 1}
        ) as few
      ) as counted offset 0
    ) as others
    where id = ${importId} and status = 'running'
    for key share of contact_imports`);
  const isNew = sql`known = 0 and not erased ${own ? sql`and alone` : sql``}`;
  const [row] = await tx
    .with(looked)
    .select({
      list: sql<number>`list`,
      known: sql<number>`known`,
      isAlone: sql<boolean>`alone`,
      amount: sql<number>`amount`,
      sequences: sql<string | null>`case when ${isNew} then ${nextOf(size)} end`,
    })
    .from(sql`${looked}`);
  return row ?? null;
}

/** So many contacts are looked through for each batch, at most. */
const FEW = 1_000;

/** As others may take some in between, each is named. */
function nextOf(amount: number): SQL {
  return sql`(select json_agg(nextval('contacts_sequence_seq')) from generate_series(1, ${amount}::int))`;
}
