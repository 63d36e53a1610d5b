import type { DrawnNode, Marks, TreeDrawing } from "@rufbaum/tree/drawing";
import type { CSSProperties } from "react";
import { NodeTile } from "./node-tile.tsx";
import { WayLines } from "./way-lines.tsx";

/** What is done with nodes that can be chosen; without it they are but drawn. */
export interface NodeChoice {
  /** Pointed at or chosen: its ways stand out. */
  shown: string | null;
  chosen: string | null;
  /** How a node is read out. */
  labelOf(node: DrawnNode): string;
  point(id: string | null): void;
  choose(id: string): void;
}

/** A tree in small: its nodes as tiles, and the lines between them. */
export function TreePicture({
  drawing,
  marks,
  current = null,
  isOver = false,
  choice = null,
  textSize,
  className,
  style,
}: {
  drawing: TreeDrawing;
  /** Where somebody has been; `null`: nobody is looked at. */
  marks: Marks | null;
  /** The node somebody stands at, or stood at when it was over. */
  current?: string | null;
  isOver?: boolean;
  choice?: NodeChoice | null;
  /** In pixels of the drawing; all else of a tile goes by it. */
  textSize: number;
  className: string;
  style?: CSSProperties;
}) {
  return (
    <div className={className} style={{ ...style, fontSize: textSize }}>
      <WayLines ways={drawing.ways} shown={choice?.shown ?? null} marks={marks} />
      {drawing.nodes.map((drawn) => (
        <NodeTile
          key={drawn.id}
          drawn={drawn}
          textSize={textSize}
          mark={marks && (marks.nodes.has(drawn.id) ? "met" : "passed-by")}
          ring={drawn.id === current ? (isOver ? "over" : "live") : null}
          label={choice ? choice.labelOf(drawn) : null}
          isChosen={drawn.id === choice?.chosen}
          onPoint={choice?.point}
          onChoose={choice?.choose}
        />
      ))}
    </div>
  );
}
