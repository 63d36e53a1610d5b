import { describe, expect, test } from "bun:test";
import { seededRandom, settle, type VirtualTime, virtualTime } from "@rufbaum/runtime/virtual";
import type { Tree } from "@rufbaum/tree";
import {
  applyDiff,
  type EditingSession,
  edit,
  openSession,
  renameTree,
  resolveConflicts,
  type TreeDiff,
  undo,
} from "@rufbaum/tree/editing";
import { type Pending, pendingOf } from "./pending.ts";
import { reopen } from "./reopen.ts";
import {
  ANSWER_MILLISECONDS,
  createSaveLoop,
  type DraftAnswer,
  type SaveAnswer,
  type SaveLoop,
  type SaveReport,
} from "./save-loop.ts";

const TREE: Tree = {
  id: "tree_1",
  name: "Erstkontakt",
  isActive: true,
  createdAt: "2026-01-01T00:00:00.000Z",
  nodes: [
    { id: "start", type: "start", title: "Start", position: { x: 0, y: 0 }, content: "Hallo" },
    { id: "end", type: "end", title: "Ende", position: { x: 300, y: 0 }, content: "Tschüss" },
  ],
  connections: [{ id: "c", sourceNodeId: "start", targetNodeId: "end", condition: null }],
};

type News = { version: number; editor: string | null; diff: TreeDiff };

/** How the next request goes: stored as it should be unless told. */
type Fate =
  | "lost-request"
  | "lost-answer"
  | "late-answer"
  | "refused"
  | "gone"
  | "signed-out"
  | "silence";

const LATE_MILLISECONDS = ANSWER_MILLISECONDS + 4000;

function fakeServer(time: VirtualTime) {
  let version = 1;
  let tree = TREE;
  let isUp = true;
  const fates: Fate[] = [];
  const news: ((told: News) => void)[] = [];
  const sent: { baseVersion: number; at: number }[] = [];
  const held: News[] = [];
  let isHolding = false;
  let reads = 0;
  let most = 0;
  let open = 0;

  function tell(told: News): void {
    if (isHolding) held.push(told);
    else for (const listener of news) listener(told);
  }

  function store(editor: string | null, diff: TreeDiff): void {
    tree = applyDiff(tree, JSON.parse(JSON.stringify(diff)) as TreeDiff);
    version += 1;
    tell({ version, editor, diff });
  }

  async function send(request: {
    baseVersion: number;
    editor: string;
    diff: TreeDiff;
  }): Promise<SaveAnswer> {
    sent.push({ baseVersion: request.baseVersion, at: time.now() });
    open += 1;
    most = Math.max(most, open);
    await Promise.resolve();
    open -= 1;
    const fate = isUp ? fates.shift() : "lost-request";
    if (fate === "silence") return new Promise(() => {});
    if (fate === "lost-request") return { result: "unreachable" };
    if (fate === "refused")
      return { result: "refused", message: "Der Decision Tree ist fehlerhaft." };
    if (fate === "gone" || fate === "signed-out") return { result: fate };
    if (request.baseVersion !== version) return { result: "conflict", version };
    store(request.editor, request.diff);
    if (fate === "late-answer") {
      const answer: SaveAnswer = { result: "saved", version };
      return new Promise((resolve) => time.after(LATE_MILLISECONDS, () => resolve(answer)));
    }
    return fate === "lost-answer" ? { result: "unreachable" } : { result: "saved", version };
  }

  return {
    sent,
    fates,
    send,
    hear: (listener: (told: News) => void) => news.push(listener),
    fetchDraft: async (): Promise<DraftAnswer> => {
      reads += 1;
      return isUp ? { result: "draft", version, tree } : { result: "unreachable" };
    },
    /** News made from now on wait until they are let go. */
    holdNews() {
      isHolding = true;
    },
    letNewsGo() {
      isHolding = false;
      for (const told of held.splice(0)) tell(told);
    },
    draft: () => ({ version, tree }),
    /** Somebody else's edit. */
    edited: (change: (tree: Tree) => { diff: TreeDiff }) => store("other.1", change(tree).diff),
    putBack(to: { version: number; tree: Tree }) {
      ({ version, tree } = to);
    },
    setUp(next: boolean) {
      isUp = next;
    },
    get reads() {
      return reads;
    },
    get most() {
      return most;
    },
  };
}

function openTab({ hears = true, kept = null as Pending | null } = {}, shared?: Shared) {
  const time = shared?.time ?? virtualTime();
  const server = shared?.server ?? fakeServer(time);
  let session = kept
    ? reopen(server.draft(), kept, "wiederhergestellt")
    : openSession(server.draft());
  let report: SaveReport = { status: "saved", problem: null };
  let stored: Pending | null = kept;
  const logged: string[] = [];
  const loop: SaveLoop = createSaveLoop({
    session: () => session,
    write(change) {
      session = change(session);
      loop?.changed();
    },
    send: (request) => server.send(request),
    fetchDraft: server.fetchDraft,
    now: time.now,
    after: time.after,
    tab: shared?.tab ?? "tab",
    report: (told) => {
      report = told;
    },
    keep(unsavedSession) {
      // As a reload would find it.
      stored = unsavedSession && JSON.parse(JSON.stringify(pendingOf(unsavedSession)));
    },
    log: (text) => logged.push(text),
  });
  server.hear((told) => hears && loop.heard(told));
  loop.changed();

  function change(next: (session: EditingSession) => EditingSession): void {
    session = next(session);
    loop.changed();
  }
  return {
    time,
    server,
    loop,
    logged,
    change,
    rename: (name: string) =>
      change((now) => edit(now, renameTree(now.tree, name).diff, { label: "umbenannt" })),
    retitle: (id: string, title: string) =>
      change((now) => edit(now, titled(now.tree, id, title).diff, { label: "benannt" })),
    session: () => session,
    report: () => report,
    kept: () => stored,
  };
}

interface Shared {
  time: VirtualTime;
  server: ReturnType<typeof fakeServer>;
  tab: string;
}

function titled(tree: Tree, id: string, title: string): { diff: TreeDiff } {
  const from = tree.nodes.find((node) => node.id === id)?.title;
  return { diff: { nodes: { updated: [{ id, fields: { title: { from, to: title } } }] } } };
}

function titleOf(tree: Tree, id: string): string | undefined {
  return tree.nodes.find((node) => node.id === id)?.title;
}

describe("when the line is fine", () => {
  test("an edit is stored 400 ms after the last one, as one request", async () => {
    const tab = openTab();
    tab.rename("A");
    expect(tab.report().status).toBe("unsaved");
    await tab.time.pass(300);
    tab.rename("AB");
    await tab.time.pass(399);
    expect(tab.server.sent).toEqual([]);
    await tab.time.pass(1);
    expect(tab.server.sent).toHaveLength(1);
    expect(tab.server.draft()).toMatchObject({ version: 2, tree: { name: "AB" } });
    expect(tab.report()).toEqual({ status: "saved", problem: null });
  });

  test("whoever never stops typing is saved every 2 s all the same", async () => {
    const tab = openTab();
    const begun = tab.time.now();
    for (let step = 0; step < 30; step++) {
      tab.rename(`Name ${step}`);
      await tab.time.pass(100);
    }
    expect(tab.server.sent[0]?.at).toBe(begun + 2000);
  });

  test("edits made while a request runs go with the next one, never beside it", async () => {
    const tab = openTab();
    tab.server.fates.push("silence");
    tab.rename("A");
    await tab.time.pass(400);
    tab.rename("B");
    await tab.time.pass(5000);
    expect(tab.server.sent).toHaveLength(1);
    expect(tab.report().status).toBe("saving");
    await tab.time.pass(ANSWER_MILLISECONDS + 2000);
    expect(tab.server.draft().tree.name).toBe("B");
    expect(tab.server.most).toBe(1);
  });

  test("what is on its way is kept, too, in case the tab dies", async () => {
    const tab = openTab();
    tab.server.fates.push("silence");
    tab.rename("A");
    await tab.time.pass(400);
    expect(tab.kept()?.diff.fields).toEqual({ name: { from: "Erstkontakt", to: "A" } });
  });

  test("a draft that is read while a request runs sends nothing beside it", async () => {
    const tab = openTab({ hears: false });
    tab.server.fates.push("silence");
    tab.rename("A");
    await tab.time.pass(400);
    tab.rename("B");
    tab.server.edited((tree) => titled(tree, "end", "Schluss"));
    tab.loop.refresh();
    tab.loop.refresh();
    await tab.time.pass(5000);
    expect(tab.server.reads).toBe(2);
    expect(tab.server.sent).toHaveLength(1);
  });

  test("an edit that is undone again is not sent", async () => {
    const tab = openTab();
    tab.rename("A");
    tab.change(undo);
    await tab.time.pass(5000);
    expect(tab.server.sent).toEqual([]);
    expect(tab.report().status).toBe("saved");
  });

  test("a flush does not wait for the pause", async () => {
    const tab = openTab();
    tab.rename("A");
    const flushed = tab.loop.flush();
    await settle();
    expect(await flushed).toBe("saved");
    expect(tab.server.draft().tree.name).toBe("A");
    expect(await tab.loop.flush()).toBe("saved");
  });
});

describe("when others edit, too", () => {
  test("their edit appears, and mine is stored on top of it", async () => {
    const tab = openTab();
    tab.rename("Meiner");
    tab.server.edited((tree) => titled(tree, "end", "Schluss"));
    expect(titleOf(tab.session().tree, "end")).toBe("Schluss");
    await tab.time.pass(400);
    expect(tab.server.sent).toEqual([expect.objectContaining({ baseVersion: 2 })]);
    expect(tab.server.draft().tree.name).toBe("Meiner");
  });

  test("without news, a refused edit reads the draft and is sent again at once", async () => {
    const tab = openTab({ hears: false });
    tab.server.edited((tree) => titled(tree, "end", "Schluss"));
    tab.rename("Meiner");
    await tab.time.pass(400);
    expect(tab.server.sent.map(({ baseVersion }) => baseVersion)).toEqual([1, 2]);
    expect(tab.server.draft().tree).toMatchObject({ name: "Meiner" });
    expect(titleOf(tab.session().tree, "end")).toBe("Schluss");
    expect(tab.report().status).toBe("saved");
  });

  test("an edit refused for one that is heard of already asks for no draft", async () => {
    const tab = openTab();
    const { send } = tab.server;
    let isQuicker = true;
    tab.server.send = (request) => {
      if (isQuicker) tab.server.edited((tree) => titled(tree, "end", "Schluss"));
      isQuicker = false;
      return send(request);
    };
    tab.rename("Meiner");
    await tab.time.pass(1000);
    expect(tab.server.draft()).toMatchObject({ version: 3, tree: { name: "Meiner" } });
    expect(tab.server.reads).toBe(0);
  });

  test("somebody who is always quicker is waited for, longer each time", async () => {
    const tab = openTab({ hears: false });
    const { send } = tab.server;
    let quicker = 12;
    tab.server.send = (request) => {
      if (quicker-- > 0) tab.server.edited((tree) => titled(tree, "end", `Schluss ${quicker}`));
      return send(request);
    };
    tab.rename("Meiner");
    await tab.time.pass(1000);
    expect(tab.server.sent.length).toBeLessThan(7);
    await tab.time.pass(14_000);
    expect(tab.server.draft().tree.name).toBe("Meiner");
    expect(titleOf(tab.session().tree, "end")).toBe("Schluss 0");
    expect(tab.report().status).toBe("saved");
  });

  test("missed news: the draft is read, and what is unsaved is kept", async () => {
    const tab = openTab();
    tab.rename("Meiner");
    const two = applyDiff(TREE, titled(TREE, "end", "Zwei").diff);
    tab.server.putBack({ version: 2, tree: two });
    tab.server.edited((tree) => titled(tree, "start", "Drei"));
    await tab.time.pass(400);
    expect(titleOf(tab.session().tree, "end")).toBe("Zwei");
    expect(titleOf(tab.session().tree, "start")).toBe("Drei");
    expect(tab.server.draft()).toMatchObject({ version: 4, tree: { name: "Meiner" } });
  });

  test("the same field changed by both: nothing is sent until somebody chose", async () => {
    const tab = openTab();
    tab.retitle("end", "Meins");
    tab.server.edited((tree) => titled(tree, "end", "Ihres"));
    await tab.time.pass(60_000);
    expect(tab.report().status).toBe("conflict");
    expect(tab.server.sent).toEqual([]);
    const [conflict] = tab.session().conflicts;
    tab.change((now) => resolveConflicts(now, new Map([[conflict?.id ?? "", "mine"]])));
    await tab.time.pass(400);
    expect(titleOf(tab.server.draft().tree, "end")).toBe("Meins");
    expect(tab.report().status).toBe("saved");
  });
});

describe("when the server is gone", () => {
  test("edits wait, are tried again ever more seldom, and arrive when it is back", async () => {
    const tab = openTab();
    tab.server.setUp(false);
    tab.rename("A");
    await tab.time.pass(500);
    expect(tab.report().status).toBe("offline");
    expect(tab.logged).toContain("Failed to save tree changes");
    await tab.time.pass(60_000);
    expect(tab.logged.length).toBeLessThan(10);
    tab.rename("AB");
    tab.server.setUp(true);
    await tab.time.pass(15_000);
    expect(tab.server.draft().tree.name).toBe("AB");
    expect(tab.report().status).toBe("saved");
    expect(tab.kept()).toBeNull();
  });

  test("the line's return is used at once", async () => {
    const tab = openTab();
    tab.server.setUp(false);
    tab.rename("A");
    await tab.time.pass(60_000);
    tab.server.setUp(true);
    tab.loop.refresh();
    await settle();
    expect(tab.report().status).toBe("saved");
  });

  test.each([true, false])("a lost answer stores nothing twice (news heard: %p)", async (hears) => {
    const tab = openTab({ hears });
    tab.server.fates.push("lost-answer");
    tab.rename("A");
    await tab.time.pass(10_000);
    expect(tab.server.draft()).toMatchObject({ version: 2, tree: { name: "A" } });
    expect(tab.server.sent).toHaveLength(1);
    expect(tab.report().status).toBe("saved");
    expect(tab.session().conflicts).toEqual([]);
  });

  test("whoever goes on, or takes back, after a lost answer is asked nothing", async () => {
    const tab = openTab({ hears: false });
    tab.server.fates.push("lost-answer");
    tab.rename("A");
    await tab.time.pass(400);
    tab.rename("AB");
    tab.retitle("end", "Schluss");
    tab.change(undo);
    await tab.time.pass(10_000);
    expect(tab.session().conflicts).toEqual([]);
    expect(tab.server.draft().tree.name).toBe("AB");
    tab.server.fates.push("lost-answer");
    tab.retitle("end", "Schluss");
    await tab.time.pass(400);
    tab.change(undo);
    await tab.time.pass(10_000);
    expect(titleOf(tab.server.draft().tree, "end")).toBe("Ende");
    expect(tab.report().status).toBe("saved");
  });

  test("an answer that comes after all, and late news of it, touch no later request", async () => {
    const tab = openTab();
    tab.server.holdNews();
    tab.server.fates.push("late-answer", "silence");
    tab.rename("A");
    await tab.time.pass(400 + ANSWER_MILLISECONDS + 1000);
    expect(tab.report().status).toBe("saved");
    tab.rename("B");
    await tab.time.pass(400);
    tab.server.letNewsGo();
    await tab.time.pass(3500);
    expect(tab.server.sent.map(({ baseVersion }) => baseVersion)).toEqual([1, 2]);
    expect(tab.report().status).toBe("saving");
    await tab.time.pass(60_000);
    expect(tab.server.draft()).toMatchObject({ version: 3, tree: { name: "B" } });
    expect(tab.report().status).toBe("saved");
  });

  test("a reload finds the edits again, and others' edits of the time between", async () => {
    const tab = openTab();
    tab.server.setUp(false);
    tab.rename("Meiner");
    tab.retitle("start", "Los");
    await tab.time.pass(500);
    tab.server.setUp(true);
    tab.server.edited((tree) => titled(tree, "end", "Schluss"));
    const { time, server } = tab;
    const again = openTab({ kept: tab.kept() }, { time, server, tab: "neu" });
    expect(again.session().tree.name).toBe("Meiner");
    expect(titleOf(again.session().tree, "end")).toBe("Schluss");
    await time.pass(400);
    expect(server.draft().tree.name).toBe("Meiner");
    expect(titleOf(server.draft().tree, "start")).toBe("Los");
    expect(again.kept()).toBeNull();
  });

  test("after a backup was put back, the edits go on from there", async () => {
    const tab = openTab();
    tab.rename("A");
    await tab.time.pass(400);
    tab.rename("B");
    await tab.time.pass(400);
    tab.server.putBack({ version: 1, tree: TREE });
    tab.retitle("end", "Schluss");
    await tab.time.pass(10_000);
    expect(tab.report().status).toBe("saved");
    expect(titleOf(tab.server.draft().tree, "end")).toBe("Schluss");
  });
});

describe("when the server says no", () => {
  test("a refused edit stays in the editor, and the next edit is tried", async () => {
    const tab = openTab();
    tab.server.fates.push("refused");
    tab.rename("A");
    await tab.time.pass(60_000);
    expect(tab.report()).toEqual({
      status: "failed",
      problem: { result: "refused", message: "Der Decision Tree ist fehlerhaft." },
    });
    expect(tab.session().tree.name).toBe("A");
    expect(tab.server.sent).toHaveLength(1);
    tab.rename("B");
    await tab.time.pass(400);
    expect(tab.report().status).toBe("saved");
  });

  test.each(["gone", "signed-out"] as const)("%s: edits wait for a refresh", async (fate) => {
    const tab = openTab();
    tab.server.fates.push(fate);
    tab.rename("A");
    await tab.time.pass(60_000);
    expect(tab.report()).toEqual({ status: "failed", problem: { result: fate } });
    expect(tab.kept()?.diff.fields).toEqual({ name: { from: "Erstkontakt", to: "A" } });
    tab.rename("AB");
    await tab.time.pass(60_000);
    expect(tab.server.sent).toHaveLength(1);
    tab.loop.refresh();
    await settle();
    expect(tab.server.draft().tree.name).toBe("AB");
    expect(tab.report().status).toBe("saved");
  });
});

test.each(Array.from({ length: 60 }, (_, seed) => seed))(
  "three tabs on a bad line come to one tree (seed %d)",
  async (seed) => {
    const random = seededRandom(seed);
    const chance = (likelihood: number) => random.number() < likelihood;
    const time = virtualTime();
    const server = fakeServer(time);
    const tabs = ["a", "b", "c"].map((tab) =>
      openTab({ hears: tab !== "c" }, { time, server, tab }),
    );
    for (let round = 0; round < 80; round++) {
      for (const [index, tab] of tabs.entries()) {
        if (chance(0.3)) tab.retitle(chance(0.5) ? "start" : "end", `${index} ${round}`);
        if (chance(0.1)) tab.change(undo);
        if (chance(0.1)) tab.rename(`Baum ${index} ${round}`);
        if (chance(0.05)) tab.loop.refresh();
        if (chance(0.3)) settleConflicts(tab, chance);
      }
      if (chance(0.15)) server.fates.push(chance(0.5) ? "lost-answer" : "lost-request");
      if (chance(0.03)) server.fates.push("silence");
      if (chance(0.1)) server.setUp(chance(0.5));
      await time.pass(Math.floor(random.number() * 900));
    }
    server.setUp(true);
    server.fates.length = 0;
    for (let round = 0; round < 6; round++) {
      await time.pass(60_000);
      for (const tab of tabs) {
        tab.loop.refresh();
        await time.pass(1000);
        settleConflicts(tab, chance);
      }
    }
    for (const tab of tabs) {
      expect(tab.report()).toEqual({ status: "saved", problem: null });
      expect(tab.session().tree).toEqual(server.draft().tree);
      expect(tab.kept()).toBeNull();
    }
  },
);

function settleConflicts(
  tab: ReturnType<typeof openTab>,
  chance: (likelihood: number) => boolean,
): void {
  const choices = tab
    .session()
    .conflicts.map(({ id }) => [id, chance(0.5) ? "mine" : "theirs"] as const);
  if (choices.length > 0) tab.change((session) => resolveConflicts(session, new Map(choices)));
}

test("a session that is opened with nothing pending sends nothing", async () => {
  const tab = openTab();
  expect(tab.session()).toEqual(openSession({ version: 1, tree: TREE }));
  await tab.time.pass(60_000);
  expect(tab.server.sent).toEqual([]);
});

test("a loop that is stopped does nothing more, and keeps nobody waiting", async () => {
  const tab = openTab({ hears: false });
  tab.server.fates.push("silence");
  tab.rename("A");
  const flushed = tab.loop.flush();
  tab.rename("AB");
  tab.loop.stop();
  expect(await flushed).toBe("saving");
  const { sent } = tab.server;
  expect(sent).toHaveLength(1);
  await tab.time.pass(60_000);
  expect(sent).toHaveLength(1);
  expect(tab.session().tree.name).toBe("AB");
});
