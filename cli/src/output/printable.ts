/** Control characters, except tab and line break, and those that turn the direction of writing. */
const CONTROL = /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

/** Text of others, safe to show: it can neither colour nor steer the terminal. */
export function printable(text: string): string {
  return text.replace(CONTROL, "");
}

/** As `printable`, on one line. */
export function oneLine(text: string): string {
  return printable(text.replace(/[\r\n\t]+/g, " ")).trim();
}

/** A word of a command, as a shell takes it: `contacts check "Liste 2026.csv"`. */
export function inShell(word: string): string {
  return /^[\w.,:/@%+-]+$/.test(word) ? word : quoted(word);
}

/** A word of a command in quotes. */
export function quoted(word: string): string {
  const text = oneLine(word);
  return /["$`\\!]/.test(text) ? `'${text.replaceAll("'", `'\\''`)}'` : `"${text}"`;
}
