import { type FormEvent, useState } from "react";
import { lawfulCallingTexts } from "../../../messages/lawful-calling.ts";
import { settingsTexts } from "../../../messages/settings.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";

const texts = () => lawfulCallingTexts().rules;

/** What calls are for, kept with Enter or its button. */
export function PurposeField({
  kept,
  isBusy,
  onKeep,
}: {
  kept: string;
  isBusy: boolean;
  onKeep(purpose: string | null): void;
}) {
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
        maxLength={200}
        label={texts().purpose}
        hint={texts().purposeHint}
        placeholder={texts().purposePlaceholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        type="submit"
        aria-label={settingsTexts().saveWhat(texts().purpose)}
        className="sm:mt-6.5"
        disabled={text.trim() === kept || isBusy}
      >
        {settingsTexts().save}
      </Button>
    </form>
  );
}
