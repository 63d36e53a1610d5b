/**
 * What of this was heard when somebody cut in; `null` where that was not said, or nothing of it was
 * cut off. `firm`: characters at its beginning that can't be cut into.
 */
export function heardUntil(
  said: string,
  wanted: true | number | string,
  firm: number,
): string | null {
  if (typeof wanted === "string") {
    const from = said.indexOf(wanted);
    const end = from + wanted.length;
    return from < 0 || end < firm || end >= said.length ? null : wanted;
  }
  const words = said.split(" ");
  const count = wanted === true ? Math.ceil(words.length / 2) : wanted;
  // The first words are heard to their end, however early somebody cuts in.
  const heard = said.slice(0, Math.max(words.slice(0, count).join(" ").length, firm));
  return heard.length >= said.length ? null : heard;
}
