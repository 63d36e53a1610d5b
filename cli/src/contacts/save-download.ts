import type { Disk } from "@rufbaum/runtime";
import type { Language } from "@rufbaum/words";
import { LANGUAGE_HEADER } from "@rufbaum/words/language";
import type { Client } from "../client.ts";
import type { Context } from "../context.ts";
import { CliError } from "../errors.ts";
import { lostMeanwhile } from "../lost.ts";
import { formats } from "../output/formats.ts";
import { causeOf } from "../trees/file-fault.ts";

interface Download {
  path: string;
  /** What is posted; without it the route is got. */
  body?: object;
  out: string | undefined;
  language?: Language;
}

/** Writes what a route sends to a file as it comes in, or without one to stdout. */
export async function saveDownload(
  context: Context,
  client: Client,
  download: Download,
): Promise<void> {
  await save(context, client, download).catch((error: unknown) => {
    const { out } = download;
    throw lostMeanwhile(error, {
      lines: [out === undefined ? "What was written is not whole." : `${out} was not written.`],
      hint: "Once the server answers again, do the same once more.",
    });
  });
}

async function save(
  { deps, output }: Context,
  client: Client,
  { path, body: sent, out, language }: Download,
): Promise<void> {
  const { body } = await client.open(path, {
    ...(sent && { method: "POST", body: JSON.stringify(sent) }),
    headers: {
      ...(sent && { "content-type": "application/json" }),
      ...(language && { [LANGUAGE_HEADER]: language }),
    },
  });
  const parts = body ?? new Blob([]).stream();
  if (out === undefined) {
    for await (const part of parts) {
      output.raw(part);
      await deps.stdout.ready();
    }
    return;
  }
  const bytes = await writeParts(deps.runtime.disk, out, parts);
  if (output.isJson()) output.json({ file: out, bytes });
  else output.line(`Wrote ${out} (${formats.bytes(bytes)}).`);
}

/** Writes a file part by part, whole or not at all. @returns its bytes @throws CliError where it can't be */
export async function writeParts(
  disk: Disk,
  out: string,
  parts: AsyncIterable<Uint8Array>,
): Promise<number> {
  let bytes = 0;
  const file = await disk.begin(out).catch((error: unknown) => {
    throw unwritable(out, error);
  });
  try {
    for await (const part of parts) {
      bytes += part.length;
      await file.write(part);
    }
  } catch (error) {
    await file.drop();
    throw error instanceof CliError ? error : unwritable(out, error);
  }
  await file.keep().catch((error: unknown) => {
    throw unwritable(out, error);
  });
  return bytes;
}

function unwritable(out: string, error: unknown): CliError {
  return new CliError(`${out} can't be written: ${causeOf(error)}.`, {
    reason: "unwritable-file",
    hint: "Name a place where you may write.",
    cause: error,
  });
}
