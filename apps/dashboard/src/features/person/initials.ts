/** The first letters of the first and the last word: `Ada von Löwe` is `AL`. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => /[\p{L}\p{N}]/u.exec(word ?? "")?.[0]?.toUpperCase() ?? "").join("");
}
