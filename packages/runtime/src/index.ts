/**
 * What the program may not reach for by itself: time, randomness, network and disk.
 *
 * Every package takes these as arguments. `./real.ts` holds the implementations of the machine,
 * `./virtual.ts` those of a test, in which time stands still until it is told to pass.
 */

export { breathe } from "./breathe.ts";
export { codeOf, describeFault } from "./describe-fault.ts";
export { gather } from "./gather.ts";

export interface Clock {
  /** Milliseconds since 1970-01-01 UTC. */
  now(): number;
}

/** Calls off what was scheduled; calling it twice, or too late, does nothing. */
export type Cancel = () => void;

export interface Timers {
  /** Runs `task` once after `milliseconds`. */
  after(milliseconds: number, task: () => void): Cancel;
  /** Runs `task` every `milliseconds`, the first time after one period. */
  every(milliseconds: number, task: () => void): Cancel;
}

export interface Random {
  /** A number in [0, 1). */
  number(): number;
  bytes(length: number): Uint8Array;
  /** `prefix_` and 22 characters of [0-9A-Za-z]: 130 bits. */
  id(prefix: string): string;
  /** A secret of 43 characters of [0-9A-Za-z]: 256 bits. */
  secret(): string;
}

/** The client's end of a WebSocket, as far as the program uses it. */
export interface SocketConnection {
  send(text: string): void;
  close(code?: number, reason?: string): void;
}

export interface SocketHandlers {
  open(): void;
  message(text: string): void;
  /** Once, also when the connection was never made (code 1006). */
  close(code: number, reason: string): void;
}

export interface Network {
  fetch(url: string, init?: RequestInit): Promise<Response>;
  connect(
    url: string,
    options: { headers?: Record<string, string>; handlers: SocketHandlers },
  ): SocketConnection;
}

/** A file that is written part by part. */
export interface FileInWriting {
  write(content: string | Uint8Array): Promise<void>;
  keep(): Promise<void>;
  drop(): Promise<void>;
}

export interface Disk {
  /** The file's text, or `null` if there is none. */
  read(path: string): Promise<string | null>;
  /** The file as it is, or `null` if there is none. */
  readBytes(path: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** The file as it is read, part by part. @throws where there is none, at the first */
  readParts(path: string): AsyncIterable<Uint8Array>;
  /** Begins a file that is in its place once it is kept, and never if it is dropped. */
  begin(path: string): Promise<FileInWriting>;
  /** Writes the whole file, or nothing: through a temporary file beside it. `mode` as chmod's. */
  write(path: string, content: string | Uint8Array, options?: { mode?: number }): Promise<void>;
  /** Creates the file; `false` if it exists already. */
  create(path: string, text: string, options?: { mode?: number }): Promise<boolean>;
  /** Adds to the end of the file, which is created if need be, and forces it to the disk. */
  append(path: string, text: string, options?: { mode?: number }): Promise<void>;
  /** Bytes and the time of the last change, milliseconds since 1970; `null` if it is not there. */
  stat(path: string): Promise<{ bytes: number; changedAt: number } | null>;
  /** Where it is once links are followed; `null` if it is not there. */
  realPath(path: string): Promise<string | null>;
  /** Copies a file, whole or not at all; `false` if there is one already. */
  copy(from: string, to: string): Promise<boolean>;
  /** Moves a file or a folder; `false` if it is not there. */
  move(from: string, to: string): Promise<boolean>;
  remove(path: string): Promise<void>;
  makeDirectory(path: string, options?: { mode?: number }): Promise<void>;
  list(path: string): Promise<string[]>;
  /** Bytes that can still be written where `path` is. */
  free(path: string): Promise<number>;
}

export interface Runtime {
  clock: Clock;
  timers: Timers;
  random: Random;
  network: Network;
  disk: Disk;
}
