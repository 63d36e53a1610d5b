const WEEKDAYS = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag"];

/** Days as people name them on the phone, in the weeks after the beginning of a year. */
export const DAYS: readonly string[] = [
  ...WEEKDAYS.flatMap((day) => [
    `am ${day}`,
    `am ${day}`,
    day,
    `nächsten ${day}`,
    `kommenden ${day}`,
    `nächste Woche ${day}`,
    `${day} in einer Woche`,
    `am ${day}vormittag`,
    `am ${day}nachmittag`,
  ]),
  "morgen",
  "morgen",
  "übermorgen",
  "morgen Nachmittag",
  "am Samstag",
  "Samstag früh",
  "gleich morgen früh",
  "am dritten März",
  "am zwölften Februar",
  "am zwanzigsten Januar",
  "am fünfzehnten",
  "am einundzwanzigsten",
  "am zweiten Februar",
  "am siebzehnten Februar",
  "am neunten März",
  "am dreißigsten Januar",
  "heute in einer Woche",
  "in vierzehn Tagen",
  "in zwei Wochen am Montag",
  "übernächste Woche Dienstag",
  "übernächsten Mittwoch",
];

/** What only some say, or only vaguely. */
export const VAGUE_DAYS: readonly string[] = [
  "irgendwann nächste Woche",
  "Anfang nächster Woche",
  "Ende der Woche",
  "Mitte der Woche",
  "Anfang Februar",
  "nach den Ferien",
  "Dienstag oder Mittwoch",
  "um den zwanzigsten herum",
];
