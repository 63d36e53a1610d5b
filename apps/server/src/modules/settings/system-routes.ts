import { Elysia } from "elysia";
import { described } from "../../http/described.ts";
import type { SettingPart } from "../../live/messages.ts";
import { versionSchema } from "./shared-setting.ts";
import { type System, systemSchema } from "./system-settings.ts";
import { allTimeZones } from "./time-zone.ts";

/** `/api/settings/system`: the time zone and the language that the whole program goes by. */
export function systemRoutes({
  system,
  changed,
}: {
  system: System;
  changed(part: SettingPart): void;
}) {
  return new Elysia({ name: "system-settings" })
    .get("/system", () => system.read(), {
      detail: described("Shows the time zone and the language that the program goes by"),
    })
    .put(
      "/system",
      async ({ body }) => {
        const kept = await system.change(body);
        changed("system");
        return kept;
      },
      {
        detail: described("Changes the time zone and the language, of the version that is named"),
        body: systemSchema.partial().extend({ version: versionSchema }).strict(),
      },
    )
    .get("/time-zones", () => allTimeZones(), {
      detail: described("Lists the time zones that can be chosen"),
    });
}
