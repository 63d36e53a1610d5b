import type { Tree } from "@rufbaum/tree";
import { useMemo } from "react";
import { formatCount } from "../../format/numbers.ts";
import { messages } from "../../messages/index.ts";
import { NodeCard } from "./node-card.tsx";
import { outlineOf } from "./outline.ts";

const texts = messages.tree;

/** A tree as a column of its nodes, in the order a conversation walks. */
export function TreeOutline({
  tree,
  currentNodes,
}: {
  tree: Tree;
  currentNodes: ReadonlySet<string>;
}) {
  const outline = useMemo(() => outlineOf(tree), [tree]);
  return (
    <div className="mx-auto max-w-2xl px-4 py-6 sm:px-6">
      <div className="mb-5 w-fit max-w-full bg-base">
        <h2 className="font-semibold text-16 [overflow-wrap:anywhere]">{tree.name}</h2>
        <p className="text-13 text-muted figures">
          {texts.nodes(formatCount(tree.nodes.length))} ·{" "}
          {texts.connections(formatCount(tree.connections.length))} · {messages.builder.outlineNote}
        </p>
      </div>
      <ol className="space-y-3">
        {outline.map((entry) => (
          <NodeCard key={entry.node.id} entry={entry} isCurrent={currentNodes.has(entry.node.id)} />
        ))}
      </ol>
    </div>
  );
}
