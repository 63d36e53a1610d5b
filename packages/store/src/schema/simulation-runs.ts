import type { Persona, StoredResult } from "@rufbaum/simulation";
import { desc } from "drizzle-orm";
import { bigint, doublePrecision, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";
import { jsonDocument } from "./json-document.ts";
import { treeSnapshots } from "./trees.ts";

/** What simulations came to, and all that it takes to lead any of their conversations again. */
export const simulationRuns = pgTable(
  "simulation_runs",
  {
    id: text().primaryKey(),
    /** No foreign key: a run outlives its tree, until that is purged. */
    treeId: text("tree_id").notNull(),
    treeName: text("tree_name").notNull(),
    snapshotId: text("snapshot_id")
      .notNull()
      .references(() => treeSnapshots.id),
    treeVersion: text("tree_version").notNull(),
    createdAt: instant("created_at").notNull(),
    seed: bigint({ mode: "number" }).notNull(),
    noise: doublePrecision().notNull(),
    runs: integer().notNull(),
    personas: jsonDocument().$type<readonly Persona[]>().notNull(),
    /** Listed without their lines, which may be long. */
    personaNames: jsonDocument("persona_names").$type<readonly string[]>().notNull(),
    /** Percent. */
    successRate: doublePrecision("success_rate").notNull(),
    /** Milliseconds. */
    executionTime: doublePrecision("execution_time").notNull(),
    result: jsonDocument().$type<StoredResult>().notNull(),
  },
  (run) => [
    index("simulation_runs_by_creation").on(desc(run.createdAt), desc(run.id)),
    index("simulation_runs_of_tree").on(run.treeId, desc(run.createdAt), desc(run.id)),
    index("simulation_runs_of_snapshot").on(run.snapshotId),
  ],
);
