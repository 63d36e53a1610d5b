import { z } from "zod";
import { findForbidden } from "../document/forbidden.ts";
import { MOST_ENTRIES } from "../knowledge/entry.ts";
import { MOST_CONNECTIONS, MOST_NODES, MOST_NOTES } from "../limits.ts";
import type { TreeDiff } from "./diff/tree-diff.ts";

const id = z.string().min(1).max(200);
/** Handed on as it is: a schema of its own would put the fields of a record in another order. */
const record = z.custom<{ id: string }>(
  (value) =>
    typeof value === "object" && value !== null && id.safeParse(Reflect.get(value, "id")).success,
  "must be an object with an id",
);
const changes = z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() }).partial());
const names = z.array(z.string().max(200)).max(MOST_CONNECTIONS);
const turn = z.object({ from: names, to: names });

function list(most: number) {
  const placed = z.array(z.object({ index: z.int().min(0), record })).max(most);
  return z
    .strictObject({
      removed: placed,
      updated: z.array(z.object({ id, fields: changes, keys: turn.optional() })).max(most),
      order: turn,
      added: placed,
    })
    .partial();
}

/** A diff from outside. Whether the tree it makes is a valid one, `parseTree` says. */
export const treeDiffSchema = z
  .strictObject({
    fields: changes,
    keys: turn,
    nodes: list(MOST_NODES),
    connections: list(MOST_CONNECTIONS),
    notes: list(MOST_NOTES),
    knowledge: list(MOST_ENTRIES),
  })
  .partial()
  .refine((diff) => findForbidden(diff) === null, "has a forbidden field")
  .transform((diff) => diff as unknown as TreeDiff);
