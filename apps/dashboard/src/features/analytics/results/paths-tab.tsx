import { pathIds } from "@rufbaum/simulation/result";
import type { TreeNode } from "@rufbaum/tree";
import { graphOf } from "@rufbaum/tree/graph";
import { ChevronRight, Route } from "lucide-react";
import { Fragment, useState } from "react";
import type { StoredRun } from "../../../api/simulation.ts";
import { resultTexts } from "../../../messages/analytics.ts";
import { formats } from "../../../messages/formats.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { NodeChip } from "../../trees/node-chip.tsx";
import { FlowView } from "../flow/flow-view.tsx";
import { ReadNumber } from "../reader/read-number.tsx";
import type { Samples } from "../reader/samples.ts";
import { samplesOfPath } from "../reader/samples.ts";
import { Block } from "./block.tsx";

const texts = resultTexts;
const SHOWN_PATHS = 10;

/** The tree with its traffic, and the ways that were walked most. */
export function PathsTab({ run, onRead }: { run: StoredRun; onRead(samples: Samples): void }) {
  const [lit, light] = useState<string | null>(null);
  const paths = Object.entries(run.pathAnalysis)
    .sort(([, a], [, b]) => b.count - a.count)
    .slice(0, SHOWN_PATHS);
  const most = paths[0]?.[1].count ?? 1;
  return (
    <>
      <section className="border-t border-line">
        <div className="flex flex-wrap items-baseline gap-x-3 p-4">
          <h3 className="font-semibold text-13">{texts().flow}</h3>
          <p className="text-12 text-muted">{texts().flowHint}</p>
        </div>
        <FlowView
          tree={run.tree}
          result={run}
          path={lit === null ? null : pathIds(run.tree, lit)}
        />
      </section>
      <Block
        title={texts().topPaths}
        hint={texts().topPathsOf(formats().whole(paths.length), formats().whole(run.distinctPaths))}
        end={<ReadNumber run={run} onRead={onRead} />}
      >
        {paths.length === 0 ? (
          <EmptyState icon={Route} title={texts().noPaths} compact />
        ) : (
          <ol className="-mx-2">
            {paths.map(([path, { count, successRate }], index) => (
              <PathRow
                key={path}
                rank={index + 1}
                nodes={nodesOf(run, path)}
                count={count}
                width={(count / most) * 100}
                successRate={successRate}
                onPoint={(isPointed) => light(isPointed ? path : null)}
                onOpen={() => onRead(samplesOfPath(run, path, index + 1))}
              />
            ))}
          </ol>
        )}
      </Block>
    </>
  );
}

function PathRow({
  rank,
  nodes,
  count,
  width,
  successRate,
  onPoint,
  onOpen,
}: {
  rank: number;
  nodes: readonly Pick<TreeNode, "type" | "title">[];
  count: number;
  /** Of its bar, in percent. */
  width: number;
  successRate: number;
  onPoint(isPointed: boolean): void;
  onOpen(): void;
}) {
  return (
    <li
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      className="relative flex flex-col gap-2 rounded-lg border-line p-2 not-first:border-t hover:bg-hover sm:flex-row sm:items-center sm:gap-4"
    >
      <button
        type="button"
        aria-label={texts().readPath(rank)}
        onFocus={() => onPoint(true)}
        onBlur={() => onPoint(false)}
        onClick={onOpen}
        className="absolute inset-0 rounded-lg focus-visible:-outline-offset-2"
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-0.5 gap-y-1">
        {nodes.map((node, index) => (
          <Fragment key={index}>
            {index > 0 && <ChevronRight aria-hidden="true" className="size-3 text-faint" />}
            <NodeChip kind={node.type} title={node.title} />
          </Fragment>
        ))}
      </div>
      <div className="grid shrink-0 grid-cols-[4rem_7rem_6.5rem] items-center gap-2 text-12 figures">
        <span aria-hidden="true" className="h-1.5 rounded-full bg-press">
          <span className="block h-full rounded-full bg-accent" style={{ width: `${width}%` }} />
        </span>
        <span className="text-right">{texts().pathCount(formats().whole(count))}</span>
        <span className="text-right text-muted">
          {texts().successOf(formats().percent(successRate))}
        </span>
      </div>
    </li>
  );
}

function nodesOf(run: StoredRun, path: string): Pick<TreeNode, "type" | "title">[] {
  const graph = graphOf(run.tree);
  return pathIds(run.tree, path).map((id) => graph.node(id) ?? { type: "end", title: id });
}
