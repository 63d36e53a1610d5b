import type { FailureReason } from "@rufbaum/simulation";
import { reachedIn } from "@rufbaum/simulation/result";
import type { TreeNode } from "@rufbaum/tree";
import { graphOf } from "@rufbaum/tree/graph";
import { Network, PartyPopper, ScrollText } from "lucide-react";
import type { StoredRun } from "../../../api/simulation.ts";
import { resultTexts } from "../../../messages/analytics.ts";
import { formats } from "../../../messages/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { NodeChip } from "../../trees/node-chip.tsx";
import { type Samples, samplesOfFailure } from "../reader/samples.ts";
import { AgreementsBlock } from "./agreements-block.tsx";
import { CausesBlock } from "./causes-block.tsx";
import { DeparturesBlock } from "./departures-block.tsx";
import { useShowNode } from "./use-show-node.ts";

const texts = resultTexts;

/** What keeps conversations from a success: faults of the tree, where they failed, where the tree let go. */
export function FailuresTab({ run, onRead }: { run: StoredRun; onRead(samples: Samples): void }) {
  return (
    <>
      <CausesBlock run={run} onRead={onRead} />
      <FailurePoints run={run} onRead={onRead} />
      <DeparturesBlock run={run} />
      <AgreementsBlock run={run} />
    </>
  );
}

/** Where conversations failed and why, the worst first. */
function FailurePoints({ run, onRead }: { run: StoredRun; onRead(samples: Samples): void }) {
  const graph = graphOf(run.tree);
  const points = Object.entries(run.failurePoints).sort(([, a], [, b]) => b.count - a.count);
  const most = points[0]?.[1].count ?? 1;
  if (points.length === 0) {
    return (
      <div className="border-t border-line">
        <EmptyState
          icon={PartyPopper}
          title={texts().noFailures}
          hint={texts().noFailuresHint}
          compact
        />
      </div>
    );
  }
  return (
    <ul>
      {points.map(([nodeId, { count, reasons }]) => (
        <FailurePoint
          key={nodeId}
          run={run}
          node={
            graph.node(nodeId) ?? {
              id: nodeId,
              type: "end",
              title: nodeId || texts().beforeTheFirst,
            }
          }
          count={count}
          reasons={reasons}
          width={(count / most) * 100}
          onRead={onRead}
        />
      ))}
    </ul>
  );
}

function FailurePoint({
  run,
  node,
  count,
  reasons,
  width,
  onRead,
}: {
  run: StoredRun;
  node: Pick<TreeNode, "id" | "type" | "title">;
  count: number;
  reasons: Partial<Record<FailureReason, number>>;
  width: number;
  onRead(samples: Samples): void;
}) {
  const showNode = useShowNode();
  const share = formats().percent((count / Math.max(1, reachedIn(run))) * 100);
  const sorted = Object.entries(reasons).sort(([, a], [, b]) => b - a) as [FailureReason, number][];
  return (
    <li className="border-t border-line px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="flex w-52 min-w-0">
          <NodeChip kind={node.type} title={node.title} />
        </span>
        <span aria-hidden="true" className="h-1.5 w-24 rounded-full bg-press lg:w-48">
          <span
            className="block h-full rounded-full bg-failure-fill"
            style={{ width: `${width}%` }}
          />
        </span>
        <span className="text-12 text-muted figures">
          {texts().failedHere(formats().whole(count), share)}
        </span>
        <div className="ml-auto flex gap-2">
          <Button
            size="small"
            aria-label={texts().readFailures(node.title)}
            onClick={() => onRead(samplesOfFailure(run, node.id, node.title, null))}
          >
            <ScrollText />
            {texts().read}
          </Button>
          <Button size="small" look="quiet" onClick={() => showNode(run.treeId, node.id)}>
            <Network />
            {texts().showInTree}
          </Button>
        </div>
      </div>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {sorted.map(([reason, times]) => (
          <li key={reason}>
            <button
              type="button"
              onClick={() => onRead(samplesOfFailure(run, node.id, node.title, reason))}
              className="flex h-6 items-center gap-1.5 rounded-md bg-failure-soft px-2 font-medium text-12 text-failure hover:brightness-95"
            >
              {texts().reasons[reason] ?? reason}
              <span className="figures">{formats().whole(times)}</span>
              <span className="sr-only">{texts().readReason(node.title)}</span>
            </button>
          </li>
        ))}
      </ul>
    </li>
  );
}
