import { useVersions } from "../../../api/tree-versions.ts";
import { SelectField } from "../../../ui/select-field.tsx";
import { type Side, sideName } from "./side.ts";

export function SidePicker({
  label,
  treeId,
  value,
  onChange,
}: {
  label: string;
  treeId: string;
  value: Side;
  onChange(side: Side): void;
}) {
  const { data: versions = [] } = useVersions(treeId);
  const sides: Side[] = ["draft", ...versions.map(({ number }) => number)];
  return (
    <div className="flex items-center gap-2">
      <span aria-hidden="true" className="w-10 shrink-0 text-13 text-muted">
        {label}
      </span>
      <SelectField
        label={label}
        hidesLabel
        value={String(value)}
        options={sides.map((side) => ({ value: String(side), label: sideName(side) }))}
        onChange={(chosen) => onChange(chosen === "draft" ? "draft" : Number(chosen))}
        className="min-w-0 flex-1"
      />
    </div>
  );
}
