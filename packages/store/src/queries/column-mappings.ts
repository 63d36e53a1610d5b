import type { ColumnRole } from "@rufbaum/dialing/contact-files";
import { desc, eq } from "drizzle-orm";
import type { Database } from "../database.ts";
import { columnMappings } from "../schema/contacts.ts";
import { storableText } from "../storable-text.ts";

/** What each column means, by its name; `null`: a field of the contact's own. */
export type ColumnRoles = Record<string, ColumnRole | null>;

/** What was said last of a header, as `headerKey` writes it; `null` if nothing ever was. */
export async function getColumnMapping(db: Database, header: string): Promise<ColumnRoles | null> {
  const [row] = await db
    .select({ roles: columnMappings.roles })
    .from(columnMappings)
    .where(eq(columnMappings.header, storableText(header)));
  return row?.roles ?? null;
}

export async function putColumnMapping(
  db: Database,
  { header, roles, at }: { header: string; roles: ColumnRoles; at: number },
): Promise<void> {
  const set = { roles, usedAt: at };
  await db
    .insert(columnMappings)
    .values({ header: storableText(header), ...set })
    .onConflictDoUpdate({ target: columnMappings.header, set });
}

/** More headers nobody has; the ones used last are told. */
const MOST_MAPPINGS = 1_000;

/** What was said last of each header, by `headerKey`. */
export async function listColumnMappings(db: Database): Promise<Record<string, ColumnRoles>> {
  const rows = await db
    .select({ header: columnMappings.header, roles: columnMappings.roles })
    .from(columnMappings)
    .orderBy(desc(columnMappings.usedAt))
    .limit(MOST_MAPPINGS);
  return Object.fromEntries(rows.map(({ header, roles }) => [header, roles]));
}
