import { Users } from "lucide-react";
import { messages } from "../../messages/index.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHeader } from "../../ui/page-header.tsx";

const texts = messages.pages.contacts;

export function ContactsPage() {
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <EmptyState icon={Users} title={texts.empty} hint={texts.hint} />
    </>
  );
}
