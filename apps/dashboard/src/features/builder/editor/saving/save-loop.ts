import type { Tree } from "@rufbaum/tree";
import {
  beginSave,
  type EditingSession,
  isEmptyDiff,
  remoteEdited,
  remoteReplaced,
  type SaveRequest,
  saveFailed,
  saveSucceeded,
  saveUnanswered,
  type TreeDiff,
  unsaved,
} from "@rufbaum/tree/editing";

/** Why the server took nothing: its line is down, it asks for a password, or it says no. */
export type Refusal =
  | { result: "unreachable" }
  | { result: "signed-out" }
  | { result: "gone" }
  | { result: "refused"; message: string };

export type SaveAnswer =
  | { result: "saved"; version: number }
  | { result: "conflict"; version: number }
  | Refusal;

export type DraftAnswer = { result: "draft"; version: number; tree: Tree } | Refusal;

export interface SaveLoopDeps {
  session(): EditingSession;
  write(change: (session: EditingSession) => EditingSession): void;
  /** Never rejects. `editor` comes back with the news of this very edit. */
  send(request: SaveRequest & { editor: string }): Promise<SaveAnswer>;
  /** Never rejects. */
  fetchDraft(): Promise<DraftAnswer>;
  now(): number;
  after(milliseconds: number, task: () => void): () => void;
  /** Names this tab. */
  tab: string;
  report(report: SaveReport): void;
  /** Keeps what is unsaved where a reload finds it; `null`: nothing is. */
  keep(session: EditingSession | null): void;
  log(text: string, cause: unknown): void;
}

export type SaveStatus = "saved" | "saving" | "unsaved" | "offline" | "conflict" | "failed";

/** `problem`: what has to be done before anything is saved again. */
export interface SaveReport {
  status: SaveStatus;
  problem: Exclude<Refusal, { result: "unreachable" }> | null;
}

export interface SaveLoop {
  /** The session may have changed. */
  changed(): void;
  /** News of an edit, this tab's own ones included. */
  heard(news: { version: number; editor: string | null; diff: TreeDiff }): void;
  /** Reads the draft again, for news may have been missed, then saves what is unsaved. */
  refresh(): void;
  /** Saves at once. @returns how it stands when nothing runs any more */
  flush(): Promise<SaveStatus>;
  isUnsaved(): boolean;
  /** Its tree is closed: nothing is saved or read any more, and who waits for it goes on. */
  stop(): void;
}

/** Typing and nudging make many edits; they travel together. */
export const QUIET_MILLISECONDS = 400;
export const LONGEST_WAIT_MILLISECONDS = 2000;
/** Longer than the largest tree takes to be stored on a slow disk. */
export const ANSWER_MILLISECONDS = 20_000;
const FIRST_RETRY_MILLISECONDS = 1000;
const LONGEST_RETRY_MILLISECONDS = 15_000;
const LONGEST_CONFLICT_PAUSE_MILLISECONDS = 1000;

/**
 * Brings one tree's edits to the server, one request at a time.
 *
 * idle: nothing runs → waiting at an edit
 * waiting: 400 ms after the last edit, at most 2 s after the first → saving
 * saving: answered, or its own news heard → idle, or waiting if there is more;
 *   somebody was quicker → reading; no answer → offline; refused, gone or signed out → stuck
 * reading: the draft is read and merged in → saving, or held while there are conflicts
 * offline: tried again after 1, 2, 4 … 15 s, or when the line is back → reading, then saving
 * stuck: until another edit (refused) or a refresh (gone, signed out)
 *
 * Whatever happens, what is unsaved stays in the session and in what is kept.
 */
export function createSaveLoop(deps: SaveLoopDeps): SaveLoop {
  let seen = deps.session().tree;
  let running: { request: SaveRequest; editor: string } | null = null;
  let isReading = false;
  let readAgain = false;
  let problem: SaveReport["problem"] = null;
  let isOffline = false;
  let dueSince: number | null = null;
  let cancelTimer: (() => void) | null = null;
  let isHeld = false;
  let isStopped = false;
  let misses = 0;
  let requests = 0;
  let waiters: ((status: SaveStatus) => void)[] = [];

  function changed(): void {
    const { tree } = deps.session();
    if (tree !== seen) {
      seen = tree;
      if (problem?.result === "refused") problem = null;
      if (hasUnsaved()) scheduleEdit();
    } else if (hasUnsaved() && !cancelTimer) scheduleEdit();
    tell();
  }

  function scheduleEdit(): void {
    if (running || isReading || isHeld || problem) return;
    const now = deps.now();
    dueSince ??= now;
    const left = dueSince + LONGEST_WAIT_MILLISECONDS - now;
    schedule(Math.max(0, Math.min(QUIET_MILLISECONDS, left)), save);
  }

  function schedule(milliseconds: number, task: () => void): void {
    cancelTimer?.();
    cancelTimer = deps.after(milliseconds, () => {
      unschedule();
      task();
    });
  }

  /** As `schedule`, and edits made meanwhile do not put it off. */
  function hold(milliseconds: number, task: () => void): void {
    schedule(milliseconds, task);
    isHeld = true;
  }

  function unschedule(): void {
    cancelTimer?.();
    cancelTimer = null;
    isHeld = false;
  }

  function save(): void {
    unschedule();
    if (running || isReading) return;
    const begun = beginSave(deps.session());
    deps.keep(hasUnsaved() ? deps.session() : null);
    dueSince = null;
    if (!begun) {
      tell();
      return;
    }
    const mine = { request: begun.request, editor: `${deps.tab}.${++requests}` };
    running = mine;
    deps.write(() => begun.session);
    tell();
    const giveUp = deps.after(ANSWER_MILLISECONDS, () => answered({ result: "unreachable" }));
    void deps.send({ ...mine.request, editor: mine.editor }).then(answered);

    function answered(answer: SaveAnswer): void {
      giveUp();
      if (running !== mine || isStopped) return;
      running = null;
      finish(answer, mine.request);
    }
  }

  function finish(answer: SaveAnswer, request: SaveRequest): void {
    if (answer.result === "saved") {
      stored(answer.version);
      return;
    }
    deps.write(answer.result === "unreachable" ? saveUnanswered : saveFailed);
    if (answer.result !== "conflict") {
      fail(answer);
      return;
    }
    // News of the quicker edit may have come before this answer: then it is merged in already.
    const isKnown = answer.version === deps.session().version;
    const pause = Math.min(LONGEST_CONFLICT_PAUSE_MILLISECONDS, 25 * (2 ** misses - 1));
    misses += 1;
    const isOlder = answer.version < request.baseVersion;
    hold(pause, isKnown ? save : () => void read({ isOlder }));
  }

  function stored(version: number): void {
    misses = 0;
    isOffline = false;
    problem = null;
    deps.write((session) => saveSucceeded(session, version));
    if (hasUnsaved()) scheduleEdit();
    else deps.keep(null);
    tell();
  }

  function fail(answer: Refusal): void {
    if (hasUnsaved()) deps.log("Failed to save tree changes", answer);
    unschedule();
    if (answer.result === "unreachable") {
      isOffline = true;
      const wait = Math.min(LONGEST_RETRY_MILLISECONDS, FIRST_RETRY_MILLISECONDS * 2 ** misses);
      misses += 1;
      hold(wait, () => void read({}));
    } else problem = answer;
    deps.keep(hasUnsaved() ? deps.session() : null);
    tell();
  }

  /** `isOlder`: the server has fallen behind this session, as after a backup was put back. */
  async function read({ isOlder = false }: { isOlder?: boolean }): Promise<void> {
    unschedule();
    if (isReading) {
      readAgain = true;
      return;
    }
    isReading = true;
    const answer = await deps.fetchDraft();
    if (isStopped) return;
    isReading = false;
    if (answer.result !== "draft") {
      fail(answer);
      return;
    }
    const { version, tree } = answer;
    isOffline = false;
    problem = null;
    deps.write((session) => {
      if (version === session.version) return session;
      const base = isOlder ? { ...session, version: 0 } : session;
      return remoteReplaced(base, { version, tree });
    });
    seen = deps.session().tree;
    if (readAgain) {
      readAgain = false;
      return read({});
    }
    if (hasUnsaved()) save();
    else deps.keep(null);
    tell();
  }

  function heard({ version, editor, diff }: Parameters<SaveLoop["heard"]>[0]): void {
    if (running && editor === running.editor) {
      running = null;
      stored(version);
      return;
    }
    let isGap = false;
    deps.write((session) => {
      const taken = remoteEdited(session, { version, diff });
      isGap = taken.gap;
      return taken.session;
    });
    seen = deps.session().tree;
    if (isGap) void read({});
    else if (hasUnsaved()) scheduleEdit();
    tell();
  }

  function flush(): Promise<SaveStatus> {
    if (hasUnsaved() && !running && !isReading && !isHeld && !problem) save();
    const { status } = current();
    if (isSettled(status)) return Promise.resolve(status);
    return new Promise((resolve) => waiters.push(resolve));
  }

  const hasUnsaved = () => isUnsaved(deps.session());

  function current(): SaveReport {
    if (deps.session().conflicts.length > 0) return { status: "conflict", problem };
    if (problem) return { status: "failed", problem };
    if (running) return { status: "saving", problem };
    if (!hasUnsaved()) return { status: "saved", problem };
    return { status: isOffline ? "offline" : "unsaved", problem };
  }

  function tell(): void {
    const report = current();
    deps.report(report);
    if (isSettled(report.status)) answerWaiters(report.status);
  }

  function answerWaiters(status: SaveStatus): void {
    const told = waiters;
    waiters = [];
    for (const resolve of told) resolve(status);
  }

  function stop(): void {
    unschedule();
    isStopped = true;
    answerWaiters(current().status);
  }

  return { changed, heard, refresh: () => void read({}), flush, isUnsaved: hasUnsaved, stop };
}

export function isUnsaved(session: EditingSession): boolean {
  return session.tree !== session.saved && !isEmptyDiff(unsaved(session));
}

function isSettled(status: SaveStatus): boolean {
  return status !== "saving" && status !== "unsaved";
}
