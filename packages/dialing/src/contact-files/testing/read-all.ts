import type { ContactFileEvent } from "../contact-file-event.ts";
import type { ContactFileOptions } from "../contact-file-options.ts";
import type { ChangedCell, DroppedRow, FileContact } from "../file-contact.ts";
import { readContactFile } from "../read-contact-file.ts";

type Of<Type> = Extract<ContactFileEvent, { type: Type }>;

export interface WholeFile {
  opened: Of<"opened"> | null;
  contacts: FileContact[];
  dropped: DroppedRow[];
  changed: ChangedCell[];
  /** How the reading ended. */
  last: Of<"asked"> | Of<"fault"> | Of<"done">;
}

/** Reads a file to its end; `chunk`: bytes that come at a time. */
export async function readAll(
  content: string | Uint8Array,
  {
    name = "a.csv",
    chunk = 64 * 1024,
    ...options
  }: ContactFileOptions & { name?: string; chunk?: number } = {},
): Promise<WholeFile> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const whole: Omit<WholeFile, "last"> = { opened: null, contacts: [], dropped: [], changed: [] };
  for await (const event of readContactFile({ name, bytes: inChunks(bytes, chunk) }, options)) {
    if (event.type === "opened") whole.opened = event;
    else if (event.type === "rows") {
      whole.contacts.push(...event.contacts);
      whole.dropped.push(...event.dropped);
      whole.changed.push(...event.changed);
    } else return { ...whole, last: event };
  }
  throw new Error("The reading had no end.");
}

async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
