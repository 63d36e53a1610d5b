/** A value as it stands in a text that `COPY` reads, between tabs. */
export function copiedText(value: string | null): string {
  if (value === null) return "\\N";
  return SPECIAL.test(value) ? value.replace(EACH_SPECIAL, (found) => ESCAPED[found] ?? "") : value;
}

const SPECIAL = /[\\\t\n\r]/;
const EACH_SPECIAL = /[\\\t\n\r]/g;
const ESCAPED: Readonly<Record<string, string>> = {
  "\\": "\\\\",
  "\t": "\\t",
  "\n": "\\n",
  "\r": "\\r",
};

/** The value that stands so in a text for `COPY`; `null` is none here. */
export function textCopied(text: string): string {
  return text.includes("\\") ? text.replace(EACH_ESCAPE, (_, found) => MEANT[found] ?? "") : text;
}

const EACH_ESCAPE = /\\([\\tnr])/g;
const MEANT: Readonly<Record<string, string>> = { "\\": "\\", t: "\t", n: "\n", r: "\r" };
