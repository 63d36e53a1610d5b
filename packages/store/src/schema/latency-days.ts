import { pgTable } from "drizzle-orm/pg-core";
import type { TreeLatency } from "../queries/latency.ts";
import { instant } from "./instant.ts";
import { jsonDocument } from "./json-document.ts";

/** How long answers took on days that are over: added up once, for that reads every answer. */
export const latencyDays = pgTable("latency_days", {
  /** When the day began. */
  since: instant().primaryKey(),
  until: instant().notNull(),
  trees: jsonDocument().$type<readonly TreeLatency[]>().notNull(),
});
