import type { Suggestion } from "@rufbaum/simulation";
import type { Tree } from "@rufbaum/tree";
import { graphOf } from "@rufbaum/tree/graph";
import type { ToldIntent } from "@rufbaum/words/simulation";
import { Check, Lightbulb } from "lucide-react";
import { resultTexts } from "../../../messages/analytics.ts";
import { Button } from "../../../ui/button.tsx";
import { pairActions } from "./pair-actions.ts";
import { suggestionName } from "./suggestion-name.ts";
import { useApplySuggestion } from "./use-apply-suggestion.ts";
import { useShowNode } from "./use-show-node.ts";

const texts = resultTexts;

/** Sentences, each with its button where it is an edit that can be made. */
export function SuggestedActions({ tree, intent }: { tree: Tree; intent: ToldIntent }) {
  return (
    <ul className="divide-y divide-line rounded-lg border border-line">
      {pairActions(intent).map(({ sentence, suggestion }) => (
        <li key={sentence} className="flex items-start gap-2 p-2.5">
          <Lightbulb aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent-ink" />
          <p className="min-w-0 flex-1 text-13 [overflow-wrap:anywhere]">{sentence}</p>
          {suggestion && <ApplyButton tree={tree} suggestion={suggestion} />}
        </li>
      ))}
    </ul>
  );
}

function ApplyButton({ tree, suggestion }: { tree: Tree; suggestion: Suggestion }) {
  const title = graphOf(tree).node(suggestion.nodeId)?.title ?? suggestion.nodeId;
  const showNode = useShowNode();
  const { state, nodeId, apply } = useApplySuggestion(tree.id, title, suggestion);
  if (state === "applied") {
    return (
      <Button
        size="small"
        look="quiet"
        aria-label={texts().showApplied}
        onClick={() => showNode(tree.id, nodeId)}
      >
        <Check className="text-success" />
        {texts().applied}
      </Button>
    );
  }
  return (
    <Button
      size="small"
      aria-label={texts().applyLabel(suggestionName(suggestion), title)}
      disabled={state === "applying"}
      onClick={() => void apply()}
    >
      {texts().apply}
    </Button>
  );
}
