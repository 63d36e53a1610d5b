import { Elysia } from "elysia";
import { z } from "zod";
import type { Calls } from "./service.ts";

const limitSchema = z.coerce.number().int().min(1).max(1000).optional();

/** Calls listed, when nobody asks for more or fewer. */
const LATEST = 100;

export function callsRoutes(calls: Calls) {
  return new Elysia({ name: "calls" })
    .post("/api/make-call", ({ body }) => calls.place(body), {
      body: z.object({ to: z.string().max(64), treeId: z.string().max(128) }),
    })
    .get("/api/calls/active", () => calls.active())
    .get("/api/calls", ({ query }) => calls.list(query.limit ?? LATEST), {
      query: z.object({ limit: limitSchema }),
    })
    .get("/api/calls/:id", ({ params }) => calls.find(params.id))
    .post("/api/calls/:id/hangup", async ({ params }) => {
      await calls.hangUp(params.id);
      return { ok: true as const };
    });
}
