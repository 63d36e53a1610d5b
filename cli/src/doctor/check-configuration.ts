import type { Config } from "@rufbaum/server/config";
import type { Environment } from "../deps.ts";
import { type Finding, fail, ok } from "./check.ts";

/** The configuration, and a finding for each variable that can't be used. */
export async function checkConfiguration(
  env: Environment,
): Promise<{ findings: Finding[]; config: Config | null }> {
  const { readConfig } = await import("@rufbaum/server/config");
  const read = readConfig(env);
  if (!read.ok) {
    const findings = read.faults.map(({ variable, message }) =>
      fail(
        "configuration",
        `${variable} ${message}`,
        "Correct it in the environment from which the server is started.",
      ),
    );
    return { findings, config: null };
  }
  const { host, port, dataDirectory } = read.config;
  const summary = `listens on ${host}:${port}, data in ${dataDirectory}`;
  return { findings: [ok("configuration", summary)], config: read.config };
}
