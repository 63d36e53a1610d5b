import type { Graph } from "@rufbaum/tree/graph";
import { ListPlus, Plus } from "lucide-react";
import type { UnansweredQuestion } from "../../../../api/knowledge.ts";
import { knowledgeTexts } from "../../../../messages/knowledge.ts";
import { Button } from "../../../../ui/button.tsx";
import { NodeChip } from "../../../trees/node-chip.tsx";

const texts = () => knowledgeTexts().open;

/** Nodes that are named. */
const MOST_NODES = 3;

/** One question, how often and where it was asked, and what can be made of it. */
export function QuestionRow({
  question: { question, wordings, calls, simulations, nodes },
  graph,
  isFull,
  hasEntries,
  onAdd,
  onAddTo,
}: {
  question: UnansweredQuestion;
  graph: Graph;
  /** No entry can be added. */
  isFull: boolean;
  hasEntries: boolean;
  onAdd(): void;
  onAddTo(): void;
}) {
  const others = wordings.filter((wording) => wording !== question);
  const places = nodes.flatMap(({ nodeId }) => graph.node(nodeId) ?? []).slice(0, MOST_NODES);
  return (
    <li className="p-4">
      <p className="text-14 [overflow-wrap:anywhere]">„{question}“</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-muted">
        <span className="figures">{heardIn(calls, simulations)}</span>
        {places.length > 0 && (
          <span className="flex min-w-0 max-w-full flex-wrap items-center gap-1">
            <span className="sr-only">{texts().askedAt}</span>
            {places.map(({ id, type, title }) => (
              <NodeChip key={id} kind={type} title={title} />
            ))}
            {nodes.length > places.length && <span>+{nodes.length - places.length}</span>}
          </span>
        )}
      </div>
      {others.length > 0 && (
        <details className="mt-1.5 text-12 text-muted">
          <summary className="w-fit cursor-pointer rounded hover:text-ink">
            {texts().likewise(others.length)}
          </summary>
          <ul className="mt-1 space-y-0.5 pl-4 text-ink">
            {others.map((wording) => (
              <li key={wording} className="[overflow-wrap:anywhere]">
                „{wording}“
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button
          size="small"
          aria-label={texts().asEntryOf(question)}
          disabled={isFull}
          onClick={onAdd}
        >
          <Plus />
          {texts().asEntry}
        </Button>
        {hasEntries && (
          <Button
            size="small"
            look="quiet"
            aria-label={texts().asWordingOf(question)}
            aria-haspopup="dialog"
            onClick={onAddTo}
          >
            <ListPlus />
            {texts().asWording}
          </Button>
        )}
      </div>
    </li>
  );
}

function heardIn(calls: number, simulations: number): string {
  return [
    ...(calls > 0 ? [texts().inCalls(calls)] : []),
    ...(simulations > 0 ? [texts().inSimulations(simulations)] : []),
  ].join(" · ");
}
