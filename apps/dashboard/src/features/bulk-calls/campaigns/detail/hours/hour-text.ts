import { campaignViewsTexts } from "../../../../../messages/campaign-views.ts";
import { formats } from "../../../../../messages/formats.ts";
import type { HeatCell } from "./heat-map.ts";

const texts = () => campaignViewsTexts().hours;

/** `9–10 Uhr`. */
export function hourText(hour: number): string {
  return texts().hourOf(String(hour), String(hour + 1));
}

/** What a cell says, in a sentence. */
export function cellText({ day, hour, placed, answered, rate }: HeatCell): string {
  const [name, when] = [texts().days[day] ?? "", hourText(hour)];
  if (rate === null) return texts().emptyCell(name, when);
  const { whole, percent } = formats();
  return texts().cell(name, when, whole(answered), whole(placed), percent(100 * rate, 0));
}
