import { type SQL, sql } from "drizzle-orm";
import type { ContactBatch } from "../contact-batch.ts";
import type { Database } from "../database.ts";
import { erasures } from "../schema/audit.ts";
import { contactImports, contactListEntries, contacts } from "../schema/contacts.ts";
import { writtenInstant } from "../schema/instant.ts";
import { copyText } from "./copy-text.ts";

/** What a look at a batch told: `copied` as a whole, or left to statements that look at each row. */
export type CopiedBatch =
  /** `last`: its highest sequence, where nobody else has ever added a contact. */
  | { outcome: "copied"; last: number | null }
  | { outcome: "is-over" }
  /** Some are `known` or were erased; nothing was stored. */
  | { outcome: "left"; known: number };

/**
 * Stores a batch of people of whom nobody is known, contacts and list entries, or none of it.
 * Whoever is known after all fails it by `contacts_number_unique`.
 * @param after `last` of the batch before, of a file that tells each number once: if nobody added a
 *   contact since, nobody is known, and nobody is looked for
 */
export async function copyContacts(
  tx: Database,
  given: { importId: string; batch: ContactBatch; at: number; after: number | null },
): Promise<CopiedBatch> {
  const { batch, at } = given;
  const looked = await look(tx, given);
  if (!looked) return { outcome: "is-over" };
  const { known, list, sequences, isAlone } = looked;
  if (sequences === null) return { outcome: "left", known };
  const now = writtenInstant(at);
  const rows: string[] = [];
  const entries: string[] = [];
  const lines = batch.copy.split("\n");
  let last = 0;
  for (const [place, sequence] of (JSON.parse(sequences) as number[]).entries()) {
    last = sequence;
    const line = lines[place] ?? "";
    const tab = line.indexOf("\t");
    rows.push(`${sequence}\t${now}\t${now}${line.slice(tab)}\n`);
    entries.push(`${sequence}\t${list}\t${line.slice(0, tab)}\n`);
  }
  await copyText(tx, CONTACTS, rows.join(""));
  await copyText(tx, ENTRIES, entries.join(""));
  return { outcome: "copied", last: isAlone ? last : null };
}

const CONTACTS = sql`${contacts} (
  sequence, created_at, updated_at, number, subject, kind, country, regions, postcode, first_name,
  last_name, company, email, custom_fields
)`;
const ENTRIES = sql`${contactListEntries} (contact, list, line)`;

/** Who is known, and sequences for all where nobody is; `null` if the import is over. */
async function look(
  tx: Database,
  { importId, batch, after }: { importId: string; batch: ContactBatch; after: number | null },
): Promise<{ list: number; known: number; isAlone: boolean; sequences: string | null } | null> {
  const { numbers, subjects, size } = batch;
  const isAlone =
    after === null
      ? sql`not exists (select from ${contacts})`
      : sql`(select last_value from contacts_sequence_seq) = ${after}::bigint`;
  const looked = tx.$with("looked", {}).as(sql`
    select list, alone,
      case when alone then 0
        else (select count(*) from ${contacts} where number = any(${numbers}::text[]))::int
      end as known,
      exists (select from ${erasures} where subject = any(${subjects}::text[])) as erased
    from ${contactImports}, (select ${isAlone} as alone offset 0) as others
    where id = ${importId} and status = 'running'
    for key share of contact_imports`);
  const [row] = await tx
    .with(looked)
    .select({
      list: sql<number>`list`,
      known: sql<number>`known`,
      isAlone: sql<boolean>`alone`,
      sequences: sql<string | null>`case when known = 0 and not erased then ${nextOf(size)} end`,
    })
    .from(sql`${looked}`);
  return row ?? null;
}

/** As others may take some in between, each is named. */
function nextOf(amount: number): SQL {
  return sql`(select json_agg(nextval('contacts_sequence_seq')) from generate_series(1, ${amount}::int))`;
}
