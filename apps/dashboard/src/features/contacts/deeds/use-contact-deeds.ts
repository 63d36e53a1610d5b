import { useCallback, useMemo, useState } from "react";
import type { Contact } from "../../../api/contacts.ts";
import type { Shown } from "../address/shown.ts";
import { useDelete } from "./use-deeds.ts";

/** The dialog that is open over the page. */
export type OpenDialog =
  | { kind: "new" }
  | { kind: "edit"; contact: Contact }
  | { kind: "call"; contact: Contact }
  | { kind: "import" };

export interface ContactDeeds {
  dialog: OpenDialog | null;
  add(): void;
  edit(contact: Contact): void;
  call(contact: Contact): void;
  remove(contact: Contact): void;
  readFile(): void;
  leave(): void;
}

/** What can be done with contacts, and the dialog in which it is done. */
export function useContactDeeds(change: (changes: Partial<Shown>) => void): ContactDeeds {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { remove: removeMeant } = useDelete();
  const remove = useCallback(
    (contact: Contact) => {
      change({ contactId: null });
      removeMeant({ ids: [contact.id] }, contact);
    },
    [change, removeMeant],
  );
  return useMemo(
    () => ({
      dialog,
      add: () => setDialog({ kind: "new" }),
      edit: (contact) => setDialog({ kind: "edit", contact }),
      call: (contact) => setDialog({ kind: "call", contact }),
      readFile: () => setDialog({ kind: "import" }),
      leave: () => setDialog(null),
      remove,
    }),
    [dialog, remove],
  );
}
