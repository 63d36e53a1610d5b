import { z } from "zod";
import { findForbidden } from "../../document/forbidden.ts";
import { connectionSchema, noteSchema } from "../../document/schema.ts";
import { treeNodeSchema } from "../../nodes/schemas.ts";
import type { Fragment } from "./clipboard.ts";

const fragmentSchema = z.object({
  rufbaum: z.literal("fragment"),
  version: z.literal(1),
  nodes: z.array(treeNodeSchema),
  connections: z.array(connectionSchema),
  notes: z.array(noteSchema),
});

/**
 * Reads what lay in the clipboard; `null` if that is no piece of a tree. What it takes in makes a
 * valid document of any valid one; where a node has more than it may, `paste` refuses that by name.
 * It needs the schema library: a browser loads it with the first paste.
 */
export function readFragment(text: string): Fragment | null {
  const value = parsed(text);
  if (typeof value !== "object" || value === null || findForbidden(value)) return null;
  const { error } = fragmentSchema.safeParse(value);
  if (error && !error.issues.every(isExcess)) return null;
  const { nodes, connections, notes } = value as Fragment;
  // Of a list that is too long the schema has not looked at the entries.
  if (error && !nodes.every((node) => listsSchema.safeParse(node).success)) return null;
  const ids = new Set(nodes.map(({ id }) => id));
  if (ids.size < nodes.length) return null;
  return { rufbaum: "fragment", version: 1, nodes, connections, notes };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The lists of a node, however long. */
const listsSchema = z.looseObject({
  conditions: z
    .array(
      z.looseObject({
        id: z.string(),
        condition: z.string(),
        targetNodeId: z.string().nullish(),
        examples: z.array(z.string()).optional(),
        spoken: z.string().optional(),
      }),
    )
    .optional(),
  reprompts: z.array(z.string()).optional(),
});

/** Fields of a condition that may hold too much. */
const TOO_LARGE: ReadonlySet<PropertyKey> = new Set(["examples", "spoken"]);

/** What a node has too many or too long of, as `tooLarge` tells it. */
function isExcess({ code, path }: z.core.$ZodIssue): boolean {
  const [list, , field, , within] = path;
  if (code !== "too_big" || list !== "nodes") return false;
  if (field === "content" || field === "reprompts") return true;
  return field === "conditions" && (within === undefined || TOO_LARGE.has(within));
}
