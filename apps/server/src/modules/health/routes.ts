import { Elysia } from "elysia";
import { described } from "../../http/described.ts";

/** Tells that the server runs, and which version. */
export function healthRoutes({ version }: { version: string }) {
  return new Elysia({ name: "health" }).get("/api/health", () => ({ ok: true as const, version }), {
    detail: described("Tells that the server runs, and which version"),
  });
}
