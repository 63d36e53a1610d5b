import type { Disk } from "@rufbaum/runtime";

/** A disk that forgets: files by path, in memory. */
export function memoryDisk(files: Record<string, string | Uint8Array<ArrayBuffer>> = {}): Disk & {
  files: Map<string, string>;
} {
  const kept = new Map<string, string>();
  const binary = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const [path, content] of Object.entries(files)) {
    if (typeof content === "string") kept.set(path, content);
    else binary.set(path, content);
  }
  return {
    files: kept,
    read: async (path) => kept.get(path) ?? null,
    async readBytes(path) {
      const text = kept.get(path);
      return text === undefined ? (binary.get(path) ?? null) : Buffer.from(text);
    },
    async *readParts(path) {
      const text = kept.get(path);
      const bytes = text === undefined ? binary.get(path) : Buffer.from(text);
      if (!bytes) throw Object.assign(new Error(`no such file: ${path}`), { code: "ENOENT" });
      for (let at = 0; at < bytes.length; at += PART) yield bytes.subarray(at, at + PART);
    },
    async begin(path) {
      let written = "";
      return {
        write: async (content) => {
          written += typeof content === "string" ? content : binaryText(content);
        },
        keep: async () => void kept.set(path, written),
        drop: async () => {},
      };
    },
    write: async (path, content) =>
      void kept.set(path, typeof content === "string" ? content : binaryText(content)),
    async create(path, text) {
      if (kept.has(path)) return false;
      kept.set(path, text);
      return true;
    },
    append: async (path, text) => void kept.set(path, (kept.get(path) ?? "") + text),
    async stat(path) {
      const text = kept.get(path);
      const bytes = text === undefined ? binary.get(path)?.length : Buffer.byteLength(text);
      return bytes === undefined ? null : { bytes, changedAt: 0 };
    },
    realPath: async (path) => (kept.has(path) || binary.has(path) ? path : null),
    async copy(from, to) {
      const text = kept.get(from);
      if (text === undefined || kept.has(to)) return false;
      kept.set(to, text);
      return true;
    },
    async move(from, to) {
      const text = kept.get(from);
      if (text === undefined) return false;
      kept.delete(from);
      kept.set(to, text);
      return true;
    },
    remove: async (path) => void kept.delete(path),
    makeDirectory: async () => {},
    free: async () => 1e12,
    async list(path) {
      const inside = [...kept.keys()].filter((file) => file.startsWith(`${path}/`));
      if (inside.length > 0) return inside.map((file) => file.slice(path.length + 1));
      throw Object.assign(new Error(`no such folder: ${path}`), { code: "ENOENT" });
    },
  };
}

/** Small, so that what is read part by part comes in several. */
const PART = 1_000;

/** Bytes as a text of as many characters. */
export function binaryText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("latin1");
}
