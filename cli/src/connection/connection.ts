import { resolve } from "node:path";
import type { Runtime } from "@rufbaum/runtime";
import type { Config } from "@rufbaum/server/config";
import { type Client, createClient } from "../client.ts";
import type { Environment } from "../deps.ts";
import { CliError, wrongInput } from "../errors.ts";
import { patient } from "../patient.ts";
import type { Launch } from "./launch.ts";
import { findLocalServer } from "./local-server.ts";
import { startOwnServer } from "./own-server.ts";
import { readServerConfig } from "./read-config.ts";

export interface ConnectOptions {
  env: Environment;
  runtime: Runtime;
  launch: Launch;
  /** Who uses the command line, `null` where that can't be found out. */
  person: string | null;
  /** What a server in this process logs. */
  log(message: string): void;
  /** Something to know beside the result. */
  notice(message: string): void;
  /** Called before a data folder is made, and may refuse to: new data have not what is wanted. */
  beforeNew?(): void | Promise<void>;
}

export interface Connection {
  client: Client;
  /** Whether the server runs in this process and ends with the command. */
  isOwn: boolean;
  /** `false`: a server of our own that Twilio can't reach. */
  canCall: boolean;
  /** The server that has the data now, after a restart at another address; `null` if there is none. */
  again(): Promise<Client | null>;
  close(): Promise<void>;
}

/** How long a server may take to answer, in milliseconds: placing a call may be tried several times. */
const PATIENCE = 60_000;

export type Connect = (options: ConnectOptions) => Promise<Connection>;

/** How long another command that has the data open is waited for, and how often it is looked after. */
const TURN = 15_000;
const LOOK = 200;

/**
 * Connects to the server that RUFBAUM_URL names, else to the one that has the data directory open,
 * else opens the data in this process for as long as the command lasts.
 */
export const connect: Connect = async (options) => {
  const { env, runtime, person } = options;
  const named = namedServer(env);
  const networks = { network: patient(runtime, PATIENCE), unhurried: runtime.network };
  if (named) {
    const client = createClient({ ...named, ...networks });
    return remote(client, async () => client);
  }
  const config = await readServerConfig(env);
  const findLocal = async () => {
    const local = await findLocalServer(runtime, config.dataDirectory);
    return local && createClient({ ...local, ...networks, person });
  };
  const giveUp = runtime.clock.now() + TURN;
  for (;;) {
    const local = await findLocal();
    if (local) return remote(local, findLocal);
    const isNew = await isNewFolder(config, runtime.disk);
    if (isNew) await options.beforeNew?.();
    try {
      const own = await startOwnServer(config, options);
      if (isNew) {
        options.notice(
          `The data folder ${resolve(config.dataDirectory)} is new and empty. RUFBAUM_DATA names another one.`,
        );
      }
      return own;
    } catch (error) {
      const isTaken = error instanceof CliError && error.reason === "data-locked";
      if (!isTaken || runtime.clock.now() >= giveUp) throw error;
    }
    await new Promise<void>((resolve) => runtime.timers.after(LOOK, resolve));
  }
};

/** A mistyped folder would look like an installation whose data are gone. */
async function isNewFolder(
  { databaseUrl, dataDirectory }: Config,
  disk: Runtime["disk"],
): Promise<boolean> {
  return databaseUrl === null && (await disk.realPath(dataDirectory)) === null;
}

/** The server that the environment names, `null` if it names none. */
export function namedServer(env: Environment): { url: string; token: string } | null {
  const url = env.RUFBAUM_URL?.trim() ?? "";
  const token = env.RUFBAUM_TOKEN?.trim() ?? "";
  if (url === "" && token === "") return null;
  if (url === "") {
    throw wrongInput("RUFBAUM_TOKEN is set, but RUFBAUM_URL is not.", {
      hint: "Set RUFBAUM_URL to the server's address, or neither of them.",
    });
  }
  if (!isOrigin(url)) {
    throw wrongInput(`RUFBAUM_URL is not http:// or https:// and a host: "${url}".`, {
      hint: "Set it to something like http://127.0.0.1:3000, without a path.",
    });
  }
  if (token === "") {
    throw wrongInput("RUFBAUM_URL is set, but RUFBAUM_TOKEN is not.", {
      hint: "Create a token on the server's machine with: rufbaum token create <name>",
    });
  }
  return { url: new URL(url).origin, token };
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

function remote(client: Client, again: Connection["again"]): Connection {
  return { client, isOwn: false, canCall: true, again, close: async () => {} };
}
