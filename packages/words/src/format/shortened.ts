/** Characters of what an author wrote that a sentence tells. */
const MOST_TOLD = 60;

/** A text as a sentence can quote it. */
export function shortened(text: string): string {
  const line = text.trim().replace(/\s+/gu, " ");
  return line.length > MOST_TOLD ? `${line.slice(0, MOST_TOLD - 1)}…` : line;
}
