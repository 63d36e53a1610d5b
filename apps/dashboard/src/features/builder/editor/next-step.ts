import type { Tree } from "@rufbaum/tree";
import { textOf } from "@rufbaum/tree/graph";

/** What comes next in a tree that was just begun, and at which node; `null` once there is more than a start. */
export interface NextStep {
  what: "greet" | "continue";
  nodeId: string;
}

export function nextStepOf({ nodes, connections }: Tree): NextStep | null {
  const [start, ...more] = nodes;
  if (start?.type !== "start" || more.length > 0 || connections.length > 0) return null;
  return { what: textOf(start).trim() === "" ? "greet" : "continue", nodeId: start.id };
}
