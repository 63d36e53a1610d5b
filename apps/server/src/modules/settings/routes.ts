import type { Database } from "@rufbaum/store";
import { Elysia } from "elysia";
import {
  readTelephonySettings,
  telephonySettingsSchema,
  writeTelephonySettings,
} from "./telephony-settings.ts";

/** `/api/settings`: what an administrator may change while the program runs. */
export function settingsRoutes(db: Database) {
  return new Elysia({ name: "settings", prefix: "/api/settings" })
    .get("/telephony", () => readTelephonySettings(db))
    .put("/telephony", ({ body }) => writeTelephonySettings(db, body), {
      body: telephonySettingsSchema.strict(),
    });
}
