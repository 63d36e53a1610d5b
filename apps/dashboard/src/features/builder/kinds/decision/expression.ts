/** `name`, a comparison, and a number, a word or a text in quotes; joined by `and` or `or`. */
const PART =
  /^\s*\p{L}[\p{L}\p{N}_.-]*\s*(?:>=|<=|==|!=|=|>|<)\s*(?:-?\d+(?:[.,]\d+)?|"[^"]*"|'[^']*'|[\p{L}_][\p{L}\p{N}_-]*)\s*$/u;

/** Whether a condition's expression has the form that is understood; an empty one is none. */
export function isExpression(text: string): boolean {
  if (text.trim() === "") return true;
  return text.split(/\s+(?:and|or|und|oder|&&|\|\|)\s+/i).every((part) => PART.test(part));
}
