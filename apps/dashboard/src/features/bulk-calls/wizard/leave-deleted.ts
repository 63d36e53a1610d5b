import { getDefaultStore } from "jotai";
import { leaveContacts } from "./contacts/choose-file.ts";
import { clearAtom, draftAtom, workAtom } from "./wizard-atoms.ts";

const store = getDefaultStore();

/** A draft that is deleted leaves the form with it; what is being done for it ends by itself. */
export function leaveDeleted(id: string): void {
  if (store.get(draftAtom)?.id !== id || store.get(workAtom) !== null) return;
  leaveContacts(store);
  store.set(clearAtom);
}
