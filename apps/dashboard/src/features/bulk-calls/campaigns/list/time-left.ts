import { campaignViewsTexts } from "../../../../messages/campaign-views.ts";
import { formats } from "../../../../messages/formats.ts";

const texts = () => campaignViewsTexts().timeLeft;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something will take, as roughly as anybody can know: minutes, then hours, then days. */
export function timeLeft(seconds: number): string {
  const { whole, number } = formats();
  if (seconds < MINUTE) return texts().soon;
  if (seconds < 90 * MINUTE) return texts().minutes(whole(Math.round(seconds / MINUTE)));
  if (seconds < 36 * HOUR) return texts().hours(number(halves(seconds / HOUR)));
  return texts().days(number(halves(seconds / DAY)));
}

/** Large ones are whole. */
function halves(value: number): number {
  return value < 4 ? Math.round(2 * value) / 2 : Math.round(value);
}
