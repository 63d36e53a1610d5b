import { loadDashboardFiles } from "../dashboard-files.ts";
import { type Finding, fail, inWords, ok } from "./check.ts";

/** Whether there are pages to serve. */
export async function checkDashboard(): Promise<Finding> {
  try {
    await loadDashboardFiles();
    return ok("dashboard", "built");
  } catch (error) {
    return fail("dashboard", inWords(error), "Build it with: bun run start");
  }
}
