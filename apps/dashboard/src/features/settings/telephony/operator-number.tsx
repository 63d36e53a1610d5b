import { type FormEvent, useState } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { useChangeTelephonySettings } from "../../../api/telephony-settings.ts";
import { showFailure, showToast } from "../../../app/toasts.tsx";
import { settingsTexts } from "../../../messages/settings.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";

const texts = settingsTexts.telephony;

/** Whom a call is passed on to; the server says what is wrong with a number. */
export function OperatorNumber({ kept }: { kept: string }) {
  const [number, setNumber] = useState(kept);
  const [refusal, setRefusal] = useState<string | null>(null);
  const change = useChangeTelephonySettings();

  function submit(event: FormEvent): void {
    event.preventDefault();
    change.mutate(
      { operatorNumber: number.trim() === "" ? null : number },
      {
        onSuccess: ({ operatorNumber }) => {
          setNumber(operatorNumber ?? "");
          showToast({ tone: "success", title: settingsTexts.saved });
        },
        onError: (error) => {
          if (error instanceof ApiError && error.status === 400) setRefusal(error.text);
          else showFailure(settingsTexts.failed, error);
        },
      },
    );
  }

  return (
    <form onSubmit={submit} className="flex flex-wrap items-start gap-3 p-4">
      <Field
        className="w-full max-w-sm"
        type="tel"
        autoComplete="off"
        maxLength={64}
        label={texts.operator}
        placeholder="+49 …"
        hint={texts.operatorHint}
        error={refusal}
        value={number}
        onChange={(event) => {
          setNumber(event.target.value);
          setRefusal(null);
        }}
      />
      <Button
        type="submit"
        className="sm:mt-[26px]"
        disabled={number.trim() === kept || change.isPending}
      >
        {change.isPending ? settingsTexts.saving : settingsTexts.save}
      </Button>
    </form>
  );
}
