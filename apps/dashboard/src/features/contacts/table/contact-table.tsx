import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Contact } from "../../../api/contacts.ts";
import { contactsTexts } from "../../../messages/contacts.ts";
import { classNames } from "../../../ui/class-names.ts";
import { hasFinePointer } from "../../../ui/has-fine-pointer.ts";
import { rowsInView, topToShow } from "../../../ui/rows-in-view.ts";
import type { Shown } from "../address/shown.ts";
import { isChosen, type Selection } from "../selection/selection.ts";
import { HEAD, ROW, TABLE_FROM } from "./columns.ts";
import { ContactRow, type RowDeeds } from "./contact-row.tsx";
import { TableHead } from "./table-head.tsx";

const texts = () => contactsTexts().table;

/** Pixels from the end within which more are brought. */
const BRINGS_WITHIN = 1_200;

/** What the table can be told from outside. */
export interface TableHandle {
  focus(): void;
}

/**
 * Contacts of any number, of which those in view are drawn; a list where there is no room for columns.
 * Arrows, Page, Home and End move along, Enter opens, the space bar selects; the rows are one stop of the
 * Tab key.
 */
export function ContactTable({
  contacts,
  search,
  sorted,
  selection,
  openId,
  total,
  isBusy,
  hasMore,
  deeds,
  onSort,
  onSelectAll,
  onNeedMore,
  ref,
}: {
  contacts: readonly Contact[];
  search: string;
  sorted: Pick<Shown, "sort" | "isDescending">;
  selection: Selection;
  openId: string | null;
  /** Of all that match; `null` where nobody has counted them. */
  total: number | null;
  /** Others are on their way. */
  isBusy: boolean;
  hasMore: boolean;
  deeds: RowDeeds;
  onSort(sorted: Pick<Shown, "sort" | "isDescending">): void;
  onSelectAll(): void;
  onNeedMore(): void;
  ref?: Ref<TableHandle>;
}) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const [view, setView] = useState({ top: 0, height: 0, width: 0 });
  const [activeId, setActiveId] = useState<string | null>(null);
  useImperativeHandle(
    ref,
    () => ({ focus: () => grid.current?.focus({ preventScroll: true }) }),
    [],
  );
  const isList = view.width < TABLE_FROM;
  const rowHeight = isList ? ROW.list : hasFinePointer() ? ROW.fine : ROW.coarse;
  const head = isList ? 0 : HEAD;
  const active = contacts.findIndex((contact) => contact.id === activeId);
  const shownRows = { top: view.top, height: Math.max(0, view.height - head), rowHeight };
  const { first, end } = rowsInView({ ...shownRows, count: contacts.length });

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const { scrollTop: top, clientHeight: height, clientWidth: width } = element;
      setView({ top, height, width });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);

  const bottom = contacts.length * rowHeight - view.top - view.height;
  const isShort = hasMore && view.height > 0 && bottom < BRINGS_WITHIN;
  useEffect(() => {
    if (isShort) onNeedMore();
  }, [isShort, onNeedMore]);

  // Other contacts, or another order, are looked at from their beginning.
  const order = `${search} ${sorted.sort} ${sorted.isDescending}`;
  useEffect(() => {
    if (order && box.current) box.current.scrollTop = 0;
  }, [order]);

  function move(to: number): void {
    const index = Math.max(0, Math.min(to, contacts.length - 1));
    setActiveId(contacts[index]?.id ?? null);
    const element = box.current;
    if (!element) return;
    const { scrollTop: top, clientHeight } = element;
    element.scrollTop = topToShow(index, { top, height: clientHeight - head, rowHeight });
  }

  function pressed(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isInside = event.target !== event.currentTarget;
    // A button or a field in it has these for itself.
    if (isInside && OWN_KEYS.has(event.key)) return;
    const page = Math.max(1, Math.floor(shownRows.height / rowHeight) - 1);
    const contact = contacts[active];
    const moves: Record<string, () => void> = {
      ArrowDown: () => move(active + 1),
      ArrowUp: () => move(Math.max(0, active - 1)),
      PageDown: () => move(active + page),
      PageUp: () => move(active - page),
      Home: () => move(0),
      End: () => move(contacts.length - 1),
      Enter: () => contact && deeds.open(contact),
      " ": () => contact && deeds.select(contact, event.shiftKey),
      Delete: () => contact && deeds.remove(contact),
      e: () => contact && deeds.edit(contact),
      c: () => contact && deeds.call(contact),
    };
    const act = moves[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  const ids = contacts.map((contact) => contact.id);
  return (
    <div
      ref={box}
      onScroll={({ currentTarget: { scrollTop: top } }) =>
        setView((before) => ({ ...before, top }))
      }
      className="@container relative min-h-0 flex-1 overflow-y-auto overflow-x-hidden"
    >
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: one moves along its rows by keys
        role="grid"
        tabIndex={0}
        aria-label={texts().label}
        aria-rowcount={total === null ? -1 : total + 1}
        aria-multiselectable="true"
        aria-busy={isBusy}
        {...(active >= first && active < end && { "aria-activedescendant": `${id}-${active}` })}
        onKeyDown={pressed}
        onFocus={({ target, currentTarget }) => {
          if (target === currentTarget && active < 0) {
            setActiveId(contacts[Math.ceil(view.top / rowHeight)]?.id ?? null);
          }
        }}
        className="group/grid block text-left outline-none"
      >
        {!isList && (
          <thead className="sticky top-0 z-10 block border-b border-line bg-surface">
            <TableHead
              sorted={sorted}
              height={HEAD}
              isWhole={
                selection.areAll || (ids.length > 0 && ids.every((each) => selection.ids.has(each)))
              }
              isPart={selection.ids.size > 0}
              onSort={onSort}
              onSelectAll={onSelectAll}
            />
          </thead>
        )}
        <tbody
          style={{ height: contacts.length * rowHeight }}
          className={classNames("relative block transition-opacity", isBusy && "opacity-60")}
        >
          {contacts.slice(first, end).map((contact, offset) => {
            const index = first + offset;
            return (
              <ContactRow
                key={contact.id}
                contact={contact}
                search={search}
                isList={isList}
                isSelected={isChosen(selection, contact.id)}
                isActive={index === active}
                isOpen={contact.id === openId}
                id={`${id}-${index}`}
                index={index}
                top={index * rowHeight}
                height={rowHeight}
                deeds={deeds}
              />
            );
          })}
        </tbody>
      </table>
      {hasMore && <p className="px-4 py-3 text-12 text-muted">{texts().loadingMore}</p>}
    </div>
  );
}

const OWN_KEYS: ReadonlySet<string> = new Set(["Enter", " ", "e", "c", "Delete"]);
