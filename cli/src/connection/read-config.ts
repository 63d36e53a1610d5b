import type { Config } from "@rufbaum/server/config";
import type { Environment } from "../deps.ts";
import { wrongInput } from "../errors.ts";

/** The server's configuration from the environment. */
export async function readServerConfig(env: Environment): Promise<Config> {
  const { readConfig } = await import("@rufbaum/server/config");
  const read = readConfig(env);
  if (read.ok) return read.config;
  throw wrongInput("The configuration can't be used.", {
    reason: "wrong-configuration",
    lines: read.faults.map(({ variable, message }) => `${variable} ${message}`),
    details: { faults: read.faults },
    hint: "Correct these variables of the environment; `rufbaum doctor` checks them all.",
  });
}
