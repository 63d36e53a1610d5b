import { ArrowDown, ArrowUp } from "lucide-react";
import { contactsTexts } from "../../../messages/contacts.ts";
import { classNames } from "../../../ui/class-names.ts";
import type { Shown } from "../address/shown.ts";
import { COLUMNS, GRID, sortedBy } from "./columns.ts";

const texts = () => contactsTexts().table;

type Sorted = Pick<Shown, "sort" | "isDescending">;

/** The names of the columns, each of which sorts. */
export function TableHead({
  sorted,
  isWhole,
  isPart,
  height,
  onSort,
  onSelectAll,
}: {
  sorted: Sorted;
  /** Whether everybody who is loaded is selected, or some are. */
  isWhole: boolean;
  isPart: boolean;
  height: number;
  onSort(sorted: Sorted): void;
  onSelectAll(): void;
}) {
  return (
    <tr
      aria-rowindex={1}
      style={{ height }}
      className={classNames(
        GRID,
        "items-center border-b border-line bg-surface text-12 text-muted",
      )}
    >
      <th scope="col" className="flex h-full items-center justify-center">
        <label className="flex h-full w-11 cursor-pointer items-center justify-center">
          <input
            type="checkbox"
            aria-label={texts().selectAll}
            checked={isWhole}
            ref={(input) => {
              if (input) input.indeterminate = isPart && !isWhole;
            }}
            onChange={onSelectAll}
            className="size-4 accent-(--accent)"
          />
        </label>
      </th>
      {COLUMNS.map(({ name, sort, shown }) => {
        const isSorting = sort === sorted.sort;
        // Without being turned round the newest stand first.
        const isDown = (sort === "newest") !== sorted.isDescending;
        return (
          <th
            key={name}
            scope="col"
            {...(isSorting && { "aria-sort": isDown ? "descending" : "ascending" })}
            className={classNames("min-w-0 items-center", shown, sort === null && "px-2")}
          >
            {sort === null ? (
              <span className="truncate font-medium">{texts()[name]}</span>
            ) : (
              <button
                type="button"
                onClick={() => onSort(sortedBy(sort, sorted))}
                className={classNames(
                  "flex min-w-0 items-center gap-1 rounded-md px-2 py-1 font-medium hover:bg-hover hover:text-ink [&_svg]:size-3.5 [&_svg]:shrink-0",
                  isSorting && "text-ink",
                )}
              >
                <span className="truncate">{texts()[name]}</span>
                {isSorting &&
                  (isDown ? <ArrowDown aria-hidden="true" /> : <ArrowUp aria-hidden="true" />)}
              </button>
            )}
          </th>
        );
      })}
      <th scope="col">
        <span className="sr-only">{texts().actions}</span>
      </th>
    </tr>
  );
}
