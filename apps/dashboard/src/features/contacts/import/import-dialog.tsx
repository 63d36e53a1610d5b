import { createStore, Provider, useAtomValue, useStore } from "jotai";
import { Upload } from "lucide-react";
import { useEffect, useState } from "react";
import { renewContacts } from "../../../api/contact-news.ts";
import { queryClient } from "../../../api/query-client.ts";
import { now } from "../../../api/runtime.ts";
import { showFailure, showToast } from "../../../app/toasts.tsx";
import { contactsTexts } from "../../../messages/contacts.ts";
import { formats } from "../../../messages/formats.ts";
import { messages } from "../../../messages/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { WorkProgress } from "../../bulk-calls/wizard/check/work-progress.tsx";
import { type ChoiceStore, leaveContacts } from "../../bulk-calls/wizard/contacts/choose-file.ts";
import { ContactPreview } from "../../bulk-calls/wizard/contacts/contact-preview.tsx";
import { FileChoice } from "../../bulk-calls/wizard/contacts/file-choice.tsx";
import { saidOfFile, sendChosenFile } from "../../bulk-calls/wizard/contacts/send-chosen-file.ts";
import { TemplateButton } from "../../bulk-calls/wizard/contacts/template-button.tsx";
import {
  consentAtom,
  contactCountAtom,
  contactsAtom,
  workAtom,
} from "../../bulk-calls/wizard/wizard-atoms.ts";
import { asPerson } from "../../person/ask-person.ts";

const texts = () => contactsTexts().importDialog;

interface Props {
  onClose(): void;
  /** Shows the contacts of an imported list. */
  onShow(list: string): void;
}

/** Reads a file with contacts in: chosen, looked at with what its columns mean, and stored. */
export function ImportDialog(props: Props) {
  // What stands in the form of a campaign is another file.
  const [store] = useState(createStore);
  return (
    <Provider store={store}>
      <Content {...props} />
    </Provider>
  );
}

function Content({ onClose, onShow }: Props) {
  const store = useStore();
  const work = useAtomValue(workAtom);
  const count = useAtomValue(contactCountAtom);
  const consent = useAtomValue(consentAtom);
  const isUndated = consent !== null && consent.grantedAt === "";
  useEffect(() => () => leaveContacts(store), [store]);

  async function start(): Promise<void> {
    if (await readIn(store, onShow)) onClose();
  }

  return (
    <Dialog
      isOpen
      wide="very"
      // What is being stored is called off by its own button.
      onClose={() => work === null && onClose()}
      title={texts().title}
      description={texts().hint}
      actions={
        <>
          <div className="mr-auto">
            <TemplateButton />
          </div>
          <Button disabled={work !== null} onClick={onClose}>
            {messages().common.cancel}
          </Button>
          <Button
            look="primary"
            disabled={count === 0 || work !== null || isUndated}
            onClick={() => void start()}
          >
            <Upload />
            {count === 0 ? texts().startNone : texts().start(count, formats().whole(count))}
          </Button>
        </>
      }
    >
      <div className="@container space-y-4 p-0.5">
        <fieldset disabled={work !== null} className="min-w-0 space-y-4">
          <FileChoice />
          <ContactPreview />
        </fieldset>
        {work && <WorkProgress work={work} />}
      </div>
    </Dialog>
  );
}

/** @returns whether the file is stored */
async function readIn(store: ChoiceStore, onShow: (list: string) => void): Promise<boolean> {
  const contacts = store.get(contactsAtom);
  if (contacts.kind !== "file") return false;
  const cancel = new AbortController();
  const { signal } = cancel;
  try {
    const list = await sendChosenFile(contacts, saidOfFile(contacts, store.get(consentAtom)), {
      signal,
      keep: asPerson,
      begin: (step, total) => store.set(workAtom, { step, total, done: 0, since: now(), cancel }),
      note: (done) => store.set(workAtom, (work) => work && { ...work, done }),
    });
    const { whole } = formats();
    const { added, updated, unchanged } = list.counts;
    showToast({
      tone: "success",
      title: texts().done,
      text: texts().doneHint(whole(added), whole(updated), whole(unchanged)),
      action: { label: texts().show, run: () => onShow(list.id) },
    });
    return true;
  } catch (error) {
    if (signal.aborted) {
      showToast({ tone: "info", title: texts().cancelled, text: texts().cancelledHint });
    } else showFailure(texts().failed, error);
    return false;
  } finally {
    store.set(workAtom, null);
    renewContacts(queryClient, null);
  }
}
