/** Runs by their numbers, a bit each, as base64: small enough to be kept with every result. */
export function packRuns(indexes: readonly number[], runs: number): string {
  const bytes = new Uint8Array(Math.ceil(runs / 8));
  for (const index of indexes) {
    if (index < runs) bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (1 << (index & 7));
  }
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/** Whether a run is among those that were packed. */
export function unpackRuns(packed: string): (index: number) => boolean {
  const bytes = atob(packed);
  return (index) => ((bytes.charCodeAt(index >> 3) >> (index & 7)) & 1) === 1;
}
