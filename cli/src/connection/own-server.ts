import type { Config } from "@rufbaum/server/config";
import { createClient } from "../client.ts";
import type { Connection, ConnectOptions } from "./connection.ts";
import { NO_DASHBOARD } from "./launch.ts";
import { startFault } from "./start-fault.ts";

/** Opens the data in this process and speaks to it as to any server, on a free port of loopback. */
export async function startOwnServer(
  config: Config,
  { runtime, launch, person, log }: Omit<ConnectOptions, "env">,
): Promise<Connection> {
  const server = await launch(
    { ...config, port: 0, host: "127.0.0.1" },
    { runtime, dashboard: NO_DASHBOARD, isPrivate: true, log },
  ).catch((error: unknown) => {
    throw startFault(error);
  });
  const client = createClient({
    url: server.url,
    token: server.localToken,
    network: runtime.network,
    person,
  });
  return {
    client,
    isOwn: true,
    canCall: config.twilio === null,
    again: async () => client,
    close: () => server.stop(),
  };
}
