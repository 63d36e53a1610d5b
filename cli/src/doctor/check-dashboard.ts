import { type Finding, fail, inWords, ok } from "./check.ts";
import type { Examined } from "./examine.ts";

/** Whether there are pages to serve. */
export async function checkDashboard({
  loadDashboard,
}: Pick<Examined["deps"], "loadDashboard">): Promise<Finding> {
  try {
    await loadDashboard();
    return ok("dashboard", "built");
  } catch (error) {
    return fail("dashboard", `${inWords(error)}.`, "Build it with: bun run start");
  }
}
