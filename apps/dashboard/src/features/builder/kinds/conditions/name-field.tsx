import { ListFilter } from "lucide-react";
import { Popover } from "radix-ui";
import { useState } from "react";
import { conditionName } from "../../../../messages/intents.ts";
import { nodeEditorTexts } from "../../../../messages/node-editor.ts";
import { IntentPicker } from "../intents/intent-picker.tsx";

const texts = nodeEditorTexts;

/** A condition's name, as typed or chosen among known intents. These show their names until their keys are edited. */
export function NameField({
  label,
  name,
  onChange,
}: {
  label: string;
  name: string;
  onChange(name: string): void;
}) {
  const [isTyping, setTyping] = useState(false);
  const shown = conditionName(name);
  const choose = texts().chooseIntent(shown || label);
  return (
    <div className="relative">
      <input
        aria-label={label}
        value={isTyping ? name : shown}
        title={shown === name ? undefined : name}
        placeholder={texts().conditionPlaceholder}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        onChange={({ target }) => onChange(target.value)}
        className="h-9 w-full rounded-lg border border-line-strong bg-surface pr-9 pl-3 text-14 focus-visible:border-ring focus-visible:outline-1 focus-visible:outline-offset-0"
      />
      <IntentPicker
        title={choose}
        onPick={onChange}
        trigger={
          <Popover.Trigger
            aria-label={choose}
            title={choose}
            className="absolute top-1 right-1 flex size-7 items-center justify-center rounded-md text-muted hover:bg-hover hover:text-ink"
          >
            <ListFilter aria-hidden="true" className="size-4" />
          </Popover.Trigger>
        }
      />
    </div>
  );
}
