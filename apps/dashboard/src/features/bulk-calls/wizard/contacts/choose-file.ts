import type { createStore } from "jotai";
import { type FileSaid, readColumns } from "../../../../api/contact-lists.ts";
import { showToast } from "../../../../app/toasts.tsx";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { formats } from "../../../../messages/formats.ts";
import { language } from "../../../../messages/language.ts";
import type { FileOutcome } from "../../contact-file/file-order.ts";
import { readContactFile } from "../../contact-file/read-contact-file.ts";
import { contactsAtom } from "../wizard-atoms.ts";
import { unreadFile } from "./unread-file.ts";

const texts = () => bulkCallsTexts().file;

/** Where the choice is kept: the campaign's form has the page's own, an import one for itself. */
export type ChoiceStore = ReturnType<typeof createStore>;

const underWay = new WeakMap<ChoiceStore, AbortController>();

/** Reads a file for a form; one that is being read is given up. */
export async function chooseFile(
  store: ChoiceStore,
  file: File,
  said: FileSaid = {},
): Promise<void> {
  underWay.get(store)?.abort();
  const own = new AbortController();
  underWay.set(store, own);
  const known = store.get(contactsAtom);
  const isSame = "file" in known && known.file === file;
  const before = isSame && known.kind === "file" ? known.read : null;
  const tell = (progress: Extract<typeof known, { kind: "being-read" }>["progress"]) => {
    if (underWay.get(store) === own)
      store.set(contactsAtom, { kind: "being-read", file, said, progress, before });
  };
  tell(null);
  try {
    const outcome = await read(file, { ...said, signal: own.signal }, tell);
    if (underWay.get(store) !== own) return;
    take(store, { file, said }, outcome, (before?.counts.contacts ?? 0) === 0);
  } catch {
    if (underWay.get(store) !== own || own.signal.aborted) return;
    store.set(contactsAtom, { kind: "broken", file, said });
    showToast({ tone: "failure", title: texts().failed, text: unreadFile(file.name) });
  } finally {
    if (underWay.get(store) === own) underWay.delete(store);
  }
}

/** Says more of the file that is chosen, and reads it so. */
export function sayOfFile(store: ChoiceStore, more: FileSaid): void {
  const known = store.get(contactsAtom);
  if ("file" in known) void chooseFile(store, known.file, { ...known.said, ...more });
}

/** Nothing is chosen any more. */
export function leaveContacts(store: ChoiceStore): void {
  underWay.get(store)?.abort();
  underWay.delete(store);
  store.set(contactsAtom, { kind: "none" });
}

async function read(
  file: File,
  { country, ...said }: FileSaid & { signal: AbortSignal },
  tell: Parameters<typeof readContactFile>[2],
): Promise<FileOutcome> {
  const { remembered, country: home } = await readColumns();
  const order = { ...said, remembered, home: country ?? home, language: language() };
  return readContactFile(file, order, tell);
}

function take(
  store: ChoiceStore,
  { file, said }: { file: File; said: FileSaid },
  outcome: FileOutcome,
  isNew: boolean,
): void {
  switch (outcome.kind) {
    case "asked":
      store.set(contactsAtom, { kind: "asked", file, said, sheets: outcome.sheets });
      break;
    case "fault": {
      const { fault, message } = outcome;
      store.set(contactsAtom, { kind: "fault", file, said, fault, message });
      // Which column has the numbers is asked for in the page.
      if (fault.code !== "no-phone-column") {
        showToast({ tone: "failure", ...faultToast(file, outcome) });
      }
      break;
    }
    case "read":
      store.set(contactsAtom, { kind: "file", file, said, read: outcome });
      // Where nobody can be called the page says so, and the columns can be said anew.
      if (isNew && outcome.counts.contacts > 0) {
        const text = texts().recognised(formats().whole(outcome.counts.contacts));
        showToast({ tone: "success", title: texts().done, text });
      }
  }
}

/** The specified words; the sentence about this very file stands in the page. */
function faultToast({ name }: File, { fault }: Extract<FileOutcome, { kind: "fault" }>) {
  if (fault.code === "wrong-type") {
    return { title: texts().wrongType, text: texts().wrongTypeHint };
  }
  return { title: texts().failed, text: unreadFile(name, fault.format) };
}
