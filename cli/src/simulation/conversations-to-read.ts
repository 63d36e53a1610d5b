/** How conversations are read, by the option that does it; it counts from 1, as all sentences do. */
export function conversationsToRead(examples: readonly number[]): string {
  return `read them with ${examples.map((index) => `--read ${index + 1}`).join(" or ")}`;
}
