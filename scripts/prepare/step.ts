/** Does one step and says on stderr what came of it and how long it took. */
export async function step(name: string, work: () => Promise<string>): Promise<void> {
  const start = performance.now();
  const result = await work().catch((error: unknown) => {
    console.error(line(name, "failed", start));
    throw error;
  });
  console.error(line(name, result, start));
}

function line(name: string, result: string, start: number): string {
  const milliseconds = performance.now() - start;
  return `  ${name.padEnd(12)}${result.padEnd(24)}${inSeconds(milliseconds)}`;
}

/** `0.42 s`, `12.3 s`: three figures at most. */
export function inSeconds(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  return `${seconds.toFixed(seconds < 10 ? 2 : 1)} s`.padStart(8);
}
