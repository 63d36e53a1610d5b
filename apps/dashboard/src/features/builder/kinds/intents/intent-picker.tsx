import { Popover } from "radix-ui";
import { type ReactNode, useMemo, useState } from "react";
import { nodeEditorTexts } from "../../../../messages/node-editor.ts";
import { Picker } from "../../../../ui/picker.tsx";
import { chosenIntent, intentOptions } from "./intent-options.ts";

const texts = nodeEditorTexts;

/** A list of what callers may mean, to be searched, under whatever opens it. */
export function IntentPicker({
  title,
  trigger,
  onPick,
}: {
  title: string;
  /** A `Popover.Trigger`. */
  trigger: ReactNode;
  onPick(intent: string): void;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      {trigger}
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 outline-none"
        >
          <Intents
            title={title}
            onPick={(intent) => {
              setOpen(false);
              onPick(intent);
            }}
            onClose={() => setOpen(false)}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Intents({
  title,
  onPick,
  onClose,
}: {
  title: string;
  onPick(intent: string): void;
  onClose(): void;
}) {
  const [typed, setTyped] = useState("");
  const options = useMemo(() => intentOptions(typed), [typed]);
  return (
    <Picker
      title={title}
      placeholder={texts().findIntent}
      options={options}
      none={texts().noIntent}
      onFilter={setTyped}
      onPick={(id) => onPick(chosenIntent(id))}
      onClose={onClose}
      onLeave={leave}
    />
  );
}

/** The popover around it closes by itself. */
function leave(): void {}
