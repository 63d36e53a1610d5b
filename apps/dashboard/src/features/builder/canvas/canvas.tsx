import type { Tree } from "@rufbaum/tree";
import { Background, ConnectionLineType, ReactFlow, ReactFlowProvider } from "@xyflow/react";
import { useAtomValue, useSetAtom } from "jotai";
import {
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useMemo,
  useRef,
  useState,
} from "react";
import { messages } from "../../../messages/index.ts";
import {
  comparisonAtom,
  connectingAtom,
  nodeEditorAtom,
  selectionAtom,
  writingAtom,
} from "../editor/view.ts";
import { Card } from "./card.tsx";
import { extentOf } from "./extent.ts";
import { createFlowEdges, shownEdges } from "./flow-edges.ts";
import { createFlowNodes, type FlowNode, NO_GESTURE, shownNodes } from "./flow-nodes.ts";
import { CanvasIcons, WAY_ARROW } from "./icons.tsx";
import { looksAtom } from "./looks.ts";
import { MEASURES } from "./measures.ts";
import { minimapAtom } from "./minimap-atom.ts";
import { NoteCard } from "./note-card.tsx";
import { openingView } from "./opening-view.ts";
import { Toolbar } from "./toolbar.tsx";
import { useConnecting } from "./use-connecting.ts";
import { useCreate } from "./use-create.ts";
import { useDeclaredSizes } from "./use-declared-sizes.ts";
import { allowKind, useDropKind } from "./use-drop-kind.ts";
import { useEdgeRoutes } from "./use-edge-routes.ts";
import { useGestures } from "./use-gestures.ts";
import { useKeptView } from "./use-kept-view.ts";
import { useLitWays } from "./use-lit-ways.ts";
import { useMenus } from "./use-menus.ts";
import { useViewport } from "./use-viewport.ts";
import { useWantedNode } from "./use-wanted-node.ts";
import { Way } from "./way.tsx";
import { ZOOM } from "./zoom.ts";

const texts = () => messages().canvas;

const NODE_TYPES = { card: Card, note: NoteCard };
const EDGE_TYPES = { way: Way };
const GRID: [number, number] = [8, 8];
const EDGE_DEFAULTS = { markerEnd: WAY_ARROW };
const MULTI_KEYS = ["Shift", "Control", "Meta"];
const ariaTexts = () => ({
  "node.a11yDescription.default": texts().describeNode,
  "node.a11yDescription.keyboardDisabled": texts().describeNode,
  "edge.a11yDescription.default": texts().describeEdge,
});
/** Every mouse button moves the canvas. */
const PAN_BUTTONS = [0, 1, 2];
/** Below this zoom a card shows its title only. */
const FAR = 0.4;

const Minimap = lazy(async () => ({ default: (await import("./minimap.tsx")).Minimap }));

const FarChips = lazy(async () => ({ default: (await import("./far-chips.tsx")).FarChips }));

const WayBack = lazy(async () => ({ default: (await import("./way-back.tsx")).WayBack }));
const CardWriting = lazy(async () => ({
  default: (await import("./writing/card-writing.tsx")).CardWriting,
}));

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
  // Always the same one: React takes another back and gives it anew, and what is drawn within would
  // for a moment find no frame.
  const place = useCallback((element: HTMLDivElement | null) => {
    frame.current = element;
    if (element) setSize(element.getBoundingClientRect());
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the browser from its own doing
    <div
      onMouseDown={keepTextUnselected}
      ref={place}
      className="canvas relative h-full w-full"
      style={MEASURES}
    >
      <CanvasIcons />
      {size && <Drawing tree={tree} frame={frame} size={size} />}
      {tree.nodes.length === 0 && <NoNodes />}
      {children}
    </div>
  );
}

function NoNodes() {
  return (
    <div className="pointer-events-none absolute inset-0 flex flex-col items-center justify-center px-6 text-center">
      <p className="font-semibold text-16">{messages().builder.emptyTree}</p>
      <p className="mt-1 max-w-sm text-13 text-muted">{messages().builder.emptyTreeHint}</p>
    </div>
  );
}

/** Shift and dragging draws a rubber band; the browser would select the text of the page, too. */
function keepTextUnselected(event: MouseEvent): void {
  const isField = event.target instanceof Element && event.target.matches("input, textarea");
  if (event.shiftKey && !isField) event.preventDefault();
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
  const looks = useAtomValue(looksAtom);
  const [isFar, setFar] = useState(false);
  const { gesture, nodesChanged, edgesChanged } = useGestures();
  const { isConnecting, begin, connected, dropped, canConnect } = useConnecting();
  const baseNodes = useMemo(() => toNodes(tree), [toNodes, tree]);
  const findRoutes = useEdgeRoutes(tree.connections.length);
  const baseEdges = useMemo(() => toEdges(tree, findRoutes), [toEdges, tree, findRoutes]);
  const extent = useMemo(() => extentOf(baseNodes), [baseNodes]);
  const nodes = useMemo(
    () => shownNodes(baseNodes, { selection, gesture, looks, isFar }),
    [baseNodes, selection, gesture, looks, isFar],
  );
  const edges = useMemo(
    () => shownEdges(baseEdges, { selection, looks }),
    [baseEdges, selection, looks],
  );
  const [opening] = useState(() => openingView(tree, size));
  const [labels] = useState(ariaTexts);
  const openEditor = useSetAtom(nodeEditorAtom);
  const menus = useMenus();
  const dropKind = useDropKind();
  const create = useCreate();
  useViewport(frame);
  useKeptView(frame);
  useWantedNode();
  useDeclaredSizes();
  useLitWays(frame, baseEdges);

  // React Flow passes what has changed on to all cards: each of these stays the same while one drags.
  const handlers = useMemo(
    () => ({
      onInit: ({ getZoom }: { getZoom(): number }) => setFar(getZoom() < FAR),
      onMove: (_event: unknown, { zoom }: { zoom: number }) => setFar(zoom < FAR),
      onNodeDoubleClick(_event: unknown, { id, type }: FlowNode) {
        if (type === "card") openEditor({ nodeId: id });
      },
      onClick({ target }: MouseEvent) {
        if (!(target instanceof Element)) return;
        const nodeId = target.closest("[data-edit-node]")?.getAttribute("data-edit-node");
        if (nodeId) openEditor({ nodeId });
        const port = target.closest("[data-connect-source]");
        if (port) begin(port);
      },
      onKeyDown(event: KeyboardEvent) {
        const { target, key } = event;
        if (key !== "Enter" && key !== " ") return;
        if (!(target instanceof Element) || !target.matches("[data-connect-source]")) return;
        event.preventDefault();
        event.stopPropagation();
        begin(target);
      },
    }),
    [begin, openEditor],
  );

  return (
    <ReactFlow
      aria-label={texts().label}
      nodes={nodes}
      edges={edges}
      nodeTypes={NODE_TYPES}
      edgeTypes={EDGE_TYPES}
      defaultEdgeOptions={EDGE_DEFAULTS}
      onNodesChange={nodesChanged}
      onEdgesChange={edgesChanged}
      onConnect={connected}
      onConnectEnd={dropped}
      isValidConnection={canConnect}
      connectOnClick={false}
      connectionLineType={ConnectionLineType.SmoothStep}
      connectionRadius={36}
      connectionDragThreshold={4}
      nodesDraggable={!isConnecting}
      onlyRenderVisibleElements
      elevateNodesOnSelect={false}
      defaultViewport={opening}
      minZoom={ZOOM.least}
      maxZoom={ZOOM.most}
      translateExtent={extent.look}
      nodeExtent={extent.places}
      snapToGrid
      snapGrid={GRID}
      panOnDrag={PAN_BUTTONS}
      selectionKeyCode="Shift"
      multiSelectionKeyCode={MULTI_KEYS}
      deleteKeyCode={null}
      zoomOnDoubleClick={false}
      {...handlers}
      {...menus}
      onDoubleClick={create}
      onDragOver={allowKind}
      onDrop={dropKind}
      ariaLabelConfig={labels}
      data-connecting={isConnecting || undefined}
      data-far={isFar || undefined}
      data-moving={gesture !== NO_GESTURE || undefined}
      data-unrouted={findRoutes === null || undefined}
    >
      <Overlays />
    </ReactFlow>
  );
}

/** What lies over the cards; it does not follow a drag. */
const Overlays = memo(function Overlays() {
  const hasMinimap = useAtomValue(minimapAtom);
  const comparison = useAtomValue(comparisonAtom);
  const isConnecting = useAtomValue(connectingAtom) !== null;
  const isWriting = useAtomValue(writingAtom) !== null;
  return (
    <>
      <Background gap={24} size={1.5} />
      {isWriting && (
        <Suspense>
          <CardWriting />
        </Suspense>
      )}
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
      <Suspense>
        <FarChips />
      </Suspense>
      <div className="pointer-events-none absolute inset-x-0 bottom-4 z-10 flex flex-col items-center gap-2 px-4">
        <Suspense>
          <WayBack />
        </Suspense>
        <div className="pointer-events-auto">
          <Toolbar />
        </div>
      </div>
      {isConnecting && (
        <p
          role="status"
          data-connecting-hint=""
          className="pointer-events-none absolute top-3 left-1/2 z-10 -translate-x-1/2 rounded-full bg-ink px-3 py-1 text-12 text-base shadow-float"
        >
          {texts().connecting}
        </p>
      )}
    </>
  );
});
