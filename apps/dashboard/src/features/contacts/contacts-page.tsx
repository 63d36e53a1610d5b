import { Users } from "lucide-react";
import { pagesTexts } from "../../messages/pages.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHeader } from "../../ui/page-header.tsx";

const texts = () => pagesTexts().contacts;

export function ContactsPage() {
  return (
    <>
      <PageHeader title={texts().title} subtitle={texts().subtitle} />
      <EmptyState icon={Users} title={texts().empty} hint={texts().hint} />
    </>
  );
}
