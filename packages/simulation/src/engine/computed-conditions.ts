import type { Tree } from "@rufbaum/tree";

/** Ids, by node, of the conditions that hold by an expression: a value meets them, and words alone do not. */
export function computedConditions({ nodes }: Tree): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, ReadonlySet<string>>();
  for (const { id, conditions = [] } of nodes) {
    const computed = conditions.filter(({ expression = "" }) => expression.trim() !== "");
    if (computed.length > 0) found.set(id, new Set(computed.map((one) => one.id)));
  }
  return found;
}
