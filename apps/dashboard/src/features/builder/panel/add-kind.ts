import type { NodeKind, Tree } from "@rufbaum/tree";
import { addNode, isRefused } from "@rufbaum/tree/editing";
import { graphOf, NODE_SPECS } from "@rufbaum/tree/graph";
import { atom } from "jotai";
import { messages } from "../../../messages/index.ts";
import { actionToolsAtom } from "../actions/action-atoms.ts";
import { addedSize, besideNode, CANVAS_CENTRE, clearPlace } from "../actions/boxes.ts";
import { nextOpenWay, openWayOf } from "../actions/open-way.ts";
import { connectNew } from "../actions/pickers/connect-new.ts";
import { commandAtom, treeAtom } from "../editor/editing.ts";
import { tellRefusal } from "../editor/tell-refusal.ts";
import { type Selection, selectionAtom, viewportAtom } from "../editor/view.ts";

const texts = () => messages().panel.library;

/**
 * Adds a node of a kind, selected and ready to be titled. With one node selected it stands to the right
 * of it, and the first open way leads to it; else it stands in the middle of what is seen.
 * @returns whether it could
 */
export const addKindAtom = atom(null, (get, set, kind: NodeKind): boolean => {
  const view = get(viewportAtom)?.current;
  const tree = get(treeAtom);
  const size = addedSize(kind);
  const selected = tree && onlyNode(tree, get(selectionAtom));
  const title = messages().tree.kinds[kind];
  const middle = view?.centre() ?? CANVAS_CENTRE;
  const corner = { x: middle.x - size.width / 2, y: middle.y - size.height / 2 };
  const way = tree && selected && NODE_SPECS[kind].ways.in ? wayOnFrom(tree, selected) : null;
  const added = set(
    commandAtom,
    (now, ids) => {
      const beside = way?.nodeId ?? selected;
      const position =
        (beside ? besideNode(now, beside, size) : null) ?? clearPlace(now, corner, size);
      const wanted = { kind, title, position };
      return way
        ? connectNew(
            now,
            { ...wanted, sourceNodeId: way.nodeId, conditionId: way.conditionId },
            ids,
          )
        : addNode(now, wanted, ids);
    },
    { label: way ? texts().addedAndConnected(title) : texts().added(title) },
  );
  if (!added) return false;
  if (isRefused(added)) {
    void tellRefusal(texts().refused, added.refused);
    return false;
  }
  const [id] = added.created.nodes;
  if (id === undefined) return false;
  set(actionToolsAtom).view.writeNode(id);
  return true;
});

function onlyNode(tree: Tree, { nodes, notes }: Selection): string | null {
  const [only, ...more] = nodes;
  if (only === undefined || more.length > 0 || notes.size > 0) return null;
  return graphOf(tree).node(only) ? only : null;
}

/** An end has no way on: building goes on at the open condition nearest to it. */
function wayOnFrom(tree: Tree, nodeId: string) {
  const node = graphOf(tree).node(nodeId);
  const isEnd = node !== null && !NODE_SPECS[node.type].ways.out;
  return isEnd ? nextOpenWay(tree, nodeId) : openWayOf(tree, nodeId);
}
