import { existsSync } from "node:fs";
import { installPackages } from "./install.ts";
import { step } from "./step.ts";

/**
 * Sees to it that the packages are there, and found. Bun remembers what a folder held when it was first
 * looked at: below a folder with a `node_modules` of its own, this process would never find those
 * that were just installed. So it starts again.
 */
export async function ensurePackages(): Promise<void> {
  let isNew = false;
  await step("packages", async () => {
    const state = await installPackages();
    isNew = state === "installed";
    return state;
  });
  if (isNew && existsSync(Bun.main)) await startAgain();
}

async function startAgain(): Promise<never> {
  const words = [...process.execArgv, Bun.main, ...process.argv.slice(2)];
  const child = Bun.spawn([process.execPath, ...words], {
    stdio: ["inherit", "inherit", "inherit"],
  });
  // A terminal tells both.
  process.on("SIGINT", () => {});
  for (const signal of ["SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => child.kill(signal));
  }
  return process.exit(await child.exited);
}
