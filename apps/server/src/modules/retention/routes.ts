import type { Database } from "@rufbaum/store";
import { Elysia } from "elysia";
import {
  readRetention,
  retentionSchema,
  USUAL_RETENTION,
  writeRetention,
} from "./retention-settings.ts";

/** `/api/settings/retention`: how many days each kind of data is kept. */
export function retentionRoutes(db: Database) {
  const view = async () => ({ days: await readRetention(db), usual: USUAL_RETENTION });
  return new Elysia({ name: "retention", prefix: "/api/settings/retention" }).get("", view).put(
    "",
    async ({ body }) => {
      await writeRetention(db, body);
      return view();
    },
    { body: retentionSchema.partial().strict() },
  );
}
