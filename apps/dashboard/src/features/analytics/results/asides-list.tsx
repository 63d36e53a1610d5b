import { besideAll } from "@rufbaum/simulation/result";
import { graphOf } from "@rufbaum/tree/graph";
import { useState } from "react";
import type { StoredRun } from "../../../api/simulation.ts";
import { resultTexts } from "../../../messages/analytics.ts";
import { formats } from "../../../messages/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { NodeChip } from "../../trees/node-chip.tsx";
import type { AsideTaken } from "./astray.ts";
import { MisreadWords } from "./misread-words.tsx";

const texts = resultTexts;

/** Lines that are shown at once. */
const SHOWN = 6;

/** What answered nothing and was taken for an answer, with how much of all such talk was not. */
export function AsidesList({ run, asides }: { run: StoredRun; asides: readonly AsideTaken[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const all = besideAll(run.understood ?? {});
  if (all === null || asides.length === 0) return null;
  const graph = graphOf(run.tree);
  return (
    <div className="mt-3 space-y-2 rounded-lg border border-line p-3">
      <p className="text-13">
        {texts().beside(formats().percent(all.percent), formats().whole(all.of))}
      </p>
      <ul className="space-y-3 sm:space-y-1">
        {asides.slice(0, showsAll ? asides.length : SHOWN).map(({ nodeId, misread }) => (
          <li
            key={`${nodeId} ${misread.said} ${misread.text} ${misread.read}`}
            className="flex flex-wrap items-center gap-x-2 gap-y-1"
          >
            <NodeChip
              kind={graph.node(nodeId)?.type ?? "decision"}
              title={graph.node(nodeId)?.title ?? nodeId}
            />
            <MisreadWords misread={misread} />
          </li>
        ))}
      </ul>
      {!showsAll && asides.length > SHOWN && (
        <Button size="small" look="quiet" onClick={() => setShowsAll(true)}>
          {texts().more(formats().whole(asides.length - SHOWN))}
        </Button>
      )}
    </div>
  );
}
