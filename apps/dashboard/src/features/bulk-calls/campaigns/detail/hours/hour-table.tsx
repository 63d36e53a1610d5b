import { campaignViewsTexts } from "../../../../../messages/campaign-views.ts";
import { formats } from "../../../../../messages/formats.ts";
import type { HeatMap } from "./heat-map.ts";
import { hourText } from "./hour-text.ts";

const texts = () => campaignViewsTexts().hours;

/** The same figures one below the other. */
export function HourTable({ map }: { map: HeatMap }) {
  const { whole, percent } = formats();
  const cells = map.days.flat().filter(({ placed }) => placed > 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section tabIndex={0} aria-label={texts().title} className="max-h-96 overflow-y-auto">
      <table aria-label={texts().title} className="w-full max-w-2xl text-13">
        <thead className="sticky top-0 bg-surface">
          <tr className="text-left text-12 text-muted [&>th]:h-8 [&>th]:pr-4 [&>th]:font-medium">
            <th scope="col">{texts().day}</th>
            <th scope="col">{texts().hour}</th>
            <th scope="col" className="text-right">
              {texts().placed}
            </th>
            <th scope="col" className="text-right">
              {texts().answered}
            </th>
            <th scope="col" className="text-right">
              {texts().rate}
            </th>
          </tr>
        </thead>
        <tbody>
          {cells.map(({ day, hour, placed, answered, rate }) => (
            <tr
              key={`${day}-${hour}`}
              className="border-t border-line figures [&>td]:h-8 [&>td]:pr-4"
            >
              <td>{texts().days[day]}</td>
              <td>{hourText(hour)}</td>
              <td className="text-right">{whole(placed)}</td>
              <td className="text-right">{whole(answered)}</td>
              <td className="text-right font-medium">{percent(100 * (rate ?? 0), 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
