import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

export interface ZippedFile {
  /** With folders, as `recordings/1.wav`. */
  name: string;
  /** Whether to press it together is worth the time. */
  isText: boolean;
  content: AsyncIterable<Uint8Array>;
}

/** A ZIP archive of files that are read one after the other; of none is more held than a piece. */
export async function* zipFiles(
  files: AsyncIterable<ZippedFile>,
  { at }: { at: number },
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let fault: Error | null = null;
  const zip = new Zip((error, piece) => {
    if (error) fault = error;
    else ready.push(piece);
  });
  function* made() {
    if (fault) throw fault;
    yield* ready.splice(0);
  }
  for await (const { name, isText, content } of files) {
    const entry = isText ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
    entry.mtime = at;
    zip.add(entry);
    for await (const piece of content) {
      entry.push(piece);
      yield* made();
    }
    entry.push(new Uint8Array(), true);
    yield* made();
  }
  zip.end();
  yield* made();
}
