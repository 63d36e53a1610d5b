import { PERSONAS } from "@rufbaum/simulation";
import type { ToldResult } from "@rufbaum/words/simulation";
import { Elysia } from "elysia";
import { z } from "zod";
import type { AnswerWords } from "../../http/answer-language.ts";
import { described, JSON_BODY } from "../../http/described.ts";
import { bodyOf, type Reader } from "../../reader/reader.ts";
import { idSchema, type SimulationOrderBody } from "./read-bodies.ts";
import type { Simulations } from "./service.ts";

/** Large bodies are taken as the bytes that they came as; these say for clients what they are. */
const order = {
  parse: "none",
  body: z.custom<SimulationOrderBody>().meta({ type: "object" }),
} as const;
const result = {
  parse: "none",
  body: z
    .custom<{ simulationResult: ToldResult }>()
    .meta({ type: "object", required: ["simulationResult"] }),
} as const;

const DEFAULT_LIMIT = 50;
const MOST_LISTED = 200;

/** `/api/simulation`. */
export function simulationRoutes({
  simulations,
  reader,
  wordsFor,
}: {
  simulations: Simulations;
  reader: Reader;
  wordsFor: AnswerWords;
}) {
  return new Elysia({ name: "simulation", prefix: "/api/simulation" })
    .get("/personas", () => [...PERSONAS], { detail: described("Lists virtual customers") })
    .post(
      "/run",
      async ({ request, server }) => {
        const body = await bodyOf(request);
        // A million conversations take longer than connections may usually be quiet.
        server?.timeout(request, 0);
        const asked = await reader.ask("read-simulation-order", { body });
        return simulations.run(asked, wordsFor(request));
      },
      {
        ...order,
        detail: described("Simulates conversations with virtual customers", { takes: JSON_BODY }),
      },
    )
    .post(
      "/cancel",
      async ({ body }) => {
        await simulations.cancel(body.key);
        return { ok: true as const };
      },
      { detail: described("Calls off a simulation"), body: z.object({ key: idSchema }) },
    )
    .post(
      "/recommendations",
      async ({ request }) => ({
        recommendations: await simulations.recommend(await bodyOf(request), wordsFor(request)),
      }),
      {
        ...result,
        detail: described("Recommends changes to a tree from a simulation's result", {
          takes: JSON_BODY,
        }),
      },
    )
    .get(
      "/runs",
      ({ query }) =>
        simulations.list({ treeId: query.treeId ?? null, limit: query.limit ?? DEFAULT_LIMIT }),
      {
        detail: described("Lists stored simulations"),
        query: z.object({
          treeId: idSchema.optional(),
          limit: z.coerce.number().int().min(1).max(MOST_LISTED).optional(),
        }),
      },
    )
    .get("/runs/:id", ({ params, request }) => simulations.read(params.id, wordsFor(request)), {
      detail: described("Shows a stored simulation"),
    })
    .delete(
      "/runs/:id",
      async ({ params }) => {
        await simulations.remove(params.id);
        return { ok: true as const };
      },
      { detail: described("Deletes a stored simulation") },
    )
    .get(
      "/runs/:id/conversations/:index",
      ({ params }) => simulations.conversation(params.id, params.index),
      {
        detail: described(
          "Shows one conversation of a simulation, by its `index`, which is 0 for the first",
        ),
        params: z.object({ id: idSchema, index: z.coerce.number().int().min(0) }),
      },
    )
    .get(
      "/compare",
      ({ query, request }) => simulations.compare(query.one, query.other, wordsFor(request)),
      {
        detail: described("Compares two stored simulations"),
        query: z.object({ one: idSchema, other: idSchema }),
      },
    );
}
