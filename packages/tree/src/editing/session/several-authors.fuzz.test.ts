import { describe, expect, test } from "bun:test";
import { seededRandom } from "@rufbaum/runtime/virtual";
import { exportTree } from "../../document/export-tree.ts";
import { parseTree } from "../../document/parse-tree.ts";
import { sampleTree } from "../../sample/index.ts";
import type { Tree } from "../../tree.ts";
import { applyDiff, isEmptyDiff, isRefused, type TreeDiff } from "../index.ts";
import { lostChanges } from "../testing/lost-changes.ts";
import { randomEdit } from "../testing/random-edit.ts";
import { type Choice, resolveConflicts } from "./resolve-conflicts.ts";
import {
  beginSave,
  type EditingSession,
  edit,
  openSession,
  redo,
  remoteEdited,
  remoteReplaced,
  type SaveRequest,
  saveFailed,
  saveSucceeded,
  saveUnanswered,
  undo,
  unsaved,
} from "./session.ts";

const SAMPLE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });
const LENGTH = process.env.RUFBAUM_SOAK === undefined ? 6 : 40;
const SEEDS = Array.from({ length: LENGTH }, (_, seed) => seed + 1);

interface Told {
  version: number;
  diff: TreeDiff;
}

type Change = (session: EditingSession) => EditingSession;

/** A server that stores what fits its version and tells everybody; what it hears may come late. */
function modelServer(authors: number) {
  let version = 1;
  let tree: Tree = SAMPLE;
  const inboxes: Told[][] = Array.from({ length: authors }, () => []);
  return {
    inboxes,
    draft: () => ({ version, tree: structuredClone(tree) }),
    save({ baseVersion, diff }: SaveRequest): number | null {
      if (baseVersion !== version) return null;
      const next = applyDiff(tree, JSON.parse(JSON.stringify(diff)));
      expect(parseTree(next)).toMatchObject({ ok: true });
      tree = next;
      version += 1;
      for (const inbox of inboxes) inbox.push({ version, diff });
      return version;
    },
  };
}

/** Authors at one server, every step drawn by the seed. */
function scene(seed: number, authors: number) {
  const random = seededRandom(seed);
  const chance = (likelihood: number) => random.number() < likelihood;
  const server = modelServer(authors);
  /** Requests whose author has given up waiting, and which arrive all the same. */
  const late: SaveRequest[] = [];
  const sessions = Array.from({ length: authors }, () => openSession(server.draft()));

  function work(author: number, session: EditingSession, round: number): EditingSession {
    if (chance(0.1)) return undo(session);
    if (chance(0.05)) return redo(session);
    const made = randomEdit(session.tree, random, round * 1_000 + author * 100);
    return isRefused(made) ? session : edit(session, made.diff, { label: "x" });
  }

  /** What others did comes in: nothing of one's own is lost, and nothing of theirs in silence. */
  function take(session: EditingSession, change: Change): EditingSession {
    const next = change(session);
    const own = { result: next.tree, conflicts: [] };
    expect(lostChanges(session.saved, session.tree, own)).toEqual([]);
    if (session.conflicts.length === 0 && !session.sending && session.unanswered.length === 0) {
      const { tree: result, conflicts } = next;
      expect(lostChanges(session.saved, next.saved, { result, conflicts })).toEqual([]);
    }
    return next;
  }

  function read(session: EditingSession): EditingSession {
    return take(session, (now) => remoteReplaced(now, server.draft()));
  }

  function hear(author: number, session: EditingSession): EditingSession {
    const told = server.inboxes[author]?.shift();
    if (!told || chance(0.1)) return session;
    const { gap } = remoteEdited(session, told);
    return gap ? read(session) : take(session, (now) => remoteEdited(now, told).session);
  }

  function save(session: EditingSession): EditingSession {
    const begun = beginSave(session);
    if (!begun) return session;
    if (chance(0.1)) {
      late.push(begun.request);
      return saveUnanswered(begun.session);
    }
    const version = server.save(begun.request);
    if (version === null) return read(saveFailed(begun.session));
    return chance(0.15) ? saveUnanswered(begun.session) : saveSucceeded(begun.session, version);
  }

  function settle(session: EditingSession): EditingSession {
    const choices = session.conflicts.map(({ id }): [string, Choice] => [
      id,
      chance(0.5) ? "mine" : "theirs",
    ]);
    return resolveConflicts(session, new Map(choices));
  }

  function step(author: number, change: Change): void {
    const session = sessions[author];
    if (!session) return;
    const next = change(session);
    expect(parseTree(next.tree)).toMatchObject({ ok: true });
    sessions[author] = next;
  }

  for (let round = 1; round <= 60; round++) {
    for (let author = 0; author < authors; author++) {
      if (chance(0.7)) step(author, (session) => work(author, session, round));
      if (chance(0.5)) step(author, (session) => hear(author, session));
      if (chance(0.4)) step(author, save);
      if (chance(0.1)) step(author, read);
      if (chance(0.2)) step(author, settle);
    }
    const arriving = chance(0.5) ? late.shift() : undefined;
    if (arriving) server.save(arriving);
  }
  return { server, sessions, step, read, save, settle };
}

describe.each(SEEDS)("seed %d", (seed) => {
  test("authors with lost answers, lost news and conflicts come to one document", () => {
    const authors = 2 + (seed % 2);
    const { server, sessions, step, read, save, settle } = scene(seed, authors);
    for (let round = 0; round < authors * 6; round++) {
      for (let author = 0; author < authors; author++) {
        step(author, read);
        step(author, settle);
        step(author, save);
        step(author, read);
      }
    }
    const document = exportTree(server.draft().tree);
    for (const session of sessions) {
      expect(session.conflicts).toEqual([]);
      expect(isEmptyDiff(unsaved(session))).toBe(true);
      expect(exportTree(session.tree)).toBe(document);
    }
  });

  test("a single author is never asked, and sees nothing but what he did himself", () => {
    const random = seededRandom(seed);
    const chance = (likelihood: number) => random.number() < likelihood;
    const server = modelServer(1);
    const late: SaveRequest[] = [];
    let session = openSession(server.draft());
    for (let round = 1; round <= 60; round++) {
      const made = randomEdit(session.tree, random, round * 1_000);
      if (!isRefused(made)) session = edit(session, made.diff, { label: "x" });
      if (chance(0.3)) session = undo(session);
      if (chance(0.1)) session = redo(session);
      const seen = exported(session.tree);
      const begun = chance(0.7) ? beginSave(session) : null;
      if (begun) {
        const isLate = chance(0.3);
        const version = isLate ? null : server.save(begun.request);
        if (isLate) late.push(begun.request);
        const isAnswered = version !== null && chance(0.5);
        session = isAnswered
          ? saveSucceeded(begun.session, version)
          : saveUnanswered(begun.session);
      }
      const arriving = chance(0.3) ? late.shift() : undefined;
      if (arriving) server.save(arriving);
      if (chance(0.4)) session = remoteReplaced(session, server.draft());
      expect(session.conflicts).toEqual([]);
      expect(exported(session.tree)).toBe(seen);
    }
  });
});

/** No notes are none, whether there is an empty list of them or not. */
function exported({ notes = [], ...tree }: Tree): string {
  return exportTree(notes.length > 0 ? { ...tree, notes } : tree);
}
