import type { Suggestion } from "@rufbaum/simulation";
import { Check, Lightbulb, Undo2 } from "lucide-react";
import { useState } from "react";
import { type StoredRun, useRuns } from "../../../api/simulation.ts";
import { useTree } from "../../../api/trees.ts";
import { resultTexts } from "../../../messages/analytics.ts";
import { reviewTexts } from "../../../messages/review.ts";
import { Button } from "../../../ui/button.tsx";
import { ReviewDialog } from "../../review/review-dialog.tsx";
import { LedAgain } from "./led-again.tsx";
import { useApplySuggestion } from "./use-apply-suggestion.ts";
import { useLeadAgain } from "./use-lead-again.ts";
import { useShowNode } from "./use-show-node.ts";

const texts = resultTexts;

/** Something to do, in a sentence. */
export function Advice({ sentence, children }: { sentence: string; children?: React.ReactNode }) {
  return (
    <div className="flex items-start gap-2">
      <Lightbulb aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent-ink" />
      <p className="min-w-0 flex-1 text-13 [overflow-wrap:anywhere]">{sentence}</p>
      {children}
    </div>
  );
}

/** A sentence with the button that has its edit reviewed, made and led again. */
export function Proposed({
  run,
  sentence,
  suggestion,
}: {
  run: StoredRun;
  sentence: string;
  suggestion: Suggestion;
}) {
  const treeId = run.tree.id;
  const [isReviewed, setReviewed] = useState(false);
  const tree = useTree(treeId);
  const { data: runs } = useRuns(treeId);
  const showNode = useShowNode();
  const again = useLeadAgain(run);
  const { state, nodeId, apply, undo } = useApplySuggestion(treeId, again.forget);

  async function applyAndLead(edit: Suggestion): Promise<void> {
    const wasCurrent = runs?.find(({ id }) => id === run.runId)?.isTreeCurrent ?? false;
    const hasChanged = await apply(edit);
    setReviewed(false);
    if (hasChanged && isAnswered(edit)) await again.lead(wasCurrent);
  }

  return (
    <>
      <Advice sentence={sentence}>
        {state !== "applied" && (
          <Button
            size="small"
            aria-haspopup="dialog"
            aria-label={texts().reviewLabel(sentence)}
            disabled={state === "applying" || tree === null}
            onClick={() => setReviewed(true)}
          >
            {texts().review}
          </Button>
        )}
      </Advice>
      {state === "applied" && (
        <div className="mt-1 ml-3.5 flex flex-wrap gap-1">
          <Button
            size="small"
            look="quiet"
            disabled={nodeId === null}
            aria-label={texts().showApplied}
            onClick={() => nodeId !== null && showNode(treeId, nodeId)}
          >
            <Check className="text-success" />
            {texts().applied}
          </Button>
          <Button
            size="small"
            look="quiet"
            disabled={again.state.state === "running"}
            onClick={() => void undo()}
          >
            <Undo2 />
            {texts().undo}
          </Button>
        </div>
      )}
      <LedAgain run={run} again={again.state} />
      {isReviewed && tree && (
        <ReviewDialog
          tree={tree}
          suggestion={suggestion}
          isBusy={state === "applying"}
          applyLabel={(edit) =>
            isAnswered(edit) ? reviewTexts().applyAndLead : reviewTexts().apply
          }
          onApply={(edit) => void applyAndLead(edit)}
          onClose={() => setReviewed(false)}
        />
      )}
    </>
  );
}

/** A new question changes no conversation until somebody has written its answer. */
function isAnswered(suggestion: Suggestion): boolean {
  return "condition" in suggestion || suggestion.entryId !== null;
}
