import type { Suggestion } from "@rufbaum/simulation";
import type { Condition, Tree, TreeNode } from "@rufbaum/tree";
import { applySuggestion } from "@rufbaum/tree/editing/suggestion";
import { useSetAtom } from "jotai";
import { Check, Lightbulb } from "lucide-react";
import { useState } from "react";
import { useProposals } from "../../../../../api/not-understood.ts";
import { now } from "../../../../../api/runtime.ts";
import { showToast } from "../../../../../app/toasts.tsx";
import { editingTexts } from "../../../../../messages/editing.ts";
import { nodeEditorTexts } from "../../../../../messages/node-editor.ts";
import { reviewTexts } from "../../../../../messages/review.ts";
import { Button } from "../../../../../ui/button.tsx";
import { type PairedAction, pairActions } from "../../../../review/pair-actions.ts";
import { ReviewDialog } from "../../../../review/review-dialog.tsx";
import { commandAtom } from "../../../editor/editing.ts";
import { takeProposal, withForm } from "./take-proposal.ts";

const texts = nodeEditorTexts;

/** Shown at once; what is left comes up when these are dealt with. */
const MOST = 4;

/** What the node, or the knowledge, could learn from what was not understood: each to be reviewed first. */
export function Proposals({
  tree,
  nodeId,
  conditions,
  onChange,
}: {
  tree: Tree;
  nodeId: string;
  conditions: readonly Condition[];
  /** `made`: nodes that come with these conditions. */
  onChange(conditions: Condition[], made: readonly TreeNode[]): void;
}) {
  const { data } = useProposals(tree.id, nodeId);
  const run = useSetAtom(commandAtom);
  const [reviewed, review] = useState<{ sentence: string; suggestion: Suggestion } | null>(null);
  const [taken, setTaken] = useState<ReadonlyMap<string, string>>(new Map());
  const draft = withForm(tree, nodeId, conditions);
  const actions = Object.values(data ?? {}).flatMap((intent) => pairActions(intent).filter(isEdit));
  const open = actions.filter(({ sentence }) => !taken.has(sentence)).slice(0, MOST);
  const shown = actions.filter((action) => taken.has(action.sentence) || open.includes(action));
  if (shown.length === 0) return null;

  function take(edit: Suggestion): void {
    if (!reviewed) return;
    const result = takeProposal(draft, edit, now());
    review(null);
    if (result.refused !== null) {
      const text = editingTexts().editRefusal(result.refused);
      showToast({ tone: "failure", title: reviewTexts().title, text });
      return;
    }
    const isOfNode = "condition" in edit;
    if (!isOfNode) {
      const label = texts().proposalLabel(edit.question);
      run((current, ids) => applySuggestion(current, edit, ids), { label });
    }
    if (result.conditions) onChange(result.conditions, result.made);
    const hint = isOfNode ? texts().proposalTakenHint : texts().entryTakenHint;
    setTaken(new Map([...taken, [reviewed.sentence, hint]]));
  }

  return (
    <section aria-label={texts().proposals} className="mt-2.5 border-t border-line pt-2.5">
      <h4 className="font-medium text-12 text-muted">{texts().proposals}</h4>
      <p className="text-12 text-muted">{texts().proposalsHint}</p>
      <ul className="mt-1.5 divide-y divide-line rounded-lg border border-line">
        {shown.map(({ sentence, suggestion }) => {
          const hint = taken.get(sentence);
          return (
            <li key={sentence} className="flex items-start gap-2 p-2.5">
              {hint === undefined ? (
                <Lightbulb aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent-ink" />
              ) : (
                <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
              )}
              <div className="min-w-0 flex-1 text-13 [overflow-wrap:anywhere]">
                <p>{sentence}</p>
                {hint !== undefined && (
                  <p role="status" className="mt-0.5 text-12 text-muted">
                    {texts().proposalTaken}. {hint}
                  </p>
                )}
              </div>
              {hint === undefined && (
                <Button
                  size="small"
                  aria-haspopup="dialog"
                  aria-label={texts().reviewProposalOf(sentence)}
                  onClick={() => review({ sentence, suggestion })}
                >
                  {texts().reviewProposal}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {reviewed && (
        <ReviewDialog
          tree={draft}
          suggestion={reviewed.suggestion}
          isBusy={false}
          applyLabel={() => reviewTexts().apply}
          onApply={take}
          onClose={() => review(null)}
        />
      )}
    </section>
  );
}

type EditAction = PairedAction & { suggestion: Suggestion };

function isEdit(action: PairedAction): action is EditAction {
  return action.suggestion !== null;
}
