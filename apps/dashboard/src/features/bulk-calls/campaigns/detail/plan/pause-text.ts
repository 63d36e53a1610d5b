import { campaignViewsTexts } from "../../../../../messages/campaign-views.ts";
import { formats } from "../../../../../messages/formats.ts";

const HOUR = 60;
const DAY = 24 * HOUR;

/** Minutes as people say them: `30 Min.`, `3 Std.`, `2 Tagen`. */
export function pauseText(minutes: number): string {
  const { minutes: inMinutes, hours, days } = campaignViewsTexts().plan;
  const { whole } = formats();
  if (minutes >= DAY && minutes % DAY === 0) return days(whole(minutes / DAY));
  if (minutes >= HOUR && minutes % HOUR === 0) return hours(whole(minutes / HOUR));
  return inMinutes(whole(minutes));
}
