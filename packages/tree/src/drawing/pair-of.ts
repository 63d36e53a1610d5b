/** Two nodes as one key; ids may hold anything. */
export function pairOf(from: string, to: string): string {
  return JSON.stringify([from, to]);
}
