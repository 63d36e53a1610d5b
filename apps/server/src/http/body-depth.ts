import { DEEPEST, tooDeep } from "../reader/read-json.ts";

/**
 * Refuses a body that is nested deeper than anything we take. Before it is checked against its
 * schema: Elysia puts the whole value into the error of a refused body, each level indented further,
 * so that 60 kB of brackets became gigabytes and held the server up for 13 seconds (measured). Only
 * for bodies that are small: larger ones are counted before they are parsed (`reader/read-json.ts`).
 */
export function checkBodyDepth(body: unknown): void {
  let level = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) throw tooDeep();
    level = childrenOf(level);
  }
}

function childrenOf(values: readonly unknown[]): unknown[] {
  const children: unknown[] = [];
  for (const value of values) {
    if (Array.isArray(value)) {
      // Object.values of a list takes a hundred times as long.
      for (const child of value)
        if (typeof child === "object" && child !== null) children.push(child);
    } else if (typeof value === "object" && value !== null) {
      for (const child of Object.values(value)) {
        if (typeof child === "object" && child !== null) children.push(child);
      }
    }
  }
  return children;
}
