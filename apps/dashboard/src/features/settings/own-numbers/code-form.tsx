import { type FormEvent, useState } from "react";
import { errorText } from "../../../api/api-error.ts";
import { confirmOwnNumber, type OwnNumber, useOwnNumberDeed } from "../../../api/own-numbers.ts";
import { showToast } from "../../../app/toasts.tsx";
import { formats } from "../../../messages/formats.ts";
import { settingsTexts } from "../../../messages/settings.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { asPerson } from "../../person/ask-person.ts";

const texts = () => settingsTexts().ownNumbers;

/** Takes the code that has come. */
export function CodeForm({ number, endsAt }: { number: OwnNumber; endsAt: string }) {
  const [code, setCode] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = useOwnNumberDeed((given: { number: string; code: string }) =>
    asPerson(() => confirmOwnNumber(given)),
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    confirm.mutate(
      { number: number.number, code },
      {
        onSuccess: () => showToast({ tone: "success", title: texts().done(number.written) }),
        onError: (error) => setRefusal(errorText(error)),
      },
    );
  }

  return (
    <form onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <Field
        className="w-36"
        label={texts().code}
        hint={texts().until(formats().time(endsAt))}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={16}
        error={refusal}
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          setRefusal(null);
        }}
      />
      <Button type="submit" className="mt-6.5" disabled={code.trim() === "" || confirm.isPending}>
        {texts().confirm}
      </Button>
    </form>
  );
}
