/** How conversations are read, by the option that does it. */
export function conversationsToRead(examples: readonly number[]): string {
  return `read them with ${examples.map((index) => `--read ${index}`).join(" or ")}`;
}
