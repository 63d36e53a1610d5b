import type { Action } from "@rufbaum/tree";
import { messages } from "../../../../messages/index.ts";
import { nodeEditorTexts } from "../../../../messages/node-editor.ts";
import { Field } from "../../../../ui/field.tsx";
import { SelectField } from "../../../../ui/select-field.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import type { KindFormProps } from "../form.ts";

const texts = nodeEditorTexts;

type Kind = Action["kind"];

/** What each kind of action needs to know; those with `?` may stay empty. */
const FIELDS: Record<Kind, readonly string[]> = {
  "book-appointment": ["variable?", "note?"],
  transfer: ["to", "announce?"],
  "send-sms": ["text", "to?"],
  "call-webhook": ["url"],
  "set-variable": ["variable", "value"],
  tag: ["tag"],
  "record-opt-out": [],
  "start-recording": [],
};

const LONG = new Set(["text", "announce", "note"]);

export function ActionForm({ node, change }: KindFormProps) {
  const action: Action = node.action ?? { kind: "book-appointment" };
  const values = action as unknown as Record<string, string | undefined>;

  function set(name: string, value: string, isOptional: boolean): void {
    const { [name]: _old, ...rest } = values;
    const next = value === "" && isOptional ? rest : { ...values, [name]: value };
    change({ action: next as unknown as Action });
  }

  function setKind(kind: Kind): void {
    const needed = FIELDS[kind].filter((name) => !name.endsWith("?"));
    const kept = FIELDS[kind].map((name) => name.replace("?", "")).filter((name) => name in values);
    const fields = [...new Set([...needed, ...kept])].map((name) => [name, values[name] ?? ""]);
    change({ action: { kind, ...Object.fromEntries(fields) } as Action });
  }

  return (
    <div className="space-y-4">
      <SelectField<Kind>
        label={texts().actionKind}
        value={action.kind}
        options={(Object.keys(FIELDS) as Kind[]).map((value) => ({
          value,
          label: messages().tree.actions[value] ?? value,
        }))}
        onChange={setKind}
      />
      {FIELDS[action.kind].map((field) => {
        const isOptional = field.endsWith("?");
        const name = field.replace("?", "");
        const label = texts().actionFields[name] ?? name;
        const value = values[name] ?? "";
        return LONG.has(name) ? (
          <TextArea
            key={name}
            label={label}
            value={value}
            onChange={({ target }) => set(name, target.value, isOptional)}
          />
        ) : (
          <Field
            key={name}
            label={label}
            value={value}
            onChange={({ target }) => set(name, target.value, isOptional)}
          />
        );
      })}
    </div>
  );
}
