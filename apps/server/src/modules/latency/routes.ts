import { Elysia } from "elysia";
import { z } from "zod";
import { described } from "../../http/described.ts";
import { createLatency } from "./latency.ts";
import { MOST_DAYS } from "./latency-days.ts";

/** Days shown, when nobody asks for more or fewer. */
const DAYS = 7;

/** How long callers waited for answers, by tree and day, from the stored calls. */
export function latencyRoutes(deps: Parameters<typeof createLatency>[0]) {
  const latency = createLatency(deps);
  return new Elysia({ name: "latency" }).get(
    "/api/latency",
    ({ query }) => latency.read({ days: query.days ?? DAYS, treeId: query.treeId ?? null }),
    {
      detail: described("Shows how long callers waited for answers, by tree and day"),
      query: z.object({
        days: z.coerce.number().int().min(1).max(MOST_DAYS).optional(),
        treeId: z.string().max(128).optional(),
      }),
    },
  );
}
