import type { Tree } from "@rufbaum/tree";
import { specOf } from "@rufbaum/tree/graph";
import type { Keypad } from "./line.ts";

/** Conditions that are chosen by keys: `1`, `12`, `#`. */
const KEYS = /^[0-9*#]{1,4}$/;

/** Which keys the node at which a conversation stands waits for; `null` if for none. */
export function keypadOf(tree: Tree, nodeId: string | null): Keypad | null {
  const node = tree.nodes.find(({ id }) => id === nodeId);
  if (node?.type === "input") {
    const { value, maxDigits = null, endKey = "#" } = node.input ?? {};
    return value === "digits" ? { digits: maxDigits, endKey } : null;
  }
  if (!node || !specOf(node).listens) return null;
  const keys = (node.conditions ?? [])
    .map(({ condition }) => condition.trim())
    .filter((key) => KEYS.test(key));
  if (keys.length === 0) return null;
  return { digits: Math.max(...keys.map((key) => key.length)), endKey: null };
}
