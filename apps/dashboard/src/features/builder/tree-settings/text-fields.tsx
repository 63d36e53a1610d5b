import { LONGEST_TEXT, placesLeftOut, type TextSettingName } from "@rufbaum/tree/graph";
import { formats } from "../../../messages/formats.ts";
import { treeSettingsTexts } from "../../../messages/tree-settings.ts";
import { TextArea } from "../../../ui/text-area.tsx";
import type { SettingsDraft } from "./settings-draft.ts";

const texts = treeSettingsTexts;

/** What the agent says in every conversation with the tree. */
export function TextFields({
  names,
  draft,
  onChange,
}: {
  names: readonly TextSettingName[];
  draft: SettingsDraft;
  onChange(patch: Partial<SettingsDraft>): void;
}) {
  return (
    <div className="space-y-4">
      {names.map((name) => {
        const { label, hint, placeholder } = texts().texts[name];
        const warning = warningOf(name, draft[name]);
        return (
          <TextArea
            key={name}
            label={label}
            hint={warning === null ? hint : <span className="text-warning">{warning}</span>}
            placeholder={placeholder}
            rows={name === "askBetween" ? 2 : 3}
            value={draft[name]}
            error={faultOf(draft[name])}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        );
      })}
    </div>
  );
}

function faultOf(text: string): string | null {
  if (text.length <= LONGEST_TEXT) return null;
  return texts().textTooLong(formats().whole(text.length), formats().whole(LONGEST_TEXT));
}

/** What can be saved, and will not be said as it is. */
function warningOf(name: TextSettingName, text: string): string | null {
  if (name !== "askBetween" || text.trim() === "") return null;
  const [place] = placesLeftOut(text);
  return place === undefined ? null : texts().placeLeftOut(place);
}
