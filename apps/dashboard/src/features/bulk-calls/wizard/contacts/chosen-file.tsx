import { useStore } from "jotai";
import { FileSpreadsheet, ListChecks, X } from "lucide-react";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { formats } from "../../../../messages/formats.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import type { FileProgress } from "../../contact-file/file-order.ts";
import { ProgressBar } from "../progress-bar.tsx";
import type { ChosenContacts } from "../wizard-atoms.ts";
import { leaveContacts } from "./choose-file.ts";
import { ContactFileInput } from "./contact-file-input.tsx";

const texts = () => bulkCallsTexts().file;

/** What was chosen, how far it is read, and the way to another one. */
export function ChosenFile({ contacts }: { contacts: Exclude<ChosenContacts, { kind: "none" }> }) {
  const store = useStore();
  const isReading = contacts.kind === "being-read";
  const Icon = contacts.kind === "list" ? ListChecks : FileSpreadsheet;
  return (
    <div className="rounded-xl border border-line bg-base px-3 py-2.5">
      <div className="flex items-center gap-2.5">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium text-13">
            {contacts.kind === "list" ? contacts.name : contacts.file.name}
          </p>
          <p role="status" className="text-12 text-muted figures">
            {toldOf(contacts)}
          </p>
        </div>
        <IconButton
          label={isReading ? texts().cancel : texts().remove}
          onClick={() => leaveContacts(store)}
        >
          <X />
        </IconButton>
      </div>
      {isReading && (
        <>
          <ReadProgress progress={contacts.progress} />
          <ContactFileInput disabled />
        </>
      )}
    </div>
  );
}

function toldOf(contacts: Exclude<ChosenContacts, { kind: "none" }>): string {
  const { whole } = formats();
  switch (contacts.kind) {
    case "being-read": {
      const count = contacts.progress?.contacts ?? 0;
      return count === 0
        ? texts().beingRead
        : `${texts().beingRead} ${texts().readSoFar(count, whole(count))}`;
    }
    case "file": {
      const { contacts: count, rows } = contacts.read.counts;
      const told = texts().counted(count, whole(count));
      const left = rows - count;
      return left === 0 ? told : `${told} · ${texts().left(left, whole(left))}`;
    }
    case "list":
      return texts().counted(contacts.count, whole(contacts.count));
    default:
      return "";
  }
}

function ReadProgress({ progress }: { progress: FileProgress | null }) {
  const { bytes, totalBytes } = progress ?? { bytes: 0, totalBytes: 1 };
  return <ProgressBar label={texts().beingRead} done={bytes} total={totalBytes} className="mt-2" />;
}
