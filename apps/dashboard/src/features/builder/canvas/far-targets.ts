import type { NodeKind, Tree } from "@rufbaum/tree";
import { CARD, cardBoxes, drawnEdges, edgeEnds, widthOf } from "@rufbaum/tree/drawing";
import { graphOf } from "@rufbaum/tree/graph";
import { conditionPort, OUT } from "./flow-nodes.ts";

/** A port whose way leads out of sight, and where on the canvas its chip ends. */
export interface FarTarget {
  edgeId: string;
  nodeId: string;
  /** As its handle is called. */
  port: string;
  /** Of the way it names; `null` beside the title. */
  condition: string | null;
  targetId: string;
  title: string;
  x: number;
  y: number;
  /** What is free of the row for its text; 0: for the arrow alone. */
  room: number;
}

interface View {
  /** How far the canvas is moved, in pixels of the screen. */
  x: number;
  y: number;
  zoom: number;
  width: number;
  height: number;
}

/** From the card's right edge to the chip: beside a condition's port, and beside the icon that edits. */
const ASIDE = { row: 12, title: 44 };
const LETTERS = 12;
/** Of the kind before its name, which is written bolder. */
const ICON = 20;
const BOLD = 1.06;
/** The arrow with what is free around it, and between what the row says and the chip. */
const ARROW = 28;
const GAP = 6;
/** A title that does not fit into less than this would be a stump of a word. */
const LEAST_ROOM = 72;
const MOST_ROOM = 108;

/** The ports in sight whose targets are not, one of each port. */
export function farTargets(
  tree: Tree,
  view: View,
  names: { kind(kind: NodeKind): string; condition(key: string): string },
): FarTarget[] {
  const boxes = cardBoxes(tree);
  const graph = graphOf(tree);
  const placeOf = (id: string) => graph.node(id)?.position;
  const isSeen = ({ x, y }: { x: number; y: number }) => {
    const [left, top] = [x * view.zoom + view.x, y * view.zoom + view.y];
    return left >= 0 && top >= 0 && left <= view.width && top <= view.height;
  };
  const found = new Map<string, FarTarget>();
  for (const { id, source, target, conditionId, label: key } of drawnEdges(tree)) {
    const label = key === null ? null : names.condition(key);
    const ends = edgeEnds({ source, target, conditionId }, boxes, placeOf);
    const title = graph.node(target)?.title;
    if (!ends || title === undefined || !isSeen(ends.from) || isSeen(ends.to)) continue;
    const port = conditionId === null ? OUT : conditionPort(conditionId);
    const from = JSON.stringify([source, port]);
    if (found.has(from)) continue;
    const aside = conditionId === null ? ASIDE.title : ASIDE.row;
    const kind = graph.node(source)?.type;
    const beside =
      conditionId === null
        ? ICON + widthOf(kind ? names.kind(kind) : "", LETTERS) * BOLD
        : widthOf(label ?? "", LETTERS);
    const free = CARD.width - CARD.inset - beside - GAP - aside - ARROW;
    found.set(from, {
      edgeId: id,
      nodeId: source,
      port,
      condition: conditionId === null ? null : label,
      targetId: target,
      title,
      x: ends.from.x - aside,
      y: conditionId === null ? ends.from.y - CARD.port + CARD.header / 2 : ends.from.y,
      room: free < Math.min(LEAST_ROOM, widthOf(title, LETTERS)) ? 0 : Math.min(MOST_ROOM, free),
    });
  }
  return [...found.values()];
}
