import { RETRIED_OUTCOMES, WEEKDAYS } from "@rufbaum/dialing/campaigns";
import { agentVoice } from "@rufbaum/telephony/voices";
import { usualGreeting } from "@rufbaum/tree/campaign";
import { minuteOfDay } from "@rufbaum/words/format";
import { Settings2 } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { CampaignView, PlanView } from "../../../../../api/campaigns.ts";
import { useDialSettings } from "../../../../../api/lawful-calling.ts";
import { bulkCallsTexts } from "../../../../../messages/bulk-calls.ts";
import { campaignViewsTexts } from "../../../../../messages/campaign-views.ts";
import { formats } from "../../../../../messages/formats.ts";
import { Button } from "../../../../../ui/button.tsx";
import { pauseText } from "./pause-text.ts";

const texts = () => campaignViewsTexts().plan;
const names = () => bulkCallsTexts().plan;

const PlanDialog = lazy(async () => ({ default: (await import("./plan-dialog.tsx")).PlanDialog }));

/** How it dials, and the way to change that while it does. */
export function PlanFacts({ campaign }: { campaign: CampaignView }) {
  const { plan, lists } = campaign;
  const [isChanging, setChanging] = useState(false);
  const { whole, dateTime } = formats();
  const limit = (value: number | null) => (value === null ? names().asLimits : whole(value));
  return (
    <div className="grid gap-x-8 gap-y-5 p-4 lg:grid-cols-2">
      <div className="space-y-4">
        <div className="flex items-center gap-3">
          <h3 className="flex-1 font-semibold text-13">{texts().how}</h3>
          {campaign.status !== "completed" && (
            <Button size="small" onClick={() => setChanging(true)}>
              <Settings2 />
              {texts().change}
            </Button>
          )}
        </div>
        <dl className="space-y-1.5 text-13">
          <Fact label={names().startsAt}>
            {plan.startsAt === null ? texts().atStart : dateTime(plan.startsAt)}
          </Fact>
          <Fact label={names().atOnce}>{limit(plan.atOnce)}</Fact>
          <Fact label={names().perMinute}>{limit(plan.perMinute)}</Fact>
          <Fact label={names().attempts}>{whole(plan.attempts)}</Fact>
          {lists.length > 0 && (
            <Fact label={texts().lists}>{formats().listed(lists.map(({ name }) => name))}</Fact>
          )}
          <Fact label={names().order}>{names().orders[plan.order]}</Fact>
          <Fact label={names().share}>{whole(plan.share)}</Fact>
          <Fact label={names().caller}>{plan.callerNumber ?? names().usualCaller}</Fact>
          <Fact label={names().purpose}>{plan.purpose ?? texts().usualPurpose}</Fact>
          <Fact label={texts().agent}>
            <Agent agent={campaign.agent} />
          </Fact>
          <Fact label={texts().greeting}>
            <Greeting campaign={campaign} />
          </Fact>
        </dl>
      </div>
      <div className="space-y-5">
        <section className="space-y-2">
          <h3 className="font-semibold text-13">{texts().windows}</h3>
          <Windows windows={plan.windows} />
        </section>
        <section className="space-y-2">
          <h3 className="font-semibold text-13">{names().retries}</h3>
          <dl className="space-y-1.5 text-13">
            {RETRIED_OUTCOMES.map((outcome) => {
              const { attempts, minutes } = plan.retries[outcome];
              return (
                <Fact key={outcome} label={names().outcomes[outcome]}>
                  {attempts > 1
                    ? texts().retry(whole(attempts), pauseText(minutes))
                    : texts().noRetry}
                </Fact>
              );
            })}
          </dl>
        </section>
      </div>
      {isChanging && (
        <Suspense>
          <PlanDialog campaign={campaign} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Agent({ agent }: { agent: string }) {
  const { agentName, agentNote, unknownAgent } = bulkCallsTexts().campaign;
  const voice = agentVoice(agent);
  const note = voice ? agentNote(voice) : unknownAgent(agent);
  return (
    <>
      {agentName(agent)}
      {note && <p className="text-12 text-muted">{note}</p>}
    </>
  );
}

/** What somebody wrote; left blank, the tree begins by itself, or the usual words are said. */
function Greeting({ campaign }: { campaign: CampaignView }) {
  const { message, useDecisionTree, plan, startedAt } = campaign;
  const { data: settings } = useDialSettings();
  if (message.trim() !== "") return <span className="whitespace-pre-line">{message}</span>;
  if (useDecisionTree) return texts().treeGreeting;
  if (!settings) return texts().usualGreeting;
  return (
    <>
      {usualGreeting({ company: settings.company, purpose: plan.purpose ?? settings.purpose })}
      <p className="text-12 text-muted">
        {startedAt === null ? texts().usualGreeting : texts().usualSince}
      </p>
    </>
  );
}

function Windows({ windows }: { windows: PlanView["windows"] }) {
  if (windows === null) return <p className="text-13 text-muted">{texts().asRules}</p>;
  return (
    <dl className="space-y-1.5 text-13">
      {WEEKDAYS.map((day) => (
        <Fact key={day} label={names().weekdays[day]}>
          {windows[day]
            .map(({ from, until }) => `${minuteOfDay(from)}–${minuteOfDay(until)}`)
            .join(", ") || names().dayOff}
        </Fact>
      ))}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]">
      <dt className="text-muted">{label}</dt>
      <dd className="[overflow-wrap:anywhere] figures">{children}</dd>
    </div>
  );
}
