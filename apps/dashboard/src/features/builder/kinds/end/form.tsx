import type { Outcome } from "@rufbaum/tree";
import { OUTCOMES } from "@rufbaum/tree/graph";
import { messages } from "../../../../messages/index.ts";
import { nodeEditorTexts } from "../../../../messages/node-editor.ts";
import { SelectField } from "../../../../ui/select-field.tsx";
import type { KindFormProps } from "../form.ts";

export function EndForm({ node, change }: KindFormProps<"end">) {
  return (
    <SelectField<Outcome>
      label={nodeEditorTexts().outcome}
      value={node.outcome ?? "completed"}
      options={OUTCOMES.map((value) => ({
        value,
        label: messages().tree.outcomes[value],
      }))}
      onChange={(outcome) => change({ outcome })}
    />
  );
}
