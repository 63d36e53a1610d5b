import type { DashboardFiles } from "@rufbaum/server";
import { CliError } from "./errors.ts";

/** The built dashboard; loaded only where it is needed. */
export async function loadDashboardFiles(): Promise<DashboardFiles> {
  const { loadDashboard } = await import("@rufbaum/dashboard/files");
  try {
    return await loadDashboard();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CliError(`The dashboard's files can't be read: ${why}`, {
      reason: "no-dashboard",
      hint: "Build them with: bun run start",
      cause: error,
    });
  }
}
