import { LONGEST_TEXT, MOST_CONDITIONS } from "@rufbaum/tree/graph";
import { Elysia } from "elysia";
import { z } from "zod";
import { described } from "../../http/described.ts";
import type { Conditions } from "./service.ts";

const text = z.string().max(LONGEST_TEXT);
const id = z.string().min(1).max(200);

/** What a node asks, and its conditions as its draft has them. */
const askedSchema = z.object({
  question: text,
  conditions: z
    .array(
      z.object({
        id,
        key: text,
        // And what the agent calls it.
        examples: z.array(text).max(MOST_CONDITIONS + 1),
        counts: z.array(z.string().max(100)).max(MOST_CONDITIONS).exactOptional(),
      }),
    )
    .max(MOST_CONDITIONS),
});

/** `/api/decision-trees/conditions`: how a node's conditions are understood while they are written. */
export function conditionsRoutes({ conditions }: { conditions: Conditions }) {
  return new Elysia({ name: "conditions", prefix: "/api/decision-trees/conditions" })
    .post("/explain", ({ body }) => conditions.explain(body), {
      detail: described(
        "Tells how a node's conditions are understood: what yes and no mean, what callers say to the like, and what is missed",
      ),
      body: askedSchema,
    })
    .post(
      "/examples",
      ({ body: { wanted, ...asked } }) => conditions.writeExamples(asked, wanted),
      {
        detail: described("Has the language model write examples for a condition"),
        body: askedSchema.extend({ wanted: id }),
      },
    );
}
