import { join } from "node:path";
import { SUPPRESSION_REASONS } from "@rufbaum/dialing/lawful-calling";
import { isSubject } from "@rufbaum/dialing/subjects";
import type { Runtime } from "@rufbaum/runtime";
import type { Database } from "../database.ts";
import { DataUnusableError } from "../directory/data-folder.ts";
import { getSetting, setSetting } from "../queries/settings.ts";
import { findSubjectKey, readSubjectKey } from "../queries/subject-key.ts";
import { nameSuppressions } from "../queries/suppressions.ts";
import {
  aboutPeople,
  applyLasting,
  isForeign,
  type LastingEntry,
  lastOfEach,
  readLasting,
  withSubject,
} from "./lasting.ts";

/**
 * What must outlast a restore, written beside the database as it happens: a line of JSON each, in
 * `lasting.jsonl` of the data directory, readable by its owner alone. It names people only by
 * `subjectOf`, so that it need not change when one is erased; what earlier versions wrote with
 * numbers is written anew at the next start, line by line.
 *
 * The first line names the file; a database remembers under that name how many lines it knows. One
 * that was restored knows fewer, and is told the others at the next start.
 */
export interface LastingJournal {
  /** Each of them tells the subject: a number is not written. */
  append(entries: readonly LastingEntry[]): Promise<void>;
  /** Whether there is a file that anything was written to. */
  isThere(): Promise<boolean>;
  /** All that it tells. */
  read(): Promise<LastingEntry[]>;
  /**
   * Tells the database what it does not know, and writes down what only the database knows; unless
   * it `listensOnly`, as where the database belongs to servers elsewhere. A file of another
   * installation, which names nobody whom this database could find, is begun anew if it tells of
   * nobody; one that is listened to only is left alone.
   * @returns the key of the subjects, which is made here if there was none
   * @throws DataUnusableError `lasting-foreign` if it tells of people all the same
   */
  agreeWith(db: Database, options?: { listensOnly: boolean }): Promise<string>;
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
    read,
    async agreeWith(db, { listensOnly } = { listensOnly: false }) {
      const own = await findSubjectKey(db);
      const said = await read();
      if (own !== null && isForeign(said, own)) {
        if (listensOnly) return own;
        const { length } = aboutPeople(said);
        if (length > 0) throw foreign(length);
        await disk.remove(file);
      }
      const text = await disk.read(file);
      const [first = "", ...lines] = (text ?? "").replace(/\n$/, "").split("\n");
      // A line that a crash cut short ends here, and not in the next one.
      if (text !== null && !text.endsWith("\n")) await disk.append(file, "\n");
      const entries = lines.map(readLine);
      const told = entries.filter((entry) => entry !== null);
      // The key first: what the database names people with has to be the file's.
      await applyLasting(
        db,
        told.filter(({ kind }) => kind === "subject-key"),
      );
      const key = await readSubjectKey(db, random);
      await nameSuppressions(db, key);
      const setting = `lasting.${nameIn(first)}`;
      const known = lines.length === 0 ? 0 : await getSetting(db, setting);
      const news = entries.slice(typeof known === "number" ? known : 0);
      if (news.length > 0) {
        await applyLasting(
          db,
          news.filter((entry) => entry !== null).map((entry) => withSubject(entry, key)),
        );
        await setSetting(db, setting, lines.length);
      }
      if (listensOnly) return key;
      if (lines.some(holdsNumber)) {
        const anew = lines.map((line, at) => lineAnew(line, entries[at] ?? null, key));
        await disk.write(file, [first, ...anew, ""].join("\n"), { mode: 0o600 });
      }
      const written = standing(told, key);
      const missing = (await readLasting(db)).filter((entry) => !written.has(keyOf(entry, key)));
      if (missing.length > 0) await append(missing.map((entry) => withSubject(entry, key)));
      return key;
    },
  };

  async function read(): Promise<LastingEntry[]> {
    const [, ...lines] = ((await disk.read(file)) ?? "").split("\n");
    return lines.map(readLine).filter((entry) => entry !== null);
  }

  function foreign(people: number): DataUnusableError {
    return new DataUnusableError(
      "lasting-foreign",
      `${file} is of another installation than the database: nobody can tell whom it means by ${people} entries about people who must not be called, or were erased. Put the file of the database's own installation there; or move this one away, if those people are not this database's.`,
      { directory: dataDirectory },
    );
  }

  async function append(entries: readonly LastingEntry[]): Promise<void> {
    const lines = entries.map((entry) => `${lineOf(entry)}\n`);
    if ((await disk.stat(file)) === null) {
      await disk.makeDirectory(dataDirectory);
      lines.unshift(`${JSON.stringify({ journal: random.id("journal") })}\n`);
    }
    await disk.append(file, lines.join(""));
  }
}

/** What the file says in the end, one key each. */
function standing(entries: readonly LastingEntry[], key: string): Set<string> {
  const others = entries.filter(({ kind }) => !kind.startsWith("suppression"));
  return new Set([...others, ...lastOfEach(entries, key)].map((entry) => keyOf(entry, key)));
}

function keyOf(entry: LastingEntry, key: string): string {
  const named = withSubject(entry, key);
  if (named.kind === "subject-key") return `${named.kind} ${named.key}`;
  if (named.kind === "erasure" || named.kind === "withdrawal") {
    return `${named.kind} ${named.subject} ${named.at}`;
  }
  const waits = named.kind === "suppression" && named.reason === "undecided";
  return `${named.kind}${waits ? " undecided" : ""} ${named.subject}`;
}

/** Without the number: of it the file knows nothing. */
function lineOf(entry: LastingEntry): string {
  if (entry.kind !== "suppression") return JSON.stringify(entry);
  const { number, ...named } = entry;
  return JSON.stringify(named);
}

/** Also in what a crash left of a line. */
function holdsNumber(line: string): boolean {
  return line.includes('"number"') || (line !== "" && !line.endsWith("}"));
}

/** What can't be read may still hold a number, and nobody will ever read it. */
function lineAnew(line: string, entry: LastingEntry | null, key: string): string {
  if (entry) return lineOf(withSubject(entry, key));
  return holdsNumber(line) ? "{}" : line;
}

function nameIn(line: string): string {
  const { journal } = parse(line);
  return typeof journal === "string" ? journal : "unnamed";
}

function readLine(line: string): LastingEntry | null {
  const { kind, key, number, subject, reason, by, at } = parse(line);
  if (typeof at !== "number") return null;
  const isNamed = typeof subject === "string" && isSubject(subject);
  switch (kind) {
    case "subject-key":
      return typeof key === "string" && key !== "" ? { kind, key, at } : null;
    case "suppression": {
      const known = SUPPRESSION_REASONS.find((each) => each === reason) ?? "asked";
      if (isNamed) return { kind, subject, reason: known, at };
      return typeof number === "string" ? { kind, number, reason: known, at } : null;
    }
    case "suppression-lifted":
      return isNamed ? { kind, subject, at } : null;
    case "erasure":
    case "withdrawal":
      return isNamed ? { kind, subject, by: typeof by === "string" ? by : "", at } : null;
    default:
      return null;
  }
}

function parse(line: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
