import { Copy, Download, Ellipsis, Plus, Upload } from "lucide-react";
import { contactsTexts } from "../../messages/contacts.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, MenuItem, MenuLine } from "../../ui/menu.tsx";
import { filterOf, type Shown } from "./address/shown.ts";
import { useToday } from "./address/use-today.ts";
import type { ContactDeeds } from "./deeds/use-contact-deeds.ts";
import { useExport } from "./deeds/use-deeds.ts";

const texts = contactsTexts;

/** What is done with no contact in particular. */
export function PageActions({
  shown,
  deeds,
  onChange,
}: {
  shown: Shown;
  deeds: ContactDeeds;
  onChange(changes: Partial<Shown>): void;
}) {
  const today = useToday();
  const { isPending, start } = useExport();
  return (
    <>
      <Menu
        trigger={
          <IconButton label={texts().more}>
            <Ellipsis />
          </IconButton>
        }
      >
        {/* Beside the title is no room for it on a phone. */}
        <div className="sm:hidden">
          <MenuItem icon={<Upload />} onSelect={deeds.readFile}>
            {texts().importing}
          </MenuItem>
        </div>
        <MenuItem
          icon={<Copy />}
          onSelect={() => onChange({ view: "duplicates", contactId: null })}
        >
          {texts().duplicates}
        </MenuItem>
        <MenuLine />
        {(["csv", "xlsx"] as const).map((format) => (
          <MenuItem
            key={format}
            icon={<Download />}
            disabled={isPending}
            onSelect={() => start({ format, meant: { matching: filterOf(shown, today) } })}
          >
            {texts().exporting} · {texts().deeds[format]}
          </MenuItem>
        ))}
      </Menu>
      <Button className="max-sm:hidden" onClick={deeds.readFile}>
        <Upload />
        {texts().importing}
      </Button>
      <Button look="primary" onClick={deeds.add} aria-keyshortcuts="N">
        <Plus />
        {texts().add}
      </Button>
    </>
  );
}
