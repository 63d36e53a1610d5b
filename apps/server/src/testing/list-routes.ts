import { openTestStore } from "@rufbaum/store/testing";
import { type Route, routesOf } from "./attack-surface.ts";
import { startTestApp } from "./test-app.ts";

/** Every route that the program has. */
export async function listRoutes(): Promise<Route[]> {
  const store = await openTestStore();
  try {
    return routesOf((await startTestApp(store)).app);
  } finally {
    await store.close();
  }
}
