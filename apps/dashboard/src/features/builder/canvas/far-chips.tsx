import type { NodeKind } from "@rufbaum/tree";
import { FAILED } from "@rufbaum/tree/graph";
import {
  useStore as useFlow,
  useOnViewportChange,
  useStoreApi,
  type Viewport,
  ViewportPortal,
} from "@xyflow/react";
import { useAtomValue, useSetAtom } from "jotai";
import { ArrowRight } from "lucide-react";
import { useMemo, useState } from "react";
import { messages } from "../../../messages/index.ts";
import { conditionName } from "../../../messages/intents.ts";
import { treeAtom } from "../editor/editing.ts";
import { followAtom } from "../editor/following.ts";
import { connectingAtom, selectionAtom } from "../editor/view.ts";
import { type FarTarget, farTargets } from "./far-targets.ts";

const texts = () => messages().canvas;
const NAMES = {
  kind: (kind: NodeKind) => messages().tree.kinds[kind],
  condition: (key: string) => (key === FAILED ? messages().tree.onFailure : conditionName(key)),
};
/** Seen from farther away nobody could read them. */
const LEAST_ZOOM = 0.45;

/** Where the lines lead that go out of sight, in the rows they begin at; found anew once the view rests. */
export function FarChips() {
  const tree = useAtomValue(treeAtom);
  const selection = useAtomValue(selectionAtom);
  const follow = useSetAtom(followAtom);
  const flow = useStoreApi();
  const [[x, y, zoom], rest] = useState(() => flow.getState().transform);
  // Each new function would be handed on to all that is drawn.
  const [viewChange] = useState(() => ({
    onEnd: ({ x, y, zoom }: Viewport) => rest([x, y, zoom]),
  }));
  useOnViewportChange(viewChange);
  const width = useFlow((state) => state.width);
  const height = useFlow((state) => state.height);
  const isConnecting = useAtomValue(connectingAtom) !== null;
  const far = useMemo(
    () =>
      tree && zoom >= LEAST_ZOOM ? farTargets(tree, { x, y, zoom, width, height }, NAMES) : [],
    [tree, x, y, zoom, width, height],
  );
  // Then a click on a card means the card.
  if (isConnecting || far.length === 0) return null;
  return (
    <ViewportPortal>
      {far.map((far) => (
        <Chip
          key={`${far.nodeId} ${far.port}`}
          far={far}
          isStop={selection.nodes.has(far.nodeId)}
          onFollow={() => follow({ from: far.nodeId, to: far.targetId })}
        />
      ))}
    </ViewportPortal>
  );
}

function Chip({
  far: { nodeId, port, condition, title, x, y, room },
  isStop,
  onFollow,
}: {
  far: FarTarget;
  /** As with ports: those of selected cards only are stops of the Tab key. */
  isStop: boolean;
  onFollow(): void;
}) {
  const label = texts().follow(title, condition);
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      title={label}
      data-follow-node={nodeId}
      data-follow-port={port}
      onClick={onFollow}
      className="far-chip nodrag nopan"
      style={{ transform: `translate(${x}px, ${y}px) translate(-100%, -50%)` }}
    >
      {room > 0 && <span style={{ maxWidth: room }}>{title}</span>}
      <ArrowRight aria-hidden="true" />
    </button>
  );
}
