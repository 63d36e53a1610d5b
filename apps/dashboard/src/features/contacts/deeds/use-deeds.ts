import { useMutation } from "@tanstack/react-query";
import {
  type Contact,
  type ContactStatus,
  deleteContacts,
  exportContacts,
  type Meant,
  restoreContacts,
  setStatus,
} from "../../../api/contacts.ts";
import { saveFile } from "../../../api/runtime.ts";
import { showFailure, showToast } from "../../../app/toasts.tsx";
import { contactsTexts } from "../../../messages/contacts.ts";
import { formats } from "../../../messages/formats.ts";
import { messages } from "../../../messages/index.ts";
import { asPerson } from "../../person/ask-person.ts";
import { contactName } from "../contact-name.ts";

const texts = () => contactsTexts().deeds;

/** Deletes at once; the toast brings them back. */
export function useDelete() {
  const { isPending, mutate } = useMutation({
    mutationFn: ({ meant }: { meant: Meant; only: Contact | null }) =>
      asPerson(() => deleteContacts(meant)),
    onSuccess({ deletion, amount }, { only }) {
      if (deletion === null) return showToast({ tone: "info", title: texts().nobody });
      const title = only
        ? texts().deleted(contactName(only))
        : texts().deletedMany(amount, formats().whole(amount));
      showUndo(title, deletion);
    },
    onError: (error) => showFailure(texts().deleteFailed, error),
  });
  return {
    isPending,
    remove: (meant: Meant, only: Contact | null = null) => mutate({ meant, only }),
  };
}

/** Tells what was done, with what undoes it. */
export function showUndo(title: string, deletion: string): void {
  const action = { label: texts().undo, run: () => void undo(deletion) };
  showToast({ tone: "success", title, action });
}

async function undo(deletion: string): Promise<void> {
  try {
    const { restored, taken } = await asPerson(() => restoreContacts(deletion));
    const { whole } = formats();
    showToast({
      tone: taken.length === 0 ? "success" : "info",
      title: texts().restored(restored.length, whole(restored.length)),
      ...(taken.length > 0 && { text: texts().taken(taken.length, whole(taken.length)) }),
    });
  } catch (error) {
    showFailure(texts().undoFailed, error);
  }
}

/** Gives several a status, one after the other; where one fails, those before it have it. */
export function useSetStatus() {
  const { isPending, mutate } = useMutation({
    async mutationFn({ ids, status }: { ids: readonly string[]; status: ContactStatus }) {
      let done = 0;
      try {
        await setStatus(ids, status, () => {
          done += 1;
        });
      } catch (error) {
        throw new PartlyDone(done, error);
      }
      return done;
    },
    onSuccess(done) {
      const { statusDone } = contactsTexts().selection;
      showToast({ tone: "success", title: statusDone(done, formats().whole(done)) });
    },
    onError(error, { ids }) {
      const { whole } = formats();
      const done = error instanceof PartlyDone ? error.done : 0;
      const title = contactsTexts().selection.statusFailed(whole(done), whole(ids.length));
      showFailure(title, error instanceof PartlyDone ? error.cause : error);
    },
  });
  return { isPending, set: mutate };
}

class PartlyDone extends Error {
  readonly done: number;
  constructor(done: number, cause: unknown) {
    super("Not all contacts were changed.", { cause });
    this.done = done;
  }
}

/** Saves some contacts as a file. */
export function useExport() {
  const { isPending, mutate } = useMutation({
    mutationFn: ({ format, meant }: { format: "csv" | "xlsx"; meant: Meant }) =>
      asPerson(() => exportContacts(format, meant)),
    onSuccess(file, { format }) {
      saveFile(texts().fileName(format), file, file.type);
      showToast({ tone: "success", title: texts().exported });
    },
    onError: (error) => showFailure(texts().exportFailed, error, messages().common.unreachable),
  });
  return { isPending, start: mutate };
}
