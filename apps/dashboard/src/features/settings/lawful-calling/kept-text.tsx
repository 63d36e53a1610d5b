import { type ComponentProps, type FormEvent, useState } from "react";
import { settingsTexts } from "../../../messages/settings.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";

/** A text that may be missing, kept with Enter or its button. */
export function KeptText({
  kept,
  isBusy,
  onKeep,
  label,
  ...field
}: {
  kept: string;
  isBusy: boolean;
  onKeep(text: string | null): void;
} & Pick<ComponentProps<typeof Field>, "label" | "hint" | "placeholder" | "maxLength">) {
  const [text, setText] = useState(kept);

  function submit(event: FormEvent): void {
    event.preventDefault();
    onKeep(text.trim() || null);
  }

  return (
    <form onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <Field
        className="w-full max-w-sm"
        autoComplete="off"
        label={label}
        {...field}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        type="submit"
        aria-label={settingsTexts().saveWhat(label)}
        className="sm:mt-6.5"
        disabled={text.trim() === kept || isBusy}
      >
        {settingsTexts().save}
      </Button>
    </form>
  );
}
