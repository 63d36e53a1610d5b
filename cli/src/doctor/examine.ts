import type { Config } from "@rufbaum/server/config";
import { findLocalServer, type LocalServer } from "../connection/local-server.ts";
import type { CliDeps } from "../deps.ts";
import type { Finding } from "./check.ts";
import { checkBackups } from "./check-backups.ts";
import { checkBun } from "./check-bun.ts";
import { checkCarrier } from "./check-carrier.ts";
import { checkClock } from "./check-clock.ts";
import { checkConfiguration } from "./check-configuration.ts";
import { checkDashboard } from "./check-dashboard.ts";
import { checkData } from "./check-data.ts";
import { checkDatabase } from "./check-database.ts";
import { checkDisk } from "./check-disk.ts";
import { checkLanguageModel } from "./check-language-model.ts";
import { checkPort } from "./check-port.ts";

/** What the checks that follow the configuration look at. */
export interface Examined {
  deps: Pick<CliDeps, "runtime" | "machine" | "env" | "loadDashboard">;
  config: Config;
  /** The server that runs on this data directory, `null` if none does. */
  server: LocalServer | null;
}

/** Looks at everything that a start needs; reports each finding as soon as it is there. */
export async function examine(
  deps: Examined["deps"],
  report: (finding: Finding) => void,
): Promise<void> {
  report(checkBun(deps.machine.bunVersion));
  const { findings, config } = await checkConfiguration(deps.env);
  for (const finding of findings) report(finding);
  if (config) {
    const server = await findLocalServer(deps.runtime, config.dataDirectory);
    const examined = { deps, config, server };
    const data = await checkData(examined);
    report(data);
    const disk = await checkDisk(examined);
    if (disk) report(disk);
    // Before the database is opened, and so written.
    const backups = await checkBackups(examined);
    if (data.standing !== "fail") report(await checkDatabase(examined));
    report(backups);
    report(await checkPort(examined));
    report(await checkCarrier(examined));
    const languageModel = await checkLanguageModel(examined);
    if (languageModel) report(languageModel);
    report(await checkClock(examined));
  }
  report(await checkDashboard(deps));
}
