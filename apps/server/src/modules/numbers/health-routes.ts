import { Elysia } from "elysia";
import { z } from "zod";
import { described } from "../../http/described.ts";
import { type NumberHealthDeps, readNumberHealth } from "./number-health.ts";

/** Days shown, when nobody asks for more or fewer. */
const DAYS = 14;
const MOST_DAYS = 90;

/** `/api/settings/number-health`: how often calls from each number are answered. */
export function numberHealthRoutes(deps: NumberHealthDeps) {
  return new Elysia({ name: "number-health" }).get(
    "/number-health",
    ({ query }) => readNumberHealth(deps, query.days ?? DAYS),
    {
      detail: described("Shows how often calls from each number were answered, by day"),
      query: z.object({ days: z.coerce.number().int().min(1).max(MOST_DAYS).optional() }),
    },
  );
}
