import { Elysia } from "elysia";
import type { BackupDesk } from "./service.ts";

/** `/api/backups`: which there are, and one more. */
export function backupsRoutes(desk: BackupDesk | undefined) {
  return new Elysia({ name: "backups", prefix: "/api/backups" })
    .get("", async () => (desk ? desk.view() : NONE))
    .post("", async ({ status }) => {
      desk?.begin();
      return status(202, desk ? await desk.view() : NONE);
    });
}

const NONE = { isRunning: false, made: null, failure: null, backups: [] };
