import { NUMBER_SETTINGS, type NumberSettingName } from "@rufbaum/tree/graph";
import type { ReactNode } from "react";
import { formats } from "../../../messages/formats.ts";
import { treeSettingsTexts } from "../../../messages/tree-settings.ts";
import { Field } from "../../../ui/field.tsx";
import { isInRange, type SettingsDraft } from "./settings-draft.ts";

const texts = treeSettingsTexts;

/** Numbers that belong together; an empty one shows the usual one. */
export function NumberFields({
  title,
  names,
  draft,
  onChange,
  children,
}: {
  title: string;
  names: readonly NumberSettingName[];
  draft: SettingsDraft;
  onChange(patch: Partial<SettingsDraft>): void;
  /** What belongs to them and is no number. */
  children?: ReactNode;
}) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-13">{title}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {names.map((name) => {
          const { label, hint, unit } = texts().numbers[name];
          return (
            <Field
              key={name}
              label={label}
              hint={hint}
              inputMode={NUMBER_SETTINGS[name].whole ? "numeric" : "decimal"}
              autoComplete="off"
              placeholder={texts().usual(formats().whole(NUMBER_SETTINGS[name].usual))}
              value={draft[name]}
              error={isInRange(draft[name], name) ? null : rangeText(name)}
              end={unit && <span className="pr-2.5 text-13 text-muted">{unit}</span>}
              onChange={({ target }) => onChange({ [name]: target.value })}
            />
          );
        })}
      </div>
      {children && <div className="mt-4">{children}</div>}
    </fieldset>
  );
}

function rangeText(name: NumberSettingName): string {
  const { least, most, whole } = NUMBER_SETTINGS[name];
  const text = whole ? texts().wholeOutOfRange : texts().outOfRange;
  return text(formats().whole(least), formats().whole(most));
}
