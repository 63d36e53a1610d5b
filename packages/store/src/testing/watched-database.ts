import type { Database } from "../database.ts";
import type { PgliteClient, PgliteRunner } from "../pglite/client.ts";
import { databaseOver } from "./test-client.ts";

/** A database of which is known what is asked of it. */
export interface WatchedDatabase {
  db: Database;
  /** Waits until nothing is asked of it any more; gives up after 25 queries of its own. */
  quiet(): Promise<void>;
}

const MOST_ROUNDS = 25;
/** Whoever has an answer needs a few turns to ask on. */
const QUIET_ROUNDS = 5;

/** The embedded database of a test once more, watched. */
export function watchedDatabase(db: Database): WatchedDatabase {
  const { $client: client } = db as Database & { $client: PgliteClient };
  let asked = 0;
  let underWay = 0;

  function watched({ query }: PgliteRunner): PgliteRunner {
    return {
      async query(...question) {
        asked += 1;
        underWay += 1;
        try {
          return await query(...question);
        } finally {
          underWay -= 1;
        }
      },
    };
  }

  return {
    db: databaseOver({
      ...watched(client),
      async transaction(body) {
        asked += 1;
        underWay += 1;
        try {
          return await client.transaction((on) => body(watched(on)));
        } finally {
          underWay -= 1;
        }
      },
    }),
    async quiet() {
      let quietRounds = 0;
      for (let round = 0; round < MOST_ROUNDS && quietRounds < QUIET_ROUNDS; round++) {
        const before = asked;
        await client.query("select 1");
        quietRounds = asked === before && underWay === 0 ? quietRounds + 1 : 0;
      }
    },
  };
}
