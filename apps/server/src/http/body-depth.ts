import { DomainError } from "../errors.ts";

/** A document may be 64 levels deep, and a diff holds parts of one a few levels down. */
const DEEPEST = 80;

/**
 * Refuses a body that is nested deeper than anything we take. Before it is checked against its
 * schema: Elysia puts the whole value into the error of a refused body, each level indented further,
 * so that 60 kB of brackets became gigabytes and held the server up for 13 seconds (measured).
 */
export function checkBodyDepth(body: unknown): void {
  let level = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) {
      throw new DomainError(
        "too-deep",
        `Die Anfrage ist tiefer als ${DEEPEST} Ebenen verschachtelt.`,
        { details: { limit: DEEPEST } },
      );
    }
    level = childrenOf(level);
  }
}

function childrenOf(values: readonly unknown[]): unknown[] {
  const children: unknown[] = [];
  for (const value of values) {
    if (typeof value !== "object" || value === null) continue;
    for (const child of Object.values(value)) {
      if (typeof child === "object" && child !== null) children.push(child);
    }
  }
  return children;
}
