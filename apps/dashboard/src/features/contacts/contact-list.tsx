import { useCallback, useMemo, useRef, useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { contactsOf, type Meant, useContacts } from "../../api/contacts.ts";
import { contactsTexts } from "../../messages/contacts.ts";
import { formats } from "../../messages/formats.ts";
import { Confirm } from "../../ui/confirm.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { filterOf, isFiltered, type Shown, searchOf } from "./address/shown.ts";
import { useToday } from "./address/use-today.ts";
import type { ContactDeeds } from "./deeds/use-contact-deeds.ts";
import { useDelete, useExport, useSetStatus } from "./deeds/use-deeds.ts";
import { FilterBar } from "./filters/filter-bar.tsx";
import { SearchField } from "./filters/search-field.tsx";
import { ListNotes } from "./list-notes.tsx";
import { NobodyHere } from "./nobody-here.tsx";
import { NOBODY, rangeTo, toggled, toggledAll, without } from "./selection/selection.ts";
import { SelectionBar } from "./selection/selection-bar.tsx";
import type { RowDeeds } from "./table/contact-row.tsx";
import { ContactTable, type TableHandle } from "./table/contact-table.tsx";
import { SortSelect } from "./table/sort-select.tsx";
import { TableSkeleton } from "./table/table-skeleton.tsx";
import { usePageKeys } from "./use-page-keys.ts";

const texts = contactsTexts;

/** Search, filters, and those who match. */
export function ContactList({
  shown,
  deeds,
  onChange,
}: {
  shown: Shown;
  deeds: ContactDeeds;
  onChange(changes: Partial<Shown>): void;
}) {
  const today = useToday();
  const search = useMemo(() => searchOf(shown, today), [shown, today]);
  const query = useContacts(search);
  const contacts = useMemo(() => contactsOf(query.data), [query.data]);
  const ids = useMemo(() => contacts.map(({ id }) => id), [contacts]);
  const [selection, setSelection] = useState(NOBODY);
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const table = useRef<TableHandle>(null);
  const deletion = useDelete();
  const status = useSetStatus();
  const file = useExport();
  usePageKeys({ add: deeds.add, search: () => field.current?.focus() });
  const head = query.data?.pages[0];
  const total = head?.total ?? 0;
  const isMore = head?.isMore ?? false;

  const filtered = JSON.stringify(filterOf(shown, today));
  const [selectedOf, setSelectedOf] = useState(filtered);
  if (selectedOf !== filtered) {
    setSelectedOf(filtered);
    setSelection(NOBODY);
  }

  const latest = useRef({ ids, deeds });
  latest.current = { ids, deeds };
  const rowDeeds = useMemo<RowDeeds>(
    () => ({
      open: ({ id }) => onChange({ contactId: id }),
      select: ({ id }, isRange) =>
        setSelection((before) => (isRange ? rangeTo : toggled)(before, id, latest.current.ids)),
      call: (contact) => latest.current.deeds.call(contact),
      edit: (contact) => latest.current.deeds.edit(contact),
      remove(contact) {
        setSelection((before) => without(before, new Set([contact.id])));
        latest.current.deeds.remove(contact);
      },
    }),
    [onChange],
  );
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const needMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  const meant: Meant = selection.areAll
    ? { matching: filterOf(shown, today) }
    : { ids: [...selection.ids] };

  function removeSelected(): void {
    setAsked(false);
    deletion.remove(meant);
    setSelection(NOBODY);
  }

  const { whole } = formats();
  return (
    <>
      <search className="space-y-2 border-b border-line bg-surface px-4 py-2.5 sm:px-6">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <SearchField
            ref={field}
            value={shown.search}
            onSearch={(text) => onChange({ search: text })}
            onLeave={() => table.current?.focus()}
          />
          <div className="flex w-full items-center justify-between gap-3 sm:ml-auto sm:w-auto">
            <SortSelect shown={shown} onChange={onChange} />
            <p role="status" className="text-12 whitespace-nowrap text-muted figures">
              {head &&
                (isMore ? texts().totalMore(whole(total)) : texts().total(total, whole(total)))}
            </p>
          </div>
        </div>
        <FilterBar shown={shown} onChange={onChange} />
      </search>
      <ListNotes query={query} />
      <div className="relative flex min-h-0 flex-1 flex-col bg-surface">
        {query.isPending && <TableSkeleton />}
        {query.isError && !query.data && (
          <ErrorState text={errorText(query.error)} onRetry={() => void query.refetch()} />
        )}
        {query.data && contacts.length === 0 && (
          <NobodyHere isFiltered={isFiltered(shown)} deeds={deeds} onChange={onChange} />
        )}
        {contacts.length > 0 && (
          <ContactTable
            ref={table}
            contacts={contacts}
            search={query.isPlaceholderData ? "" : shown.search.trim()}
            sorted={shown}
            selection={selection}
            openId={shown.contactId}
            total={isMore ? null : total}
            isBusy={query.isPlaceholderData}
            hasMore={hasNextPage}
            deeds={rowDeeds}
            onSort={onChange}
            onSelectAll={() => setSelection(toggledAll(selection, ids))}
            onNeedMore={needMore}
          />
        )}
        <SelectionBar
          selection={selection}
          loaded={contacts.length}
          total={total}
          isMore={isMore}
          isBusy={deletion.isPending || status.isPending || file.isPending}
          onSelectAll={() => setSelection({ ...NOBODY, areAll: true })}
          onStatus={(next) => status.set({ ids: [...selection.ids], status: next })}
          onExport={(format) => file.start({ format, meant })}
          onRemove={() => (selection.areAll ? setAsked(true) : removeSelected())}
          onLeave={() => setSelection(NOBODY)}
        />
      </div>
      <Confirm
        isOpen={isAsked}
        title={
          isMore
            ? texts().selection.removeTitleMore(whole(total))
            : texts().selection.removeTitle(whole(total))
        }
        description={texts().selection.removeHint}
        action={texts().selection.removeAction}
        onConfirm={removeSelected}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
