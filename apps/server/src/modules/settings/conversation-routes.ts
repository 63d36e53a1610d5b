import type { Database } from "@rufbaum/store";
import { CHOOSABLE_VOICES } from "@rufbaum/telephony";
import { Elysia } from "elysia";
import { described } from "../../http/described.ts";
import type { SettingPart } from "../../live/messages.ts";
import { conversationSchema, conversationSettings, SPEEDS } from "./conversation-settings.ts";
import { versionSchema } from "./shared-setting.ts";

/** `/api/settings/conversations`: who speaks, how fast, and whether what is said is kept. */
export function conversationRoutes({
  db,
  changed,
}: {
  db: Database;
  changed(part: SettingPart): void;
}) {
  return new Elysia({ name: "conversation-settings" })
    .get("/conversations", () => conversationSettings.read(db), {
      detail: described("Shows the usual voice and speed, and whether calls are logged"),
    })
    .put(
      "/conversations",
      async ({ body }) => {
        const kept = await conversationSettings.change(db, body);
        changed("conversations");
        return kept;
      },
      {
        detail: described(
          "Changes the usual voice and speed, and whether calls are logged, of the version that is named",
        ),
        body: conversationSchema.partial().extend({ version: versionSchema }).strict(),
      },
    )
    .get("/conversations/choices", () => ({ voices: CHOOSABLE_VOICES, speeds: SPEEDS }), {
      detail: described("Lists the voices and speeds that can be the usual ones"),
    });
}
