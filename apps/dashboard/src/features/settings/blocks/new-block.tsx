import { type FormEvent, useState } from "react";
import { errorText } from "../../../api/api-error.ts";
import { addSuppression, useSuppressionDeed } from "../../../api/suppressions.ts";
import { showToast } from "../../../app/toasts.tsx";
import { lawfulCallingTexts } from "../../../messages/lawful-calling.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { asPerson } from "../../person/ask-person.ts";

const texts = () => lawfulCallingTexts().blocks;

/** Blocks a number by hand. */
export function NewBlock({ onAdded }: { onAdded(number: string): void }) {
  const [number, setNumber] = useState("");
  const [note, setNote] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const add = useSuppressionDeed((given: { number: string; note: string }) =>
    asPerson(() => addSuppression(given)),
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    add.mutate(
      { number, note },
      {
        onSuccess: ({ written, added }) => {
          showToast({ tone: "success", title: (added ? texts().added : texts().known)(written) });
          setNumber("");
          setNote("");
          onAdded(written);
        },
        onError: (error) => setRefusal(errorText(error)),
      },
    );
  }

  return (
    <form
      aria-label={texts().add}
      onSubmit={submit}
      className="grid items-start gap-3 p-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_auto]"
    >
      <Field
        type="tel"
        autoComplete="off"
        maxLength={64}
        label={texts().number}
        placeholder="+49 …"
        error={refusal}
        value={number}
        onChange={(event) => {
          setNumber(event.target.value);
          setRefusal(null);
        }}
      />
      <Field
        autoComplete="off"
        maxLength={500}
        label={texts().note}
        placeholder={texts().notePlaceholder}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" className="sm:mt-6.5" disabled={number.trim() === "" || add.isPending}>
        {texts().addAction}
      </Button>
    </form>
  );
}
