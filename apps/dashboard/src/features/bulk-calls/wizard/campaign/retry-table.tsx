import { RETRIED_OUTCOMES, type RetriedOutcome, type RetryRule } from "@rufbaum/dialing/campaigns";
import type { PlanView } from "../../../../api/campaigns.ts";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";

const texts = () => bulkCallsTexts().plan;
const MOST = { attempts: 30, minutes: 90 * 1_440 };
type Retries = PlanView["retries"];

/** After which outcomes somebody is called once more, how often, and when. */
export function RetryTable({
  retries,
  onChange,
}: {
  retries: Retries;
  onChange(retries: Retries): void;
}) {
  const change = (outcome: RetriedOutcome, changes: Partial<RetryRule>) =>
    onChange({ ...retries, [outcome]: { ...retries[outcome], ...changes } });
  return (
    <div>
      <h3 className="font-medium text-13">{texts().retries}</h3>
      <p className="text-12 text-muted">{texts().retriesHint}</p>
      <table className="mt-2 w-full text-13">
        <thead>
          <tr className="text-left text-12 text-muted">
            <th scope="col" className="pb-1 font-normal">
              {texts().retryOutcome}
            </th>
            <th scope="col" className="w-20 pb-1 pl-2 font-normal">
              {texts().retryAttempts}
            </th>
            <th scope="col" className="w-28 pb-1 pl-2 font-normal">
              {texts().retryMinutes}
            </th>
          </tr>
        </thead>
        <tbody>
          {RETRIED_OUTCOMES.map((outcome) => (
            <tr key={outcome} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {texts().outcomes[outcome]}
              </th>
              <td className="py-1.5 pl-2">
                <Amount
                  label={texts().retryAttemptsOf(texts().outcomes[outcome])}
                  value={retries[outcome].attempts}
                  least={1}
                  most={MOST.attempts}
                  onChange={(attempts) => change(outcome, { attempts })}
                />
              </td>
              <td className="py-1.5 pl-2">
                <Amount
                  label={texts().retryMinutesOf(texts().outcomes[outcome])}
                  value={retries[outcome].minutes}
                  least={1}
                  most={MOST.minutes}
                  onChange={(minutes) => change(outcome, { minutes })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Amount({
  label,
  value,
  least,
  most,
  onChange,
}: {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange(value: number): void;
}) {
  return (
    <input
      type="number"
      aria-label={label}
      min={least}
      max={most}
      value={value}
      onChange={({ target }) => {
        const typed = Math.round(target.valueAsNumber);
        if (!Number.isNaN(typed)) onChange(Math.min(most, Math.max(least, typed)));
      }}
      className="h-7 w-full rounded-md border border-line-strong bg-surface px-2 text-13 figures focus-visible:border-ring focus-visible:outline-1 focus-visible:outline-offset-0"
    />
  );
}
