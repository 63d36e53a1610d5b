import { useAtomValue } from "jotai";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import type { ReadFile } from "../../contact-file/file-order.ts";
import { contactsAtom, workAtom } from "../wizard-atoms.ts";
import { ContactTable } from "./contact-table.tsx";
import { FileFindings } from "./file-findings.tsx";
import { FileNotes } from "./file-notes.tsx";
import { ListPreview } from "./list-preview.tsx";
import { MoreContacts, PreviewCard } from "./preview-card.tsx";

/** The first of those who were chosen; of a file what its columns mean, and what was left out, too. */
export function ContactPreview() {
  const contacts = useAtomValue(contactsAtom);
  switch (contacts.kind) {
    case "list":
      return <ListPreview list={contacts} />;
    case "file":
      return <FilePreview read={contacts.read} file={contacts.file} isReading={false} />;
    case "being-read":
      if (contacts.before === null) return null;
      return <FilePreview read={contacts.before} file={contacts.file} isReading />;
    default:
      return null;
  }
}

function FilePreview({
  read,
  file,
  isReading,
}: {
  read: ReadFile;
  file: File;
  isReading: boolean;
}) {
  const { contacts, opened, counts } = read;
  const isWorking = useAtomValue(workAtom) !== null;
  return (
    <PreviewCard
      shown={{ contacts: contacts.length, columns: opened.columns.length }}
      isBusy={isReading}
    >
      <FileNotes read={read} isBusy={isReading || isWorking} />
      {contacts.length === 0 && (
        <p className="border-t border-line px-4 py-3 text-13 text-muted">
          {bulkCallsTexts().preview.none}
        </p>
      )}
      <ContactTable read={read} isBusy={isReading || isWorking} />
      <MoreContacts count={counts.contacts - contacts.length} />
      <FileFindings read={read} file={file.name} />
    </PreviewCard>
  );
}
