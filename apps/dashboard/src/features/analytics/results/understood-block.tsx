import { type Misread, type Rate, teachable, understoodAll } from "@rufbaum/simulation/result";
import { graphOf } from "@rufbaum/tree/graph";
import { useState } from "react";
import type { StoredRun } from "../../../api/simulation.ts";
import { resultTexts } from "../../../messages/analytics.ts";
import { formats } from "../../../messages/formats.ts";
import { conditionName } from "../../../messages/intents.ts";
import { Button } from "../../../ui/button.tsx";
import { NodeChip } from "../../trees/node-chip.tsx";
import { AsidesList } from "./asides-list.tsx";
import { type Astray, asidesTaken, astray } from "./astray.ts";
import { Block } from "./block.tsx";
import { MisreadWords } from "./misread-words.tsx";
import { Proposed } from "./proposed.tsx";
import { RateBar } from "./rate-bar.tsx";

const texts = resultTexts;

/** Conditions that are shown at once, and misread lines of each. */
const SHOWN = 6;
const SHOWN_LINES = 3;
/** Sentences that are proposed as examples of one condition. */
const MOST_EXAMPLES = 5;

/** Which conditions callers meant and were not taken for, what went astray most first. */
export function UnderstoodBlock({ run }: { run: StoredRun }) {
  const [showsAll, setShowsAll] = useState(false);
  const { understood = {}, untested = [] } = run;
  const graph = graphOf(run.tree);
  const rows = astray(understood);
  const asides = asidesTaken(understood);
  const hint = hintOf(understoodAll(understood), rows.length > 0, asides.length > 0);
  if (hint === null && asides.length === 0 && untested.length === 0) return null;
  const titles = untested.map((id) => `„${graph.node(id)?.title ?? id}“`).join(", ");
  return (
    <Block title={texts().understood} hint={hint ?? ""}>
      <ul className="divide-y divide-line rounded-lg border border-line empty:hidden">
        {rows.slice(0, showsAll ? rows.length : SHOWN).map((row) => (
          <ConditionRow key={`${row.nodeId} ${row.condition}`} run={run} row={row} />
        ))}
      </ul>
      {!showsAll && rows.length > SHOWN && (
        <Button size="small" look="quiet" className="mt-2" onClick={() => setShowsAll(true)}>
          {texts().more(formats().whole(rows.length - SHOWN))}
        </Button>
      )}
      <AsidesList run={run} asides={asides} />
      {untested.length > 0 && (
        <p className="mt-3 text-13">
          <span className="font-semibold">{texts().untested}:</span> {texts().untestedHint(titles)}
        </p>
      )}
    </Block>
  );
}

/** `null` where nobody meant a condition, so that there is nothing to tell of them. */
function hintOf(all: Rate | null, isAstray: boolean, hasAsides: boolean): string | null {
  if (all === null) return null;
  if (isAstray)
    return texts().understoodHint(formats().percent(all.percent), formats().whole(all.of));
  return hasAsides ? texts().onlyAsidesMisread : texts().allUnderstood;
}

function ConditionRow({ run, row: { nodeId, condition, told } }: { run: StoredRun; row: Astray }) {
  const node = graphOf(run.tree).node(nodeId);
  const { rate, between, misread } = told;
  // One sentence may have been taken for several things.
  const examples = [...new Set(teachable(misread).map(({ said }) => said))].slice(0, MOST_EXAMPLES);
  return (
    <li className="space-y-2 p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <NodeChip kind={node?.type ?? "decision"} title={node?.title ?? nodeId} />
        <span className="font-semibold text-13 [overflow-wrap:anywhere]">
          {conditionName(condition)}
        </span>
        <span className="ml-auto flex items-center gap-2">
          <span className="w-24 lg:w-40">
            <RateBar rate={rate} />
          </span>
          <span className="text-12 text-muted figures">
            {texts().understoodRate(formats().percent(rate.percent), formats().whole(rate.of))}
          </span>
        </span>
      </div>
      <ul className="space-y-1">
        {misread
          .toSorted(heardFirst)
          .slice(0, SHOWN_LINES)
          .map((one) => (
            <li key={`${one.said} ${one.text} ${one.read}`}>
              <MisreadWords misread={one} />
            </li>
          ))}
        {between > 0 && (
          <li className="text-12 text-muted">{texts().askedBetween(formats().whole(between))}</li>
        )}
      </ul>
      {examples.length > 0 && (
        <Proposed
          run={run}
          sentence={texts().teach(conditionName(condition))}
          suggestion={{ nodeId, condition, examples, counts: [] }}
        />
      )}
    </li>
  );
}

/** What was heard rightly teaches something; what was misheard does not. */
function heardFirst(one: Misread, other: Misread): number {
  return Number(other.said === other.text) - Number(one.said === one.text);
}
