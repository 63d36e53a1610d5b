import { ChevronDown } from "lucide-react";
import { Popover } from "radix-ui";
import { useId } from "react";
import { conditionName } from "../../../../messages/intents.ts";
import { nodeEditorTexts } from "../../../../messages/node-editor.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { PHRASES } from "../../test-chat/chat/phrases.ts";
import { IntentPicker } from "./intent-picker.tsx";

const texts = nodeEditorTexts;

/** What an objection answers: a known intent by its name, or one of one's own. */
export function IntentField({
  intent,
  onChange,
}: {
  intent: string;
  onChange(intent: string): void;
}) {
  const id = useId();
  const example = PHRASES.get(intent);
  return (
    <div className="min-w-0">
      <span id={`${id}-label`} className="mb-1.5 block font-medium text-13">
        {texts().intent}
      </span>
      <IntentPicker
        title={texts().intent}
        onPick={onChange}
        trigger={
          <Popover.Trigger
            id={id}
            title={intent}
            aria-labelledby={`${id}-label ${id}`}
            aria-describedby={`${id}-hint`}
            className="flex h-9 w-full items-center gap-2 rounded-lg border border-line-strong bg-surface px-2.5 text-left text-13 transition-colors hover:border-faint"
          >
            <span className={classNames("min-w-0 flex-1 truncate", intent === "" && "text-muted")}>
              {intent === "" ? texts().noIntentYet : conditionName(intent)}
            </span>
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
          </Popover.Trigger>
        }
      />
      <p id={`${id}-hint`} className="mt-1.5 text-12 text-muted">
        {example === undefined ? texts().intentHint : texts().intentSaid(example)}
      </p>
    </div>
  );
}
