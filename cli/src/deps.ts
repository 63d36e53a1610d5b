import type { Runtime } from "@rufbaum/runtime";
import type { DashboardFiles } from "@rufbaum/server";
import type { Connect } from "./connection/connection.ts";
import type { Launch } from "./connection/launch.ts";
import type { Machine } from "./doctor/check.ts";

export type Environment = Record<string, string | undefined>;

/** One of the two ways out. */
export interface Writer {
  write(content: string | Uint8Array): void;
  /** Resolves when whoever reads can take more: a long stream waits for it. */
  ready(): Promise<void>;
  isTerminal: boolean;
  /** Characters in a line; `null` where nobody looks at lines. */
  columns: number | null;
}

export interface Reader {
  isTerminal: boolean;
  /** Everything up to its end; `null` as soon as it is more than `limit` bytes. */
  read(limit: number): Promise<Uint8Array<ArrayBuffer> | null>;
  /** One answered line, without the line break; empty if the input has ended. */
  readLine(): Promise<string>;
  /** The bytes as they come in, up to their end. */
  bytes(): AsyncIterable<Uint8Array>;
  /** The text as it comes in, up to its end. */
  parts(): AsyncIterable<string>;
  /** Line by line as they are typed; on a terminal each is asked for with `prompt`. */
  lines(prompt: string): AsyncIterable<string>;
}

/** Everything a command reaches for. `main.ts` hands in the real ones. */
export interface CliDeps {
  env: Environment;
  runtime: Runtime;
  stdin: Reader;
  stdout: Writer;
  stderr: Writer;
  connect: Connect;
  launch: Launch;
  machine: Machine;
  /** The built dashboard. Throws if it was never built. */
  loadDashboard(): Promise<DashboardFiles>;
  /** Resolves when the user or the system asks the program to stop. */
  stopRequested(): Promise<void>;
  /**
   * Ends the process even if something still holds it: a connection that was closed stays for as long
   * as its other side stands still.
   */
  leave(): void;
}
