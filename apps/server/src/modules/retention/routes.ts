import type { Clock } from "@rufbaum/runtime";
import { appendAuditEntry, type Database } from "@rufbaum/store";
import type { ChangedSetting } from "@rufbaum/words";
import { Elysia } from "elysia";
import type { Access } from "../access/service.ts";
import { signedIn } from "../access/signed-in.ts";
import {
  changedKinds,
  LEAST_RETENTION,
  readRetention,
  retentionSchema,
  USUAL_RETENTION,
  writeRetention,
} from "./retention-settings.ts";

export interface RetentionRouteDeps {
  db: Database;
  clock: Clock;
  access: Pick<Access, "identify" | "requirePerson">;
}

/** `/api/settings/retention`: how many days each kind of data is kept. */
export function retentionRoutes({ db, clock, access }: RetentionRouteDeps) {
  const view = async () => ({
    days: await readRetention(db),
    usual: USUAL_RETENTION,
    least: LEAST_RETENTION,
  });
  return new Elysia({ name: "retention", prefix: "/api/settings/retention" })
    .use(signedIn(access))
    .get("", view)
    .put(
      "",
      async ({ body, identity }) => {
        const by = await access.requirePerson(identity);
        await db.transaction(async (tx) => {
          const before = await readRetention(tx);
          const changed = changedKinds(before, body);
          if (changed.length === 0) return;
          const days = await writeRetention(tx, body);
          const details = {
            changed: changed.map((kind) => `retention.${kind}` satisfies ChangedSetting),
            days,
            before: { days: before },
          };
          const entry = { at: clock.now(), by, subject: null, details };
          await appendAuditEntry(tx, { action: "retention-changed", ...entry });
        });
        return view();
      },
      { body: retentionSchema.partial().strict() },
    );
}
