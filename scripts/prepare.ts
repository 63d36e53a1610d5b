import { ensurePackages } from "./prepare/packages.ts";
import { step } from "./prepare/step.ts";

/**
 * Brings a checkout to where the program can start; what is done already is not done again.
 * Nothing outside Bun may be imported before the packages are there: a fresh clone has none.
 */
export async function prepare(): Promise<void> {
  await ensurePackages();
  await Promise.all([step("dashboard", dashboard), step("database", databaseTemplate)]);
}

async function dashboard(): Promise<string> {
  const { buildDashboard } = await import("@rufbaum/dashboard/build");
  const { isFresh } = await buildDashboard();
  return isFresh ? "unchanged" : "built";
}

async function databaseTemplate(): Promise<string> {
  const { prepareTemplate } = await import("@rufbaum/store");
  await prepareTemplate();
  return "ready";
}
