import type { Clock } from "@rufbaum/runtime";
import { appendAuditEntry, type Database } from "@rufbaum/store";
import { Elysia } from "elysia";
import type { AnswerWords } from "../../http/answer-language.ts";
import { described } from "../../http/described.ts";
import type { SettingPart } from "../../live/messages.ts";
import type { Access } from "../access/service.ts";
import { signedIn } from "../access/signed-in.ts";
import { type LanguageModel, languageModelRoutes } from "../language-model/routes.ts";
import { readHomeCountry } from "../lawful-calling/home-country.ts";
import { numberHealthRoutes } from "../numbers/health-routes.ts";
import { conversationRoutes } from "./conversation-routes.ts";
import { changeState, stateVersion, versionOf } from "./state-version.ts";
import { systemRoutes } from "./system-routes.ts";
import type { System } from "./system-settings.ts";
import {
  readTelephonySettings,
  TELEPHONY_KEY,
  telephonySettingsSchema,
  writeTelephonySettings,
} from "./telephony-settings.ts";

export interface SettingsRouteDeps {
  wordsFor: AnswerWords;
  system: System;
  /** Left out, or `null`, where none is configured. */
  languageModel?: LanguageModel | null;
  /** Tells open pages and the other servers. */
  changed(part: SettingPart): void;
  db: Database;
  /** The same data, for reports. */
  sideDb: Database;
  clock: Clock;
  access: Pick<Access, "identify" | "requirePerson">;
}

/** `/api/settings`: what an administrator may change while the program runs. */
export function settingsRoutes(deps: SettingsRouteDeps) {
  const { db, sideDb, clock, access, system, changed } = deps;
  const telephony = async (from: Database = db) => {
    const settings = await readTelephonySettings(from);
    return { ...settings, version: versionOf(settings) };
  };
  return new Elysia({ name: "settings", prefix: "/api/settings" })
    .use(signedIn(access))
    .use(systemRoutes({ system, changed }))
    .use(conversationRoutes({ db, changed }))
    .use(languageModelRoutes(deps.languageModel ?? null, deps.wordsFor))
    .use(numberHealthRoutes({ sideDb, clock, timeZone: system.timeZone }))
    .get("/telephony", () => telephony(), {
      detail: described(
        "Shows how calls are led: the company, where they are put through, and more",
      ),
    })
    .put(
      "/telephony",
      async ({ body, identity }) => {
        const { version, ...changes } = body;
        const { company: stands } = await readTelephonySettings(db);
        // Consents are held against it: whoever names another company answers for that.
        const isOther = changes.company !== undefined && changes.company !== stands;
        const by = isOther ? await access.requirePerson(identity) : null;
        const shared = {
          keys: [TELEPHONY_KEY],
          version,
          state: readTelephonySettings,
          view: () => telephony(),
        };
        await changeState(db, shared, async (tx, before) => {
          const given = Object.entries(changes).filter(([, value]) => value !== undefined);
          const wanted = { ...before, ...Object.fromEntries(given) };
          const kept = await writeTelephonySettings(tx, wanted, await readHomeCountry(tx));
          if (by === null) return;
          const was = { company: before.company };
          const details = { changed: ["company"], company: kept.company, before: was };
          const entry = { at: clock.now(), by, subject: null, details };
          await appendAuditEntry(tx, { action: "rules-changed", ...entry });
        });
        changed("telephony");
        return telephony();
      },
      {
        detail: described("Changes how calls are led, of the state that is named"),
        body: telephonySettingsSchema.partial().extend({ version: stateVersion }).strict(),
      },
    );
}
