/** PostgreSQL's text holds no NUL and no half of a surrogate pair: both become U+FFFD. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll("\0", "\uFFFD");
}

/** `value` as JSON in which every text is storable, also after it was taken out of the JSON. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_key, item) =>
    typeof item === "string" ? storableText(item) : item,
  );
}
