import { Elysia } from "elysia";
import type { AppDeps } from "./app.ts";
import type { AnswerWords } from "./http/answer-language.ts";
import type { SettingPart } from "./live/messages.ts";
import { backupsRoutes } from "./modules/backups/routes.ts";
import { carrierAccountRoutes } from "./modules/carrier-account/routes.ts";
import { dialSettingsRoutes } from "./modules/lawful-calling/settings-routes.ts";
import { limitsRoutes } from "./modules/limits/routes.ts";
import { numbersRoutes } from "./modules/numbers/routes.ts";
import { ownNumbersRoutes } from "./modules/own-numbers/routes.ts";
import { retentionRoutes } from "./modules/retention/routes.ts";
import { settingsRoutes } from "./modules/settings/routes.ts";
import type { System } from "./modules/settings/system-settings.ts";

export interface SettingsAppDeps
  extends Pick<
    AppDeps,
    | "runtime"
    | "db"
    | "sideDb"
    | "access"
    | "live"
    | "telephony"
    | "carrierAccount"
    | "languageModel"
    | "backups"
  > {
  system: System;
  wordsFor: AnswerWords;
}

/** All that an administrator sets and looks at; each save is told to open pages and other servers. */
export function settingsApp(deps: SettingsAppDeps) {
  const { db, access, live, telephony, wordsFor } = deps;
  const { clock } = deps.runtime;
  const { timeZone } = deps.system;
  const telling = (part: SettingPart) => () => live.publish({ type: "settings-changed", part });
  return new Elysia({ name: "all-settings" })
    .use(settingsRoutes({ ...deps, clock, changed: (part) => telling(part)() }))
    .use(dialSettingsRoutes({ ...deps, clock, changed: telling("lawful-calling") }))
    .use(carrierAccountRoutes(deps))
    .use(numbersRoutes(telephony.callerNumbers, wordsFor))
    .use(ownNumbersRoutes(telephony.ownNumbers, access))
    .use(retentionRoutes({ ...deps, clock, changed: telling("retention") }))
    .use(
      limitsRoutes({
        db,
        clock,
        timeZone,
        carrier: telephony.carrier,
        changed: telling("limits"),
      }),
    )
    .use(backupsRoutes(deps.backups));
}
