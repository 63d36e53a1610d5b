import { ArrowLeft, Merge, UserCheck } from "lucide-react";
import { useState } from "react";
import { errorText } from "../../../api/api-error.ts";
import { type Contact, type DuplicateGroup, useDuplicates } from "../../../api/contacts.ts";
import { contactsTexts } from "../../../messages/contacts.ts";
import { formats } from "../../../messages/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { phoneText } from "../../calls/phone-text.ts";
import type { Shown } from "../address/shown.ts";
import { contactName } from "../contact-name.ts";
import { StatusBadge } from "../status-badge.tsx";
import { MergeDialog } from "./merge-dialog.tsx";

const texts = () => contactsTexts().duplicatesView;

/** Contacts who may be the same person, group by group. */
export function DuplicatesView({ onChange }: { onChange(changes: Partial<Shown>): void }) {
  const query = useDuplicates();
  const [merging, setMerging] = useState<DuplicateGroup | null>(null);
  const groups = query.data?.pages.flatMap((page) => page.groups) ?? [];
  return (
    <div className="min-h-0 flex-1 overflow-y-auto p-4 sm:p-6">
      <div className="mx-auto max-w-3xl space-y-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button
            size="small"
            look="quiet"
            className="-ml-2.5"
            onClick={() => onChange({ view: "list" })}
          >
            <ArrowLeft />
            {texts().back}
          </Button>
          <h2 className="w-full font-semibold text-16 sm:w-auto">{texts().title}</h2>
          {groups.length > 0 && (
            <p className="text-12 text-muted figures">
              {texts().found(groups.length, formats().whole(query.data?.pages[0]?.total ?? 0))}
            </p>
          )}
        </div>
        {query.isPending && (
          <div aria-busy="true" className="space-y-4">
            <Skeleton className="h-36 w-full" />
            <Skeleton className="h-36 w-full" />
          </div>
        )}
        {query.isError && !query.data && (
          <ErrorState text={errorText(query.error)} onRetry={() => void query.refetch()} />
        )}
        {query.data && groups.length === 0 && (
          <EmptyState icon={UserCheck} title={texts().none} hint={texts().noneHint} />
        )}
        {groups.map((group) => (
          <Group
            key={`${group.alike} ${group.contacts[0]?.id}`}
            group={group}
            onOpen={(contactId) => onChange({ contactId })}
            onMerge={() => setMerging(group)}
          />
        ))}
        {query.hasNextPage && (
          <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {texts().more}
          </Button>
        )}
      </div>
      {merging && <MergeDialog group={merging} onClose={() => setMerging(null)} />}
    </div>
  );
}

function Group({
  group,
  onOpen,
  onMerge,
}: {
  group: DuplicateGroup;
  onOpen(id: string): void;
  onMerge(): void;
}) {
  const title = texts().alike[group.alike];
  return (
    <Card aria-label={title} className="overflow-hidden">
      <div className="flex flex-wrap items-center gap-2 px-4 py-2.5">
        <h3 className="min-w-0 flex-1 font-medium text-13">{title}</h3>
        <Button size="small" onClick={onMerge}>
          <Merge />
          {texts().merge}
        </Button>
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {group.contacts.map((contact) => (
          <li key={contact.id}>
            <Member contact={contact} onOpen={() => onOpen(contact.id)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Member({ contact, onOpen }: { contact: Contact; onOpen(): void }) {
  const { company, email, phone, status } = contact;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full flex-wrap items-center gap-x-3 gap-y-0.5 px-4 py-2 text-left text-13 hover:bg-hover focus-visible:-outline-offset-2"
    >
      <span className="font-medium [overflow-wrap:anywhere]">{contactName(contact)}</span>
      <span className="min-w-0 flex-1 truncate text-muted figures">
        {[company, phoneText(phone), email].filter(Boolean).join(" · ")}
      </span>
      <StatusBadge status={status} />
    </button>
  );
}
