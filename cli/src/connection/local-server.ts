import type { Runtime } from "@rufbaum/runtime";
import { createClient } from "../client.ts";
import { patient } from "../patient.ts";

/** How long a server on this machine may take to answer, in milliseconds. */
const PATIENCE = 2_000;

/**
 * The server that has this data directory open; `null` if none answers, or if it does not know the
 * token: then another one has taken the port of one that died.
 */
export async function findLocalServer(
  runtime: Pick<Runtime, "disk" | "network" | "timers">,
  dataDirectory: string,
): Promise<{ url: string; token: string; pid: number } | null> {
  const { readLocalServer } = await import("@rufbaum/store");
  // A folder that can't be read: whoever opens the data next says so.
  const said = await readLocalServer(runtime.disk, dataDirectory).catch(() => null);
  if (!said) return null;
  const client = createClient({ ...said, network: patient(runtime, PATIENCE) });
  const health = await client.api.api.health.get();
  if (health.error || health.data.ok !== true) return null;
  const session = await client.api.api.session.get();
  return session.data?.authenticated === true ? said : null;
}
