import { Elysia } from "elysia";
import type { Backups } from "./service.ts";

/** `/api/backups`: which there are, and one more. */
export function backupsRoutes(backups: Backups | undefined) {
  return new Elysia({ name: "backups", prefix: "/api/backups" })
    .get("", async () => (backups ? backups.view() : NONE))
    .post("", async ({ status }) => {
      backups?.begin();
      return status(202, backups ? await backups.view() : NONE);
    });
}

const NONE = { isRunning: false, made: null, failure: null, backups: [] };
