import type { Outcome } from "@rufbaum/tree";
import { OUTCOMES, outcomeAssumed } from "@rufbaum/tree/graph";
import { messages } from "../../../../messages/index.ts";
import { nodeEditorTexts } from "../../../../messages/node-editor.ts";
import { SelectField } from "../../../../ui/select-field.tsx";
import type { KindFormProps } from "../form.ts";

const texts = nodeEditorTexts;

export function EndForm({ node, change }: KindFormProps<"end">) {
  const names = messages().tree.outcomes;
  const own = OUTCOMES.map((value) => ({ value, label: names[value] }));
  const assumed = { value: "", label: texts().assumed(names[outcomeAssumed(node)]) } as const;
  return (
    <SelectField<Outcome | "">
      label={texts().outcome}
      value={node.outcome ?? ""}
      options={[assumed, ...own]}
      hint={node.outcome === undefined && texts().assumedOutcomeHint}
      onChange={(outcome) => change({ outcome: outcome === "" ? undefined : outcome })}
    />
  );
}
