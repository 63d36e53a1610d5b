import { readDate } from "./date/date.ts";
import type { DateContext } from "./date/date-reader.ts";
import type { Candidate } from "./settle.ts";
import type { Speech } from "./speech.ts";
import { readTime } from "./time.ts";

/** A day and an hour in one, "YYYY-MM-DDTHH:mm" of local time; `null` where one of them is missing. */
export function readDateTime(speech: Speech, context: DateContext): Candidate<string> | null {
  const day = readDate(speech, context);
  const hour = readTime(speech, context.now, context.half?.part);
  if (day === null || day.isPart || hour === null) return null;
  // "Am zehnten" tells no hour besides.
  if (hour.from < day.to && day.from < hour.to) return null;
  return {
    value: `${day.value}T${hour.value}`,
    confidence: Math.min(day.confidence, hour.confidence),
    from: Math.min(day.from, hour.from),
    to: Math.max(day.to, hour.to),
  };
}
