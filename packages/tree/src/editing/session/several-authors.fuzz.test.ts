import { describe, expect, test } from "bun:test";
import { seededRandom } from "@rufbaum/runtime/virtual";
import { exportTree } from "../../document/export-tree.ts";
import { parseTree } from "../../document/parse-tree.ts";
import { sampleTree } from "../../sample/index.ts";
import type { Tree } from "../../tree.ts";
import { applyDiff, isEmptyDiff, isRefused, type TreeDiff } from "../index.ts";
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
  undo,
  unsaved,
} from "./session.ts";

const SAMPLE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed + 1);

interface Told {
  version: number;
  diff: TreeDiff;
  author: number;
}

/** A server that stores what fits its version, and tells everybody. */
function modelServer(authors: number) {
  let version = 1;
  let tree: Tree = SAMPLE;
  const inboxes: Told[][] = Array.from({ length: authors }, () => []);
  return {
    inboxes,
    draft: () => ({ version, tree }),
    save(author: number, { baseVersion, diff }: SaveRequest): number | null {
      if (baseVersion !== version) return null;
      const next = applyDiff(tree, JSON.parse(JSON.stringify(diff)));
      expect(parseTree(next)).toMatchObject({ ok: true });
      tree = next;
      version += 1;
      for (const inbox of inboxes) inbox.push({ version, diff, author });
      return version;
    },
  };
}

describe.each(SEEDS)("seed %d", (seed) => {
  test("authors with lost answers, lost news and conflicts come to one document", () => {
    const random = seededRandom(seed);
    const chance = (likelihood: number) => random.number() < likelihood;
    const authors = 2 + (seed % 2);
    const server = modelServer(authors);
    const sessions: EditingSession[] = Array.from({ length: authors }, () =>
      openSession(server.draft()),
    );
    const isLost: boolean[] = Array.from({ length: authors }, () => false);

    function work(author: number, session: EditingSession, round: number): EditingSession {
      if (chance(0.1)) return undo(session);
      if (chance(0.05)) return redo(session);
      const made = randomEdit(session.tree, random, round * 1_000 + author * 100);
      return isRefused(made) ? session : edit(session, made.diff, { label: "x" });
    }

    function hear(author: number, session: EditingSession): EditingSession {
      const told = server.inboxes[author]?.shift();
      if (!told) return session;
      if (chance(0.1)) {
        isLost[author] = true;
        return session;
      }
      const isOwn = told.author === author && session.sending !== null;
      if (isOwn && told.version === session.version + 1)
        return saveSucceeded(session, told.version);
      const taken = remoteEdited(session, told);
      return taken.gap ? remoteReplaced(session, server.draft()) : taken.session;
    }

    function save(author: number, session: EditingSession): EditingSession {
      const begun = beginSave(session);
      if (!begun) return session;
      const version = server.save(author, begun.request);
      if (version === null) return remoteReplaced(saveFailed(begun.session), server.draft());
      // Stored, but the answer got lost on its way.
      return chance(0.15) ? saveFailed(begun.session) : saveSucceeded(begun.session, version);
    }

    function settle(session: EditingSession): EditingSession {
      const choices = session.conflicts.map(({ id }): [string, Choice] => [
        id,
        chance(0.5) ? "mine" : "theirs",
      ]);
      return resolveConflicts(session, new Map(choices));
    }

    const step = (author: number, change: (session: EditingSession) => EditingSession) => {
      const session = sessions[author];
      if (!session) return;
      const next = change(session);
      expect(parseTree(next.tree)).toMatchObject({ ok: true });
      sessions[author] = next;
    };
    for (let round = 1; round <= 60; round++) {
      for (let author = 0; author < authors; author++) {
        if (chance(0.7)) step(author, (session) => work(author, session, round));
        if (chance(0.5)) step(author, (session) => hear(author, session));
        if (chance(0.4)) step(author, (session) => save(author, session));
        if (chance(0.2)) step(author, settle);
      }
    }
    for (let round = 0; round < authors * 4; round++) {
      for (let author = 0; author < authors; author++) {
        step(author, (session) => remoteReplaced(saveFailed(session), server.draft()));
        step(author, settle);
        step(author, (session) => save(author, session));
        step(author, (session) => remoteReplaced(saveFailed(session), server.draft()));
      }
    }
    const document = exportTree(server.draft().tree);
    for (const session of sessions) {
      expect(session.conflicts).toEqual([]);
      expect(isEmptyDiff(unsaved(session))).toBe(true);
      expect(exportTree(session.tree)).toBe(document);
    }
  });
});
