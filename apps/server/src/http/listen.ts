import type { Timers } from "@rufbaum/runtime";
import type { App } from "../app.ts";

export interface Listening {
  publish(topic: string, text: string): void;
  /** Takes no more connections, waits for running requests, then closes what is left. */
  stop(): Promise<void>;
}

/** How long running requests may take to end, and how often they are looked at, in milliseconds. */
const GRACE = 5_000;
const LOOK_EVERY = 10;

/** @throws PortInUseError */
export function listen(
  app: App,
  { host, port, timers }: { host: string; port: number; timers: Timers },
): Listening {
  const server = open(app, host, port);

  function untilIdle(): Promise<void> {
    return new Promise((resolve) => {
      let looks = 0;
      const look = () => {
        looks += 1;
        if (server.pendingRequests !== 0 && looks * LOOK_EVERY < GRACE) return;
        cancel();
        resolve();
      };
      const cancel = timers.every(LOOK_EVERY, look);
    });
  }

  return {
    publish: (topic, text) => void server.publish(topic, text),
    async stop() {
      const stopped = server.stop();
      await untilIdle();
      await server.stop(true);
      await stopped;
    },
  };
}

/** Another program listens there already. */
export class PortInUseError extends Error {
  override readonly name = "PortInUseError";
  readonly reason = "port-in-use";

  constructor(host: string, port: number) {
    super(
      `Port ${port} of ${host} is in use by another program. Stop it, or choose another port with PORT.`,
    );
  }
}

function open(app: App, host: string, port: number) {
  orInUse(host, port, () => app.listen({ hostname: host, port }));
  if (!app.server) throw new Error("Elysia listens without a server.");
  return app.server;
}

/** Whether one could listen there at this moment. @throws PortInUseError */
export function checkPortFree(host: string, port: number): void {
  orInUse(host, port, () => Bun.listen({ hostname: host, port, socket: { data() {} } }).stop(true));
}

function orInUse(host: string, port: number, open: () => void): void {
  try {
    open();
  } catch (error) {
    const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    throw isTaken ? new PortInUseError(host, port) : error;
  }
}

/** A port that is free at this moment: the address has to be known before the app is assembled. */
export function findFreePort(host: string): number {
  const probe = Bun.listen({ hostname: host, port: 0, socket: { data() {} } });
  const { port } = probe;
  probe.stop(true);
  return port;
}

/** Where a server on this machine is reached that listens on `host`. */
export function urlOf(host: string, port: number): string {
  if (host === "0.0.0.0") return `http://127.0.0.1:${port}`;
  if (host === "::") return `http://[::1]:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
