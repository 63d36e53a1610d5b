import { Users } from "lucide-react";
import { Fragment, useDeferredValue, useState } from "react";
import {
  type CampaignDetail,
  CONTACTS_ON_A_PAGE,
  type ContactFilter,
  useCampaignContacts,
} from "../../../../../api/campaign-detail.ts";
import { QueryError } from "../../../../../app/query-error.tsx";
import { campaignViewsTexts } from "../../../../../messages/campaign-views.ts";
import { Button } from "../../../../../ui/button.tsx";
import { classNames } from "../../../../../ui/class-names.ts";
import { EmptyState } from "../../../../../ui/empty-state.tsx";
import { Skeleton } from "../../../../../ui/skeleton.tsx";
import { ContactAttempts } from "./contact-attempts.tsx";
import { ContactFilters } from "./contact-filters.tsx";
import { ContactRow } from "./contact-row.tsx";
import { Pages } from "./pages.tsx";

const texts = () => campaignViewsTexts().table;
/** Of the table, for what spans it. */
const COLUMNS = 5;

/** Every contact, a page at a time; any of them opens to its calls. */
export function ContactTable({
  campaign,
  filter,
  onFilter,
}: {
  campaign: CampaignDetail;
  filter: ContactFilter;
  onFilter(filter: ContactFilter): void;
}) {
  // Typing stays quick, and asks for what was typed last.
  const asked = useDeferredValue(filter);
  return (
    <div>
      <ContactFilters counts={campaign.counts} filter={filter} onFilter={onFilter} />
      <FilteredContacts
        // Another filter begins with its first page.
        key={JSON.stringify(asked)}
        campaign={campaign}
        filter={asked}
        onReset={() => onFilter({})}
      />
    </div>
  );
}

function FilteredContacts({
  campaign,
  filter,
  onReset,
}: {
  campaign: CampaignDetail;
  filter: ContactFilter;
  onReset(): void;
}) {
  /** What the pages so far were asked for with; the last one is shown. */
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  const [opened, open] = useState<string | number | null>(null);
  const after = cursors.at(-1) ?? null;
  const isMoving = campaign.status === "running" || campaign.calling > 0;
  const page = useCampaignContacts(campaign.id, { ...filter, after }, isMoving);
  const { data } = page;

  if (page.isError && !data) return <QueryError compact title={texts().failed} query={page} />;
  if (!data) return <RowsSkeleton />;
  if (data.contacts.length === 0 && cursors.length === 1) {
    const isFiltered = Object.values(filter).some(Boolean);
    return isFiltered ? (
      <EmptyState
        compact
        icon={Users}
        title={texts().none}
        hint={texts().noneHint}
        action={
          <Button size="small" onClick={onReset}>
            {texts().reset}
          </Button>
        }
      />
    ) : (
      <EmptyState compact icon={Users} title={texts().empty} hint={texts().emptyHint} />
    );
  }
  const { next, contacts } = data;
  return (
    <>
      <div className={classNames("transition-opacity", page.isPlaceholderData && "opacity-60")}>
        <table aria-label={texts().label} className="w-full border-collapse text-13">
          <thead>
            <tr className="border-b border-line text-left text-12 text-muted [&>th]:h-9 [&>th]:px-4 [&>th]:font-medium">
              <th scope="col">{texts().contact}</th>
              <th scope="col" className="hidden xl:table-cell">
                {texts().number}
              </th>
              <th scope="col" className="hidden sm:table-cell">
                {texts().standing}
              </th>
              <th scope="col" className="hidden text-right sm:table-cell">
                {texts().attempts}
              </th>
              <th scope="col" className="hidden sm:table-cell">
                {texts().when}
              </th>
            </tr>
          </thead>
          <tbody>
            {contacts.map((contact) => {
              const isOpen = opened === contact.contact;
              return (
                <Fragment key={contact.contact}>
                  <ContactRow
                    contact={contact}
                    holdsBack={campaign.holdsBack}
                    isOpen={isOpen}
                    onOpen={() => open(isOpen ? null : contact.contact)}
                  />
                  {isOpen && (
                    <tr className="border-b border-line bg-base">
                      <td colSpan={COLUMNS} className="p-0">
                        <ContactAttempts campaignId={campaign.id} contact={contact} />
                      </td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </div>
      <Pages
        from={(cursors.length - 1) * CONTACTS_ON_A_PAGE + 1}
        shown={contacts.length}
        total={totalOf(campaign, filter)}
        onPrevious={cursors.length > 1 ? () => setCursors(cursors.slice(0, -1)) : null}
        onNext={next === null ? null : () => setCursors([...cursors, next])}
      />
    </>
  );
}

/** How many fit the filter; `null` where nobody has counted them. */
function totalOf({ counts }: CampaignDetail, { standing, reason, text }: ContactFilter) {
  if (text) return null;
  return counts
    .filter((count) => standing === undefined || count.standing === standing)
    .filter((count) => reason === undefined || count.reason === reason)
    .reduce((sum, { amount }) => sum + amount, 0);
}

function RowsSkeleton() {
  return (
    <div aria-busy="true" className="space-y-4 p-4">
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <div key={row} className="flex gap-6">
          <Skeleton className="h-4 flex-2" />
          <Skeleton className="h-4 flex-1" />
          <Skeleton className="h-4 flex-1" />
        </div>
      ))}
    </div>
  );
}
