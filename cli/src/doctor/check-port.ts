import { isRufbaumAt } from "../connection/local-server.ts";
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
  if (await isRufbaumAt(deps.runtime, reachable(host, port))) {
    return fail(
      "port",
      `Another Rufbaum listens on ${port} of ${host}.`,
      "If it is the one you mean, name its data with RUFBAUM_DATA; else choose another port with PORT or --port.",
    );
  }
  return fail(
    "port",
    `${port} of ${host} is in use by another program.`,
    "End that program, or choose another port with PORT or --port.",
  );
}

/** Where it is asked from this machine. */
function reachable(host: string, port: number): string {
  if (host === "0.0.0.0") return `http://127.0.0.1:${port}`;
  if (host === "::") return `http://[::1]:${port}`;
  return host.includes(":") ? `http://[${host}]:${port}` : `http://${host}:${port}`;
}

function portOf(url: string): number {
  const { port, protocol } = new URL(url);
  return port === "" ? (protocol === "https:" ? 443 : 80) : Number(port);
}
