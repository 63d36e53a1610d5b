import { type Formats, formatsIn } from "@rufbaum/words/format";
import { language } from "./language.ts";

/** How figures, dates and durations are written in the language of the page. */
export function formats(): Formats {
  return formatsIn(language());
}
