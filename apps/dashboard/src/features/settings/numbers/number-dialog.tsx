import { type FormEvent, useId, useState } from "react";
import { ApiError, errorText } from "../../../api/api-error.ts";
import { type CallerNumber, useAddNumber, useChangeNumber } from "../../../api/numbers.ts";
import { showFailure, showToast } from "../../../app/toasts.tsx";
import { messages } from "../../../messages/index.ts";
import { settingsTexts } from "../../../messages/settings.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";

const texts = () => settingsTexts().numbers;

/** Enters a number, or changes what is written about one; closed with `null`. */
export function NumberDialog({
  edited,
  onClose,
}: {
  edited: CallerNumber | "new" | null;
  onClose(): void;
}) {
  const known = edited === "new" ? null : edited;
  const form = useId();
  const [number, setNumber] = useState("");
  const [label, setLabel] = useState(known?.label ?? "");
  const [proof, setProof] = useState(known?.proof ?? "");
  const [refusal, setRefusal] = useState<string | null>(null);
  const add = useAddNumber();
  const change = useChangeNumber();
  const isBusy = add.isPending || change.isPending;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const told = {
      onSuccess: (kept: CallerNumber) => {
        showToast({
          tone: "success",
          title: known ? settingsTexts().saved : texts().added(kept.written),
        });
        onClose();
      },
      onError: (error: Error) => {
        if (!known && error instanceof ApiError && [400, 409].includes(error.status)) {
          setRefusal(errorText(error));
        } else showFailure(settingsTexts().failed, error);
      },
    };
    if (known) change.mutate({ number: known.number, label: label.trim(), proof }, told);
    else add.mutate({ number, label: label.trim(), proof }, told);
  }

  return (
    <Dialog
      isOpen={edited !== null}
      onClose={onClose}
      title={known ? texts().editTitle(known.written) : texts().addTitle}
      description={texts().addHint}
      actions={
        <>
          <Button onClick={onClose}>{messages().common.cancel}</Button>
          <Button
            type="submit"
            form={form}
            look="primary"
            disabled={isBusy || (!known && number.trim() === "")}
          >
            {isBusy ? settingsTexts().saving : known ? settingsTexts().save : texts().add}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="space-y-4 p-0.5">
        {!known && (
          <Field
            type="tel"
            autoComplete="off"
            required
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
        )}
        <Field
          label={texts().label}
          placeholder={texts().labelPlaceholder}
          maxLength={100}
          value={label}
          onChange={(event) => setLabel(event.target.value)}
        />
        <TextArea
          label={texts().proofLabel}
          placeholder={texts().proofPlaceholder}
          hint={texts().proofHint}
          maxLength={500}
          value={proof}
          onChange={(event) => setProof(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
