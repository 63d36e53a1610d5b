import { Elysia } from "elysia";
import type { Storage } from "./storage.ts";

/** Whether what happens can be stored. */
export function storageRoutes(storage: Pick<Storage, "view">) {
  return new Elysia({ name: "storage" }).get("/api/storage", () => storage.view());
}
