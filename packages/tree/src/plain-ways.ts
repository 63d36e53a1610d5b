import type { Connection } from "./tree.ts";

/** The key of the way out of a node that failed. */
export const FAILED = "failed";

/** A connection that is taken when no condition names another. */
export function isPlain({ condition }: Pick<Connection, "condition">): boolean {
  return condition === null || condition === undefined || condition === "";
}
