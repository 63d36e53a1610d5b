import { openSession } from "@rufbaum/tree/editing";
import { atom, getDefaultStore } from "jotai";
import { onLeave } from "../../../api/runtime.ts";
import { sessionAtom } from "../../../api/tab-session.ts";
import { followTrees } from "../../../api/tree-feed.ts";
import { type Draft, readDraft } from "../../../api/trees.ts";
import { showToast } from "../../../app/toasts.tsx";
import { messages } from "../../../messages/index.ts";
import { type ByTree, drop, put } from "./by-tree.ts";
import { editingSessionsAtom, openTreeIdAtom } from "./editing.ts";
import { notePublicationOf } from "./publication.ts";
import { pendingOf } from "./saving/pending.ts";
import { readPending, writePending } from "./saving/pending-storage.ts";
import { isUnsaved, type SaveLoop, type SaveStatus } from "./saving/save-loop.ts";
import { createTreeLoop, dropReport } from "./saving/tree-loop.ts";

/*
 * The trees that are open in this tab. One that is left for another, or with its page, stays open
 * and is saved to its end; each has the subscriptions it needs for as long as it is open.
 */

type Opening = { state: "loading" } | { state: "failed"; error: unknown };

interface OpenTree {
  loop: SaveLoop;
  /** Ends its subscriptions. */
  stop(): void;
}

const store = getDefaultStore();
const openTrees = new Map<string, OpenTree>();
const openingsAtom = atom<ByTree<Opening>>(new Map());

/** `null` while the open tree is there, or none is open. */
export const openingAtom = atom((get) => get(openingsAtom).get(get(openTreeIdAtom) ?? "") ?? null);

/**
 * Opens a tree's draft, with the edits that this tab had not saved before a reload, and keeps it
 * saved and up to date until `closeTree`.
 */
export async function openTree(treeId: string): Promise<void> {
  store.set(openTreeIdAtom, treeId);
  const isOpening = store.get(openingsAtom).get(treeId)?.state === "loading";
  if (store.get(editingSessionsAtom).has(treeId) || isOpening) return;
  put(openingsAtom, treeId, { state: "loading" });
  try {
    const restore = await restoring(treeId);
    const draft = await readDraft(treeId);
    notePublicationOf(treeId, draft);
    const { restored } = messages().editor;
    put(editingSessionsAtom, treeId, restore ? restore(draft, restored) : openSession(draft));
    if (restore) showToast({ tone: "info", title: restored });
    keepUp(
      treeId,
      createTreeLoop(treeId, {
        close: () => closeTree(treeId),
        refresh: () => refreshTree(treeId),
      }),
    );
    drop(openingsAtom, treeId);
  } catch (error) {
    put(openingsAtom, treeId, { state: "failed", error });
  }
}

/** What lays the edits on a draft that were not saved before a reload; `null`: there are none. */
async function restoring(treeId: string) {
  const pending = readPending(treeId);
  if (!pending) return null;
  const { reopen } = await import("./saving/reopen.ts");
  return (draft: Draft, label: string) => reopen(draft, pending, label);
}

/** Forgets what is known of a tree, unsaved edits included. */
export function closeTree(treeId: string): void {
  letGo(treeId)?.stop();
  drop(editingSessionsAtom, treeId);
  dropReport(treeId);
}

/** Stops saving a tree that is about to be deleted here. @returns what takes it up again */
export function setAside(treeId: string): () => void {
  const loop = letGo(treeId);
  return () => {
    if (loop && store.get(editingSessionsAtom).has(treeId)) keepUp(treeId, loop);
  };
}

/** Saves a tree's edits now. @returns how they stand then; nothing waits for an offline server */
export async function flushEdits(treeId = store.get(openTreeIdAtom)): Promise<SaveStatus> {
  return (await openTrees.get(treeId ?? "")?.loop.flush()) ?? "saved";
}

/** Reads an open tree's draft again and saves what is unsaved. */
export function refreshTree(treeId = store.get(openTreeIdAtom)): void {
  openTrees.get(treeId ?? "")?.loop.refresh();
}

function keepUp(treeId: string, loop: SaveLoop): void {
  const stops = [
    store.sub(editingSessionsAtom, loop.changed),
    // Who signs in next reads it anew; what is unsaved waits behind the gate.
    store.sub(sessionAtom, () => {
      if (!store.get(sessionAtom).signedIn && !loop.isUnsaved()) closeTree(treeId);
    }),
    followTrees({
      edited(news) {
        if (news.treeId === treeId) loop.heard(news);
      },
      changed(id) {
        if (id === treeId) loop.refresh();
      },
      caughtUp: loop.refresh,
    }),
    onLeave({
      leaving: loop.isUnsaved,
      left() {
        const session = store.get(editingSessionsAtom).get(treeId);
        if (session) writePending(treeId, isUnsaved(session) ? pendingOf(session) : null);
      },
    }),
  ];
  openTrees.set(treeId, {
    loop,
    stop: () => {
      for (const stop of stops) stop();
    },
  });
  loop.changed();
}

function letGo(treeId: string): SaveLoop | null {
  const open = openTrees.get(treeId);
  open?.stop();
  openTrees.delete(treeId);
  return open?.loop ?? null;
}
