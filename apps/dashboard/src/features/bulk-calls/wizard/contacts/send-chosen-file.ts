import {
  type FileConsent,
  type FileSaid,
  followImport,
  type ImportedList,
  importContacts,
} from "../../../../api/contact-lists.ts";
import type { ChosenContacts } from "../wizard-atoms.ts";

type ChosenFile = Extract<ChosenContacts, { kind: "file" }>;
type WholeSaid = FileSaid & { consent: FileConsent | null };

/** All that is said of a file when it is sent; roles that its columns' names tell need no saying. */
export function saidOfFile({ said, read }: ChosenFile, consent: FileConsent | null): WholeSaid {
  const roles = Object.keys(read.roles).length > 0 || said.roles ? read.roles : undefined;
  return { ...said, ...(roles && { roles }), consent };
}

/**
 * Sends a file and has its contacts stored as a list, and tells how far that is.
 * @throws ApiError; what `signal` was aborted with
 */
export function sendChosenFile(
  { file, read }: ChosenFile,
  said: WholeSaid,
  {
    signal,
    keep,
    begin,
    note,
  }: {
    signal: AbortSignal;
    /** Does it in the end, as it may have to ask for a name first. */
    keep(work: () => Promise<ImportedList>): Promise<ImportedList>;
    begin(step: "uploading" | "storing", total: number): void;
    note(done: number): void;
  },
): Promise<ImportedList> {
  let isStoring = false;
  let unfollow = () => {};
  begin("uploading", file.size);
  const onProgress = (sent: number) => {
    if (sent < file.size) note(sent);
    else if (!isStoring) {
      isStoring = true;
      begin("storing", read.counts.contacts);
      unfollow = followImport(file.name, note);
    }
  };
  const imported = keep(() => importContacts(file, said, { signal, onProgress }));
  return imported.finally(() => unfollow());
}
