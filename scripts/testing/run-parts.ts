import type { TestPart } from "./parts.ts";
import { runSuite } from "./run-suite.ts";
import type { Tally } from "./tally.ts";

export interface Parts {
  parts: readonly TestPart[];
  env: Record<string, string | undefined>;
  /** Where reports may be written. */
  directory: string;
  tell(tally: Tally): void;
}

/**
 * Runs walks, all in one Chromium, beside servers, for both wait more than they compute; and then the
 * tests, which keep every core busy: a program in a walk hardly gets on beside them, least of all a
 * simulation, whose threads give way to everything else.
 */
export async function runParts({ parts, env, directory, tell }: Parts): Promise<void> {
  const browser = parts.some(({ name }) => name === "walks") ? await startBrowser() : null;
  const suite = { env: { ...env, ...browser?.env }, directory };
  try {
    const run = (part: TestPart) => runSuite({ ...suite, ...part }).then(tell);
    const isBusy = ({ name }: TestPart) => name === "tests";
    await Promise.all(parts.filter((part) => !isBusy(part)).map(run));
    await Promise.all(parts.filter(isBusy).map(run));
  } finally {
    await browser?.close();
  }
}

/** `null` where there is none: then each walk says so. */
async function startBrowser() {
  const { serveBrowser } = await import("@rufbaum/e2e/browser");
  const { BROWSER_ENDPOINT } = await import("@rufbaum/e2e/shared-browser");
  const server = await serveBrowser().catch(() => null);
  return (
    server && { env: { [BROWSER_ENDPOINT]: server.wsEndpoint() }, close: () => server.close() }
  );
}
