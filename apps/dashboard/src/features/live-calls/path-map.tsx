import type { Tree } from "@rufbaum/tree";
import { memo, useMemo } from "react";
import { liveCallsTexts } from "../../messages/live-calls.ts";
import { walkOfCalls } from "../builder/panel/walk-of-calls.ts";
import { type CallMap, callMap, type MapNode, viewOf } from "./call-map.ts";

const texts = liveCallsTexts;

/** The picture, in pixels of the page, where it is as wide as the panel. */
const WIDTH = 460;
const HEIGHT = 168;

/** The tree in small: the way of a call, and the node it stands at. The view goes along with it. */
export const PathMap = memo(function PathMap({
  tree,
  path,
  isOver,
}: {
  tree: Tree;
  path: readonly string[];
  isOver: boolean;
}) {
  const map = useMemo(() => callMap(tree), [tree]);
  const current = path.at(-1) ?? null;
  const walk = useMemo(
    () => walkOfCalls(tree, [{ path, currentNodeId: path.at(-1) ?? null }]),
    [tree, path],
  );
  // Beside the node it stands at, one sees where it came from and where it may go; at the end, all.
  const view = viewOf(map.nodes, isOver ? path : path.slice(-1), WIDTH / HEIGHT);
  const scale = WIDTH / view.width;
  const at = map.nodes.find(({ id }) => id === current);
  return (
    <svg
      role="img"
      aria-label={describe(tree, at, isOver)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className="h-[168px] w-full shrink-0 border-b border-line bg-base"
    >
      <g
        className="transition-transform duration-180 ease-out motion-reduce:transition-none"
        style={{ transform: `scale(${scale}) translate(${-view.x}px, ${-view.y}px)` }}
      >
        <Ground map={map} />
        {walk && <Trail map={map} edges={walk.trail.edges} nodes={walk.trail.nodes} />}
        {at && <Current node={at} isOver={isOver} />}
        <Titles map={map} />
      </g>
    </svg>
  );
});

const ROUND = 16;

/** The tree itself; it is drawn once, however far the call goes. */
const Ground = memo(function Ground({ map }: { map: CallMap }) {
  return (
    <>
      {map.edges.map(({ id, line }) => (
        <path key={id} d={line} className="fill-none stroke-line-strong" strokeWidth={3} />
      ))}
      {map.nodes.map((node) => (
        <rect
          key={node.id}
          {...boxOf(node)}
          rx={ROUND}
          className="fill-surface stroke-line-strong"
          strokeWidth={2}
        />
      ))}
    </>
  );
});

function Trail({
  map,
  nodes,
  edges,
}: {
  map: CallMap;
  nodes: ReadonlySet<string>;
  edges: ReadonlySet<string>;
}) {
  return (
    <>
      {map.edges
        .filter(({ id }) => edges.has(id))
        .map(({ id, line }) => (
          <path key={id} d={line} className="fill-none stroke-accent" strokeWidth={7} />
        ))}
      {map.nodes
        .filter(({ id }) => nodes.has(id))
        .map((node) => (
          <rect
            key={node.id}
            {...boxOf(node)}
            rx={ROUND}
            fill={`color-mix(in srgb, var(--${node.kind}) 22%, var(--surface))`}
            stroke={`var(--${node.kind})`}
            strokeWidth={4}
          />
        ))}
    </>
  );
}

function Current({ node, isOver }: { node: MapNode; isOver: boolean }) {
  const { x, y, width, height } = boxOf(node);
  return (
    <rect
      x={x - 10}
      y={y - 10}
      width={width + 20}
      height={height + 20}
      rx={ROUND + 10}
      className={isOver ? "fill-none stroke-muted" : "animate-beat fill-none stroke-live"}
      strokeWidth={8}
    />
  );
}

/** Letters that fit into a card at the size in which they can still be read in small. */
const LETTERS = 15;

const Titles = memo(function Titles({ map }: { map: CallMap }) {
  return map.nodes.map((node) => {
    const letters = [...node.title];
    return (
      <text
        key={node.id}
        x={node.x + 16}
        y={node.y + 40}
        className="fill-ink text-[26px] font-medium"
      >
        <title>{node.title}</title>
        {letters.length > LETTERS ? `${letters.slice(0, LETTERS - 1).join("")}…` : node.title}
      </text>
    );
  });
});

function boxOf({ x, y, width, height }: MapNode) {
  return { x, y, width, height };
}

function describe(tree: Tree, at: MapNode | undefined, isOver: boolean): string {
  if (!at) return texts().mapNowhere(tree.name);
  return isOver ? texts().mapEnded(tree.name, at.title) : texts().mapAt(tree.name, at.title);
}
