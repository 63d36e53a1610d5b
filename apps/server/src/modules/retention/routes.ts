import type { Clock } from "@rufbaum/runtime";
import { appendAuditEntry, type Database } from "@rufbaum/store";
import { Elysia } from "elysia";
import { DomainError } from "../../errors.ts";
import { described } from "../../http/described.ts";
import type { Access } from "../access/service.ts";
import { signedIn } from "../access/signed-in.ts";
import { REASON } from "../lawful-calling/dial-settings.ts";
import { changeState, stateVersion, versionOf } from "../settings/state-version.ts";
import {
  changedKinds,
  KEY,
  keptLonger,
  LEAST_RETENTION,
  type Retention,
  readRetention,
  retentionSchema,
  USUAL_RETENTION,
  writeRetention,
} from "./retention-settings.ts";

export interface RetentionRouteDeps {
  db: Database;
  clock: Clock;
  access: Pick<Access, "identify" | "requirePerson">;
  /** Tells open pages. */
  changed(): void;
}

/** What is kept longer than is usual needs a reason. */
const retentionChanges = retentionSchema
  .partial()
  .extend({ reason: REASON.optional(), version: stateVersion })
  .strict();

/** `/api/settings/retention`: how many days each kind of data is kept. */
export function retentionRoutes({ db, clock, access, changed }: RetentionRouteDeps) {
  async function view() {
    const days = await readRetention(db);
    return { days, usual: USUAL_RETENTION, least: LEAST_RETENTION, version: versionOf(days) };
  }
  return new Elysia({ name: "retention", prefix: "/api/settings/retention" })
    .use(signedIn(access))
    .get("", view, { detail: described("Shows how many days each kind of data is kept") })
    .put(
      "",
      async ({ body, identity }) => {
        const by = await access.requirePerson(identity);
        const { reason, version, ...changes } = body;
        const shared = { keys: [KEY], version, state: readRetention, view };
        await changeState(db, shared, async (tx, before) => {
          const changed = changedKinds(before, changes);
          if (changed.length === 0) return;
          const longer = keptLonger(changed, changes).map(settingOf);
          if (longer.length > 0 && reason === undefined) {
            throw new DomainError(
              { code: "reason-needed", fields: longer },
              { status: 422, details: { fields: longer } },
            );
          }
          const days = await writeRetention(tx, changes);
          const details = {
            changed: changed.map(settingOf),
            reason: reason ?? null,
            days,
            before: { days: before },
          };
          const entry = { at: clock.now(), by, subject: null, details };
          await appendAuditEntry(tx, { action: "retention-changed", ...entry });
        });
        changed();
        return view();
      },
      {
        detail: described("Changes how long data are kept; longer needs a reason"),
        body: retentionChanges,
      },
    );
}

function settingOf(kind: keyof Retention) {
  return `retention.${kind}` as const;
}
