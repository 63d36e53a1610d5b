import { type FormEvent, useState } from "react";
import { errorText } from "../../../api/api-error.ts";
import { settingsTexts } from "../../../messages/settings.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";

const texts = () => settingsTexts().ownNumbers;

export type SendCode = (
  number: string,
  told: { sent(): void; refused(error: unknown): void },
) => void;

/** Takes a number that a code is to go to. */
export function NewOwnNumber({ isSending, onSend }: { isSending: boolean; onSend: SendCode }) {
  const [number, setNumber] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    onSend(number, {
      sent: () => setNumber(""),
      refused: (error) => setRefusal(errorText(error)),
    });
  }

  return (
    <form
      onSubmit={submit}
      className="flex flex-wrap items-start gap-3 border-t border-line p-4 first:border-t-0"
    >
      <Field
        className="min-w-48 flex-1"
        type="tel"
        autoComplete="off"
        maxLength={64}
        label={texts().number}
        placeholder="+49 17…"
        error={refusal}
        value={number}
        onChange={(event) => {
          setNumber(event.target.value);
          setRefusal(null);
        }}
      />
      <Button
        type="submit"
        look="primary"
        className="mt-6.5"
        disabled={number.trim() === "" || isSending}
      >
        {isSending ? texts().sending : texts().send}
      </Button>
    </form>
  );
}
