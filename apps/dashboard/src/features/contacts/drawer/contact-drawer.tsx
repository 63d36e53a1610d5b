import { Pencil, Phone, Trash2, UserX } from "lucide-react";
import { errorText, isNotThere } from "../../../api/api-error.ts";
import { type AboutContact, type Contact, useContact } from "../../../api/contacts.ts";
import { contactsTexts } from "../../../messages/contacts.ts";
import { messages } from "../../../messages/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Drawer } from "../../../ui/drawer.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { contactName } from "../contact-name.ts";
import { StatusBadge } from "../status-badge.tsx";
import { VariableList } from "../variable-list.tsx";
import { CallsSection } from "./calls-section.tsx";
import { ConsentSection } from "./consent-section.tsx";
import { DrawerSection } from "./drawer-section.tsx";
import { FactsSection } from "./facts-section.tsx";
import { NoteSection } from "./note-section.tsx";

const texts = () => contactsTexts().drawer;

/** What scrolls has to be reached by keys. */
const SCROLLED = { tabIndex: 0 };

export interface DrawerDeeds {
  call(contact: Contact): void;
  edit(contact: Contact): void;
  remove(contact: Contact): void;
}

/** All that is known of one contact, and what can be done with it. */
export function ContactDrawer({
  id,
  deeds,
  onClose,
}: {
  /** `null`: closed. */
  id: string | null;
  deeds: DrawerDeeds;
  onClose(): void;
}) {
  return (
    <Drawer
      isOpen={id !== null}
      onClose={onClose}
      side="right"
      title={texts().title}
      closeLabel={messages().common.close}
    >
      {id !== null && <Content key={id} id={id} deeds={deeds} />}
    </Drawer>
  );
}

function Content({ id, deeds }: { id: string; deeds: DrawerDeeds }) {
  const query = useContact(id);
  if (isNotThere(query.error)) {
    return <EmptyState icon={UserX} title={texts().gone} hint={texts().goneHint} />;
  }
  if (query.data) return <About about={query.data} deeds={deeds} />;
  if (query.isError) {
    return <ErrorState text={errorText(query.error)} onRetry={() => void query.refetch()} />;
  }
  return (
    <div aria-busy="true" className="space-y-4 p-5">
      <Skeleton className="h-7 w-56" />
      <Skeleton className="h-9 w-full" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-28 w-full" />
    </div>
  );
}

function About({ about, deeds }: { about: AboutContact; deeds: DrawerDeeds }) {
  const { contact, campaigns, lists } = about;
  return (
    <>
      <header className="border-b border-line px-5 pt-4 pb-4">
        <div className="pr-10">
          <h2 className="font-semibold text-16 [overflow-wrap:anywhere]">{contactName(contact)}</h2>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-13 text-muted">
            <StatusBadge status={contact.status} />
            {contact.company !== contactName(contact) && contact.company}
          </p>
        </div>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button look="primary" onClick={() => deeds.call(contact)}>
            <Phone />
            {texts().call}
          </Button>
          <Button onClick={() => deeds.edit(contact)}>
            <Pencil />
            {texts().edit}
          </Button>
          <Button look="quiet-danger" onClick={() => deeds.remove(contact)}>
            <Trash2 />
            {texts().remove}
          </Button>
        </div>
      </header>
      <section
        {...SCROLLED}
        aria-label={texts().title}
        className="min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-2"
      >
        <FactsSection about={about} />
        <NoteSection key={contact.id} contactId={contact.id} note={about.note} />
        <ConsentSection about={about} />
        <CallsSection contactId={contact.id} count={about.calls} />
        <DrawerSection title={texts().variables} hint={texts().variablesHint}>
          <VariableList contact={contact} />
        </DrawerSection>
        <Names title={texts().campaigns} names={campaigns} />
        <Names title={texts().lists} names={lists} />
      </section>
    </>
  );
}

function Names({
  title,
  names,
}: {
  title: string;
  names: readonly { id: string; name: string }[];
}) {
  if (names.length === 0) return null;
  return (
    <DrawerSection title={title}>
      <ul className="space-y-1 text-13">
        {names.map(({ id, name }) => (
          <li key={id} className="[overflow-wrap:anywhere]">
            {name}
          </li>
        ))}
      </ul>
    </DrawerSection>
  );
}
