import rows from "../../noise/sounds-alike.txt" with { type: "text" };

/** What a word may be heard as, by the word in small letters. */
export const SOUNDS_LIKE: ReadonlyMap<string, readonly string[]> = readSoundsAlike(rows);

/** Reads rows of words as `noise/sounds-alike.txt` has them; a row that pairs nothing is an error. */
export function readSoundsAlike(text: string): Map<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const [at, row] of text.split("\n").entries()) {
    if (row.trim() === "" || row.startsWith("#")) continue;
    const [said = [], heard = said, ...more] = row.split(">").map(wordsIn);
    const words = new Set([...said, ...heard]);
    if (said.length === 0 || heard.length === 0 || words.size < 2 || more.length > 0) {
      throw new Error(`noise/sounds-alike.txt:${at + 1}: "${row}" pairs nothing`);
    }
    for (const word of said) {
      const others = found.get(word) ?? new Set();
      for (const other of heard) if (other !== word) others.add(other);
      found.set(word, others);
    }
  }
  return new Map([...found].map(([word, others]) => [word, [...others]]));
}

function wordsIn(part: string): string[] {
  const words = part.split(/\s+/u).filter((word) => word !== "");
  return words.map((word) => word.replace("_", " "));
}
