import type { Action, ActionKind } from "@rufbaum/tree";
import { ACTION_KINDS, ACTIONS } from "@rufbaum/tree/graph";
import { messages } from "../../../../messages/index.ts";
import { nodeEditorTexts } from "../../../../messages/node-editor.ts";
import { Field } from "../../../../ui/field.tsx";
import { SelectField } from "../../../../ui/select-field.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import { VariableField } from "../../variables/variable-field.tsx";
import type { KindFormProps } from "../form.ts";

export function ActionForm({ tree, node, change }: KindFormProps<"action">) {
  const action: Action = node.action ?? { kind: "book-appointment" };
  const values = action as unknown as Record<string, string | undefined>;

  function set(name: string, value: string, isOptional: boolean): void {
    const { [name]: _old, ...rest } = values;
    const next = value === "" && isOptional ? rest : { ...values, [name]: value };
    change({ action: next as unknown as Action });
  }

  function setKind(kind: ActionKind): void {
    const fields = Object.entries(ACTIONS[kind].fields)
      .filter(([name, { isOptional }]) => !isOptional || name in values)
      .map(([name]) => [name, values[name] ?? ""]);
    change({ action: { kind, ...Object.fromEntries(fields) } as Action });
  }

  return (
    <div className="space-y-4">
      <SelectField<ActionKind>
        label={nodeEditorTexts().actionKind}
        value={action.kind}
        options={ACTION_KINDS.map((value) => ({ value, label: messages().tree.actions[value] }))}
        onChange={setKind}
      />
      {Object.entries(ACTIONS[action.kind].fields).map(
        ([name, { isOptional = false, isLong, isVariable }]) => {
          const label = messages().tree.actionFields[action.kind][name] ?? name;
          const value = values[name] ?? "";
          if (isVariable) {
            return (
              <VariableField
                key={name}
                tree={tree}
                label={label}
                hint={nodeEditorTexts().actionVariableHints[action.kind]}
                value={value}
                onChange={(given) => set(name, given, isOptional)}
              />
            );
          }
          const Text = isLong ? TextArea : Field;
          return (
            <Text
              key={name}
              label={label}
              value={value}
              onChange={({ target }: { target: { value: string } }) =>
                set(name, target.value, isOptional)
              }
            />
          );
        },
      )}
    </div>
  );
}
