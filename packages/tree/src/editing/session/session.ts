import type { Tree } from "../../tree.ts";
import { applyDiff } from "../diff/apply-diff.ts";
import { diffTrees } from "../diff/diff-trees.ts";
import { invertDiff } from "../diff/invert-diff.ts";
import { hollowed, recordsOf } from "../diff/records.ts";
import { sameText } from "../diff/same-value.ts";
import { isEmptyDiff, type TreeDiff } from "../diff/tree-diff.ts";
import { commonDiff } from "../merge/common-diff.ts";
import { fitDiff } from "../merge/fit-diff.ts";
import { type Conflict, mergeTrees } from "../merge/merge-trees.ts";
import { sharing } from "../merge/sharing.ts";
import { repair } from "../repair.ts";

/**
 * One author's work on one tree, as plain data: every function gives a new session.
 *
 * `saved` is the document as the server has it at `version`; `tree` is what the author sees. What
 * is unsaved is the difference of the two. Other authors' edits change both and never the undo
 * history. While there are conflicts nothing is sent.
 *
 * A save that got no answer may have been stored. It stays in `unanswered` until the server's next
 * version is known: what stands there as it was sent is this author's own, however far he has gone
 * on from it since.
 */
export interface EditingSession {
  readonly version: number;
  readonly saved: Tree;
  readonly tree: Tree;
  /** The tree that a running save will have stored, `null` if none runs. */
  readonly sending: Tree | null;
  /** The trees of earlier saves of this version that may have been stored. */
  readonly unanswered: readonly Tree[];
  readonly conflicts: readonly Conflict[];
  /** What can be taken back, the newest last, and what can be done again. */
  readonly undoable: readonly Step[];
  readonly redoable: readonly Step[];
}

export interface Step {
  /** In words, for the interface. */
  label: string;
  diff: TreeDiff;
  /** Edits with the same key in a row are one step. */
  mergeKey: string | null;
  /** The tree before the step and after it, for as long as nothing else came in between. */
  before: Tree;
  after: Tree;
}

export interface SaveRequest {
  baseVersion: number;
  diff: TreeDiff;
}

/** More steps than anybody takes back. */
const MOST_STEPS = 500;

export function openSession({ version, tree }: { version: number; tree: Tree }): EditingSession {
  return {
    version,
    saved: tree,
    tree,
    sending: null,
    unanswered: [],
    conflicts: [],
    undoable: [],
    redoable: [],
  };
}

/** Takes an edit in. */
export function edit(
  session: EditingSession,
  diff: TreeDiff,
  { label, mergeKey = null }: { label: string; mergeKey?: string | null },
): EditingSession {
  if (isEmptyDiff(diff)) return session;
  const tree = repair(applyDiff(session.tree, diff));
  const last = session.undoable.at(-1);
  const isContinued =
    last && mergeKey !== null && last.mergeKey === mergeKey && last.after === session.tree;
  const before = isContinued ? last.before : session.tree;
  const step: Step = { label, diff: diffTrees(before, tree), mergeKey, before, after: tree };
  const earlier = isContinued ? session.undoable.slice(0, -1) : session.undoable;
  return {
    ...session,
    tree,
    undoable: isEmptyDiff(step.diff) ? earlier : [...earlier, step].slice(-MOST_STEPS),
    redoable: [],
  };
}

/** Takes the last step back, and nothing that others did. */
export function undo(session: EditingSession): EditingSession {
  const step = session.undoable.at(-1);
  if (!step) return session;
  return {
    ...session,
    tree: step.after === session.tree ? step.before : fitted(session.tree, invertDiff(step.diff)),
    undoable: session.undoable.slice(0, -1),
    redoable: [...session.redoable, step],
  };
}

export function redo(session: EditingSession): EditingSession {
  const step = session.redoable.at(-1);
  if (!step) return session;
  const tree = step.before === session.tree ? step.after : fitted(session.tree, step.diff);
  return {
    ...session,
    tree,
    undoable: [...session.undoable, step],
    redoable: session.redoable.slice(0, -1),
  };
}

function fitted(tree: Tree, diff: TreeDiff): Tree {
  return repair(applyDiff(tree, fitDiff(tree, diff)));
}

/** What is not stored yet. */
export function unsaved(session: EditingSession): TreeDiff {
  return diffTrees(session.saved, session.tree);
}

/** Begins a save; `null` if there is nothing to save, one runs already, or there are conflicts. */
export function beginSave(
  session: EditingSession,
): { session: EditingSession; request: SaveRequest } | null {
  if (session.sending || session.conflicts.length > 0) return null;
  const diff = unsaved(session);
  if (isEmptyDiff(diff)) {
    return null;
  }
  return {
    session: { ...session, sending: session.tree },
    request: { baseVersion: session.version, diff },
  };
}

/** The running save is stored as `version`. */
export function saveSucceeded(session: EditingSession, version: number): EditingSession {
  const { sending } = session;
  if (!sending || version <= session.version) return { ...session, sending: null };
  return { ...session, version, saved: sending, sending: null, unanswered: [] };
}

/** The running save was refused; everything in it is unsaved again. */
export function saveFailed(session: EditingSession): EditingSession {
  return { ...session, sending: null };
}

/** The running save got no answer: it may have been stored, or may still be. */
export function saveUnanswered(session: EditingSession): EditingSession {
  return { ...session, sending: null, unanswered: inDoubt(session) };
}

function inDoubt({ sending, unanswered }: EditingSession): readonly Tree[] {
  return sending && !unanswered.includes(sending) ? [...unanswered, sending] : unanswered;
}

/** Takes another author's edit in; `gap` if versions are missing before it. */
export function remoteEdited(
  session: EditingSession,
  { version, diff }: { version: number; diff: TreeDiff },
): { session: EditingSession; gap: boolean } {
  if (version <= session.version) return { session, gap: false };
  if (version > session.version + 1) return { session, gap: true };
  const theirs = repair(applyDiff(session.saved, diff));
  return { session: rebased(session, version, theirs), gap: false };
}

/** Takes the server's whole document in, after a gap or a refused save. */
export function remoteReplaced(
  session: EditingSession,
  { version, tree }: { version: number; tree: Tree },
): EditingSession {
  const isKnown = version === session.version && session.sending !== null;
  return version < session.version || isKnown ? session : rebased(session, version, tree);
}

function rebased(session: EditingSession, version: number, document: Tree): EditingSession {
  const theirs = sharing(session.saved, document);
  const base = withOwn(session, theirs);
  const { tree, conflicts } = mergeTrees(base, session.tree, theirs);
  const found = new Map(
    [...session.conflicts, ...conflicts].map((conflict) => [conflict.id, conflict]),
  );
  return {
    ...session,
    version,
    saved: theirs,
    tree,
    sending: null,
    unanswered: version === session.version ? inDoubt(session) : [],
    conflicts: [...found.values()].flatMap((conflict) => stillOpen(conflict, tree, theirs)),
  };
}

/** What the author last knew to be saved, and what he finds of his own in their document. */
function withOwn(session: EditingSession, theirs: Tree): Tree {
  return inDoubt(session).reduce(
    (known, sent) => applyDiff(known, commonDiff(diffTrees(known, sent), diffTrees(known, theirs))),
    session.saved,
  );
}

/** A conflict that the authors have since settled by themselves, or whose record is gone, is none. */
function stillOpen(conflict: Conflict, tree: Tree, theirs: Tree): Conflict[] {
  const [mine, their] = [placeOf(tree, conflict), placeOf(theirs, conflict)];
  const { field } = conflict;
  if (field === null) {
    return (mine === null) === (their === null) ? [] : [{ ...conflict, mine, theirs: their }];
  }
  if (!mine || !their || sameText(mine[field], their[field])) return [];
  return [{ ...conflict, mine: mine[field], theirs: their[field] }];
}

/** The record, or the document, that a conflict is about. */
function placeOf(tree: Tree, { list, recordId }: Conflict): Record<string, unknown> | null {
  const records: readonly { id: string }[] = list === null ? [] : recordsOf(tree, list);
  const place = list === null ? hollowed(tree) : records.find(({ id }) => id === recordId);
  return (place ?? null) as Record<string, unknown> | null;
}
