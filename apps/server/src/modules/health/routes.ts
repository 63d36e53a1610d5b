import { Elysia } from "elysia";

/** Tells that the server runs, and which version. */
export function healthRoutes({ version }: { version: string }) {
  return new Elysia({ name: "health" }).get("/api/health", () => ({ ok: true as const, version }));
}
