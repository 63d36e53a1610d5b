import { PERSONAS, type Persona, type SimulationResult } from "@rufbaum/simulation";
import { Elysia } from "elysia";
import { z } from "zod";
import type { Simulations } from "./service.ts";

/** No database has an id with NUL in it. */
const idSchema = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[^\0]*$/);

/** What is wrong with a count, a seed or a persona is told in words by the service. */
const requestSchema = z.object({
  treeId: idSchema,
  numSimulations: z.number(),
  personas: z.custom<readonly Persona[]>(() => true).optional(),
  language: z.string().max(20).optional(),
  enableDiscovery: z.boolean().optional(),
  seed: z.number().optional(),
  noise: z.number().optional(),
  strict: z.boolean().optional(),
  key: idSchema.optional(),
});

/** Any object passes here: what is wrong with it is told by the service. */
const resultSchema = z.custom<SimulationResult>(
  (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  "must be the result of a simulation",
);

const DEFAULT_LIMIT = 50;
const MOST_LISTED = 200;

/** `/api/simulation`. */
export function simulationRoutes(simulations: Simulations) {
  return new Elysia({ name: "simulation", prefix: "/api/simulation" })
    .get("/personas", () => [...PERSONAS])
    .post(
      "/run",
      ({ body, request, server }) => {
        // A million conversations take longer than connections may usually be quiet.
        server?.timeout(request, 0);
        return simulations.run(body);
      },
      { body: requestSchema },
    )
    .post(
      "/cancel",
      async ({ body }) => {
        await simulations.cancel(body.key);
        return { ok: true as const };
      },
      { body: z.object({ key: idSchema }) },
    )
    .post(
      "/recommendations",
      async ({ body }) => ({
        recommendations: await simulations.recommend(body.simulationResult),
      }),
      { body: z.object({ simulationResult: resultSchema }) },
    )
    .get(
      "/runs",
      ({ query }) =>
        simulations.list({ treeId: query.treeId ?? null, limit: query.limit ?? DEFAULT_LIMIT }),
      {
        query: z.object({
          treeId: idSchema.optional(),
          limit: z.coerce.number().int().min(1).max(MOST_LISTED).optional(),
        }),
      },
    )
    .get("/runs/:id", ({ params }) => simulations.read(params.id))
    .delete("/runs/:id", async ({ params }) => {
      await simulations.remove(params.id);
      return { ok: true as const };
    })
    .get(
      "/runs/:id/conversations/:index",
      ({ params }) => simulations.conversation(params.id, params.index),
      { params: z.object({ id: idSchema, index: z.coerce.number().int().min(0) }) },
    )
    .get("/compare", ({ query }) => simulations.compare(query.one, query.other), {
      query: z.object({ one: idSchema, other: idSchema }),
    });
}
