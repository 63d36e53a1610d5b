import type { Condition, NodeKind } from "@rufbaum/tree";
import { idsFor } from "@rufbaum/tree/editing";
import { Plus } from "lucide-react";
import { now } from "../../../../api/runtime.ts";
import { nodeEditorTexts } from "../../../../messages/node-editor.ts";
import { Button } from "../../../../ui/button.tsx";
import type { KindFormProps } from "../form.ts";
import { madeTarget } from "../made-target.ts";
import { ConditionRow } from "./condition-row.tsx";
import { UnderstoodPanel } from "./understood-panel.tsx";

const texts = nodeEditorTexts;

/** The ways out of a decision by what was answered; their order is the one on the card. */
export function ConditionsField({ tree, node, change, make }: KindFormProps) {
  const conditions = node.conditions ?? [];
  const set = (next: Condition[]) => change({ conditions: next });

  function makeTarget(kind: NodeKind): string {
    const made = madeTarget(tree, node, kind);
    make([made]);
    return made.id;
  }

  function add(): void {
    const taken = new Set(conditions.map(({ id }) => id));
    const ids = idsFor(tree, now());
    let id = ids("condition");
    while (taken.has(id)) id = ids("condition");
    set([...conditions, { id, condition: "", targetNodeId: null }]);
  }

  function move(from: number, by: number): void {
    const next = [...conditions];
    const [moved] = next.splice(from, 1);
    if (moved) next.splice(from + by, 0, moved);
    set(next);
  }

  return (
    <fieldset>
      <legend className="font-semibold text-13">{texts().conditions}</legend>
      <p className="mt-0.5 mb-2 text-12 text-muted">{texts().conditionsHint}</p>
      <ol className="space-y-2">
        {conditions.map((condition, index) => (
          <ConditionRow
            key={condition.id}
            tree={tree}
            nodeId={node.id}
            condition={condition}
            place={index + 1}
            onChange={(next) => set(conditions.map((each) => (each === condition ? next : each)))}
            onMake={makeTarget}
            onDelete={() => set(conditions.filter((each) => each !== condition))}
            onUp={index > 0 ? () => move(index, -1) : null}
            onDown={index < conditions.length - 1 ? () => move(index, 1) : null}
          />
        ))}
      </ol>
      <Button size="small" className="mt-2" onClick={add}>
        <Plus />
        {texts().addCondition}
      </Button>
      <UnderstoodPanel conditions={conditions} onChange={set} />
    </fieldset>
  );
}
