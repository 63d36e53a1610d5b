import { Download, Tag, Trash2, X } from "lucide-react";
import type { ContactStatus } from "../../../api/contacts.ts";
import { contactsTexts } from "../../../messages/contacts.ts";
import { formats } from "../../../messages/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu, MenuItem } from "../../../ui/menu.tsx";
import { STATUSES } from "../address/shown.ts";
import { STATUS_ICONS } from "../status-badge.tsx";
import type { Selection } from "./selection.ts";

const texts = () => contactsTexts().selection;
/** So many can be named by one request. */
const MOST_NAMED = 1_000;

/** What can be done with those who are selected, over the foot of the table. */
export function SelectionBar({
  selection,
  loaded,
  total,
  isMore,
  isBusy,
  onSelectAll,
  onStatus,
  onExport,
  onRemove,
  onLeave,
}: {
  selection: Selection;
  loaded: number;
  total: number;
  /** There are more than `total`. */
  isMore: boolean;
  isBusy: boolean;
  onSelectAll(): void;
  onStatus(status: ContactStatus): void;
  onExport(format: "csv" | "xlsx"): void;
  onRemove(): void;
  onLeave(): void;
}) {
  const { ids, areAll } = selection;
  if (!areAll && ids.size === 0) return null;
  const { whole } = formats();
  const isTooMany = !areAll && ids.size > MOST_NAMED;
  const isHeld = isBusy || isTooMany;
  const areLoaded = !areAll && ids.size >= loaded && (isMore || total > loaded);
  const everybody = isMore ? texts().allMore(whole(total)) : texts().all(whole(total));
  return (
    <section
      aria-label={texts().label}
      className="-translate-x-1/2 absolute bottom-4 left-1/2 z-20 flex w-max max-w-[calc(100%-16px)] animate-pop-in flex-wrap items-center justify-center gap-1 rounded-xl border border-line bg-raised p-1.5 shadow-float"
    >
      <p role="status" className="px-2 font-medium text-13 figures">
        {areAll ? everybody : texts().count(ids.size, whole(ids.size))}
      </p>
      {isTooMany && (
        <p role="alert" className="px-2 text-12 text-warning">
          {texts().tooMany(whole(MOST_NAMED))}
        </p>
      )}
      {areLoaded && (
        <Button size="small" look="quiet" onClick={onSelectAll}>
          {isMore ? texts().selectAllMore : texts().selectAll(whole(total))}
        </Button>
      )}
      {!areAll && (
        <Menu
          trigger={
            <Button size="small" disabled={isHeld}>
              <Tag />
              {texts().status}
            </Button>
          }
        >
          {STATUSES.map((status) => (
            <MenuItem key={status} icon={STATUS_ICONS[status]} onSelect={() => onStatus(status)}>
              {contactsTexts().statuses[status]}
            </MenuItem>
          ))}
        </Menu>
      )}
      <Menu
        trigger={
          <Button size="small" disabled={isHeld}>
            <Download />
            {contactsTexts().exporting}
          </Button>
        }
      >
        {(["csv", "xlsx"] as const).map((format) => (
          <MenuItem key={format} icon={<Download />} onSelect={() => onExport(format)}>
            {contactsTexts().deeds[format]}
          </MenuItem>
        ))}
      </Menu>
      <Button size="small" look="quiet-danger" disabled={isHeld} onClick={onRemove}>
        <Trash2 />
        {texts().remove}
      </Button>
      <IconButton label={texts().leave} onClick={onLeave}>
        <X />
      </IconButton>
    </section>
  );
}
