import { useStore } from "jotai";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { formats } from "../../../../messages/formats.ts";
import { Button } from "../../../../ui/button.tsx";
import type { ReadFile } from "../../contact-file/file-order.ts";
import { sayOfFile } from "./choose-file.ts";

const texts = () => bulkCallsTexts().preview;

/** What should be known of a whole file before it is called. */
export function FileNotes({
  read: { counts, hint, roles },
  isBusy,
}: {
  read: ReadFile;
  isBusy: boolean;
}) {
  const store = useStore();
  const { whole } = formats();
  const { unwanted, lostCharacters, hiddenRows, unreadFrom } = counts;
  const notes: ReactNode[] = [
    hint && (
      <>
        {hint.message}
        <Button
          size="small"
          className="mt-2 flex"
          disabled={isBusy}
          onClick={() => sayOfFile(store, { roles: { ...roles, [hint.column]: "phone" } })}
        >
          {texts().assign}
        </Button>
      </>
    ),
    unreadFrom !== null && texts().unreadFrom(whole(unreadFrom)),
    unwanted > 0 && texts().unwanted(unwanted, whole(unwanted)),
    lostCharacters > 0 && texts().lostCharacters(lostCharacters, whole(lostCharacters)),
    hiddenRows > 0 && texts().hidden(hiddenRows, whole(hiddenRows)),
  ].filter(Boolean);
  if (notes.length === 0) return null;
  return (
    <ul className="space-y-1 border-t border-line bg-warning-soft px-4 py-2.5 text-13">
      {notes.map((note, index) => (
        <li key={index} className="flex gap-2 [overflow-wrap:anywhere]">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
          <div>{note}</div>
        </li>
      ))}
    </ul>
  );
}
