import { listShapeOf } from "@rufbaum/dialing/subjects";

/** The columns of a list that are called as a day or a time is: nobody reads more than its numbers. */
export function unreadDates(lines: readonly string[]): string[] {
  const [header = ""] = lines;
  if (listShapeOf(header) === null) return [];
  const names = header.split(/[;,\t|]/).map((name) => name.replaceAll('"', "").trim());
  return names.filter((name) => DATE.test(name) || DATE_INSIDE.test(name));
}

const DATE =
  /datum|zeitpunkt|timestamp|granted.?(at|on)|(^|[^a-z])(date|tag|day|zeit|time)($|[^a-z])/i;
/** As programs write it; an update is none. */
const DATE_INSIDE = /[a-z]Date$/;
