import type { CampaignDetail } from "../../../../api/campaign-detail.ts";
import { campaignViewsTexts } from "../../../../messages/campaign-views.ts";
import { formats } from "../../../../messages/formats.ts";
import { timeLeft } from "../list/time-left.ts";

const texts = () => campaignViewsTexts().detail;

/** The campaign in figures. */
export function Headline({ campaign }: { campaign: CampaignDetail }) {
  const { completedCalls, totalCalls, successfulCalls, answered, lost, calledBack } = campaign;
  const { startsPerMinute, secondsLeft, status, waiting, again, calling } = campaign;
  const { whole, number, percent } = formats();
  const isRunning = status === "running";
  const share = (part: number, of: number) => percent((100 * part) / Math.max(1, of));
  return (
    <dl className="grid grid-cols-2 gap-px border-t border-line bg-line sm:grid-cols-3 xl:grid-cols-6">
      <Figure
        label={texts().contacts}
        value={whole(completedCalls)}
        detail={texts().ofContacts(whole(totalCalls))}
      />
      <Figure
        label={texts().successes}
        value={whole(successfulCalls)}
        detail={texts().successRate(share(successfulCalls, completedCalls), whole(completedCalls))}
      />
      <Figure
        label={texts().answered}
        value={whole(answered)}
        detail={lost > 0 ? texts().lost(whole(lost), share(lost, answered)) : texts().noneLost}
      />
      <Figure
        label={texts().calledBack}
        value={whole(calledBack)}
        detail={texts().calledBackHint}
      />
      <Figure
        label={texts().pace}
        value={isRunning && startsPerMinute !== null ? number(startsPerMinute, 1) : "–"}
        detail={isRunning && startsPerMinute !== null ? texts().perMinute : texts().noPace}
      />
      <Figure
        label={texts().timeLeft}
        value={isRunning && secondsLeft !== null ? timeLeft(secondsLeft) : "–"}
        detail={
          isRunning && secondsLeft === null
            ? texts().timeLeftUnknown
            : texts().open(whole(waiting + again + calling))
        }
      />
    </dl>
  );
}

function Figure({ label, value, detail }: { label: string; value: string; detail: string }) {
  return (
    <div className="bg-surface px-4 py-3">
      <dt className="text-12 text-muted">{label}</dt>
      <dd>
        <p className="mt-0.5 font-semibold text-20 whitespace-nowrap figures">{value}</p>
        <p className="text-12 text-muted figures">{detail}</p>
      </dd>
    </div>
  );
}
