import { useSetAtom } from "jotai";
import { Network } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "wouter";
import type { TranscriptMessage } from "../../../api/live-messages.ts";
import { useTree } from "../../../api/trees.ts";
import { chosenTreeAtom, wantedNodeAtom } from "../../../app/selection.ts";
import { formats } from "../../../messages/formats.ts";
import { conditionName } from "../../../messages/intents.ts";
import { transcriptsTexts } from "../../../messages/transcripts.ts";
import { Button } from "../../../ui/button.tsx";

const texts = transcriptsTexts;

/** All that was kept of an utterance: where in the tree, how it was understood, how long one waited. */
export function UtteranceDetails({
  message: { metadata = {}, confidence },
  treeId,
}: {
  message: TranscriptMessage;
  treeId: string;
}) {
  const { nodeId, nodeTitle, condition, detectedIntent } = metadata;
  const { waitMilliseconds: wait, firstAudioMilliseconds: firstAudio } = metadata;
  const names = texts().detail;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 rounded-lg border border-line bg-base px-3 py-2 text-12">
      {nodeId !== undefined && (
        <Entry name={names.node}>
          <NodeLink treeId={treeId} nodeId={nodeId} title={nodeTitle ?? nodeId} />
        </Entry>
      )}
      {condition !== undefined && <Entry name={names.condition}>{named(condition)}</Entry>}
      {detectedIntent !== undefined && <Entry name={names.intent}>{named(detectedIntent)}</Entry>}
      {confidence !== undefined && (
        <Entry name={names.confidence}>{formats().percent(confidence * 100, 0)}</Entry>
      )}
      {wait !== undefined && <Entry name={names.wait}>{formats().wait(wait)}</Entry>}
      {firstAudio !== undefined && (
        <Entry name={names.firstAudio}>{formats().wait(firstAudio)}</Entry>
      )}
    </dl>
  );
}

/** As people call it, and by its key where that is another word. */
function named(key: string): string {
  const name = conditionName(key);
  return name === key ? name : `${name} (${key})`;
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="py-0.5 text-muted">{name}</dt>
      <dd className="min-w-0 py-0.5 figures [overflow-wrap:anywhere]">{children}</dd>
    </>
  );
}

/** To the node on the canvas, as long as the tree has it. */
function NodeLink({ treeId, nodeId, title }: { treeId: string; nodeId: string; title: string }) {
  const tree = useTree(treeId);
  const choose = useSetAtom(chosenTreeAtom);
  const want = useSetAtom(wantedNodeAtom);
  const [, go] = useLocation();
  if (!tree) return title;
  if (!tree.nodes.some(({ id }) => id === nodeId)) return `${title} (${texts().nodeGone})`;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="min-w-0">{title}</span>
      <Button
        size="small"
        onClick={() => {
          choose(treeId);
          want({ treeId, nodeId });
          go("/");
        }}
      >
        <Network />
        {texts().showNode}
      </Button>
    </span>
  );
}
