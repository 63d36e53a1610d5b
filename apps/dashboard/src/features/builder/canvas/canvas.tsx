import type { NodeKind, Tree } from "@rufbaum/tree";
import { CARD } from "@rufbaum/tree/drawing";
import { addNode } from "@rufbaum/tree/editing";
import { CANVAS_SIZE, NODE_KINDS } from "@rufbaum/tree/graph";
import {
  Background,
  ConnectionLineType,
  MarkerType,
  ReactFlow,
  ReactFlowProvider,
} from "@xyflow/react";
import { useAtomValue, useSetAtom } from "jotai";
import { type DragEvent, lazy, type ReactNode, Suspense, useMemo, useRef, useState } from "react";
import { messages } from "../../../messages/index.ts";
import { commandAtom } from "../editor/editing.ts";
import {
  comparisonAtom,
  contextMenuAtom,
  NOTHING,
  nodeEditorAtom,
  selectionAtom,
  viewportAtom,
} from "../editor/view.ts";
import { Card } from "./card.tsx";
import { isFarAtom } from "./card-state.ts";
import { createFlowEdges, shownEdges } from "./flow-edges.ts";
import { createFlowNodes, shownNodes } from "./flow-nodes.ts";
import { KIND_DRAG } from "./kind-drag.ts";
import { minimapAtom } from "./minimap-atom.ts";
import { NoteCard } from "./note-card.tsx";
import { openingView } from "./opening-view.ts";
import { Toolbar } from "./toolbar.tsx";
import { useConnecting } from "./use-connecting.ts";
import { useGestures } from "./use-gestures.ts";
import { useViewport } from "./use-viewport.ts";
import { Way } from "./way.tsx";
import { ZOOM } from "./zoom.ts";

const texts = messages.canvas;

const NODE_TYPES = { card: Card, note: NoteCard };
const EDGE_TYPES = { way: Way };
const GRID: [number, number] = [8, 8];
/** One may look a little beyond the edge, so that what lies at it can stand in the middle. */
const BEYOND = 600;
const LOOK: [[number, number], [number, number]] = [
  [-BEYOND, -BEYOND],
  [CANVAS_SIZE + BEYOND, CANVAS_SIZE + BEYOND],
];
const PLACES: [[number, number], [number, number]] = [
  [0, 0],
  [CANVAS_SIZE, CANVAS_SIZE],
];
const EDGE_DEFAULTS = {
  markerEnd: { type: MarkerType.ArrowClosed, width: 14, height: 14, color: "var(--faint)" },
};
/** The left and the right mouse button move the canvas. */
const PAN_BUTTONS = [0, 1, 2];
/** Below this zoom a card shows its title only. */
const FAR = 0.4;

const Minimap = lazy(async () => ({ default: (await import("./minimap.tsx")).Minimap }));

const Shadows = lazy(async () => ({ default: (await import("./shadows.tsx")).Shadows }));

/** The tree as a drawing that is edited with mouse, finger and keyboard. */
export function Canvas({ tree, children }: { tree: Tree; children?: ReactNode }) {
  return (
    <ReactFlowProvider key={tree.id}>
      <Flow tree={tree}>{children}</Flow>
    </ReactFlowProvider>
  );
}

function Flow({ tree, children }: { tree: Tree; children?: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  return (
    <div
      ref={(element) => {
        frame.current = element;
        if (element && !size) setSize(element.getBoundingClientRect());
      }}
      className="canvas relative h-full w-full"
    >
      {size && <Drawing tree={tree} frame={frame} size={size} />}
      {children}
    </div>
  );
}

function Drawing({
  tree,
  frame,
  size,
}: {
  tree: Tree;
  frame: { current: HTMLElement | null };
  size: { width: number; height: number };
}) {
  const toNodes = useMemo(createFlowNodes, []);
  const toEdges = useMemo(createFlowEdges, []);
  const selection = useAtomValue(selectionAtom);
  const { gesture, nodesChanged, edgesChanged } = useGestures();
  const { isConnecting, connected, canConnect } = useConnecting();
  const baseNodes = useMemo(() => toNodes(tree), [toNodes, tree]);
  const baseEdges = useMemo(() => toEdges(tree), [toEdges, tree]);
  const nodes = useMemo(
    () => shownNodes(baseNodes, selection, gesture),
    [baseNodes, selection, gesture],
  );
  const edges = useMemo(() => shownEdges(baseEdges, selection), [baseEdges, selection]);
  const [opening] = useState(() => openingView(tree, size));
  const setFar = useSetAtom(isFarAtom);
  const openEditor = useSetAtom(nodeEditorAtom);
  const openMenu = useSetAtom(contextMenuAtom);
  const select = useSetAtom(selectionAtom);
  const hasMinimap = useAtomValue(minimapAtom);
  const comparison = useAtomValue(comparisonAtom);
  const dropKind = useDropKind();
  useViewport(frame);

  const menuAt = (event: { clientX: number; clientY: number; preventDefault(): void }) => {
    event.preventDefault();
    return { x: event.clientX, y: event.clientY };
  };

  return (
    <ReactFlow
      aria-label={texts.label}
      nodes={nodes}
      edges={edges}
      nodeTypes={NODE_TYPES}
      edgeTypes={EDGE_TYPES}
      defaultEdgeOptions={EDGE_DEFAULTS}
      onNodesChange={nodesChanged}
      onEdgesChange={edgesChanged}
      onConnect={connected}
      isValidConnection={canConnect}
      connectOnClick={false}
      connectionLineType={ConnectionLineType.SmoothStep}
      connectionRadius={36}
      onlyRenderVisibleElements
      elevateNodesOnSelect={false}
      defaultViewport={opening}
      minZoom={ZOOM.least}
      maxZoom={ZOOM.most}
      translateExtent={LOOK}
      nodeExtent={PLACES}
      snapToGrid
      snapGrid={GRID}
      panOnDrag={PAN_BUTTONS}
      selectionKeyCode="Shift"
      multiSelectionKeyCode={["Shift", "Control", "Meta"]}
      deleteKeyCode={null}
      zoomOnDoubleClick={false}
      onInit={({ getZoom }) => setFar(getZoom() < FAR)}
      onMove={(_event, { zoom }) => setFar(zoom < FAR)}
      onNodeDoubleClick={(_event, { id, type }) => type === "card" && openEditor({ nodeId: id })}
      onNodeContextMenu={(event, { id, type }) => {
        if (!isIn(selection, id)) {
          const one = new Set([id]);
          select({ ...NOTHING, ...(type === "note" ? { notes: one } : { nodes: one }) });
        }
        openMenu({ at: menuAt(event), target: { type: type === "note" ? "note" : "node", id } });
      }}
      onEdgeContextMenu={(event, { id }) => {
        if (!selection.edges.has(id)) select({ ...NOTHING, edges: new Set([id]) });
        openMenu({ at: menuAt(event), target: { type: "edge", id } });
      }}
      onPaneContextMenu={(event) => {
        const at = "clientX" in event ? { x: event.clientX, y: event.clientY } : { x: 0, y: 0 };
        event.preventDefault();
        openMenu({ at, target: { type: "canvas" } });
      }}
      onDragOver={allowKind}
      onDrop={dropKind}
      ariaLabelConfig={{
        "node.a11yDescription.default": texts.describeNode,
        "node.a11yDescription.keyboardDisabled": texts.describeNode,
        "edge.a11yDescription.default": texts.describeEdge,
      }}
      data-connecting={isConnecting || undefined}
    >
      <Background gap={24} size={1.5} />
      {comparison && (
        <Suspense>
          <Shadows comparison={comparison} />
        </Suspense>
      )}
      {hasMinimap && (
        <Suspense>
          <Minimap />
        </Suspense>
      )}
      <div className="pointer-events-none absolute inset-x-0 bottom-4 z-10 flex justify-center">
        <div className="pointer-events-auto">
          <Toolbar />
        </div>
      </div>
      {isConnecting && (
        <p
          role="status"
          className="pointer-events-none absolute top-3 left-1/2 z-10 -translate-x-1/2 rounded-full bg-ink px-3 py-1 text-12 text-base shadow-float"
        >
          {texts.connecting}
        </p>
      )}
    </ReactFlow>
  );
}

function isIn(
  { nodes, notes }: { nodes: ReadonlySet<string>; notes: ReadonlySet<string> },
  id: string,
) {
  return nodes.has(id) || notes.has(id);
}

function allowKind(event: DragEvent): void {
  if (!event.dataTransfer.types.includes(KIND_DRAG)) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = "copy";
}

/** A kind dropped from the library becomes a node there, under the pointer. */
function useDropKind() {
  const run = useSetAtom(commandAtom);
  const select = useSetAtom(selectionAtom);
  const view = useAtomValue(viewportAtom)?.current;
  return (event: DragEvent) => {
    const kind = NODE_KINDS.find((each) => each === event.dataTransfer.getData(KIND_DRAG));
    if (!kind || !view) return;
    event.preventDefault();
    const { x, y } = view.at({ x: event.clientX, y: event.clientY });
    const position = { x: x - CARD.width / 2, y: y - CARD.header };
    const made = run((tree, ids) => addNode(tree, { kind, position }, ids), {
      label: texts.added(kindName(kind)),
    });
    if (made && "created" in made) select({ ...NOTHING, nodes: new Set(made.created.nodes) });
  };
}

function kindName(kind: NodeKind): string {
  return messages.tree.kinds[kind];
}
