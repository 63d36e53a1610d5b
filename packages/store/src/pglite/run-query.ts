import type { PGlite, Transaction } from "@electric-sql/pglite";
import { rowsToCopy } from "../open/copy-statement.ts";
import type { Query, QueryResult } from "./protocol.ts";

/** Runs one query, also what `copyText` asks: PGlite's standard input is what it calls a file. */
export async function runQuery(
  on: PGlite | Transaction,
  { sql, params, rowMode }: Query,
): Promise<QueryResult> {
  const copied = rowsToCopy(sql);
  if (copied === null) {
    const { rows, affectedRows } = await on.query(sql, params, { rowMode });
    return { rows, affectedRows: affectedRows ?? 0 };
  }
  const { affectedRows } = await on.query(`copy ${copied} from '/dev/blob'`, [], {
    blob: new Blob([String(params[0])]),
  });
  return { rows: [], affectedRows: affectedRows ?? 0 };
}
