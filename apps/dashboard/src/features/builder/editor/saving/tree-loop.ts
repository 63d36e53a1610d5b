import type { EditingSession } from "@rufbaum/tree/editing";
import { atom, getDefaultStore } from "jotai";
import { after, now, randomName } from "../../../../api/runtime.ts";
import { readDraft, sendEdit, showElsewhere, showInList } from "../../../../api/trees.ts";
import { type ByTree, drop, put } from "../by-tree.ts";
import { editingSessionsAtom, openTreeIdAtom } from "../editing.ts";
import { notePublicationOf } from "../publication.ts";
import { pendingOf } from "./pending.ts";
import { writePending } from "./pending-storage.ts";
import { conflictingVersion, refusalOf } from "./save-answer.ts";
import { createSaveLoop, isUnsaved, type SaveLoop, type SaveReport } from "./save-loop.ts";
import { tellOfProblem } from "./tell-of-problem.ts";

/** Names this tab to the server as an editor. */
export const TAB = randomName();

const SAVED: SaveReport = { status: "saved", problem: null };

const store = getDefaultStore();
const reportsAtom = atom<ByTree<SaveReport>>(new Map());

/** How the open tree's edits stand. */
export const saveReportAtom = atom(
  (get) => get(reportsAtom).get(get(openTreeIdAtom) ?? "") ?? SAVED,
);

export interface TreeLoopDeps {
  /** It can't be saved any more, and nothing is lost with it. */
  close(): void;
  /** Tries once more, when its author has seen to what hindered it. */
  refresh(): void;
}

/** The save loop of one open tree: between its session, the server, and what a reload finds. */
export function createTreeLoop(treeId: string, deps: TreeLoopDeps): SaveLoop {
  const session = (): EditingSession => {
    const found = store.get(editingSessionsAtom).get(treeId);
    if (!found) throw new Error(`tree ${treeId} is not open`);
    return found;
  };
  return createSaveLoop({
    session,
    write(change) {
      const next = change(session());
      if (next !== session()) put(editingSessionsAtom, treeId, next);
    },
    async send(request) {
      try {
        return { result: "saved", ...(await sendEdit(treeId, request)) };
      } catch (error) {
        const version = conflictingVersion(error);
        return version === null ? refusalOf(error) : { result: "conflict", version };
      }
    },
    async fetchDraft() {
      try {
        const draft = await readDraft(treeId);
        notePublicationOf(treeId, draft);
        return { result: "draft", version: draft.version, tree: draft.tree };
      } catch (error) {
        return refusalOf(error);
      }
    },
    now,
    after,
    tab: TAB,
    report: (report) => take(treeId, report, deps),
    keep: (kept) => writePending(treeId, kept && pendingOf(kept)),
    log: (text, cause) => console.error(text, cause),
  });
}

/** The loop is gone: nothing is told of its tree any more. */
export function dropReport(treeId: string): void {
  drop(reportsAtom, treeId);
}

function take(treeId: string, report: SaveReport, { close, refresh }: TreeLoopDeps): void {
  const before = store.get(reportsAtom).get(treeId) ?? SAVED;
  if (before.status === report.status && before.problem === report.problem) return;
  put(reportsAtom, treeId, report);
  const session = store.get(editingSessionsAtom).get(treeId);
  if (!session) return;
  if (report.status === "saving") showElsewhere(session.tree);
  if (report.status === "saved") showInList(session.saved, session.version);
  if (!report.problem || report.problem === before.problem) return;
  if (isUnsaved(session)) tellOfProblem(session.tree, report.problem, refresh);
  else close();
}
