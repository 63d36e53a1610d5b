/**
 * The database's own thread: PGlite computes in the thread that calls it, and a slow query must
 * not hold up the one that serves calls. Requests are answered in PGlite's order; a transaction
 * has the database for itself from `begin` to `end`.
 */
import type { PGlite, Transaction } from "@electric-sql/pglite";
import { rowsToCopy } from "../open/copy-statement.ts";
import { errorFields } from "./database-error.ts";
import { openPglite } from "./open-pglite.ts";
import type { Answer, Envelope, Query, QueryResult, Request } from "./protocol.ts";

declare const self: Worker;

interface OpenTransaction {
  on: Transaction;
  /** Lets the transaction's body return, and so commit, or roll back. */
  end(commit: boolean): void;
  done: Promise<void>;
}

let database: PGlite | null = null;
const transactions = new Map<number, OpenTransaction>();

self.onmessage = async ({ data }: MessageEvent<Envelope<Request>>) => {
  const answer: Envelope<Answer> = { id: data.id, body: await answerTo(data.body) };
  self.postMessage(answer);
};

async function answerTo(request: Request): Promise<Answer> {
  try {
    return { ok: true, value: await handle(request) };
  } catch (error) {
    return { ok: false, error: errorFields(error) };
  }
}

async function handle(request: Request): Promise<QueryResult | null> {
  switch (request.kind) {
    case "open":
      database = await openPglite(request.options, request.wasm);
      return null;
    case "query":
      return query(runner(request.transaction), request.query);
    case "begin":
      await begin(request.transaction);
      return null;
    case "end":
      await end(request.transaction, request.commit);
      return null;
    case "close":
      await opened().close();
      return null;
  }
}

function opened(): PGlite {
  if (!database) throw new Error("The database is not open.");
  return database;
}

function runner(transaction: number | null): PGlite | Transaction {
  if (transaction === null) return opened();
  const open = transactions.get(transaction);
  if (!open) throw new Error("The transaction is over already.");
  return open.on;
}

async function query(on: PGlite | Transaction, { sql, params, rowMode }: Query) {
  const copied = rowsToCopy(sql);
  if (copied !== null) return copy(on, copied, String(params[0]));
  const { rows, affectedRows } = await on.query(sql, params, { rowMode });
  return { rows, affectedRows: affectedRows ?? 0 };
}

/** PGlite's standard input is what it calls a file. */
async function copy(on: PGlite | Transaction, rows: string, text: string) {
  const { affectedRows } = await on.query(`copy ${rows} from '/dev/blob'`, [], {
    blob: new Blob([text]),
  });
  return { rows: [], affectedRows: affectedRows ?? 0 };
}

function begin(id: number): Promise<void> {
  return new Promise((began, failed) => {
    const done = opened().transaction(async (on) => {
      const commit = await new Promise<boolean>((end) => {
        transactions.set(id, { on, end, done });
        began();
      });
      transactions.delete(id);
      if (!commit) await on.rollback();
    });
    done.catch(failed);
  });
}

async function end(id: number, commit: boolean): Promise<void> {
  const open = transactions.get(id);
  if (!open) throw new Error("The transaction is over already.");
  open.end(commit);
  await open.done;
}
