import { graphOf, waysOf } from "@rufbaum/tree/graph";
import { actionTexts } from "../../../messages/actions.ts";
import type { Shortcut } from "../../shortcuts/shortcut.ts";
import type { Action, ActionId, ActionState, ActionView } from "./action.ts";
import { targetNode } from "./targets.ts";

export const viewActions: readonly Action[] = [
  { ...look("zoom-in", ["+"], (view) => view.zoomIn()), repeats: true },
  { ...look("zoom-out", ["-"], (view) => view.zoomOut()), repeats: true },
  look("zoom-reset", ["0"], (view) => view.reset()),
  look("zoom-fit", ["f"], (view) => view.fit()),
  {
    ...look("zoom-selection", ["shift+f"], (view) => view.fitSelection()),
    isEnabled: ({ selection }) => selection.nodes.size + selection.notes.size > 0,
  },
  {
    id: "follow-way",
    group: "view",
    label: () => actionTexts().labels["follow-way"],
    shortcuts: ["g"],
    scope: "canvas",
    isEnabled: (state) => wayFrom(state) !== null,
    run(state, { view }) {
      const way = wayFrom(state);
      if (way) view.follow(way);
    },
  },
  {
    id: "go-back",
    group: "view",
    label: () => actionTexts().labels["go-back"],
    shortcuts: ["shift+g"],
    scope: "canvas",
    isEnabled: ({ tree }) => tree !== null,
    run: (_state, { view }) => view.goBack(),
  },
];

/** The way that begins at the focused port; at a node, its way on, or the only one it has. */
function wayFrom(state: ActionState): { from: string; to: string } | null {
  const [node, { tree, focus }] = [targetNode(state), state];
  if (!tree || !node) return null;
  const graph = graphOf(tree);
  const named = waysOf(tree, node.id).find(({ id }) => id === focus?.conditionId);
  const [only, ...more] = graph.successors(node.id);
  const to = named
    ? graph.targetOf(node.id, named)
    : (graph.fallback(node.id) ?? (more.length === 0 ? only : undefined));
  return to ? { from: node.id, to } : null;
}

type ViewActionId = Extract<ActionId, `zoom-${string}`>;

function look(
  id: ViewActionId,
  shortcuts: readonly Shortcut[],
  change: (view: ActionView) => void,
): Action {
  return {
    id,
    group: "view",
    label: () => actionTexts().labels[id],
    shortcuts,
    scope: "canvas",
    isEnabled: ({ tree }) => tree !== null,
    run: (_state, { view }) => change(view),
  };
}
