import "@xyflow/react/dist/base.css";
import type { Tree } from "@rufbaum/tree";
import {
  Handle,
  type NodeProps,
  Position,
  ReactFlow,
  useEdgesState,
  useNodesState,
} from "@xyflow/react";
import { useMemo, useState } from "react";
import { createRoot } from "react-dom/client";

/**
 * React Flow by itself, with plain cards in the places of a tree's: what the builder's canvas is
 * measured against. The tree comes from `/tree.json`, the size of the canvas and the part it shows from `?view=`; `#open` shows it.
 */

const VIEW = JSON.parse(new URLSearchParams(location.search).get("view") ?? "null");

const SIZE = { width: 240, height: 100 };
const NODE_TYPES = { plain: PlainCard };

function PlainCard({ data }: NodeProps) {
  const { title, text } = data as { title: string; text: string };
  return (
    <div style={{ ...SIZE, border: "1px solid #999", background: "#fff", overflow: "hidden" }}>
      <Handle type="target" position={Position.Left} />
      <strong>{title}</strong>
      <p>{text}</p>
      <Handle type="source" position={Position.Right} />
    </div>
  );
}

function Bare({ tree }: { tree: Tree }) {
  const initial = useMemo(() => nodesOf(tree), [tree]);
  const [nodes, , onNodesChange] = useNodesState(initial);
  const [edges, , onEdgesChange] = useEdgesState(edgesOf(tree));
  return (
    <ReactFlow
      nodes={nodes}
      edges={edges}
      nodeTypes={NODE_TYPES}
      onNodesChange={onNodesChange}
      onEdgesChange={onEdgesChange}
      onlyRenderVisibleElements
      minZoom={0.1}
      maxZoom={3}
      defaultViewport={VIEW}
    />
  );
}

function nodesOf(tree: Tree) {
  const port = { y: SIZE.height / 2 - 3, width: 6, height: 6 };
  return tree.nodes.map(({ id, position, title, content }) => ({
    id,
    type: "plain",
    position,
    data: { title, text: String(content) },
    ...SIZE,
    handles: [
      { type: "target" as const, position: Position.Left, x: -3, ...port },
      { type: "source" as const, position: Position.Right, x: SIZE.width - 3, ...port },
    ],
  }));
}

function edgesOf(tree: Tree) {
  return tree.connections.map(({ id, sourceNodeId, targetNodeId }) => ({
    id,
    source: sourceNodeId,
    target: targetNodeId,
    type: "smoothstep",
  }));
}

/** Opening fetches the tree, as it does in the builder. */
function Page() {
  const [tree, setTree] = useState<Tree | null>(null);
  const open = async () => setTree(await (await fetch("/tree.json")).json());
  return (
    <>
      <button id="open" type="button" onClick={open}>
        open
      </button>
      <div style={{ width: VIEW.width, height: VIEW.height }}>{tree && <Bare tree={tree} />}</div>
    </>
  );
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<Page />);
