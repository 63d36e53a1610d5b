import type { Shown } from "./address/shown.ts";
import type { ContactDeeds } from "./deeds/use-contact-deeds.ts";
import { ContactDrawer } from "./drawer/contact-drawer.tsx";

/** The contact that the address names. */
export function OpenContact({
  shown,
  deeds,
  onChange,
}: {
  shown: Shown;
  deeds: ContactDeeds;
  onChange(changes: Partial<Shown>): void;
}) {
  return (
    <ContactDrawer
      id={shown.contactId}
      deeds={deeds}
      onClose={() => onChange({ contactId: null })}
    />
  );
}
