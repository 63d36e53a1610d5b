import type { Condition, NodeKind, Tree } from "@rufbaum/tree";
import { parseExpression } from "@rufbaum/tree/expression";
import { conditionWords, inSentence, LONGEST_SPOKEN } from "@rufbaum/tree/graph";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { findingTexts } from "../../../../messages/findings.ts";
import { conditionName } from "../../../../messages/intents.ts";
import { nodeEditorTexts } from "../../../../messages/node-editor.ts";
import { Field } from "../../../../ui/field.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { knownVariables } from "../../node-editor/spoken-preview.ts";
import { LinesField } from "../lines-field.tsx";
import { TargetField } from "../target-field.tsx";
import { CountsField } from "./counts-field.tsx";
import { NameField } from "./name-field.tsx";
import { SuggestedExamples, useMissedCount } from "./suggested-examples.tsx";
import { UnderstoodLine } from "./understood-line.tsx";

const texts = nodeEditorTexts;

/** One way out: its name, where it leads, and how it is recognised. */
export function ConditionRow({
  tree,
  nodeId,
  condition,
  place,
  onChange,
  onMake,
  onDelete,
  onUp,
  onDown,
}: {
  tree: Tree;
  nodeId: string;
  condition: Condition;
  place: number;
  onChange(condition: Condition): void;
  /** Makes a new node for it to lead to. @returns its id */
  onMake(kind: NodeKind): string;
  onDelete(): void;
  onUp: (() => void) | null;
  onDown: (() => void) | null;
}) {
  const missed = useMissedCount(condition, place - 1);
  const name = conditionName(condition.condition) || texts().condition(place);
  return (
    <li className="rounded-lg border border-line p-2.5">
      <div className="flex items-start gap-1.5">
        <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-2">
          <NameField
            label={texts().condition(place)}
            name={condition.condition}
            onChange={(key) => onChange({ ...condition, condition: key })}
          />
          <TargetField
            tree={tree}
            from={nodeId}
            hidesLabel
            label={`${name} ${texts().leadsTo}`}
            target={condition.targetNodeId ?? null}
            onChange={(targetNodeId) => onChange({ ...condition, targetNodeId })}
            onMake={onMake}
          />
        </div>
        <div className="flex pt-0.5">
          <IconButton label={texts().moveUp(name)} disabled={!onUp} onClick={() => onUp?.()}>
            <ArrowUp />
          </IconButton>
          <IconButton label={texts().moveDown(name)} disabled={!onDown} onClick={() => onDown?.()}>
            <ArrowDown />
          </IconButton>
          <IconButton label={texts().deleteCondition(name)} onClick={onDelete}>
            <Trash2 />
          </IconButton>
        </div>
      </div>
      <UnderstoodLine condition={condition} place={place - 1} />
      <details className="mt-1" open={false}>
        <summary className="w-fit rounded text-12 text-muted hover:text-ink">
          {[
            texts().more,
            ...recognisedBy(condition),
            ...(missed > 0 ? [texts().understood.missedCount(missed)] : []),
          ].join(" · ")}
        </summary>
        <div className="mt-2 space-y-3">
          <LinesField
            label={texts().examples}
            placeholder={texts().examplesPlaceholder}
            lines={condition.examples ?? []}
            onChange={(examples) => onChange(withField(condition, "examples", examples))}
          />
          <SuggestedExamples
            condition={condition}
            place={place - 1}
            onAdd={(example) =>
              onChange(withField(condition, "examples", [...(condition.examples ?? []), example]))
            }
          />
          <Field
            label={texts().spoken}
            hint={texts().spokenHint}
            placeholder={inSentence(conditionWords({ ...condition, spoken: "" }))}
            maxLength={LONGEST_SPOKEN}
            value={condition.spoken ?? ""}
            onChange={({ target }) =>
              onChange(withField(condition, "spoken", target.value || undefined))
            }
          />
          <Field
            label={texts().expression}
            placeholder={texts().expressionPlaceholder}
            value={condition.expression ?? ""}
            hint={texts().expressionHint(knownVariables(tree).join(", "))}
            error={expressionFault(condition.expression ?? "")}
            onChange={({ target }) =>
              onChange(withField(condition, "expression", target.value || undefined))
            }
          />
          <CountsField
            counts={condition.counts ?? []}
            onChange={(counts) => onChange(withField(condition, "counts", counts))}
          />
        </div>
      </details>
    </li>
  );
}

/** What a condition has beside its name: `12 Beispiele`, `eigene Worte`, `Ausdruck`, `2 Absichten`. */
function recognisedBy({ examples = [], spoken, expression, counts = [] }: Condition): string[] {
  return [
    ...(examples.length > 0 ? [texts().exampleCount(examples.length)] : []),
    ...(spoken ? [texts().hasSpoken] : []),
    ...(expression ? [texts().hasExpression] : []),
    ...(counts.length > 0 ? [texts().intentCount(counts.length)] : []),
  ];
}

function expressionFault(text: string): string | null {
  if (text.trim() === "") return null;
  const parsed = parseExpression(text);
  return parsed.ok
    ? null
    : texts().expressionWrong(parsed.position + 1, findingTexts().expressionFault(parsed.fault));
}

function withField<Name extends "examples" | "spoken" | "expression" | "counts">(
  condition: Condition,
  name: Name,
  value: Condition[Name] | undefined,
): Condition {
  const { [name]: _old, ...rest } = condition;
  return value === undefined ? (rest as Condition) : { ...condition, [name]: value };
}
