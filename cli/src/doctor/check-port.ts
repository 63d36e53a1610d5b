import { type Finding, fail, inWords, ok, warn } from "./check.ts";
import type { Examined } from "./examine.ts";

/** Whether the server can listen, or does so already. */
export async function checkPort({ deps, config, server }: Examined): Promise<Finding> {
  const { host, port } = config;
  if (server) {
    if (port === 0 || portOf(server.url) === port)
      return ok("port", `our server holds ${server.url}`);
    return warn(
      "port",
      `our server runs at ${server.url}, but PORT says ${port}.`,
      "Restart it, or set PORT to what it uses.",
    );
  }
  if (port === 0) return ok("port", "any free one will be taken");
  try {
    if (await deps.machine.isPortFree(host, port)) return ok("port", `${port} of ${host} is free`);
  } catch (error) {
    return fail(
      "port",
      `Nothing can listen on ${host}:${port}: ${inWords(error)}`,
      "Set HOST to an address of this machine, such as 127.0.0.1, and PORT to one above 1023.",
    );
  }
  return fail(
    "port",
    `${port} of ${host} is in use by another program.`,
    "End that program, or choose another port with PORT or --port.",
  );
}

function portOf(url: string): number {
  const { port, protocol } = new URL(url);
  return port === "" ? (protocol === "https:" ? 443 : 80) : Number(port);
}
