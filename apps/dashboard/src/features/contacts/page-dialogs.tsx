import { lazy, Suspense } from "react";
import type { Shown } from "./address/shown.ts";
import type { ContactDeeds } from "./deeds/use-contact-deeds.ts";

const ContactForm = lazy(async () => ({
  default: (await import("./form/contact-form.tsx")).ContactForm,
}));
const CallDialog = lazy(async () => ({
  default: (await import("./call/call-dialog.tsx")).CallDialog,
}));
const ImportDialog = lazy(async () => ({
  default: (await import("./import/import-dialog.tsx")).ImportDialog,
}));

/** What is written or asked over the page; loaded when it opens. */
export function PageDialogs({
  deeds: { dialog, leave },
  onChange,
}: {
  deeds: ContactDeeds;
  onChange(changes: Partial<Shown>): void;
}) {
  const open = (contactId: string) => onChange({ contactId });
  return (
    <Suspense>
      {dialog?.kind === "new" && <ContactForm contact={null} onClose={leave} onOpen={open} />}
      {dialog?.kind === "edit" && (
        <ContactForm contact={dialog.contact} onClose={leave} onOpen={open} />
      )}
      {dialog?.kind === "call" && <CallDialog contact={dialog.contact} onClose={leave} />}
      {dialog?.kind === "import" && (
        <ImportDialog onClose={leave} onShow={(list) => onChange({ list, view: "list" })} />
      )}
    </Suspense>
  );
}
