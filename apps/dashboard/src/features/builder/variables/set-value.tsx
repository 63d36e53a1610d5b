import { setSettings } from "@rufbaum/tree/editing";
import { useAtomValue, useSetAtom } from "jotai";
import { Check } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { messages } from "../../../messages/index.ts";
import { Button } from "../../../ui/button.tsx";
import { commandAtom, treeAtom } from "../editor/editing.ts";

const texts = () => messages().panel.setValue;

/** Gives a variable without one its value in this tree, where it is told that it has none. */
export function SetValue({ name }: { name: string }) {
  const tree = useAtomValue(treeAtom);
  const run = useSetAtom(commandAtom);
  const [value, setValue] = useState<string | null>(null);
  if (!tree) return null;
  if (value === null) {
    return (
      <Button size="small" look="quiet" className="-ml-2.5" onClick={() => setValue("")}>
        {texts().open}
        <span className="sr-only">{texts().of(name)}</span>
      </Button>
    );
  }

  function keep(): void {
    const given = value?.trim() ?? "";
    if (given === "") return;
    run(
      (now) => {
        const variables = { ...now.settings?.variables, [name]: given };
        return setSettings(now, { ...now.settings, variables });
      },
      { label: texts().done(name) },
    );
    setValue(null);
  }

  function pressed(event: KeyboardEvent): void {
    if (event.key === "Escape") setValue(null);
    else if (event.key === "Enter" && !event.nativeEvent.isComposing) keep();
    else return;
    // The dialog around it means neither.
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <span className="mt-1 flex items-center gap-1.5">
      <input
        // biome-ignore lint/a11y/noAutofocus: it was opened to be filled
        autoFocus
        aria-label={texts().valueOf(name)}
        placeholder={texts().placeholder}
        autoComplete="off"
        value={value}
        onChange={({ target }) => setValue(target.value)}
        onKeyDown={pressed}
        className="h-8 min-w-0 flex-1 rounded-lg border border-line-strong bg-surface px-2.5 text-13 text-ink focus-visible:border-ring focus-visible:outline-1 focus-visible:outline-offset-0"
      />
      <Button size="small" disabled={value.trim() === ""} onClick={keep}>
        <Check />
        {texts().keep}
      </Button>
    </span>
  );
}
