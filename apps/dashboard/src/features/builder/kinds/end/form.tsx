import type { Outcome } from "@rufbaum/tree";
import { OUTCOMES, outcomeAssumed, outcomeOf } from "@rufbaum/tree/graph";
import { TriangleAlert } from "lucide-react";
import { messages } from "../../../../messages/index.ts";
import { nodeEditorTexts } from "../../../../messages/node-editor.ts";
import { SelectField } from "../../../../ui/select-field.tsx";
import type { KindFormProps } from "../form.ts";
import { noSuccessYet, outcomeCounts } from "./outcome-counts.ts";

const texts = nodeEditorTexts;

export function EndForm({ tree, node, change }: KindFormProps<"end">) {
  const names = messages().tree.outcomes;
  const own = OUTCOMES.map((value) => ({ value, label: names[value] }));
  const assumed = { value: "", label: texts().assumed(names[outcomeAssumed(node)]) } as const;
  const outcome = outcomeOf(node);
  const warning = noSuccessYet(tree, { id: node.id, outcome });
  return (
    <SelectField<Outcome | "">
      label={texts().outcome}
      value={node.outcome ?? ""}
      options={[assumed, ...own]}
      hint={
        <>
          {node.outcome === undefined && `${texts().assumedOutcomeHint} `}
          {outcomeCounts(outcome)}
          {warning && <NoSuccessYet>{warning}</NoSuccessYet>}
        </>
      }
      onChange={(outcome) => change({ outcome: outcome === "" ? undefined : outcome })}
    />
  );
}

function NoSuccessYet({ children }: { children: string }) {
  return (
    <span className="mt-1 flex gap-1.5 text-warning">
      <TriangleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
      {children}
    </span>
  );
}
