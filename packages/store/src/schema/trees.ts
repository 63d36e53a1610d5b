import type { Tree } from "@rufbaum/tree";
import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";
import { jsonDocument } from "./json-document.ts";

/** The columns beside `document` are what is asked for; the document is the tree as it came. */
export const trees = pgTable(
  "trees",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    isActive: boolean("is_active").notNull(),
    createdAt: instant("created_at").notNull(),
    document: jsonDocument().$type<Tree>().notNull(),
    /** Counts up with each edit; an edit made on an older one has to be rebased first. */
    version: integer().notNull().default(1),
    /** How many the document holds; `null` until somebody has counted, for SQL can't. */
    nodes: integer(),
    connections: integer(),
    /** A deleted tree can be brought back until it is purged. */
    deletedAt: instant("deleted_at"),
  },
  (tree) => [
    index("trees_by_creation").on(tree.createdAt, tree.id),
    uniqueIndex("trees_one_active").on(tree.isActive).where(sql`${tree.isActive}`),
  ],
);

/** Trees as calls walked them, under the SHA-256 of their canonical form. Never changed. */
export const treeSnapshots = pgTable("tree_snapshots", {
  id: text().primaryKey(),
  document: jsonDocument().$type<Tree>().notNull(),
  /** When somebody meant to refer to it last: what nobody refers to is forgotten a while later. */
  savedAt: instant("saved_at").notNull().default(sql`now()`),
});

/** Published versions of a tree, numbered from 1. Never changed. */
export const treeVersions = pgTable(
  "tree_versions",
  {
    treeId: text("tree_id")
      .notNull()
      .references(() => trees.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    snapshotId: text("snapshot_id")
      .notNull()
      .references(() => treeSnapshots.id),
    publishedAt: instant("published_at").notNull(),
    note: text(),
  },
  (version) => [
    primaryKey({ columns: [version.treeId, version.number] }),
    index("tree_versions_of_snapshot").on(version.snapshotId),
  ],
);
