import { Headset } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { ApiError, errorText } from "../../api/api-error.ts";
import { useOperatorNumber, useTransfer } from "../../api/calls-steering.ts";
import { showToast } from "../../app/toasts.tsx";
import { messages } from "../../messages/index.ts";
import { liveCallsTexts } from "../../messages/live-calls.ts";
import { Button, type ButtonProps } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { phoneText } from "../calls/phone-text.ts";

const texts = liveCallsTexts;

/** Lets a person lead a call from now on: it is passed on to their phone. */
export function TakeOver({
  callId,
  number,
  ...rest
}: { callId: string; number: string } & Pick<ButtonProps, "size" | "className">) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...rest} onClick={() => setOpen(true)}>
        <Headset />
        {texts().takeOver}
      </Button>
      {isOpen && (
        <TakeOverDialog callId={callId} number={phoneText(number)} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function TakeOverDialog({
  callId,
  number,
  onClose,
}: {
  callId: string;
  number: string;
  onClose(): void;
}) {
  const form = useId();
  const { data: known } = useOperatorNumber();
  const [written, write] = useState<string | null>(null);
  const transfer = useTransfer((number) => {
    showToast({
      tone: "success",
      title: texts().takenOver,
      text: texts().takenOverHint(phoneText(number)),
    });
    onClose();
  });
  const to = written ?? known ?? "";

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (to.trim() === "") return;
    transfer.mutate({ id: callId, to: to.trim() });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts().takeOverTitle(number)}
      description={texts().takeOverHint}
      actions={
        <>
          <Button onClick={onClose}>{messages().common.cancel}</Button>
          <Button
            look="primary"
            type="submit"
            form={form}
            disabled={to.trim() === "" || transfer.isPending}
          >
            {transfer.isPending ? texts().takingOver : texts().takeOver}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <Field
          label={texts().operatorNumber}
          hint={known ? texts().operatorNumberKnown : texts().operatorNumberUnknown}
          error={transfer.error && refusal(transfer.error)}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={64}
          autoFocus
          value={to}
          onChange={(event) => {
            write(event.target.value);
            transfer.reset();
          }}
        />
      </form>
    </Dialog>
  );
}

function refusal(error: Error): string {
  if (error instanceof ApiError && error.reason === "call-over") return texts().isOver;
  return errorText(error);
}
