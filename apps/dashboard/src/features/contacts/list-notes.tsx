import { Unplug } from "lucide-react";
import type { useContacts } from "../../api/contacts.ts";
import { contactsTexts } from "../../messages/contacts.ts";
import { messages } from "../../messages/index.ts";
import { Button } from "../../ui/button.tsx";

const texts = contactsTexts;

/** What is wrong with a list that is shown all the same, and the way to ask again. */
export function ListNotes({ query }: { query: ReturnType<typeof useContacts> }) {
  if (!query.isError || !query.data) return null;
  const isOfMore = query.isFetchNextPageError;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-2 border-b border-line bg-warning-soft px-4 py-2 text-13 sm:px-6"
    >
      <Unplug aria-hidden="true" className="size-4 shrink-0 text-warning" />
      <p className="min-w-0 flex-1">{isOfMore ? texts().table.moreFailed : texts().outdated}</p>
      <Button
        size="small"
        onClick={() => void (isOfMore ? query.fetchNextPage() : query.refetch())}
      >
        {messages().common.retry}
      </Button>
    </div>
  );
}
