import { type Formats, formatsIn } from "@rufbaum/words/format";
import { language } from "./language.ts";
import { timeZone } from "./time-zone.ts";

/** How figures, dates and durations are written: in the page's language, by the settings' clock. */
export function formats(): Formats {
  return formatsIn(language(), timeZone());
}
