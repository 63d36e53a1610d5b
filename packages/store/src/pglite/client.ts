import { compiledWasm } from "./compile-wasm.ts";
import { DatabaseError } from "./database-error.ts";
import { embeddedFiles } from "./embedded-files.ts";
import type {
  DatabaseErrorFields,
  Envelope,
  OpenOptions,
  PgliteReply,
  QueryResult,
  Request,
} from "./protocol.ts";
import { createTurnsFirst } from "./turns-first.ts";

/** Runs a query; `params` are what can be sent to another thread. The subset drizzle calls. */
export interface PgliteRunner {
  query(
    sql: string,
    params?: unknown[],
    options?: { rowMode?: "array" | "object" },
  ): Promise<QueryResult>;
}

export interface PgliteClient extends PgliteRunner {
  /** Has the database for itself; rolled back if `body` throws. */
  transaction<Result>(body: (transaction: PgliteRunner) => Promise<Result>): Promise<Result>;
  /** The same data, for lists and reports: what is asked here lets everything else go first. */
  side: Pick<PgliteClient, "query" | "transaction">;
  close(): Promise<void>;
  /** Ends its thread as it is: nothing can be asked of the database any more. */
  abandon(): void;
}

/** Starts PGlite in a thread of its own and opens it there. */
export async function startPglite(options: OpenOptions): Promise<PgliteClient> {
  const thread = startThread();
  try {
    await thread.ask({ kind: "open", options, wasm: await compiledWasm() });
  } catch (error) {
    thread.stop();
    throw error;
  }
  let transactions = 0;

  function runner(transaction: number | null): PgliteRunner {
    return {
      async query(sql, params = [], { rowMode = "object" } = {}) {
        const query = { sql, params, rowMode };
        return (await thread.ask({ kind: "query", query, transaction })) ?? NO_ROWS;
      },
    };
  }

  async function inTransaction<Result>(
    body: (transaction: PgliteRunner) => Promise<Result>,
  ): Promise<Result> {
    const transaction = ++transactions;
    await thread.ask({ kind: "begin", transaction });
    let result: Result;
    try {
      result = await body(runner(transaction));
    } catch (error) {
      await thread.ask({ kind: "end", transaction, commit: false });
      throw error;
    }
    await thread.ask({ kind: "end", transaction, commit: true });
    return result;
  }

  const whole = runner(null);
  const { atOnce, inBetween } = createTurnsFirst();
  return {
    query: (...asked) => atOnce(() => whole.query(...asked)),
    transaction: (body) => atOnce(() => inTransaction(body)),
    side: {
      query: (...asked) => inBetween(() => whole.query(...asked)),
      transaction: (body) => inBetween(() => inTransaction(body)),
    },
    async close() {
      await thread.ask({ kind: "close" });
      thread.stop();
    },
    abandon: thread.stop,
  };
}

const NO_ROWS: QueryResult = { rows: [], affectedRows: 0 };

interface Thread {
  ask(request: Request): Promise<QueryResult | null>;
  stop(): void;
}

/** As PostgreSQL says that its process has ended. */
function overAs(message: string): DatabaseErrorFields {
  return { message, code: "57P01", severity: "FATAL" };
}

function startThread(): Thread {
  const worker = new Worker(
    embeddedFiles()?.worker ?? new URL("./worker.ts", import.meta.url).href,
  );
  const waiting = new Map<number, (answer: PgliteReply) => void>();
  let asked = 0;
  /** Why nobody will answer any more. */
  let over: string | null = null;

  function fail(reason: string) {
    over ??= reason;
    for (const answer of waiting.values()) answer({ ok: false, error: overAs(over) });
    waiting.clear();
  }

  worker.onmessage = ({ data }: MessageEvent<Envelope<PgliteReply>>) => {
    waiting.get(data.id)?.(data.body);
    waiting.delete(data.id);
  };
  worker.onerror = (event) => fail(`The database's thread failed: ${event.message}`);
  worker.addEventListener("close", () => fail("The database is closed."));

  return {
    async ask(body) {
      if (over !== null) throw new DatabaseError(overAs(over));
      const id = ++asked;
      const answer = await new Promise<PgliteReply>((resolve) => {
        waiting.set(id, resolve);
        worker.postMessage({ id, body });
      });
      if (!answer.ok) throw new DatabaseError(answer.error);
      return answer.value;
    },
    stop() {
      fail("The database is closed.");
      worker.terminate();
    },
  };
}
