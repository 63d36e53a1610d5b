/** How conversations are read, by the option that does it; it counts from 1, as all sentences do. */
export function conversationsToRead(examples: readonly number[]): string {
  return `read them with ${examples.map((index) => `--read ${index + 1}`).join(" or ")}`;
}

/** "read 12, 48, 301": the same, beside a figure; nothing where none is known. */
export function toRead(examples: readonly number[]): string {
  const numbers = examples.map((index) => index + 1).sort((one, other) => one - other);
  return numbers.length === 0 ? "" : `read ${numbers.join(", ")}`;
}

/** What a list that is cut leaves out; nothing where it is whole. */
export function andMore(all: number, shown: number): string | null {
  return all > shown ? `and ${all - shown} more` : null;
}
