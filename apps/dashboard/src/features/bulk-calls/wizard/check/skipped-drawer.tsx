import { useInfiniteQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { type ReportReason, skippedPages } from "../../../../api/campaigns.ts";
import { QueryError } from "../../../../app/query-error.tsx";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { formats } from "../../../../messages/formats.ts";
import { Button } from "../../../../ui/button.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { draftAtom } from "../wizard-atoms.ts";
import { ReasonDrawer } from "./reason-drawer.tsx";

const texts = () => bulkCallsTexts().check;

/** Everybody whom one reason of a report is about. */
export function SkippedDrawer({ reason, onClose }: { reason: ReportReason; onClose(): void }) {
  const draft = useAtomValue(draftAtom);
  const pages = useInfiniteQuery(skippedPages(draft?.id ?? "", reason.code));
  const contacts = pages.data?.pages.flatMap((page) => page.contacts) ?? [];
  return (
    <ReasonDrawer
      title={texts().rowsOf(reason.name)}
      name={reason.name}
      amount={bulkCallsTexts().file.counted(reason.amount, formats().whole(reason.amount))}
      onClose={onClose}
    >
      {pages.isPending && (
        <div aria-busy="true" className="space-y-2 p-5">
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} className="h-9" />
          ))}
        </div>
      )}
      {pages.isError && <QueryError compact query={pages} />}
      {pages.data && contacts.length === 0 && (
        <p className="p-5 text-13 text-muted">{texts().noRows}</p>
      )}
      <ul className="divide-y divide-line">
        {contacts.map((contact) => (
          <li key={contact.contact} className="flex items-baseline gap-3 px-5 py-2 text-13">
            <div className="min-w-0 flex-1">
              <p className="truncate">
                {`${contact.firstName} ${contact.lastName}`.trim() || texts().nameless}
              </p>
              {contact.company !== "" && (
                <p className="truncate text-12 text-muted">{contact.company}</p>
              )}
            </div>
            <div className="shrink-0 text-right figures">
              <p>{contact.written}</p>
              {reason.kind === "later" && contact.dueAt !== null && (
                <p className="text-12 text-muted">
                  {texts().until(formats().dateTime(contact.dueAt))}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {pages.hasNextPage && (
        <div className="p-3 text-center">
          <Button
            size="small"
            disabled={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            {texts().moreRows}
          </Button>
        </div>
      )}
    </ReasonDrawer>
  );
}
