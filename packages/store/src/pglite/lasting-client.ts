import type { Timers } from "@rufbaum/runtime";
import type { OutageWatch } from "../open/outage-watch.ts";
import type { PgliteClient, PgliteRunner } from "./client.ts";
import { DatabaseError } from "./database-error.ts";
import { isPanic } from "./refuse-after-panic.ts";

export interface LastingDeps {
  /** Opens the same folder anew. */
  reopen(): Promise<PgliteClient>;
  /** Whether it can be tried: PostgreSQL's recovery writes, too. */
  hasRoom(): Promise<boolean>;
  timers: Timers;
  watch: OutageWatch;
}

/** Milliseconds between two tries to open it anew, and for which a broken one may take to close. */
const TRY_EVERY = 2_000;
const CLOSE_WITHIN = 5_000;

/** The same client over the end of what it stands on: after a PANIC the folder is opened anew. */
export function lastingClient(first: PgliteClient, deps: LastingDeps): PgliteClient {
  const { timers, watch } = deps;
  let client = first;
  /** Why nothing can be asked now. */
  let broken: DatabaseError | null = null;
  let cancelTry = () => {};
  let isClosed = false;

  async function follow<T>(work: () => Promise<T>): Promise<T> {
    if (broken) {
      watch.failed(broken);
      throw broken;
    }
    const asked = client;
    try {
      const result = await work();
      watch.answered();
      return result;
    } catch (error) {
      watch.failed(error);
      const isOver = error instanceof DatabaseError && isPanic(error);
      if (isOver && asked === client && !broken && !isClosed) begin(error);
      throw error;
    }
  }

  function begin(error: DatabaseError): void {
    broken = error;
    client.abandon();
    tryLater();
  }

  function tryLater(): void {
    cancelTry = timers.after(TRY_EVERY, () => void tryNow());
  }

  async function tryNow(): Promise<void> {
    try {
      if (!(await deps.hasRoom())) return tryLater();
      const opened = await deps.reopen();
      if (isClosed) return opened.close();
      client = opened;
      broken = null;
      watch.hasRoom();
      watch.answered();
    } catch (error) {
      watch.failed(error);
      if (!isClosed) tryLater();
    }
  }

  function over(part: (client: PgliteClient) => PgliteClient["side"]): PgliteClient["side"] {
    return {
      query: (...given) => follow(() => part(client).query(...given)),
      transaction: (body) =>
        follow(() =>
          part(client).transaction((transaction: PgliteRunner) =>
            body({ query: (...given) => follow(() => transaction.query(...given)) }),
          ),
        ),
    };
  }

  return {
    ...over((whole) => whole),
    side: over(({ side }) => side),
    abandon: () => client.abandon(),
    async close() {
      isClosed = true;
      cancelTry();
      if (broken) return;
      await new Promise<void>((resolve, reject) => {
        const cancel = timers.after(CLOSE_WITHIN, () => {
          client.abandon();
          resolve();
        });
        client.close().then(resolve, reject).finally(cancel);
      });
    },
  };
}
