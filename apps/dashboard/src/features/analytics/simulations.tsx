import { graphOf } from "@rufbaum/tree/graph";
import { useAtom } from "jotai";
import { useEffect, useRef } from "react";
import { useRuns } from "../../api/simulation.ts";
import { type TreeEntry, useTree } from "../../api/trees.ts";
import { finishedAtom } from "./running/simulation-atoms.ts";
import { ComparisonCard } from "./runs/comparison-card.tsx";
import { RunList } from "./runs/run-list.tsx";
import { SimulationPanel } from "./setup/simulation-panel.tsx";
import { ShownRun } from "./shown-run.tsx";
import type { Shown } from "./use-address.ts";

/** Everything about one tree: setting up, the run that is shown, and those before. */
export function Simulations({
  tree,
  shown,
  onShow,
}: {
  tree: TreeEntry;
  shown: Shown;
  onShow(next: Partial<Shown>): void;
}) {
  const [finished, setFinished] = useAtom(finishedAtom);
  const { data: runs } = useRuns(tree.id);
  const whole = useTree(tree.id);
  const results = useRef<HTMLDivElement>(null);
  const newRun = finished?.treeId === tree.id ? finished.runId : null;
  const { runId } = shown;

  // What was just simulated shows by itself, once.
  useEffect(() => {
    if (newRun === null || finished?.isSeen) return;
    setFinished((run) => run && { ...run, isSeen: true });
    onShow({ treeId: tree.id, runId: newRun, compared: null });
  }, [newRun, finished, setFinished, onShow, tree.id]);

  return (
    <>
      <SimulationPanel tree={tree} onStart={() => onShow({ runId: null, compared: null })} />
      {runId !== null && (
        <div ref={results} tabIndex={-1} className="scroll-mt-16 outline-none lg:scroll-mt-4">
          <ShownRun
            key={runId}
            runId={runId}
            isNew={runId === newRun}
            isTreeCurrent={runs?.find(({ id }) => id === runId)?.isTreeCurrent ?? true}
            onLoaded={() => {
              results.current?.scrollIntoView({ block: "start" });
              // The button that was pressed is disabled while a simulation runs, and loses the focus.
              if (document.activeElement === document.body) {
                results.current?.focus({ preventScroll: true });
              }
            }}
          />
        </div>
      )}
      {shown.compared && (
        <ComparisonCard
          key={shown.compared.join()}
          one={shown.compared[0]}
          other={shown.compared[1]}
          runs={runs ?? []}
          titleOf={(nodeId) => (whole && graphOf(whole).node(nodeId)?.title) ?? nodeId}
          onClose={() => onShow({ compared: null })}
        />
      )}
      <RunList
        treeId={tree.id}
        openId={runId}
        onOpen={(id) => onShow({ runId: id, compared: null })}
        onDeleted={(id) => id === runId && onShow({ runId: null })}
        onCompare={(one, other) => onShow({ compared: [one, other] })}
      />
    </>
  );
}
