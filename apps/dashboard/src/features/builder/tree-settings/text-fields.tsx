import { LONGEST_TEXT, TEXT_SETTINGS } from "@rufbaum/tree/graph";
import { formats } from "../../../messages/formats.ts";
import { treeSettingsTexts } from "../../../messages/tree-settings.ts";
import { TextArea } from "../../../ui/text-area.tsx";
import type { SettingsDraft } from "./settings-draft.ts";

const texts = treeSettingsTexts;

/** What is said to a machine that answers. */
export function MachineTexts({
  draft,
  onChange,
}: {
  draft: SettingsDraft;
  onChange(patch: Partial<SettingsDraft>): void;
}) {
  return (
    <fieldset className="space-y-4">
      <legend className="mb-2 font-semibold text-13">{texts().groups.machines}</legend>
      {TEXT_SETTINGS.map((name) => {
        const text = draft[name];
        return (
          <TextArea
            key={name}
            {...texts().texts[name]}
            rows={3}
            value={text}
            error={
              text.length > LONGEST_TEXT
                ? texts().textTooLong(formats().whole(text.length), formats().whole(LONGEST_TEXT))
                : null
            }
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        );
      })}
    </fieldset>
  );
}
