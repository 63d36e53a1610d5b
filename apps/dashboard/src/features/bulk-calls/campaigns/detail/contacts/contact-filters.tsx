import { Search } from "lucide-react";
import type { ContactFilter } from "../../../../../api/campaign-detail.ts";
import type { CampaignView } from "../../../../../api/campaigns.ts";
import { campaignViewsTexts } from "../../../../../messages/campaign-views.ts";
import { formats } from "../../../../../messages/formats.ts";
import { SelectField } from "../../../../../ui/select-field.tsx";
import { byStanding } from "../../list/segments.ts";
import { reasonName, standingName } from "../standing-name.ts";

const texts = () => campaignViewsTexts().table;
const ALL = "";

/** By standing, reason and text. */
export function ContactFilters({
  counts,
  filter,
  onFilter,
}: {
  counts: CampaignView["counts"];
  filter: ContactFilter;
  onFilter(filter: ContactFilter): void;
}) {
  const { standing = ALL, reason = ALL, text = "" } = filter;
  const ofStanding = counts.filter((count) => standing === ALL || count.standing === standing);
  const reasons = byStanding(
    ofStanding
      .filter(({ reason }) => reason !== "")
      .map(({ reason, amount }) => ({ standing: reason, reason: "", amount })),
  ).map(({ standing, amount }) => ({ reason: standing, amount }));

  function change(changed: { standing?: string; reason?: string; text?: string }): void {
    const next = { standing, reason, text, ...changed };
    onFilter({
      ...(next.standing !== ALL && { standing: next.standing }),
      ...(next.reason !== ALL && { reason: next.reason }),
      ...(next.text !== "" && { text: next.text }),
    });
  }

  return (
    <search className="flex flex-wrap gap-2 border-b border-line p-3">
      <div className="relative min-w-48 flex-1">
        <Search
          aria-hidden="true"
          className="absolute top-2.5 left-2.5 size-4 text-muted"
          strokeWidth={1.75}
        />
        <input
          type="search"
          aria-label={texts().search}
          placeholder={texts().searchPlaceholder}
          autoComplete="off"
          maxLength={200}
          value={text}
          onChange={(event) => change({ text: event.target.value })}
          className="h-9 w-full rounded-lg border border-line-strong bg-surface pr-2 pl-8.5 text-14 transition-colors hover:border-faint focus-visible:border-ring focus-visible:outline-1 focus-visible:outline-offset-0"
        />
      </div>
      <SelectField
        hidesLabel
        label={texts().standingFilter}
        className="w-full sm:w-52"
        value={standing}
        options={[
          { value: ALL, label: texts().all },
          ...withChosen(byStanding(counts), standing).map(({ standing, amount }) => ({
            value: standing,
            label: texts().option(standingName(standing), formats().whole(amount)),
          })),
        ]}
        onChange={(standing) => change({ standing, reason: ALL })}
      />
      <SelectField
        hidesLabel
        label={texts().reasonFilter}
        className="w-full sm:w-60"
        value={reason}
        options={[
          { value: ALL, label: texts().allReasons },
          ...reasons.map(({ reason, amount }) => ({
            value: reason,
            label: texts().option(reasonName(reason), formats().whole(amount)),
          })),
        ]}
        onChange={(reason) => change({ reason })}
      />
    </search>
  );
}

/** What is chosen stays, also where nobody stands there any more. */
function withChosen(counted: { standing: string; amount: number }[], chosen: string) {
  const isThere = chosen === ALL || counted.some(({ standing }) => standing === chosen);
  return isThere ? counted : [...counted, { standing: chosen, amount: 0 }];
}
