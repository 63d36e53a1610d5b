import { openTestStore } from "@rufbaum/store/testing";
import type { App } from "../app.ts";
import { type ApiDescription, describeApi } from "../modules/api-docs/describe-api.ts";
import { type Route, routesOf } from "./attack-surface.ts";
import { startTestApp } from "./test-app.ts";

/** Every route that the program has. */
export function listRoutes(): Promise<Route[]> {
  return ofWholeApp(routesOf);
}

/** The program's API, as it describes itself. */
export function readApiDescription(): Promise<ApiDescription> {
  return ofWholeApp((app) => describeApi(app.routes, "0.0.0"));
}

async function ofWholeApp<Read>(read: (app: App) => Read): Promise<Read> {
  const store = await openTestStore();
  try {
    return read((await startTestApp(store)).app);
  } finally {
    await store.close();
  }
}
