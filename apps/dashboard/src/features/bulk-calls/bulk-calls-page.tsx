import { bulkCallsTexts } from "../../messages/bulk-calls.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { useWideScreen } from "../live-calls/use-wide-screen.ts";
import { CampaignList } from "./campaigns/campaign-list.tsx";
import { OpenCampaign } from "./campaigns/open-campaign.tsx";
import { useShownCampaign } from "./campaigns/use-shown-campaign.ts";
import { ContactPreview } from "./wizard/contacts/contact-preview.tsx";
import { openDraft } from "./wizard/open-draft.ts";
import { Wizard } from "./wizard/wizard.tsx";

const texts = bulkCallsTexts;

/** Left what makes a campaign, right the contacts that it gets and all campaigns; or one of these in full. */
export function BulkCallsPage() {
  const isWide = useWideScreen();
  const [shown, close] = useShownCampaign();
  return (
    <>
      <PageHeader title={texts().title} subtitle={texts().subtitle} />
      {/* What was begun on the left is left to stand while one looks at a campaign. */}
      <div
        hidden={shown !== null}
        className="mx-auto grid max-w-[1600px] items-start gap-4 p-4 sm:p-6 lg:grid-cols-2"
      >
        <div className="min-w-0">
          <Wizard />
        </div>
        <div className="min-w-0 space-y-4">
          {isWide && <ContactPreview />}
          <CampaignList onOpenDraft={(id) => void openDraft(id)} />
        </div>
      </div>
      {shown !== null && (
        <div className="mx-auto max-w-7xl p-4 sm:p-6">
          <OpenCampaign
            id={shown}
            onBack={close}
            onOpenDraft={(id) => {
              close();
              void openDraft(id);
            }}
          />
        </div>
      )}
    </>
  );
}
