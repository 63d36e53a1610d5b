import { type FormEvent, useState } from "react";
import { ApiError, errorText } from "../../../api/api-error.ts";
import {
  type TelephonySettings,
  useChangeTelephonySettings,
} from "../../../api/telephony-settings.ts";
import { showFailure } from "../../../app/toasts.tsx";
import { settingsTexts } from "../../../messages/settings.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { asPerson } from "../../person/ask-person.ts";
import { tellSaved } from "../tell-saved.ts";

/** A text among the settings, kept with Enter or its button; the server says what is wrong with it. */
export function KeptField({
  name,
  settings,
  ...field
}: {
  name: "operatorNumber" | "company";
  settings: TelephonySettings;
  label: string;
  hint: string;
  placeholder: string;
  maxLength: number;
  type?: "tel";
}) {
  const kept = settings[name];
  const [text, setText] = useState(kept ?? "");
  const [refusal, setRefusal] = useState<string | null>(null);
  const change = useChangeTelephonySettings(asPerson);

  function submit(event: FormEvent): void {
    event.preventDefault();
    change.mutateAsync({ [name]: text.trim() === "" ? null : text }).then(
      (saved) => {
        setText(saved[name] ?? "");
        tellSaved(() => change.mutateAsync({ [name]: kept, version: saved.version }));
      },
      (error: unknown) => {
        if (error instanceof ApiError && error.status === 400) setRefusal(errorText(error));
        else showFailure(settingsTexts().failed, error);
      },
    );
  }

  return (
    <form onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <Field
        className="w-full max-w-sm"
        autoComplete="off"
        error={refusal}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setRefusal(null);
        }}
        {...field}
      />
      <Button
        type="submit"
        aria-label={settingsTexts().saveWhat(field.label)}
        className="sm:mt-[26px]"
        disabled={text.trim() === (kept ?? "") || change.isPending}
      >
        {change.isPending ? settingsTexts().saving : settingsTexts().save}
      </Button>
    </form>
  );
}
