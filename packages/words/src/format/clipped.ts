/** At most so many characters of a text, and dots where there were more. */
export function clipped(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
