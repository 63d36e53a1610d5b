import { z } from "zod";
import { suiteSchema } from "./schema.ts";

/** The JSON Schema of suites, for editors. */
export function suiteJsonSchema(): Record<string, unknown> {
  const { $schema, ...schema } = z.toJSONSchema(suiteSchema, { target: "draft-7" });
  return {
    $schema,
    title: "Rufbaum test suite",
    description:
      "Scripted conversations and simulations of a decision tree, run by `rufbaum test`.",
    ...schema,
  };
}
