import type { SimulationResult } from "@rufbaum/simulation";
import { reachedIn } from "@rufbaum/simulation/result";
import type { Tree } from "@rufbaum/tree";
import { graphOf } from "@rufbaum/tree/graph";
import { resultTexts } from "../../../messages/analytics.ts";
import { formats } from "../../../messages/formats.ts";
import { conditionName } from "../../../messages/intents.ts";
import { NodeChip } from "../../trees/node-chip.tsx";

const texts = resultTexts;
const SHOWN_WAYS = 6;
/** Of one height, so that nothing below moves while one points at nodes. */
const PANEL = "h-52 overflow-y-auto border-t border-line px-4 py-2.5 sm:h-32";

/** What happened at a node, and where it went on to. */
export function NodeFigures({
  tree,
  result,
  nodeId,
}: {
  tree: Tree;
  result: SimulationResult;
  nodeId: string | null;
}) {
  const node = nodeId === null ? null : graphOf(tree).node(nodeId);
  const traffic = nodeId === null ? undefined : result.nodes[nodeId];
  if (!node) {
    return <p className={`${PANEL} flex items-center text-13 text-muted`}>{texts().pointAtNode}</p>;
  }
  const agrees = result.answers?.[node.id]?.agrees;
  const share = ((traffic?.runs ?? 0) / Math.max(1, reachedIn(result))) * 100;
  const figures = [
    { label: texts().share, value: formats().percent(share) },
    { label: texts().visits, value: formats().whole(traffic?.visits ?? 0) },
    { label: texts().ends, value: formats().whole(traffic?.ends ?? 0) },
    { label: texts().failuresHere, value: formats().whole(traffic?.failures ?? 0) },
    { label: texts().missedHere, value: formats().whole(traffic?.missed ?? 0) },
    { label: texts().silencesHere, value: formats().whole(traffic?.silences ?? 0) },
    ...(agrees && agrees.runs > 0
      ? [
          {
            label: texts().agreeHere(formats().percent((agrees.successes / agrees.runs) * 100)),
            value: formats().whole(agrees.runs),
          },
        ]
      : []),
  ];
  return (
    <div className={PANEL}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <NodeChip kind={node.type} title={node.title} />
        <dl className="flex flex-wrap gap-x-4 gap-y-1 text-12">
          {figures.map(({ label, value }) => (
            <div key={label} className="flex gap-1">
              <dd className="font-semibold figures">{value}</dd>
              <dt className="text-muted">{label}</dt>
            </div>
          ))}
        </dl>
      </div>
      <Ways tree={tree} result={result} nodeId={node.id} />
    </div>
  );
}

function Ways({ tree, result, nodeId }: { tree: Tree; result: SimulationResult; nodeId: string }) {
  const graph = graphOf(tree);
  const ways = result.ways
    .filter(({ from }) => from === nodeId)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, SHOWN_WAYS);
  if (ways.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-muted">
      {texts().leadsTo}
      {ways.map(({ to, condition, count }) => {
        const target = graph.node(to);
        return (
          <span key={`${to} ${condition}`} className="flex min-w-0 items-center gap-1">
            <NodeChip kind={target?.type ?? "end"} title={target?.title ?? to} />
            <span className="figures">
              {formats().whole(count)}
              {condition !== null && ` · ${conditionName(condition)}`}
            </span>
          </span>
        );
      })}
    </p>
  );
}
