import { join } from "node:path";
import type { Runtime } from "@rufbaum/runtime";
import type { Database } from "../database.ts";
import { getSetting, setSetting } from "../queries/settings.ts";
import { applyLasting, LASTING, type LastingEntry, readLasting } from "./lasting.ts";

/**
 * What must outlast a restore, written beside the database as it happens: a line of JSON each, in
 * `lasting.jsonl` of the data directory, readable by its owner alone. It holds numbers as the
 * database beside it does, and no more of a call than when it was: a hash would hide them from
 * nobody, for all numbers there are can be tried in minutes.
 *
 * The first line names the file; a database remembers under that name how many lines it knows. One
 * that was restored knows fewer, and is told the others at the next start.
 */
export interface LastingJournal {
  append(entries: readonly LastingEntry[]): Promise<void>;
  /** Whether there is a file that anything was written to. */
  isThere(): Promise<boolean>;
  /**
   * Tells the database what it does not know, and writes down what only the database knows; unless
   * it `listensOnly`, as where the database belongs to servers elsewhere.
   */
  agreeWith(db: Database, options?: { listensOnly: boolean }): Promise<void>;
}

export function lastingJournal(options: {
  disk: Runtime["disk"];
  random: Runtime["random"];
  dataDirectory: string;
}): LastingJournal {
  const { disk, random, dataDirectory } = options;
  const file = join(dataDirectory, "lasting.jsonl");

  return {
    append,
    async isThere() {
      return ((await disk.stat(file))?.bytes ?? 0) > 0;
    },
    async agreeWith(db, { listensOnly } = { listensOnly: false }) {
      const text = await disk.read(file);
      const [first = "", ...lines] = (text ?? "").replace(/\n$/, "").split("\n");
      // A line that a crash cut short ends here, and not in the next one.
      if (text !== null && !text.endsWith("\n")) await disk.append(file, "\n");
      const entries = lines.map(readLine);
      const key = `lasting.${nameIn(first)}`;
      const known = lines.length === 0 ? 0 : await getSetting(db, key);
      const news = entries.slice(typeof known === "number" ? known : 0);
      if (news.length > 0) {
        await applyLasting(
          db,
          news.filter((entry) => entry !== null),
        );
        await setSetting(db, key, lines.length);
      }
      if (listensOnly) return;
      const written = new Set(entries.map((entry) => entry && keyOf(entry)));
      const missing = (await readLasting(db)).filter((entry) => !written.has(keyOf(entry)));
      if (missing.length > 0) await append(missing);
    },
  };

  async function append(entries: readonly LastingEntry[]): Promise<void> {
    const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`);
    if ((await disk.stat(file)) === null) {
      await disk.makeDirectory(dataDirectory);
      lines.unshift(`${JSON.stringify({ journal: random.id("journal") })}\n`);
    }
    await disk.append(file, lines.join(""));
  }
}

function keyOf({ kind, number }: LastingEntry): string {
  return `${kind} ${number}`;
}

function nameIn(line: string): string {
  const { journal } = parse(line);
  return typeof journal === "string" ? journal : "unnamed";
}

function readLine(line: string): LastingEntry | null {
  const { kind, number, at } = parse(line);
  const isWhole =
    typeof kind === "string" &&
    Object.hasOwn(LASTING, kind) &&
    typeof number === "string" &&
    typeof at === "number";
  return isWhole ? { kind: kind as LastingEntry["kind"], number, at } : null;
}

function parse(line: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
