import type { Database } from "../database.ts";
import type { PgliteRunner } from "../pglite/client.ts";
import { bytesToRewrite, rewriteTables } from "../pglite/rewrite-tables.ts";
import { countTraces, settleTraces } from "../queries/traces-left.ts";

/** What the files of the embedded database still hold of people who were erased. */
export interface Traces {
  areLeft(): Promise<boolean>;
  /** How much has to be written anew to remove them, in bytes. */
  bytes(): Promise<number>;
  /** Holds up every query meanwhile; see `rewriteTables`. */
  remove(): Promise<void>;
}

export function createTraces(options: {
  client: PgliteRunner;
  db: Database;
  /** Lets no backup be made beside it. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
}): Traces {
  const { client, db, alone } = options;
  return {
    areLeft: async () => (await countTraces(db)) !== null,
    bytes: () => bytesToRewrite(client),
    remove: () =>
      alone(async () => {
        // Who is erased meanwhile leaves traces anew; what is cut short is done the next time.
        const counted = await countTraces(db);
        await rewriteTables(client);
        await settleTraces(db, counted);
      }),
  };
}
