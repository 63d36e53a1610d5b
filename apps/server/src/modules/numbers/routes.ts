import type { CallerNumberRecord } from "@rufbaum/store";
import { Elysia } from "elysia";
import { z } from "zod";
import type { AnswerWords } from "../../http/answer-language.ts";
import { described } from "../../http/described.ts";
import type { CallerNumbers } from "./service.ts";
import { viewCallerNumber } from "./view.ts";

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
  wordsFor: AnswerWords,
) {
  const viewAll = (records: readonly CallerNumberRecord[], request: Request) =>
    records.map((record) => viewCallerNumber(record, wordsFor(request)));
  return new Elysia({ name: "numbers", prefix: "/api/numbers" })
    .get("", async ({ request }) => viewAll(await numbers.list(), request), {
      detail: described("Lists the numbers that calls may show"),
    })
    .post(
      "",
      async ({ body, status, request }) => {
        const { number, label = "", proof = null } = body;
        const added = await numbers.add({ number, label, proof });
        return status(201, viewCallerNumber(added, wordsFor(request)));
      },
      {
        detail: described("Adds a number that calls may show", { status: 201 }),
        body: z.strictObject({
          number: z.string().max(64),
          label: label.optional(),
          proof: proof.optional(),
        }),
      },
    )
    .post("/check", async ({ request }) => viewAll(await numbers.check(), request), {
      detail: described("Asks the carrier about every caller number"),
    })
    .patch(
      "/:number",
      async ({ params, body, request }) =>
        viewCallerNumber(await numbers.change(params.number, body), wordsFor(request)),
      {
        detail: described("Changes a caller number"),
        params: named,
        body: z.strictObject({
          label: label.optional(),
          proof: proof.optional(),
          isDefault: z.literal(true).optional(),
          answersHere: z.literal(true).optional(),
          inboundTreeId: z.string().max(128).nullable().optional(),
        }),
      },
    )
    .delete(
      "/:number",
      async ({ params }) => {
        await numbers.remove(params.number);
        return { ok: true as const };
      },
      { detail: described("Removes a caller number"), params: named },
    );
}
