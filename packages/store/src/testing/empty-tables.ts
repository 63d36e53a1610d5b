/**
 * A statement that empties tables and lets their numbers begin anew. Of a test's few rows that is
 * done ten times as fast as by `truncate`, which makes new files for every table and index.
 */
export function emptyTables(names: readonly string[]): string {
  const deletions = names.map((name, index) => {
    // The ledger lets go of nothing else.
    const where = name === "consent_entries" ? `where ${LETS_GO} = 'on'` : "";
    return `emptied_${index} as (delete from "${name}" ${where})`;
  });
  return `with ${deletions.join(", ")}
    select setval(format('%I.%I', schemaname, sequencename)::regclass, 1, false)
    from pg_sequences where schemaname = 'public'`;
}

const LETS_GO = "set_config('rufbaum.purging', 'on', true)";
