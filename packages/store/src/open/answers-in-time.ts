import type { Timers } from "@rufbaum/runtime";
import type postgres from "postgres";
import { DatabaseError } from "../pglite/database-error.ts";
import type { OutageWatch } from "./outage-watch.ts";

/**
 * Milliseconds after which a query passes for failed. A server that is frozen, or gone without a
 * word, would be waited for a quarter of an hour.
 */
const WITHIN = 4_000;
const NO_ANSWER = {
  message: `The database did not answer within ${WITHIN} ms.`,
  code: "08006",
};

/**
 * The same client, of which no query waits for ever. What was given up may still be done once the
 * server goes on: its fate is unknown, as after a broken connection.
 */
export function answersInTime(
  client: postgres.Sql,
  { timers, watch }: { timers: Timers; watch: OutageWatch },
): postgres.Sql {
  function inTime<T>(work: PromiseLike<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const fail = (error: unknown) => {
        cancel();
        watch.failed(error);
        reject(error);
      };
      const cancel = timers.after(WITHIN, () => fail(new DatabaseError(NO_ANSWER)));
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

function lazy<T>(run: () => Promise<T>): PromiseLike<T> {
  // biome-ignore lint/suspicious/noThenProperty: the driver's queries are such, and drizzle awaits them
  return { then: (resolve, reject) => run().then(resolve, reject) };
}
