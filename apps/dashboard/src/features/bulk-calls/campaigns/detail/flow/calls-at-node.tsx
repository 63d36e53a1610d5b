import type { Tree } from "@rufbaum/tree";
import type { Weights } from "@rufbaum/tree/drawing";
import { graphOf } from "@rufbaum/tree/graph";
import { campaignViewsTexts } from "../../../../../messages/campaign-views.ts";
import { formats } from "../../../../../messages/formats.ts";
import { NodeChip } from "../../../../trees/node-chip.tsx";

const texts = () => campaignViewsTexts().flow;
const SHOWN_WAYS = 6;
/** Of one height, so that nothing below moves while one points at nodes. */
const PANEL = "h-44 overflow-y-auto border-t border-line px-4 py-2.5 sm:h-24";

/** How many calls came to a node, and where they went on to. */
export function CallsAtNode({
  tree,
  traffic,
  nodeId,
}: {
  tree: Tree;
  traffic: Weights;
  nodeId: string | null;
}) {
  const graph = graphOf(tree);
  const node = nodeId === null ? null : graph.node(nodeId);
  if (!node) {
    return <p className={`${PANEL} flex items-center text-13 text-muted`}>{texts().pointAtNode}</p>;
  }
  const { whole, percent } = formats();
  const runs = traffic.nodes[node.id]?.runs ?? 0;
  const ways = traffic.ways
    .filter(({ from }) => from === node.id)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, SHOWN_WAYS);
  const figures = [
    { label: texts().calls, value: whole(runs) },
    { label: texts().share, value: percent((100 * runs) / Math.max(1, traffic.runs)) },
  ];
  return (
    <div className={PANEL}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <NodeChip kind={node.type} title={node.title} />
        <dl className="flex flex-wrap gap-x-4 gap-y-1 text-12">
          {figures.map(({ label, value }) => (
            <div key={label} className="flex flex-row-reverse gap-1">
              <dt className="text-muted">{label}</dt>
              <dd className="font-semibold figures">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {ways.length > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-muted">
          {texts().leadsTo}
          {ways.map(({ to, count }) => {
            const target = graph.node(to);
            return (
              <span key={to} className="flex min-w-0 items-center gap-1">
                <NodeChip kind={target?.type ?? "end"} title={target?.title ?? to} />
                <span className="figures">{whole(count)}</span>
              </span>
            );
          })}
        </p>
      )}
    </div>
  );
}
