import { whyNot } from "@rufbaum/tree/editing";
import { type Atom, atom } from "jotai";
import { treeAtom } from "../editor/editing.ts";
import { comparisonAtom, connectingAtom, foundAtom, walkAtom } from "../editor/view.ts";

/** Whether the canvas is seen from so far away that cards show their titles only. */
export const isFarAtom = atom(false);

/** Whether a connection is being drawn from a node, or could be led to it; `null` without one. */
export type ConnectRole = "source" | "target" | null;

export interface CardState {
  isCurrent: boolean;
  isOnTrail: boolean;
  isFound: boolean;
  role: ConnectRole;
  /** What has become of it since the version it is compared with. */
  mark: "added" | "changed" | null;
}

const states = new Map<string, Atom<string>>();

/**
 * What a card shows beside its node, as a text so that a card is drawn again only when it differs.
 * One atom per node: a card that comes into view again finds it.
 */
export function cardStateAtom(nodeId: string): Atom<string> {
  const known = states.get(nodeId);
  if (known) return known;
  const made = atom((get) => {
    const walk = get(walkAtom);
    const found = get(foundAtom);
    const connecting = get(connectingAtom);
    const mark = get(comparisonAtom)?.marks.get(nodeId);
    const parts: string[] = mark ? [mark] : [];
    if (walk?.current.has(nodeId)) parts.push("current");
    if (walk?.trail.nodes.has(nodeId)) parts.push("trail");
    if (found?.ids.has(nodeId)) parts.push("found");
    if (connecting?.nodeId === nodeId) parts.push("source");
    else if (connecting) {
      const tree = get(treeAtom);
      const { nodeId: sourceNodeId, conditionId } = connecting;
      const link = { sourceNodeId, targetNodeId: nodeId, conditionId };
      if (tree && whyNot(tree, link) === null) parts.push("target");
    }
    return parts.join(" ");
  });
  states.set(nodeId, made);
  return made;
}

export function readCardState(text: string): CardState {
  const parts = text.split(" ");
  return {
    isCurrent: parts.includes("current"),
    isOnTrail: parts.includes("trail"),
    isFound: parts.includes("found"),
    role: parts.includes("source") ? "source" : parts.includes("target") ? "target" : null,
    mark: parts.includes("added") ? "added" : parts.includes("changed") ? "changed" : null,
  };
}
