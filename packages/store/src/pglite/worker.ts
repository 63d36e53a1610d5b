/**
 * The database's own thread: PGlite computes in the thread that calls it, and a slow query must
 * not hold up the one that serves calls. Requests are answered in PGlite's order; a transaction
 * has the database for itself from `begin` to `end`.
 */
import type { PGlite, Transaction } from "@electric-sql/pglite";
import { errorFields } from "./database-error.ts";
import { openPglite } from "./open-pglite.ts";
import type { Envelope, PgliteReply, QueryResult, Request } from "./protocol.ts";
import { runQuery } from "./run-query.ts";

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
  const answer: Envelope<PgliteReply> = { id: data.id, body: await answerTo(data.body) };
  self.postMessage(answer);
};

async function answerTo(request: Request): Promise<PgliteReply> {
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
      return runQuery(runner(request.transaction), request.query);
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
