import { Megaphone } from "lucide-react";
import { Link } from "wouter";
import { pagesTexts } from "../../messages/pages.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHeader } from "../../ui/page-header.tsx";

const texts = () => pagesTexts().bulkCalls;

export function BulkCallsPage() {
  return (
    <>
      <PageHeader title={texts().title} subtitle={texts().subtitle} />
      <EmptyState
        icon={Megaphone}
        title={texts().empty}
        hint={texts().hint}
        action={
          <Button asChild>
            <Link href="/">{texts().toTestCall}</Link>
          </Button>
        }
      />
    </>
  );
}
