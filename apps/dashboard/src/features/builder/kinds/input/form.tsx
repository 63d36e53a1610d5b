import type { NodeOf, ValueKindName } from "@rufbaum/tree";
import { graphOf, settingOf, VALUE_KINDS } from "@rufbaum/tree/graph";
import { formats } from "../../../../messages/formats.ts";
import { messages } from "../../../../messages/index.ts";
import { nodeEditorTexts } from "../../../../messages/node-editor.ts";
import { Field } from "../../../../ui/field.tsx";
import { NumberField } from "../../../../ui/number-field.tsx";
import { SelectField } from "../../../../ui/select-field.tsx";
import { SwitchField } from "../../../../ui/switch-field.tsx";
import { withDraft } from "../../node-editor/node-draft.ts";
import type { KindFormProps } from "../form.ts";

const texts = nodeEditorTexts;

type InputSettings = NonNullable<NodeOf<"input">["input"]>;

export function InputForm({ tree, node, change }: KindFormProps<"input">) {
  const graph = graphOf(withDraft(tree, node));
  const input: InputSettings = node.input ?? {
    variable: graph.answerVariable(node.id) || "antwort",
  };
  const names = messages().tree.values;
  const assumed = { value: "", label: texts().assumed(names[graph.kindAsked(node.id)]) } as const;
  const value = input.value ?? graph.kindAsked(node.id);
  const set = (patch: Partial<InputSettings>) => change({ input: { ...input, ...patch } });
  return (
    <div className="space-y-6">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={texts().variable}
          hint={texts().variableHint}
          value={input.variable}
          onChange={({ target }) => set({ variable: target.value })}
        />
        <SelectField<ValueKindName | "">
          label={texts().value}
          value={input.value ?? ""}
          options={[assumed, ...VALUE_KINDS.map((kind) => ({ value: kind, label: names[kind] }))]}
          hint={input.value === undefined && texts().assumedValueHint}
          onChange={(kind) => change({ input: withValue(input, kind) })}
        />
        {value === "digits" && (
          <>
            <NumberField
              label={texts().maxDigits}
              least={1}
              most={64}
              placeholder="–"
              value={input.maxDigits}
              onChange={(maxDigits) => change({ input: withDigits(input, maxDigits) })}
            />
            <SelectField
              label={texts().endKey}
              value={input.endKey ?? "#"}
              options={(["#", "*"] as const).map((value) => ({ value, label: value }))}
              onChange={(endKey) => set({ endKey })}
            />
          </>
        )}
      </div>
      <SwitchField
        label={texts().confirm}
        hint={texts().confirmHint(formats().percent(settingOf(tree, "confirmBelow"), 0))}
        isOn={input.confirm ?? false}
        onChange={(isOn) => set({ confirm: isOn })}
      />
    </div>
  );
}

function withValue(input: InputSettings, kind: ValueKindName | ""): InputSettings {
  const { value: _old, ...rest } = input;
  return kind === "" ? rest : { ...input, value: kind };
}

function withDigits(input: InputSettings, maxDigits: number | undefined): InputSettings {
  const { maxDigits: _old, ...rest } = input;
  return maxDigits === undefined ? rest : { ...input, maxDigits };
}
