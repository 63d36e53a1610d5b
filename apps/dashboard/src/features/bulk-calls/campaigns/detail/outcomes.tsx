import type { CampaignView } from "../../../../api/campaigns.ts";
import { campaignViewsTexts } from "../../../../messages/campaign-views.ts";
import { formats } from "../../../../messages/formats.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { SEGMENT_LOOKS } from "../list/segment-looks.ts";
import { byStanding, inBarOrder, segmentOf } from "../list/segments.ts";
import { standingName } from "./standing-name.ts";

const texts = () => campaignViewsTexts().detail;

/** How many stand where, in the bar's order; each shows its contacts. */
export function Outcomes({
  counts,
  onStanding,
}: {
  counts: CampaignView["counts"];
  onStanding(standing: string): void;
}) {
  const { whole } = formats();
  const shown = inBarOrder(byStanding(counts));
  return (
    <ul aria-label={texts().outcomes} className="flex flex-wrap gap-1.5">
      {shown.map(({ standing, amount }) => {
        return (
          <li key={standing}>
            <button
              type="button"
              title={texts().showContacts}
              onClick={() => onStanding(standing)}
              className="flex h-7 items-center gap-1.5 rounded-md border border-line bg-surface px-2 text-12 text-muted transition-colors hover:border-line-strong hover:text-ink"
            >
              <span
                aria-hidden="true"
                className={classNames(
                  "size-2 rounded-xs",
                  SEGMENT_LOOKS[segmentOf(standing)],
                  standing === "waiting" && "outline-1 outline-line-strong",
                )}
              />
              {standingName(standing)}
              <span className="font-semibold text-ink figures">{whole(amount)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
