import { pgTable, text } from "drizzle-orm/pg-core";
import { jsonDocument } from "./json-document.ts";

export const settings = pgTable("settings", {
  key: text().primaryKey(),
  value: jsonDocument().$type<unknown>().notNull(),
});
