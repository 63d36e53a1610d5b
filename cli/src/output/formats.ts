import { formatsIn } from "@rufbaum/words/format";

/** How the command line, which is English, writes figures, dates and durations. */
export const formats = formatsIn("en");
