import { Plus, Trash2 } from "lucide-react";
import { treeSettingsTexts } from "../../../messages/tree-settings.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { VariableDraft } from "./settings-draft.ts";

const texts = treeSettingsTexts;

const INPUT =
  "h-9 w-full rounded-lg border border-line-strong bg-surface px-3 text-14 transition-colors hover:border-faint focus-visible:border-ring focus-visible:outline-1 focus-visible:outline-offset-0";

/** Names and values of variables, a row each. */
export function VariablesField({
  variables,
  fault,
  onChange,
}: {
  variables: readonly VariableDraft[];
  /** What is wrong with them, as a sentence. */
  fault: string | null;
  onChange(variables: readonly VariableDraft[]): void;
}) {
  const change = (key: number, patch: Partial<VariableDraft>) =>
    onChange(variables.map((row) => (row.key === key ? { ...row, ...patch } : row)));
  const add = () => {
    const key = Math.max(-1, ...variables.map((row) => row.key)) + 1;
    onChange([...variables, { key, name: "", value: "" }]);
  };
  return (
    <fieldset>
      <legend className="font-semibold text-13">{texts().variables}</legend>
      <p className="mt-0.5 mb-2 text-12 text-muted">{texts().variablesHint}</p>
      <ul className="space-y-2">
        {variables.map(({ key, name, value }, index) => (
          <li key={key} className="grid grid-cols-[2fr_3fr_auto] items-center gap-2">
            <input
              aria-label={texts().name(index + 1)}
              placeholder={texts().namePlaceholder}
              autoComplete="off"
              spellCheck={false}
              // biome-ignore lint/a11y/noAutofocus: the row was added to be filled
              autoFocus={name === "" && value === ""}
              value={name}
              onChange={({ target }) => change(key, { name: target.value })}
              className={INPUT}
            />
            <input
              aria-label={texts().value(name || texts().name(index + 1))}
              placeholder={texts().valuePlaceholder}
              autoComplete="off"
              value={value}
              onChange={({ target }) => change(key, { value: target.value })}
              className={INPUT}
            />
            <IconButton
              label={texts().deleteVariable(name || String(index + 1))}
              onClick={() => onChange(variables.filter((row) => row.key !== key))}
            >
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ul>
      {fault && (
        <p role="alert" className="mt-2 text-12 text-failure">
          {fault}
        </p>
      )}
      <Button size="small" className="mt-2" onClick={add}>
        <Plus />
        {texts().addVariable}
      </Button>
    </fieldset>
  );
}
