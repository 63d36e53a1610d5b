import { gunzipSync, gzipSync } from "node:zlib";

/** Lines to be written later: packed, as a file may drop a million rows. */
export interface PackedLines {
  add(lines: readonly string[]): void;
  /** All of them, some thousand at a time. */
  parts(): Iterable<readonly string[]>;
}

const LINES = 5_000;

/** Keeps lines, none of which has a line break. */
export function packedLines(): PackedLines {
  const packed: Uint8Array[] = [];
  let open: string[] = [];
  return {
    add(lines) {
      for (const line of lines) open.push(line);
      if (open.length < LINES) return;
      packed.push(gzipSync(open.join("\n"), { level: 1 }));
      open = [];
    },
    *parts() {
      for (const part of packed) yield gunzipSync(part).toString("utf8").split("\n");
      if (open.length > 0) yield open;
    },
  };
}
