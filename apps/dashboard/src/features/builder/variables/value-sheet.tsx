import { setSettings } from "@rufbaum/tree/editing";
import { useAtomValue, useSetAtom } from "jotai";
import { Check } from "lucide-react";
import { Popover } from "radix-ui";
import { type KeyboardEvent, useState } from "react";
import { messages } from "../../../messages/index.ts";
import { Button } from "../../../ui/button.tsx";
import { commandAtom, treeAtom } from "../editor/editing.ts";

const texts = () => messages().panel.setValue;

/** Gives a variable without one its value in this tree, where it is told that it has none. */
export function ValueSheet({ name }: { name: string }) {
  const tree = useAtomValue(treeAtom);
  const run = useSetAtom(commandAtom);
  const [isOpen, setOpen] = useState(false);
  if (!tree) return null;

  function keep(value: string): void {
    setOpen(false);
    run(
      (now) => {
        const variables = { ...now.settings?.variables, [name]: value };
        return setSettings(now, { ...now.settings, variables });
      },
      { label: texts().done(name) },
    );
  }

  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <Button size="small" look="quiet" className="-ml-2.5">
          {texts().open}
          <span className="sr-only">{texts().of(name)}</span>
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={texts().valueOf(name)}
          className="z-50 w-80 max-w-[calc(100vw-32px)] animate-pop-in rounded-xl border border-line bg-raised p-3 shadow-float outline-none"
        >
          <ValueForm name={name} onKeep={keep} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function ValueForm({ name, onKeep }: { name: string; onKeep(value: string): void }) {
  const [value, setValue] = useState("");
  const given = value.trim();

  function pressed(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.nativeEvent.isComposing || given === "") return;
    // A form around it is not meant.
    event.preventDefault();
    event.stopPropagation();
    onKeep(given);
  }

  return (
    <>
      <p className="mb-1.5 font-medium text-13">{texts().valueOf(name)}</p>
      <div className="flex items-center gap-1.5">
        <input
          // biome-ignore lint/a11y/noAutofocus: it was opened to be filled
          autoFocus
          aria-label={texts().valueOf(name)}
          placeholder={texts().placeholder}
          autoComplete="off"
          value={value}
          onChange={({ target }) => setValue(target.value)}
          onKeyDown={pressed}
          className="h-8 min-w-0 flex-1 rounded-lg border border-line-strong bg-surface px-2.5 text-13 focus-visible:border-ring focus-visible:outline-1 focus-visible:outline-offset-0"
        />
        <Button size="small" disabled={given === ""} onClick={() => onKeep(given)}>
          <Check />
          {texts().keep}
        </Button>
      </div>
      <p className="mt-1.5 text-12 text-muted">{texts().hint}</p>
    </>
  );
}
