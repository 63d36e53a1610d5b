import { whyNot } from "@rufbaum/tree/editing";
import type { LintFinding } from "@rufbaum/tree/lint";
import { atom } from "jotai";
import { treeAtom } from "../editor/editing.ts";
import { findingsByNodeAtom } from "../editor/findings.ts";
import {
  comparisonAtom,
  connectingAtom,
  foundAtom,
  missedCountsAtom,
  whereaboutsAtom,
} from "../editor/view.ts";

/** What a card or an edge shows beside what the tree says of it. Equal texts look the same. */
export interface Look {
  isCurrent: boolean;
  isWalked: boolean;
  isFound: boolean;
  /** Whether a connection is being drawn from it, or could be led to it. */
  role: "source" | "target" | null;
  /** What has become of it since the version it is compared with. */
  mark: "added" | "changed" | null;
  /** Without mere hints. */
  lint: readonly LintFinding[] | null;
  /** Different replies that were not understood there. */
  missed: number;
}

export const PLAIN: Look = {
  isCurrent: false,
  isWalked: false,
  isFound: false,
  role: null,
  mark: null,
  lint: null,
  missed: 0,
};

/**
 * The looks that are not plain, by the ids of nodes and edges. They are worked out once for all, not
 * by each card: a card then costs nothing but its drawing, and zooming out draws a thousand.
 */
export const looksAtom = atom<ReadonlyMap<string, Look>>((get) => {
  const looks = new Map<string, Look>();
  const add = (id: string, part: Partial<Look>) =>
    void looks.set(id, { ...(looks.get(id) ?? PLAIN), ...part });

  const whereabouts = get(whereaboutsAtom);
  for (const id of whereabouts?.trail.nodes ?? []) add(id, { isWalked: true });
  for (const id of whereabouts?.trail.edges ?? []) add(id, { isWalked: true });
  for (const id of whereabouts?.current ?? []) add(id, { isCurrent: true });
  for (const id of get(foundAtom)?.ids ?? []) add(id, { isFound: true });
  for (const [id, mark] of get(comparisonAtom)?.marks ?? []) add(id, { mark });

  for (const [id, findings] of get(findingsByNodeAtom)) {
    const serious = findings.filter(({ severity }) => severity !== "info");
    if (serious.length > 0) add(id, { lint: serious });
  }

  for (const [id, missed] of get(missedCountsAtom)) add(id, { missed });

  const connecting = get(connectingAtom);
  const tree = get(treeAtom);
  if (connecting && tree) {
    const { nodeId: sourceNodeId, conditionId } = connecting;
    for (const { id: targetNodeId } of tree.nodes) {
      if (targetNodeId === sourceNodeId) add(targetNodeId, { role: "source" });
      else if (whyNot(tree, { sourceNodeId, targetNodeId, conditionId }) === null) {
        add(targetNodeId, { role: "target" });
      }
    }
  }
  return looks;
});

/** A look as a text: what is drawn with the same one need not be drawn again. */
export function keyOf(look: Look): string {
  return look === PLAIN ? "" : JSON.stringify(look);
}
