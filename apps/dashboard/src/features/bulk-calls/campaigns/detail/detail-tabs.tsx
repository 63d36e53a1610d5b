import { Tabs } from "radix-ui";
import { lazy, Suspense } from "react";
import type { CampaignDetail, ContactFilter } from "../../../../api/campaign-detail.ts";
import { campaignViewsTexts } from "../../../../messages/campaign-views.ts";
import { Card } from "../../../../ui/card.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { ContactTable } from "./contacts/contact-table.tsx";
import { HourMap } from "./hours/hour-map.tsx";
import { PlanFacts } from "./plan/plan-facts.tsx";

const texts = () => campaignViewsTexts().detail.tabs;

// Draws on what the simulation's page has.
const FlowTab = lazy(async () => ({ default: (await import("./flow/flow-tab.tsx")).FlowTab }));

const TABS = ["contacts", "flow", "hours", "plan"] as const;
export type TabName = (typeof TABS)[number];

export function DetailTabs({
  campaign,
  tab,
  onTab,
  filter,
  onFilter,
}: {
  campaign: CampaignDetail;
  tab: TabName;
  onTab(tab: TabName): void;
  filter: ContactFilter;
  onFilter(filter: ContactFilter): void;
}) {
  return (
    <Card className="overflow-hidden">
      <Tabs.Root value={tab} onValueChange={(value) => onTab(value as TabName)}>
        <Tabs.List
          aria-label={campaign.name}
          className="flex gap-1 overflow-x-auto border-b border-line px-3 pt-1"
        >
          {TABS.map((name) => (
            <Tabs.Trigger
              key={name}
              value={name}
              className="h-10 shrink-0 border-b-2 border-transparent px-2 font-medium text-13 text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink"
            >
              {texts()[name]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="contacts" tabIndex={-1}>
          <ContactTable campaign={campaign} filter={filter} onFilter={onFilter} />
        </Tabs.Content>
        <Tabs.Content value="flow" tabIndex={-1}>
          <Suspense fallback={<Skeleton className="m-4 h-80" />}>
            <FlowTab campaign={campaign} />
          </Suspense>
        </Tabs.Content>
        <Tabs.Content value="hours" tabIndex={-1}>
          <HourMap placed={campaign.hours} answered={campaign.answeredHours} />
        </Tabs.Content>
        <Tabs.Content value="plan" tabIndex={-1}>
          <PlanFacts campaign={campaign} />
        </Tabs.Content>
      </Tabs.Root>
    </Card>
  );
}
