import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError, errorText } from "../../../api/api-error.ts";
import { type AboutContact, writeNote } from "../../../api/contacts.ts";
import { showToast } from "../../../app/toasts.tsx";
import { contactsTexts } from "../../../messages/contacts.ts";
import { formats } from "../../../messages/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { asPerson } from "../../person/ask-person.ts";
import { DrawerSection } from "./drawer-section.tsx";

const texts = () => contactsTexts().drawer;

type Note = AboutContact["note"];

/** What people should know of a contact; what somebody else wrote meanwhile is shown beside one's own. */
export function NoteSection({ contactId, note }: { contactId: string; note: Note }) {
  /** `null`: nothing was typed, so that what others write shows. */
  const [typed, setTyped] = useState<string | null>(null);
  /** What was read when somebody began to type. */
  const [read, setRead] = useState<Note>(note);
  const save = useMutation({
    mutationFn: (text: string) =>
      asPerson(() => writeNote(contactId, { text, changedAt: read?.changedAt ?? null })),
  });
  const clash = clashOf(save.error);
  const text = typed ?? note?.text ?? "";
  const isChanged = typed !== null && typed !== (read?.text ?? "");

  function type(text: string): void {
    if (typed === null) setRead(note);
    setTyped(text);
  }

  function settle(their: Note, takesTheirs: boolean): void {
    setRead(their);
    if (takesTheirs) setTyped(null);
    save.reset();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    save.mutate(text, {
      onSuccess() {
        setTyped(null);
        showToast({ tone: "success", title: texts().noteSaved });
      },
    });
  }

  const hint = note && texts().noteBy(note.changedBy, formats().dateTime(note.changedAt));
  return (
    <DrawerSection title={texts().note}>
      <form onSubmit={submit}>
        <TextArea
          label={texts().note}
          hidesLabel
          placeholder={texts().notePlaceholder}
          maxLength={10_000}
          rows={3}
          value={text}
          hint={hint}
          error={save.isError && !clash ? errorText(save.error, texts().noteFailed) : null}
          onChange={({ target }) => type(target.value)}
        />
        {clash && (
          <div role="alert" className="mt-2 rounded-xl bg-warning-soft p-3 text-13">
            <p className="font-medium">{texts().noteClash(clash.note?.changedBy ?? "")}</p>
            <p className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">
              {clash.note?.text ?? texts().noteEmpty}
            </p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button size="small" onClick={() => settle(clash.note, false)}>
                {texts().keepMine}
              </Button>
              <Button size="small" look="quiet" onClick={() => settle(clash.note, true)}>
                {texts().takeTheirs}
              </Button>
            </div>
          </div>
        )}
        {isChanged && !clash && (
          <Button
            type="submit"
            size="small"
            look="primary"
            className="mt-2"
            disabled={save.isPending}
          >
            {texts().saveNote}
          </Button>
        )}
      </form>
    </DrawerSection>
  );
}

function clashOf(error: unknown): { note: Note } | null {
  if (!(error instanceof ApiError) || error.reason !== "note-changed") return null;
  return { note: (error.details.note as Note | undefined) ?? null };
}
