import { z } from "zod";
import { deedFields, lineFields, testCase } from "./case-schema.ts";
import { filled, now, percent, value } from "./schema-parts.ts";
import { simulation } from "./simulation-schema.ts";

const treeRef = z.union(
  [
    filled.describe("A tree file beside the suite, the name or id of a tree, or sample."),
    z
      .strictObject({ id: filled.optional(), name: filled.optional() })
      .refine(({ id, name }) => (id === undefined) !== (name === undefined), {
        error: "It needs either id or name.",
      }),
  ],
  { error: "It must be a file, a name, or id: or name: with one." },
);

export const suiteSchema = z.strictObject({
  name: filled.optional(),
  tree: treeRef,
  now: now.optional(),
  variables: z.record(z.string(), value.nullable()).optional(),
  cases: z.array(testCase).min(1).optional(),
  simulations: z.array(simulation).min(1).optional(),
  coverage: z
    .strictObject({ nodes: percent.optional(), connections: percent.optional() })
    .describe("Percent of nodes and connections that the cases reach at least.")
    .optional(),
});

/** The names of all fields, by what has them. */
export const FIELDS = {
  suite: Object.keys(suiteSchema.shape),
  case: Object.keys(testCase.shape),
  line: Object.keys(lineFields),
  simulation: Object.keys(simulation.shape),
  tree: ["id", "name"],
  coverage: ["nodes", "connections"],
  limits: ["min", "max"],
  action: ["gives"],
  deed: Object.keys(deedFields),
} as const satisfies Record<string, readonly string[]>;

export type Suite = z.infer<typeof suiteSchema>;
