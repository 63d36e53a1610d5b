import { useAtomValue } from "jotai";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { formats } from "../../../../messages/formats.ts";
import { Card } from "../../../../ui/card.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import type { ReadFile } from "../../contact-file/file-order.ts";
import { contactsAtom } from "../wizard-atoms.ts";
import { ContactTable } from "./contact-table.tsx";
import { FileFindings } from "./file-findings.tsx";
import { FileNotes } from "./file-notes.tsx";

const texts = () => bulkCallsTexts().preview;

/** The first contacts of the file that was chosen, what its columns mean, and what was left out. */
export function ContactPreview() {
  const contacts = useAtomValue(contactsAtom);
  const isReading = contacts.kind === "reading";
  const read = contacts.kind === "file" ? contacts.read : isReading ? contacts.before : null;
  if (read === null || !("file" in contacts)) return null;
  return (
    <Card
      aria-labelledby="preview-title"
      aria-busy={isReading}
      className={classNames("overflow-hidden transition-opacity", isReading && "opacity-60")}
    >
      <div className="flex min-h-13 items-center gap-3 px-4 py-2">
        <h2 id="preview-title" className="min-w-0 flex-1 font-semibold text-14">
          {texts().title}
        </h2>
        <p className="shrink-0 text-12 text-muted figures">{shownOf(read)}</p>
      </div>
      <FileNotes read={read} />
      {read.contacts.length === 0 ? (
        <p className="border-t border-line px-4 py-3 text-13 text-muted">{texts().none}</p>
      ) : (
        <ContactTable read={read} isBusy={isReading} />
      )}
      <MoreContacts read={read} />
      <FileFindings read={read} file={contacts.file.name} />
    </Card>
  );
}

function shownOf({ contacts, opened }: ReadFile): string {
  const { whole } = formats();
  return texts().first(whole(contacts.length), whole(opened.columns.length));
}

function MoreContacts({ read: { contacts, counts } }: { read: ReadFile }) {
  const more = counts.contacts - contacts.length;
  if (more <= 0) return null;
  return (
    <p lang="en" className="border-t border-line px-4 py-2.5 text-13 text-muted figures">
      {texts().more(more)}
    </p>
  );
}
