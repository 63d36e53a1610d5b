import type { Timers } from "@rufbaum/runtime";
import type postgres from "postgres";
import { DatabaseError } from "../pglite/database-error.ts";
import type { OutageWatch } from "./outage-watch.ts";

/**
 * Milliseconds after which a query passes for failed. A server that is frozen, or gone without a
 * word, would be waited for a quarter of an hour.
 */
const WITHIN = 4_000;
/** The same while a server starts: nobody is on the phone, and a busy database is not away. */
const WITHIN_AT_START = 30_000;

/** How long a query may take: longer until the server has started. */
export interface Patience {
  isStarting: boolean;
  /** It takes longer than a call could wait. */
  onSlowStart(within: number): void;
}

/**
 * The same client, of which no query waits for ever. What was given up may still be done once the
 * server goes on: its fate is unknown, as after a broken connection.
 */
export function answersInTime(
  client: postgres.Sql,
  { timers, watch, patience }: { timers: Timers; watch: OutageWatch; patience: Patience },
): postgres.Sql {
  function inTime<T>(work: PromiseLike<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const fail = (error: unknown) => {
        cancel();
        watch.failed(error);
        reject(error);
      };
      const giveUp = (within: number) => () => fail(noAnswer(within));
      let cancel = patience.isStarting
        ? timers.after(WITHIN, () => {
            patience.onSlowStart(WITHIN_AT_START);
            cancel = timers.after(WITHIN_AT_START - WITHIN, giveUp(WITHIN_AT_START));
          })
        : timers.after(WITHIN, giveUp(WITHIN));
      work.then((value) => {
        cancel();
        watch.answered();
        resolve(value);
      }, fail);
    });
  }

  return new Proxy(client, {
    get(target, name, receiver) {
      if (name === "begin") {
        return (...given: Parameters<postgres.Sql["begin"]>) => inTime(target.begin(...given));
      }
      if (name !== "unsafe") return Reflect.get(target, name, receiver);
      return (...given: Parameters<postgres.Sql["unsafe"]>) => {
        const query = target.unsafe(...given);
        // A query is run when somebody waits for it, for its rows or for their values.
        return Object.assign(
          lazy(() => inTime(query)),
          {
            values: () => lazy(() => inTime(query.values())),
          },
        );
      };
    },
  });
}

function noAnswer(within: number): DatabaseError {
  const message = `The database did not answer within ${within} ms.`;
  return new DatabaseError({ message, code: "08006" });
}

function lazy<T>(run: () => Promise<T>): PromiseLike<T> {
  // biome-ignore lint/suspicious/noThenProperty: the driver's queries are such, and drizzle awaits them
  return { then: (resolve, reject) => run().then(resolve, reject) };
}
