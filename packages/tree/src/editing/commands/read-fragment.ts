import { NODE_SPECS } from "../../nodes/registry.ts";
import type { Connection, Note, TreeNode } from "../../tree.ts";
import type { Fragment } from "./clipboard.ts";

/** Reads what lay in the clipboard; `null` if that is no piece of a tree. The server checks the rest. */
export function readFragment(text: string): Fragment | null {
  const value = parsed(text);
  if (!isObject(value) || value.rufbaum !== "fragment" || value.version !== 1) return null;
  const { nodes, connections, notes } = value;
  if (!areAll(nodes, isNode) || !areAll(connections, isConnection) || !areAll(notes, isNote))
    return null;
  return { rufbaum: "fragment", version: 1, nodes, connections, notes };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function areAll<T>(value: unknown, is: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every(is);
}

function isPlaced(value: unknown): value is Record<string, unknown> {
  if (!isObject(value) || typeof value.id !== "string" || !isObject(value.position)) return false;
  return Number.isFinite(value.position.x) && Number.isFinite(value.position.y);
}

function isNode(value: unknown): value is TreeNode {
  return (
    isPlaced(value) &&
    typeof value.title === "string" &&
    typeof value.type === "string" &&
    Object.hasOwn(NODE_SPECS, value.type) &&
    (value.conditions === undefined || areAll(value.conditions, isCondition))
  );
}

function isCondition(value: unknown): value is object {
  return isObject(value) && typeof value.id === "string" && typeof value.condition === "string";
}

function isConnection(value: unknown): value is Connection {
  return (
    isObject(value) &&
    typeof value.id === "string" &&
    typeof value.sourceNodeId === "string" &&
    typeof value.targetNodeId === "string"
  );
}

function isNote(value: unknown): value is Note {
  return isPlaced(value) && typeof value.text === "string";
}
