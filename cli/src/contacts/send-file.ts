import { CSV_LIMITS } from "@rufbaum/dialing/contact-files";
import type { Clock } from "@rufbaum/runtime";
import type { Client } from "../client.ts";
import type { Context } from "../context.ts";
import type { CliDeps } from "../deps.ts";
import type { ProgressBar } from "../output/progress-bar.ts";
import { whileBusy } from "../while-busy.ts";
import { unreadableFile } from "./file-refusals.ts";
import { openContactFile } from "./open-contact-file.ts";

/** A file that can be sent, more than once. */
export interface FileToSend {
  /** Without folders; its ending says what it is. */
  name: string;
  size: number;
  /** @throws CliError where it can't be read */
  open(): Promise<AsyncIterable<Uint8Array>>;
}

/** Standard input is read to its end: the server wants to know how much comes. */
export async function fileToSend(deps: CliDeps, path: string, name?: string): Promise<FileToSend> {
  const file = await openContactFile(deps, path, name);
  if (file.size !== null) {
    const open = async () => (await openContactFile(deps, path, name)).bytes;
    return { name: file.name, size: file.size, open };
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of file.bytes) {
    size += part.length;
    parts.push(part);
    const limit = CSV_LIMITS.bytes;
    if (size > limit) throw unreadableFile({ code: "too-large", format: null, limit });
  }
  const open = async () =>
    (async function* () {
      yield* parts;
    })();
  return { name: file.name, size, open };
}

/** What a file is sent with. */
export interface Sending {
  file: FileToSend;
  clock: Clock;
  bar: ProgressBar;
  signal: AbortSignal;
}

/**
 * Sends a file to a route that reads it as it comes in, again where the server has no room for it yet.
 * @throws CliError as `Client.open`
 */
export async function sendFile(
  context: Context,
  client: Client,
  path: string,
  sending: Sending,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { bar, signal } = sending;
  const send = () => sendOnce(client, path, sending, headers);
  return whileBusy(context, send, { signal, before: bar.clear });
}

async function sendOnce(
  client: Client,
  path: string,
  { file, clock, bar, signal }: Sending,
  headers: Record<string, string>,
): Promise<Response> {
  return client.open(path, {
    method: "POST",
    headers: {
      "content-length": String(file.size),
      "content-type": "application/octet-stream",
      ...headers,
    },
    body: streamOf(await file.open(), counting(clock, bar, file.size)),
    signal,
  });
}

/** What the server has not taken yet waits: at most some megabytes are under way. */
function streamOf(
  bytes: AsyncIterable<Uint8Array>,
  sent: (amount: number) => void,
): ReadableStream<Uint8Array> {
  const parts = bytes[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await parts.next();
        if (done) return controller.close();
        controller.enqueue(value);
        sent(value.length);
      },
      cancel: async () => void (await parts.return?.()),
    },
    { highWaterMark: 0 },
  );
}

function counting(clock: Clock, bar: ProgressBar, total: number) {
  const startedAt = clock.now();
  let done = 0;
  return (amount: number) => {
    done += amount;
    const seconds = (clock.now() - startedAt) / 1_000;
    bar.show({ done, total, rate: seconds > 0 ? done / seconds : 0 });
  };
}
