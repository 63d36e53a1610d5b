import type { Runtime } from "@rufbaum/runtime";
import { type Client, createClient } from "../client.ts";
import { patient } from "../patient.ts";

export interface LocalServer {
  url: string;
  token: string;
  pid: number;
  /** It runs, but can't look the token up just now: its database does not answer. */
  isDatabaseAway: boolean;
}

/** How long a server on this machine may take to answer, in milliseconds. */
const PATIENCE = 2_000;

/**
 * The server that has this data directory open; `null` if none answers, or if it does not know the
 * token: then another one has taken the port of one that died.
 */
export async function findLocalServer(
  runtime: Pick<Runtime, "disk" | "network" | "timers">,
  dataDirectory: string,
): Promise<LocalServer | null> {
  const { readLocalServer } = await import("@rufbaum/store");
  // A folder that can't be read: whoever opens the data next says so.
  const said = await readLocalServer(runtime.disk, dataDirectory).catch(() => null);
  if (!said) return null;
  const client = createClient({ ...said, network: patient(runtime, PATIENCE) });
  if (!(await isHealthy(client))) return null;
  const { data, error } = await client.api.api.session.get();
  if (data) return data.authenticated === true ? { ...said, isDatabaseAway: false } : null;
  // It is in good health, so what fails or takes too long is what it asks for.
  return Number(error.status) >= 500 ? { ...said, isDatabaseAway: true } : null;
}

/** Whether a Rufbaum listens there, whoever's data it has. */
export function isRufbaumAt(
  runtime: Pick<Runtime, "network" | "timers">,
  url: string,
): Promise<boolean> {
  return isHealthy(createClient({ url, token: "", network: patient(runtime, PATIENCE) }));
}

async function isHealthy({ api }: Client): Promise<boolean> {
  const { data } = await api.api.health.get();
  return data?.ok === true && typeof data.version === "string";
}
