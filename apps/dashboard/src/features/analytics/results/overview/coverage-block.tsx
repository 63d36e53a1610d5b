import type { Coverage } from "@rufbaum/simulation";
import { hardlyTried } from "@rufbaum/simulation/result";
import { graphOf } from "@rufbaum/tree/graph";
import type { StoredRun } from "../../../../api/simulation.ts";
import { resultTexts } from "../../../../messages/analytics.ts";
import { formats } from "../../../../messages/formats.ts";
import { conditionName } from "../../../../messages/intents.ts";
import { NodeChip } from "../../../trees/node-chip.tsx";

const texts = resultTexts;
const MOST_CHIPS = 40;
const MOST_HARDLY_TRIED = 8;
/** In fewer conversations it is mere chance what nobody means. */
const ENOUGH_RUNS = 100;

/** How much of the tree was walked at all, and what was not. */
export function CoverageBlock({ run }: { run: StoredRun }) {
  const { coverage, tree } = run;
  const graph = graphOf(tree);
  const { nodes, connections } = coverage;
  const more = nodes.missing.length - MOST_CHIPS;
  return (
    <div className="space-y-3">
      <CoverageBar label={texts().nodesCovered} coverage={nodes} />
      <CoverageBar label={texts().waysCovered} coverage={connections} />
      {nodes.missing.length > 0 && (
        <div>
          <p className="mb-1 text-12 text-muted">{texts().notReached}</p>
          <ul className="flex flex-wrap gap-1">
            {nodes.missing.slice(0, MOST_CHIPS).map((id) => (
              <li key={id} className="flex min-w-0">
                <NodeChip
                  kind={graph.node(id)?.type ?? "message"}
                  title={graph.node(id)?.title ?? id}
                />
              </li>
            ))}
            {more > 0 && (
              <li className="self-center text-12 text-muted figures">
                {texts().andMore(formats().whole(more))}
              </li>
            )}
          </ul>
        </div>
      )}
      <p className="text-12 text-muted">
        {connections.missing.length > 0
          ? texts().waysNotTaken(formats().whole(connections.missing.length))
          : nodes.missing.length === 0 && texts().allCovered}
      </p>
      {run.totalRuns >= ENOUGH_RUNS && <HardlyTried run={run} />}
    </div>
  );
}

/** Conditions that hardly anybody meant: of these the figures say little. */
function HardlyTried({ run }: { run: StoredRun }) {
  const graph = graphOf(run.tree);
  const rare = hardlyTried(run, run.tree);
  const more = rare.length - MOST_HARDLY_TRIED;
  if (rare.length === 0) return null;
  return (
    <div>
      <p className="mb-1 text-12 text-muted">{texts().hardlyTried}</p>
      <ul className="space-y-1">
        {rare.slice(0, MOST_HARDLY_TRIED).map(({ nodeId, condition, meant, of }) => (
          <li
            key={`${nodeId} ${condition}`}
            className="flex min-w-0 flex-wrap items-center gap-x-2"
          >
            <NodeChip
              kind={graph.node(nodeId)?.type ?? "decision"}
              title={graph.node(nodeId)?.title || nodeId}
            />
            <span className="min-w-0 truncate text-13">{conditionName(condition)}</span>
            <span className="text-12 text-muted figures">
              {texts().meantBy(formats().whole(meant), formats().whole(of))}
            </span>
          </li>
        ))}
        {more > 0 && (
          <li className="text-12 text-muted figures">{texts().andMore(formats().whole(more))}</li>
        )}
      </ul>
    </div>
  );
}

function CoverageBar({ label, coverage }: { label: string; coverage: Coverage }) {
  const { covered, total } = coverage;
  return (
    <div>
      <p className="flex text-13">
        {label}
        <span className="ml-auto text-12 text-muted figures">
          {texts().covered(formats().whole(covered), formats().whole(total))}
        </span>
      </p>
      <div aria-hidden="true" className="mt-1 h-1.5 rounded-full bg-press">
        <div
          className="h-full rounded-full bg-accent"
          style={{ width: `${total > 0 ? (covered / total) * 100 : 0}%` }}
        />
      </div>
    </div>
  );
}
