import { userInfo } from "node:os";
import { createInterface } from "node:readline";
import type { ReadStream, WriteStream } from "node:tty";
import type { Reader, Writer } from "./deps.ts";
import type { Machine } from "./doctor/check.ts";
import { splitLines } from "./input/split-lines.ts";
import { runProgram, userOfProcess } from "./run-program.ts";

export function realWriter(stream: WriteStream): Writer {
  let isGone = false;
  let isFull = false;
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (isGone) return;
    if (error.code !== "EPIPE") throw error;
    isGone = true;
    isFull = false;
    stream.emit("drain");
    endUnheard();
  });
  stream.on("drain", () => {
    isFull = false;
  });
  return {
    write(text) {
      if (isGone) return;
      // Bun's stdout leaves `writableNeedDrain` false, whatever waits in it.
      isFull = !stream.write(text);
    },
    async ready() {
      if (isFull) await new Promise((resolve) => stream.once("drain", resolve));
    },
    isTerminal: stream.isTTY === true,
    get columns() {
      // Some terminals say 0: they don't know.
      return stream.isTTY ? stream.columns || null : null;
    },
  };
}

export function realReader(stream: ReadStream): Reader {
  return {
    isTerminal: stream.isTTY === true,
    async read(limit) {
      const parts: Buffer[] = [];
      let size = 0;
      for await (const part of stream) {
        size += part.length;
        if (size > limit) return null;
        parts.push(part);
      }
      return Buffer.concat(parts);
    },
    readLine() {
      const lines = createInterface({ input: stream });
      let answer = "";
      return new Promise((resolve) => {
        lines.once("line", (line) => {
          answer = line;
          lines.close();
        });
        lines.once("close", () => resolve(answer));
      });
    },
    bytes: () => stream,
    parts,
    async *lines(prompt) {
      if (stream.isTTY) yield* typedLines(stream, prompt);
      else for await (const lines of splitLines(parts())) for (const { text } of lines) yield text;
    },
  };

  async function* parts(): AsyncGenerator<string> {
    const decoder = new TextDecoder();
    for await (const part of stream) yield decoder.decode(part, { stream: true });
    yield decoder.decode();
  }
}

/** With the keys one is used to; Ctrl-C and Ctrl-D end the input. */
async function* typedLines(input: ReadStream, prompt: string): AsyncGenerator<string> {
  const lines = createInterface({ input, output: process.stderr, prompt });
  // The terminal is read key by key: Ctrl-C is no signal here.
  lines.on("SIGINT", () => {
    isInterrupted = true;
    lines.close();
  });
  lines.prompt();
  try {
    for await (const line of lines) {
      yield line;
      lines.prompt();
    }
    // Ctrl-D leaves the prompt open.
    process.stderr.write("\n");
  } finally {
    lines.close();
  }
}

export function realMachine(): Machine {
  return {
    bunVersion: Bun.version,
    cores: navigator.hardwareConcurrency,
    async isPortFree(hostname, port) {
      try {
        Bun.listen({ hostname, port, socket: { data() {} } }).stop(true);
        return true;
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") return false;
        throw error;
      }
    },
    run: runProgram,
    userName() {
      try {
        const { username } = userInfo();
        // What Bun says where the environment has no USER, as in a container or under cron.
        return username === "unknown" ? userOfProcess() : username;
      } catch {
        // A container's user without a name.
        return null;
      }
    },
  };
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
let stopping: { asked: Promise<void>; ask(): void } | null = null;
let isInterrupted = false;

/** What a shell expects of whatever was ended with Ctrl-C: 128 and the signal's number. */
const INTERRUPTED = 130;

/** The exit code of a command that came to `code`, also where it was ended with Ctrl-C. */
export function exitCodeAfter<Code extends number>(code: Code): Code | typeof INTERRUPTED {
  return isInterrupted ? INTERRUPTED : code;
}

/**
 * Resolves at the first signal to stop since somebody first asked, also if it came before this was
 * asked again; a second one ends the process at once, as by default.
 */
export function stopSignal(): Promise<void> {
  stopping ??= listenForStop();
  return stopping.asked;
}

function listenForStop() {
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  function ask(signal?: string): void {
    isInterrupted ||= signal === "SIGINT";
    for (const signal of SIGNALS) process.off(signal, ask);
    resolve();
  }
  for (const signal of SIGNALS) process.on(signal, ask);
  return { asked, ask };
}

/** Milliseconds that a command has to put away what it began, once nobody reads what it says. */
const UNHEARD = 5_000;

/** Whoever read has gone, as in `rufbaum tree list | head -1`: nothing is left to say. */
function endUnheard(): void {
  if (!stopping) process.exit(0);
  stopping.ask();
  // biome-ignore lint/style/noRestrictedGlobals: the runtime's timers hold a process, this must not
  setTimeout(() => process.exit(process.exitCode || 1), UNHEARD).unref();
}

/** Milliseconds for the last words to be written. */
const LAST_WORDS = 200;

/** Ends the process with its exit code, unless nothing holds it any more before. */
export function leaveSoon(): void {
  // biome-ignore lint/style/noRestrictedGlobals: the runtime's timers hold a process, this must not
  setTimeout(() => process.exit(), LAST_WORDS).unref();
}
