/** A dot within a number ends nothing. */
export function sentencesOf(text: string): string[] {
  const found = text.match(/(?:[^.!?…]|(?<=\d)[.](?=\d))+[.!?…]*/gu) ?? [];
  return found.map((one) => one.trim()).filter((one) => /\p{L}/u.test(one));
}
