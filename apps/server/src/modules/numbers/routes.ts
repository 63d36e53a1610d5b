import { Elysia } from "elysia";
import { z } from "zod";
import type { CallerNumbers } from "./service.ts";

const label = z.string().trim().max(100);
const proof = z
  .string()
  .trim()
  .max(500)
  .nullable()
  .transform((text) => text || null);

/** A part of a path that can't be decoded comes as null. */
const named = z.object({ number: z.string() });

/** `/api/numbers`: the inventory of numbers that calls may show. */
export function numbersRoutes(
  numbers: Pick<CallerNumbers, "list" | "add" | "change" | "remove" | "check">,
) {
  return new Elysia({ name: "numbers", prefix: "/api/numbers" })
    .get("", () => numbers.list())
    .post(
      "",
      async ({ body, status }) => {
        const { number, label = "", proof = null } = body;
        return status(201, await numbers.add({ number, label, proof }));
      },
      {
        body: z.object({
          number: z.string().max(64),
          label: label.optional(),
          proof: proof.optional(),
        }),
      },
    )
    .post("/check", () => numbers.check())
    .patch("/:number", ({ params, body }) => numbers.change(params.number, body), {
      params: named,
      body: z.object({
        label: label.optional(),
        proof: proof.optional(),
        isDefault: z.literal(true).optional(),
        answersHere: z.literal(true).optional(),
        inboundTreeId: z.string().max(128).nullable().optional(),
      }),
    })
    .delete(
      "/:number",
      async ({ params }) => {
        await numbers.remove(params.number);
        return { ok: true as const };
      },
      { params: named },
    );
}
