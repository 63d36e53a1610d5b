import type { Tree } from "@rufbaum/tree";
import { Braces } from "lucide-react";
import { useMemo } from "react";
import { nodeEditorTexts } from "../../../messages/node-editor.ts";
import { Field } from "../../../ui/field.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { variableChoices } from "./variable-choices.ts";
import { VariableMenu } from "./variable-menu.tsx";

/** The name of a variable, written or chosen among those of the tree. */
export function VariableField({
  tree,
  label,
  hint,
  value,
  onChange,
}: {
  tree: Tree;
  label: string;
  hint: string | undefined;
  value: string;
  onChange(name: string): void;
}) {
  const choices = useMemo(() => variableChoices(tree), [tree]);
  return (
    <Field
      label={label}
      hint={hint}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      end={
        <VariableMenu
          choices={choices}
          onChoose={onChange}
          trigger={
            <IconButton label={nodeEditorTexts().chooseVariable}>
              <Braces />
            </IconButton>
          }
        />
      }
    />
  );
}
