import { Elysia } from "elysia";
import { described } from "../../http/described.ts";
import type { Backups } from "./service.ts";

/** `/api/backups`: which there are, and one more. */
export function backupsRoutes(backups: Backups | undefined) {
  return new Elysia({ name: "backups", prefix: "/api/backups" })
    .get("", async () => (backups ? backups.view() : NONE), { detail: described("Lists backups") })
    .post(
      "",
      async ({ status }) => {
        backups?.begin();
        return status(202, backups ? await backups.view() : NONE);
      },
      { detail: described("Begins a backup", { status: 202 }) },
    );
}

const NONE = { isRunning: false, made: null, failure: null, backups: [] };
