import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../database.ts";
import * as access from "../schema/access.ts";
import * as audit from "../schema/audit.ts";
import * as callerNumbers from "../schema/caller-numbers.ts";
import * as calls from "../schema/calls.ts";
import * as campaigns from "../schema/campaigns.ts";
import * as consents from "../schema/consents.ts";
import * as contacts from "../schema/contacts.ts";
import * as latencyDays from "../schema/latency-days.ts";
import * as settings from "../schema/settings.ts";
import * as simulationRuns from "../schema/simulation-runs.ts";
import * as suppressions from "../schema/suppressions.ts";
import * as transcripts from "../schema/transcripts.ts";
import * as trees from "../schema/trees.ts";
import { emptyTables } from "./empty-tables.ts";

/** A database with the newest schema, for one test file. */
export interface TestStore {
  db: Database;
  kind: "pglite" | "postgres";
  /** Empties every table: to be called between tests. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

const tables = [
  access,
  audit,
  callerNumbers,
  calls,
  campaigns,
  consents,
  contacts,
  latencyDays,
  settings,
  simulationRuns,
  suppressions,
  transcripts,
  trees,
]
  .flatMap((nouns) => Object.values(nouns))
  .filter((value) => is(value, PgTable))
  .map((table) => getTableName(table));

const emptied = sql.raw(emptyTables(tables));

export function testStore(
  kind: TestStore["kind"],
  db: Database,
  close: () => Promise<void>,
): TestStore {
  return {
    db,
    kind,
    close,
    async clear() {
      await db.execute(emptied);
      // Their trigger has counted those that went with the counts.
      await db.delete(campaigns.campaignCounts);
    },
  };
}
