import { graphOf } from "@rufbaum/tree/graph";
import { Network, ScrollText, Split, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { errorText } from "../../../api/api-error.ts";
import { readConversation, type StoredRun } from "../../../api/simulation.ts";
import { resultTexts } from "../../../messages/analytics.ts";
import { Button } from "../../../ui/button.tsx";
import { NodeChip } from "../../trees/node-chip.tsx";
import type { Samples } from "../reader/samples.ts";
import { Block } from "./block.tsx";
import { useShowNode } from "./use-show-node.ts";

const texts = resultTexts;

type Told = NonNullable<StoredRun["causes"]>[number];

/** What of the tree itself keeps conversations from a success. */
export function CausesBlock({ run, onRead }: { run: StoredRun; onRead(samples: Samples): void }) {
  const { causes = [] } = run;
  if (causes.length === 0) return null;
  return (
    <Block title={texts().causes} hint={texts().causesHint}>
      <ul className="space-y-4">
        {causes.map((cause) => (
          <CauseOf
            key={`${cause.code} ${cause.nodeId} ${"variable" in cause ? cause.variable : ""}`}
            run={run}
            cause={cause}
            onRead={onRead}
          />
        ))}
      </ul>
    </Block>
  );
}

function CauseOf({
  run,
  cause,
  onRead,
}: {
  run: StoredRun;
  cause: Told;
  onRead(samples: Samples): void;
}) {
  const showNode = useShowNode();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const node = graphOf(run.tree).node(cause.nodeId);
  const examples = "examples" in cause ? cause.examples : [];

  async function read(): Promise<void> {
    setProblem(null);
    setBusy(true);
    try {
      const conversations = await Promise.all(
        examples.map((index) => readConversation(run.runId, index)),
      );
      onRead({ about: `${cause.title}: ${texts().causeNames[cause.code]}`, conversations });
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <li>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="flex min-w-0 max-w-full">
          <NodeChip kind={node?.type ?? "end"} title={cause.title} />
        </span>
        <span className="inline-flex h-6 items-center gap-1.5 rounded-md bg-failure-soft px-2 font-medium text-12 text-failure [&_svg]:size-3.5">
          {"agreed" in cause ? <Split /> : <TriangleAlert />}
          {texts().causeNames[cause.code]}
        </span>
        <div className="ml-auto flex gap-2">
          {examples.length > 0 && (
            <Button
              size="small"
              disabled={isBusy}
              aria-label={texts().readCause(cause.title)}
              onClick={() => void read()}
            >
              <ScrollText />
              {texts().read}
            </Button>
          )}
          <Button
            size="small"
            look="quiet"
            aria-label={texts().showCauseInTree(cause.title)}
            onClick={() => showNode(run.treeId, cause.nodeId)}
          >
            <Network />
            {texts().showInTree}
          </Button>
        </div>
      </div>
      <p className="mt-2 max-w-prose text-13 [overflow-wrap:anywhere]">{cause.message}</p>
      {problem && (
        <p role="alert" className="mt-1 text-12 text-failure">
          {problem}
        </p>
      )}
    </li>
  );
}
