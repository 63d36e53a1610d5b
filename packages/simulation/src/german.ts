/** Numbers and lists as German sentences have them; the same on every machine, unlike `Intl`. */

/** `1.234,5`; a minus sign for what is below zero. */
export function decimal(value: number, digits = 1): string {
  const [whole = "0", part] = Math.abs(value).toFixed(digits).split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/gu, ".");
  const text = part === undefined ? grouped : `${grouped},${part}`;
  return value < 0 && /[1-9]/u.test(text) ? `−${text}` : text;
}

/** `1.234`. */
export function whole(value: number): string {
  return decimal(value, 0);
}

/** `34,2 %`, of a value that is in percent already. */
export function percent(value: number, digits = 1): string {
  return `${decimal(value, digits)} %`;
}

/** `1 Gespräch`, `2 Gespräche`. */
export function counted(count: number, one: string, many: string): string {
  return `${whole(count)} ${count === 1 ? one : many}`;
}

/** The verb as the number of those who do it wants it. */
export function verb(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

export function quoted(text: string): string {
  return `„${text}“`;
}

/** `a`, `a und b`, `a, b und c`. */
export function listed(items: readonly string[], and = "und"): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} ${and} ${last}`;
}
