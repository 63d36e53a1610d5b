import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { classNames } from "./class-names.ts";
import { rowsInView, topToShow } from "./rows-in-view.ts";

/**
 * A list of any length of which one row is chosen: it draws what is in view. Arrows, Page and Home
 * move along, Enter or a click chooses; the list is one stop of the Tab key.
 */
export function VirtualListbox<Row extends { id: string }>({
  label,
  rows,
  rowHeight,
  chosenId,
  onChoose,
  onDelete,
  onEnd,
  ref,
  children,
}: {
  label: string;
  rows: readonly Row[];
  rowHeight: number;
  chosenId: string | null;
  /** `byKey`: with Enter, after which the hands are on the keyboard. */
  onChoose(row: Row, byKey: boolean): void;
  onDelete?(row: Row): void;
  /** The last rows come near: more may be fetched. Told once for each length of the list, and when it is handed in again. */
  onEnd?(): void;
  ref?: Ref<HTMLElement>;
  children(row: Row): ReactNode;
}) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLDivElement, []);
  const [view, setView] = useState({ top: 0, height: 0 });
  const [activeId, setActiveId] = useState<string | null>(null);
  const chosen = rows.findIndex((row) => row.id === chosenId);
  const moved = rows.findIndex((row) => row.id === activeId);
  const active = moved >= 0 ? moved : chosen;
  const { first, end } = rowsInView({ ...view, rowHeight, count: rows.length });

  const atEnd = useRef(onEnd);
  atEnd.current = onEnd;
  const endShown = view.height > 0 && end === rows.length ? end : null;
  const asks = onEnd !== undefined;
  useEffect(() => {
    if (endShown !== null && asks) atEnd.current?.();
  }, [endShown, asks]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setView({ top: element.scrollTop, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);

  function show(index: number): void {
    const element = box.current;
    if (!element || index < 0) return;
    const { scrollTop: top, clientHeight: height } = element;
    element.scrollTop = topToShow(index, { top, height, rowHeight });
  }

  // What was chosen elsewhere, such as a new row, comes into view; scrolling on then is free.
  const showChosen = useRef(show);
  showChosen.current = show;
  const isThere = chosen >= 0;
  useEffect(() => {
    setActiveId(chosenId);
    if (isThere) showChosen.current(chosen);
  }, [chosenId, isThere]);

  function move(to: number): void {
    const index = Math.max(0, Math.min(to, rows.length - 1));
    setActiveId(rows[index]?.id ?? null);
    show(index);
  }

  function pressed(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.max(1, Math.floor(view.height / rowHeight) - 1);
    const row = rows[active];
    const moves: Record<string, () => void> = {
      ArrowDown: () => move(active + 1),
      ArrowUp: () => move(active - 1),
      PageDown: () => move(active + page),
      PageUp: () => move(active - page),
      Home: () => move(0),
      End: () => move(rows.length - 1),
      Enter: () => row && onChoose(row, true),
      " ": () => row && onChoose(row, false),
      ...(onDelete && { Delete: () => row && onDelete(row) }),
    };
    const act = moves[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <div
      ref={box}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      {...(active >= first && active < end && { "aria-activedescendant": `${id}-${active}` })}
      onKeyDown={pressed}
      onFocus={() => {
        if (active < 0) setActiveId(rows[Math.ceil(view.top / rowHeight)]?.id ?? null);
      }}
      onScroll={({ currentTarget: { scrollTop: top, clientHeight: height } }) =>
        setView({ top, height })
      }
      className="group relative min-h-0 flex-1 overflow-y-auto outline-none"
    >
      <div role="presentation" style={{ height: rows.length * rowHeight }} className="relative">
        {rows.slice(first, end).map((row, offset) => {
          const index = first + offset;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list around it has the keyboard
            <div
              key={row.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              style={{ height: rowHeight, top: index * rowHeight }}
              onPointerDown={(event) => {
                event.preventDefault();
                box.current?.focus({ preventScroll: true });
              }}
              onClick={() => {
                setActiveId(row.id);
                onChoose(row, false);
              }}
              className={classNames(
                "absolute inset-x-0 cursor-default select-none",
                index === chosen ? "bg-accent-soft" : "hover:bg-hover",
                index === active &&
                  "group-focus-visible:outline-2 group-focus-visible:-outline-offset-2 group-focus-visible:outline-ring",
              )}
            >
              {children(row)}
            </div>
          );
        })}
      </div>
    </div>
  );
}
