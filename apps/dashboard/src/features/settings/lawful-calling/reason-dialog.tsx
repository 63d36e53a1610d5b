import { type FormEvent, useId, useState } from "react";
import { messages } from "../../../messages/index.ts";
import { lawfulCallingTexts } from "../../../messages/lawful-calling.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextArea } from "../../../ui/text-area.tsx";

const texts = () => lawfulCallingTexts().rules;
const SHORTEST = 10;

/** Asks why something should be allowed that would be forbidden. */
export function ReasonDialog({
  isOpen,
  title,
  hint,
  action,
  isBusy,
  onReason,
  onClose,
}: {
  isOpen: boolean;
  title: string;
  hint: string;
  action: string;
  isBusy: boolean;
  onReason(reason: string): void;
  onClose(): void;
}) {
  const form = useId();
  const [reason, setReason] = useState("");

  function submit(event: FormEvent): void {
    event.preventDefault();
    onReason(reason.trim());
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={hint}
      actions={
        <>
          <Button onClick={onClose}>{messages().common.cancel}</Button>
          <Button
            type="submit"
            form={form}
            look="primary"
            disabled={isBusy || reason.trim().length < SHORTEST}
          >
            {action}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="p-0.5">
        <TextArea
          label={texts().reason}
          hint={texts().reasonHint}
          placeholder={texts().reasonPlaceholder}
          required
          minLength={SHORTEST}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
