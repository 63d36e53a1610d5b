/**
 * PostgreSQL's text holds no NUL and no half of a surrogate pair: both become U+FFFD. A mark of byte
 * order in front is left out: the embedded database does not answer it.
 */
export function storableText(text: string): string {
  const storable = text.toWellFormed().replaceAll("\0", "\uFFFD");
  return storable.startsWith(MARK) ? storable.replace(MARKS, "") : storable;
}

const MARK = "\uFEFF";
const MARKS = /^\uFEFF+/;

/** `value` as JSON in which every text is storable, also after it was taken out of the JSON. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!SUSPICIOUS.test(json)) return json;
  return JSON.stringify(value, (_key, item) =>
    typeof item === "string" ? storableText(item) : item,
  );
}

/** JSON escapes NUL and half pairs; almost no text has any, and walking through it takes time. */
const SUSPICIOUS = /\\u(?:0000|d[89a-f])/;
