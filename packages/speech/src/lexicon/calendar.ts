export const MONTHS = [
  "Januar",
  "Februar",
  "März",
  "April",
  "Mai",
  "Juni",
  "Juli",
  "August",
  "September",
  "Oktober",
  "November",
  "Dezember",
];

/** Months and what they are cut down to; the full stop belongs to the short form. */
export const MONTH = String.raw`(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|(?:Jan|Feb|Mär|Mrz|Apr|Jun|Jul|Aug|Sept|Sep|Okt|Nov|Dez)(?![\p{L}])\.?)`;

/** The whole name of a month that may be cut down. */
export function wholeMonth(written: string): string {
  const start = written.slice(0, 3).replace("Mrz", "Mär");
  if (written === "Jänner") return written;
  return MONTHS.find((month) => month.startsWith(start)) ?? written;
}

export const WEEKDAYS: Record<string, string> = {
  Mo: "Montag",
  Di: "Dienstag",
  Mi: "Mittwoch",
  Do: "Donnerstag",
  Fr: "Freitag",
  Sa: "Samstag",
  So: "Sonntag",
};
