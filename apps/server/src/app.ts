import type { Runtime } from "@rufbaum/runtime";
import type { Database } from "@rufbaum/store";
import type { ClientAddress } from "./http/client-address.ts";
import { pages } from "./http/pages.ts";
import { type ShellDeps, shell } from "./http/shell.ts";
import type { Live } from "./live/live.ts";
import { liveRoutes } from "./live/routes.ts";
import { accessRoutes } from "./modules/access/routes.ts";
import type { Access } from "./modules/access/service.ts";
import { type EmulatorRouteDeps, emulatorRoutes } from "./modules/emulator/routes.ts";
import { healthRoutes } from "./modules/health/routes.ts";
import { treesRoutes } from "./modules/trees/routes.ts";
import { createTrees } from "./modules/trees/service.ts";

export type { DashboardAsset, DashboardFiles } from "./http/pages.ts";

export interface AppDeps extends ShellDeps {
  runtime: Pick<Runtime, "clock" | "random">;
  db: Database;
  access: Access;
  live: Live;
  /** The bundled carrier's REST interface, `null` with Twilio. */
  emulator: EmulatorRouteDeps["emulator"];
  clientAddress: ClientAddress;
  version: string;
}

export type App = ReturnType<typeof createApp>;

/** Puts the server together. Reads no environment and listens on nothing. */
export function createApp(deps: AppDeps) {
  return shell(deps)
    .use(pages(deps.dashboard))
    .use(healthRoutes(deps))
    .use(accessRoutes(deps))
    .use(treesRoutes({ trees: createTrees(deps) }))
    .use(emulatorRoutes(deps))
    .use(liveRoutes({ live: deps.live, redeemTicket: deps.access.redeemTicket }));
}
