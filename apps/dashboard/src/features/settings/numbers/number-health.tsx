import { PhoneOff } from "lucide-react";
import { type NumberHealth as Health, useNumberHealth } from "../../../api/number-health.ts";
import { QueryError } from "../../../app/query-error.tsx";
import { formats } from "../../../messages/formats.ts";
import { settingsTexts } from "../../../messages/settings.ts";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadingRows } from "../loading-rows.tsx";

const texts = () => settingsTexts().numberHealth;

/** Whether people still pick up, number by number and day by day. */
export function NumberHealth() {
  const health = useNumberHealth();
  return (
    <Card className="divide-y divide-line">
      {health.isPending && <LoadingRows count={2} />}
      {health.isError && <QueryError compact query={health} />}
      {health.data?.length === 0 && (
        <EmptyState compact icon={PhoneOff} title={texts().none} hint={texts().noneHint} />
      )}
      {health.data?.map((number) => (
        <OneNumber key={number.number} health={number} />
      ))}
    </Card>
  );
}

function OneNumber({ health }: { health: Health }) {
  const { written, placed, answered, rate, rateOfOthers, days } = health;
  const { percent, whole, day: toldDay } = formats();
  return (
    <details className="text-13">
      <summary className="hit-area flex flex-wrap items-baseline gap-x-4 px-4 py-3 hover:bg-hover">
        <span className="font-medium figures">{written}</span>
        <span className="text-muted figures">{texts().counts(whole(answered), whole(placed))}</span>
        <span className="ml-auto figures">
          {texts().rate(percent(rate ?? 0))}
          {rateOfOthers !== null && (
            <span className="text-muted"> · {texts().others(percent(rateOfOthers))}</span>
          )}
        </span>
      </summary>
      <div className="overflow-x-auto px-4 pb-3">
        <table className="w-full text-left figures">
          <caption className="sr-only">{texts().byDay(written)}</caption>
          <thead className="text-12 text-muted">
            <tr>
              <th scope="col" className="py-1 font-normal">
                {texts().columns.day}
              </th>
              <th scope="col" className="py-1 text-right font-normal">
                {texts().columns.placed}
              </th>
              <th scope="col" className="py-1 text-right font-normal">
                {texts().columns.answered}
              </th>
              <th scope="col" className="py-1 text-right font-normal">
                {texts().columns.rate}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map((one) => (
              <tr key={one.day} className="border-t border-line">
                <td className="py-1">{toldDay(one.day)}</td>
                <td className="py-1 text-right">{whole(one.placed)}</td>
                <td className="py-1 text-right">{whole(one.answered)}</td>
                <td className="py-1 text-right">{percent(one.rate ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
