import { bulkCallsTexts } from "../../messages/bulk-calls.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { useWideScreen } from "../live-calls/use-wide-screen.ts";
import { CampaignList } from "./campaigns/campaign-list.tsx";
import { ContactPreview } from "./wizard/contacts/contact-preview.tsx";
import { openDraft } from "./wizard/open-draft.ts";
import { Wizard } from "./wizard/wizard.tsx";

const texts = bulkCallsTexts;

/** Left what makes a campaign, right the contacts that it gets and all campaigns. */
export function BulkCallsPage() {
  const isWide = useWideScreen();
  return (
    <>
      <PageHeader title={texts().title} subtitle={texts().subtitle} />
      <div className="mx-auto grid max-w-[1600px] items-start gap-4 p-4 sm:p-6 lg:grid-cols-2">
        <div className="min-w-0">
          <Wizard />
        </div>
        <div className="min-w-0 space-y-4">
          {isWide && <ContactPreview />}
          <CampaignList onOpenDraft={(id) => void openDraft(id)} />
        </div>
      </div>
    </>
  );
}
