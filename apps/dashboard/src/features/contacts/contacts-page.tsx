import { contactsTexts } from "../../messages/contacts.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { useShown } from "./address/use-shown.ts";
import { ContactList } from "./contact-list.tsx";
import { useContactDeeds } from "./deeds/use-contact-deeds.ts";
import { DuplicatesView } from "./duplicates/duplicates-view.tsx";
import { OpenContact } from "./open-contact.tsx";
import { PageActions } from "./page-actions.tsx";
import { PageDialogs } from "./page-dialogs.tsx";

const texts = contactsTexts;

/** Everybody who may be called: found, looked at, changed and called. */
export function ContactsPage() {
  const [shown, change] = useShown();
  const deeds = useContactDeeds(change);
  return (
    <div className="flex h-[calc(100dvh-48px-var(--banner,0px))] min-h-110 flex-col lg:h-[calc(100dvh-var(--banner,0px))]">
      <PageHeader
        title={texts().title}
        subtitle={texts().subtitle}
        actions={<PageActions shown={shown} deeds={deeds} onChange={change} />}
      />
      {shown.view === "duplicates" ? (
        <DuplicatesView onChange={change} />
      ) : (
        <ContactList shown={shown} deeds={deeds} onChange={change} />
      )}
      <OpenContact shown={shown} deeds={deeds} onChange={change} />
      <PageDialogs deeds={deeds} onChange={change} />
    </div>
  );
}
