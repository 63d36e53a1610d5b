import type { Suggestion } from "@rufbaum/simulation";
import type { Tree } from "@rufbaum/tree";
import { entryName, graphOf } from "@rufbaum/tree/graph";
import { useState } from "react";
import { now } from "../../api/runtime.ts";
import { editingTexts } from "../../messages/editing.ts";
import { messages } from "../../messages/index.ts";
import { conditionName } from "../../messages/intents.ts";
import { reviewTexts } from "../../messages/review.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Select, type SelectOption } from "../../ui/select.tsx";
import { BeforeAfter } from "./before-after.tsx";
import { type Chosen, reviewed } from "./chosen.ts";
import { conditionAt, entriesOf, reviewOf } from "./review-of.ts";

const texts = reviewTexts;

/** In the list of what it may belong to: none of them. */
const NEW = "new:";
const KNOWN = "known:";

export interface ReviewDialogProps {
  /** As it is now. */
  tree: Tree;
  suggestion: Suggestion;
  isBusy: boolean;
  /** What the button says about the suggestion as it was reviewed. */
  applyLabel(suggestion: Suggestion): string;
  onApply(suggestion: Suggestion): void;
  onClose(): void;
}

/** A suggestion to look through: what it belongs to, its name and its sentences can be changed first. */
export function ReviewDialog({
  tree,
  suggestion,
  isBusy,
  applyLabel,
  onApply,
  onClose,
}: ReviewDialogProps) {
  const [chosen, choose] = useState<Chosen>(() => asSuggested(tree, suggestion));
  const [at] = useState(now);
  const edit = reviewed(suggestion, chosen);
  const review = reviewOf(tree, edit, at);
  const isOfCondition = "condition" in suggestion;
  const node = graphOf(tree).node(suggestion.nodeId);
  const problem =
    edit.examples.length === 0
      ? texts().noSentence
      : review.refused
        ? editingTexts().editRefusal(review.refused)
        : review.isEmpty
          ? texts().nothing
          : null;

  function toggle(sentence: string): void {
    const without = new Set(chosen.without);
    if (!without.delete(sentence)) without.add(sentence);
    choose({ ...chosen, without });
  }

  return (
    <Dialog
      isOpen
      wide
      onClose={onClose}
      title={texts().title}
      description={isOfCondition ? texts().at(node?.title || suggestion.nodeId) : texts().asked}
      actions={
        <>
          <Button onClick={onClose}>{messages().common.cancel}</Button>
          <Button
            look="primary"
            disabled={problem !== null || isBusy}
            onClick={() => onApply(edit)}
          >
            {isBusy ? texts().applying : applyLabel(edit)}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <div>
          <p className="mb-1.5 font-medium text-13">{texts().belongsTo}</p>
          <Select
            label={texts().belongsTo}
            placeholder={texts().belongsTo}
            value={chosen.target === null ? NEW : KNOWN + chosen.target}
            options={targetsIn(tree, suggestion)}
            onChange={(value) =>
              choose({ ...chosen, target: value === NEW ? null : value.slice(KNOWN.length) })
            }
          />
        </div>
        {chosen.target === null && (
          <Field
            label={isOfCondition ? texts().conditionName : texts().question}
            hint={texts().conditionNameHint}
            value={chosen.name}
            maxLength={300}
            onChange={({ target }) => choose({ ...chosen, name: target.value })}
          />
        )}
        <fieldset>
          <legend className="mb-1 font-medium text-13">{texts().sentences}</legend>
          <ul className="divide-y divide-line rounded-lg border border-line">
            {suggestion.examples.map((sentence) => (
              <li key={sentence}>
                <label className="flex min-h-9 cursor-pointer items-start gap-2.5 px-3 py-2 text-13 hover:bg-hover">
                  <input
                    type="checkbox"
                    checked={!chosen.without.has(sentence)}
                    onChange={() => toggle(sentence)}
                    className="mt-0.5 size-4 shrink-0 accent-accent"
                  />
                  <span className="min-w-0 [overflow-wrap:anywhere]">„{sentence}“</span>
                </label>
              </li>
            ))}
          </ul>
          <p className="mt-1 text-12 text-muted">{texts().sentencesHint}</p>
        </fieldset>
        {problem !== null ? (
          <p role="status" className="rounded-lg bg-warning-soft px-3 py-2 text-13 text-warning">
            {problem}
          </p>
        ) : (
          !review.refused && <BeforeAfter review={review} />
        )}
      </div>
    </Dialog>
  );
}

function asSuggested(tree: Tree, suggestion: Suggestion): Chosen {
  const without = new Set<string>();
  if ("condition" in suggestion) {
    const known = conditionAt(tree, suggestion.nodeId, suggestion.condition);
    return { target: known?.condition ?? null, name: suggestion.condition, without };
  }
  const isThere = entriesOf(tree).some(({ id }) => id === suggestion.entryId);
  return { target: isThere ? suggestion.entryId : null, name: suggestion.question, without };
}

/** Entries of a large knowledge that are offered besides the one that was proposed. */
const MOST_ENTRIES = 200;

function targetsIn(tree: Tree, suggestion: Suggestion): SelectOption[] {
  if ("condition" in suggestion) {
    const conditions = graphOf(tree)
      .conditions(suggestion.nodeId)
      .filter(({ condition }) => condition.trim() !== "");
    return [
      ...conditions.map(({ condition }) => ({
        value: KNOWN + condition,
        label: texts().condition(conditionName(condition)),
      })),
      { value: NEW, label: texts().newCondition },
    ];
  }
  const entries = entriesOf(tree);
  const shown = entries.filter(({ id }, at) => at < MOST_ENTRIES || id === suggestion.entryId);
  return [
    { value: NEW, label: texts().newEntry },
    ...shown.map((entry) => ({
      value: KNOWN + entry.id,
      label: texts().entry(entryName(entry)),
    })),
  ];
}
