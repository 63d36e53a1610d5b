import { departuresIn, reachedIn } from "@rufbaum/simulation/result";
import { graphOf } from "@rufbaum/tree/graph";
import { ArrowRight } from "lucide-react";
import type { StoredRun } from "../../../api/simulation.ts";
import { resultTexts } from "../../../messages/analytics.ts";
import { formats } from "../../../messages/formats.ts";
import { messages } from "../../../messages/index.ts";
import { NodeChip } from "../../trees/node-chip.tsx";
import { Block } from "./block.tsx";

const texts = resultTexts;

const MOST = 10;

/** Ways on which the tree itself ended conversations without a success, the most walked first. */
export function DeparturesBlock({ run }: { run: StoredRun }) {
  const graph = graphOf(run.tree);
  const departures = departuresIn(run, run.tree).slice(0, MOST);
  if (departures.length === 0) return null;
  return (
    <Block title={texts().departures} hint={texts().departuresHint}>
      <ul className="text-13">
        {departures.map(({ from, to, outcome, runs }) => {
          const [left, end] = [graph.node(from), to === null ? null : graph.node(to)];
          const share = formats().percent((runs / Math.max(1, reachedIn(run))) * 100);
          return (
            <li
              key={`${from} ${to}`}
              className="flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1 border-line py-1 not-first:border-t"
            >
              <span className="flex min-w-0 max-w-52">
                <NodeChip kind={left?.type ?? "decision"} title={left?.title || from} />
              </span>
              {to !== null && (
                <>
                  <ArrowRight aria-hidden="true" className="size-3.5 shrink-0 text-muted" />
                  <span className="flex min-w-0 max-w-52">
                    <NodeChip kind="end" title={end?.title || to} />
                  </span>
                </>
              )}
              <span className="text-12 text-muted">
                {messages().calls.outcomes[outcome] ?? outcome}
              </span>
              <span className="ml-auto text-12 text-muted figures">
                {texts().failedHere(formats().whole(runs), share)}
              </span>
            </li>
          );
        })}
      </ul>
    </Block>
  );
}
