import type { Tree } from "@rufbaum/tree";
import { messages } from "../../../messages/index.ts";
import { nodeEditorTexts } from "../../../messages/node-editor.ts";
import { SelectField } from "../../../ui/select-field.tsx";

const NOWHERE = "";

/** Where a way leads: one of the tree's nodes, or nowhere. */
export function TargetField({
  tree,
  from,
  label,
  target,
  onChange,
  hidesLabel = false,
}: {
  tree: Tree;
  /** The node the way leaves; it can't lead back to it. */
  from: string;
  label: string;
  target: string | null;
  onChange(target: string | null): void;
  hidesLabel?: boolean;
}) {
  const targets = tree.nodes.filter(({ id, type }) => id !== from && type !== "start");
  return (
    <SelectField
      label={label}
      hidesLabel={hidesLabel}
      value={target ?? NOWHERE}
      options={[
        { value: NOWHERE, label: nodeEditorTexts.nowhere },
        ...targets.map(({ id, type, title }) => ({
          value: id,
          label: `${title || id} (${messages.tree.kinds[type]})`,
        })),
      ]}
      onChange={(chosen) => onChange(chosen === NOWHERE ? null : chosen)}
    />
  );
}
