import type { PgliteRunner } from "./client.ts";

/** Where something stands that names a person, or that he said. */
const TABLES = [
  "contacts",
  "deleted_contacts",
  "contact_notes",
  "contact_imports",
  "audit_entries",
  "calls",
  "messages",
  "transcripts",
  "recordings",
  "own_numbers",
  "suppressions",
  "consent_statements",
  "consent_evidence",
] as const;

/** How many bytes `rewriteTables` reads and writes. */
export async function bytesToRewrite(client: PgliteRunner): Promise<number> {
  const { rows } = await client.query(
    "select sum(pg_total_relation_size(each::regclass))::float8 as bytes from unnest($1::text[]) each",
    [`{${TABLES.join(",")}}`],
  );
  return (rows[0] as { bytes: number }).bytes;
}

/**
 * Leaves no byte of deleted rows in the files of a cluster. A deletion only hides a row, and `VACUUM`
 * frees its bytes without overwriting them; what stays is therefore written anew, with its indexes
 * and what is stored beside it. Then no file of the log is kept that tells of before.
 *
 * Each table holds up all queries while it is rewritten: 0.5 s for 300,000 contacts. A backup must not
 * be under way.
 */
export async function rewriteTables(client: PgliteRunner): Promise<void> {
  for (const table of TABLES) await client.query(`vacuum full ${table}`);
  // Files of the log that earlier versions kept for later use still hold what they were used for.
  for (let tries = 0; tries < MOST_LOG_FILES; tries++) {
    await client.query("checkpoint");
    await client.query("select pg_switch_wal()");
    await client.query("checkpoint");
    if ((await filesKept(client)) === 0) return;
  }
}

/** As many as PostgreSQL keeps of 16 MB in `max_wal_size`, 1 GB. */
const MOST_LOG_FILES = 64;

async function filesKept(client: PgliteRunner): Promise<number> {
  const { rows } = await client.query(
    "select count(*)::int as files from pg_ls_waldir() where name > pg_walfile_name(pg_current_wal_lsn())",
  );
  return (rows[0] as { files: number }).files;
}
