import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { Link, useLocation } from "wouter";
import { ApiError, errorText } from "../../../../api/api-error.ts";
import { useOwnNumbers } from "../../../../api/own-numbers.ts";
import { showToast } from "../../../../app/toasts.tsx";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { messages } from "../../../../messages/index.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Field } from "../../../../ui/field.tsx";
import { callAddress } from "../../../calls/call-address.ts";
import { Denials } from "../../../calls/denials.tsx";
import { ANCHORS } from "../../../settings/anchors.ts";

const texts = () => bulkCallsTexts().trial;

/** Asks for one's own number, and calls it as the first contact would be called. */
export function TrialDialog({
  tryOut,
  onClose,
}: {
  /** Calls a number so. @returns the call's id */
  tryOut(to: string): Promise<string>;
  onClose(): void;
}) {
  const form = useId();
  const [, go] = useLocation();
  const { data = [] } = useOwnNumbers();
  const own = data.filter(({ isConfirmed }) => isConfirmed);
  const [typed, setTyped] = useState<string | null>(null);
  const number = typed ?? own[0]?.written ?? "";
  const call = useMutation({ mutationFn: tryOut });
  const mayNot = call.error instanceof ApiError && call.error.reason === "may-not-dial";

  function submit(event: FormEvent): void {
    event.preventDefault();
    call.mutate(number.trim(), {
      onSuccess: (callId) => {
        const text = texts().startedHint(number.trim());
        const action = { label: texts().watch, run: () => go(callAddress(callId)) };
        showToast({ tone: "success", title: texts().started, text, action });
        onClose();
      },
    });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts().title}
      description={texts().hint}
      actions={
        <>
          <Button onClick={onClose}>{messages().common.cancel}</Button>
          <Button
            type="submit"
            form={form}
            look="primary"
            disabled={number.trim() === "" || call.isPending}
          >
            {call.isPending ? texts().calling : texts().go}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="space-y-2 p-0.5">
        <Field
          type="tel"
          label={texts().number}
          autoComplete="tel"
          placeholder={messages().builder.twilio.placeholder}
          list={own.length > 1 ? `${form}-own` : undefined}
          value={number}
          error={call.isError && !mayNot ? errorText(call.error) : null}
          onChange={({ target }) => {
            setTyped(target.value);
            if (call.isError) call.reset();
          }}
        />
        <datalist id={`${form}-own`}>
          {own.map(({ written }) => (
            <option key={written} value={written} />
          ))}
        </datalist>
        {own.length === 0 && (
          <p className="text-12 text-muted">
            {texts().none}{" "}
            <Link
              href={`/settings#${ANCHORS.ownNumbers}`}
              className="font-medium text-accent-ink hover:underline"
            >
              {texts().confirm}
            </Link>
          </p>
        )}
      </form>
      {mayNot && call.error instanceof ApiError && (
        <Denials error={call.error} number={number.trim()} onChanged={call.reset} />
      )}
    </Dialog>
  );
}
