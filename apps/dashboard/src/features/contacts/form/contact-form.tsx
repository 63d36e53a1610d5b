import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { ApiError, errorText } from "../../../api/api-error.ts";
import {
  addContact,
  type Contact,
  changeContact,
  type WrittenContact,
} from "../../../api/contacts.ts";
import { showToast } from "../../../app/toasts.tsx";
import { contactsTexts } from "../../../messages/contacts.ts";
import { messages } from "../../../messages/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { phoneText } from "../../calls/phone-text.ts";
import { contactName } from "../contact-name.ts";
import { clashOf } from "./clash.ts";
import { ClashView } from "./clash-view.tsx";
import { FormFields } from "./form-fields.tsx";
import { BLANK, changesOf, faultsOf, type Typed, typedOf, writtenOf } from "./written.ts";

const texts = () => contactsTexts().form;

/** Writes a new contact, or changes one as it was read; what somebody else changed meanwhile is shown. */
export function ContactForm({
  contact,
  onClose,
  onOpen,
}: {
  /** `null`: a new one. */
  contact: Contact | null;
  onClose(): void;
  /** Shows a contact, such as the one that has the number already. */
  onOpen(id: string): void;
}) {
  const form = useId();
  /** As it was read: what is held against what stands in the form. */
  const [before, setBefore] = useState(contact);
  const [typed, setTyped] = useState<Typed>(() => (contact ? shownTyped(contact) : BLANK));
  const [isAsked, setAsked] = useState(false);
  const save = useMutation({ mutationFn: keep });
  const theirs = changedContact(save.error);
  const written = spelled(writtenOf(typed), before);
  const clash = before && theirs ? clashOf(before, written, theirs) : null;
  const faults = faultsOf(typed);

  function keep(whole: WrittenContact): Promise<Contact> {
    if (!before) return addContact(whole);
    const changes = changesOf(before, whole);
    if (Object.keys(changes).length === 0) return Promise.resolve(before);
    return changeContact(before.id, { ...changes, updatedAt: before.updatedAt });
  }

  function change(changes: Partial<Typed>): void {
    setTyped({ ...typed, ...changes });
    if (save.isError) save.reset();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
    if (faults.size > 0) {
      focusFault(form);
      return;
    }
    save.mutate(written, {
      onSuccess(saved) {
        const title = before
          ? texts().saved(contactName(saved))
          : texts().created(contactName(saved));
        showToast({ tone: "success", title });
        onClose();
        if (!before) onOpen(saved.id);
      },
      onError: () => focusFault(form),
    });
  }

  return (
    <Dialog
      isOpen
      wide
      onClose={onClose}
      title={contact ? texts().editTitle(contactName(contact)) : texts().newTitle}
      actions={
        clash ? undefined : (
          <>
            <Button onClick={onClose}>{messages().common.cancel}</Button>
            <Button type="submit" form={form} look="primary" disabled={save.isPending}>
              {save.isPending ? texts().saving : contact ? texts().save : texts().create}
            </Button>
          </>
        )
      }
    >
      {clash && theirs ? (
        <ClashView
          clash={clash}
          mine={written}
          theirs={theirs}
          onSettled={(whole) => {
            setBefore(theirs);
            setTyped({ ...typedOf(whole), phone: phoneText(whole.phone) });
            save.reset();
          }}
        />
      ) : (
        <form id={form} onSubmit={submit} noValidate className="p-0.5">
          <FormFields
            typed={typed}
            faults={isAsked ? faults : new Map()}
            phoneError={phoneErrorOf(save.error)}
            holder={holderOf(save.error)}
            onChange={change}
            onOpen={(id) => {
              onClose();
              onOpen(id);
            }}
          />
          {save.isError && phoneErrorOf(save.error) === null && (
            <p role="alert" className="mt-4 text-13 text-failure [overflow-wrap:anywhere]">
              {errorText(save.error, texts().failed)}
            </p>
          )}
        </form>
      )}
    </Dialog>
  );
}

/** Numbers are read as people write them, and sent so only where somebody has changed them. */
function shownTyped(contact: Contact): Typed {
  return { ...typedOf(contact), phone: phoneText(contact.phone) };
}

function spelled(written: WrittenContact, before: Contact | null): WrittenContact {
  const isSame = before !== null && written.phone === phoneText(before.phone);
  return isSame ? { ...written, phone: before.phone } : written;
}

function changedContact(error: unknown): Contact | null {
  if (!(error instanceof ApiError) || error.reason !== "contact-changed") return null;
  return (error.details.contact as Contact | undefined) ?? null;
}

function holderOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.reason !== "number-taken") return null;
  return typeof error.details.id === "string" && error.details.id !== "" ? error.details.id : null;
}

function phoneErrorOf(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  return ["invalid-number", "number-taken"].includes(error.reason) ? error.text : null;
}

/** The first field that is wrong, once that is shown. */
function focusFault(form: string): void {
  queueMicrotask(() => {
    const fault = document.getElementById(form)?.querySelector('[aria-invalid="true"]');
    if (fault instanceof HTMLElement) fault.focus();
  });
}
