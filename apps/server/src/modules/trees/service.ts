import type { Runtime } from "@rufbaum/runtime";
import {
  countTrees,
  type Database,
  deleteTree,
  findTree,
  findTreeDocument,
  insertTreeDocument,
  replaceTreeDocument,
  setActive,
  treeExists,
  undeleteTree,
} from "@rufbaum/store";
import { exportTree, type Tree } from "@rufbaum/tree";
import type { TreeDiff } from "@rufbaum/tree/editing";
import type { Language } from "@rufbaum/words";
import { DomainError } from "../../errors.ts";
import type { Live } from "../../live/live.ts";
import { type Reader, readHere } from "../../reader/reader.ts";
import type { ChangedTree, StoredTree, WrittenTree } from "./documents.ts";

export interface TreesDeps {
  runtime: Pick<Runtime, "clock" | "random">;
  db: Database;
  live: Pick<Live, "publish">;
  /** Looks at documents; here and at once, if nobody else does. */
  reader?: Reader;
}

/** How often a change is tried anew because somebody else was quicker. */
const MOST_TRIES = 20;

export type Trees = ReturnType<typeof createTrees>;

/**
 * The trees: kept as whole documents, checked before anything is written. Documents stay the text
 * that they are stored as: what has to look into them is a task of the reader (`documents.ts`).
 */
export function createTrees({ runtime, db, live, reader = readHere }: TreesDeps) {
  const { clock, random } = runtime;

  async function find(id: string): Promise<Tree> {
    const tree = await findTree(db, id);
    if (tree) return tree;
    throw unknownTree(id);
  }

  /** @returns the tree as JSON */
  async function create(body: Uint8Array): Promise<string> {
    return insert(await reader.ask("make-tree", { body, ...(await given()) }));
  }

  /**
   * Takes a file in; a name handed in wins over the file's own.
   * @returns the tree and what lint finds, as JSON told in the language
   */
  async function importFile(
    body: Uint8Array,
    name: string | null,
    language: Language,
  ): Promise<string> {
    const task = { body, name, language, ...(await given()), keepsId: true };
    const read = await reader.ask("read-tree-file", task);
    if (!(await treeExists(db, read.id)) && (await isInserted(read))) return read.answer;
    // Also where the same file is imported twice at this moment.
    const other = await reader.ask("read-tree-file", { ...task, keepsId: false });
    await insert(other);
    return other.answer;
  }

  /** What a new tree gets. */
  async function given() {
    return {
      id: random.id("tree"),
      createdAt: new Date(clock.now()).toISOString(),
      isFirst: (await countTrees(db)) === 0,
    };
  }

  /**
   * Puts a document in the place of the one with this id; what it says nothing about stays.
   * @returns the tree as JSON, and what had to be done so that it stands on the canvas
   */
  async function replace(
    id: string,
    body: Uint8Array,
  ): Promise<{ answer: string; notes: readonly string[] }> {
    await known(id, body);
    const { changed } = await edited(id, (stored) =>
      reader.ask("replace-tree", { ...stored, body }),
    );
    if (changed.wanted !== null) await setActiveHere(id, changed.wanted);
    return changed;
  }

  /** Takes an edit in that was made on a certain version; refused if somebody else was quicker. */
  async function edit(id: string, body: Uint8Array): Promise<{ version: number }> {
    await known(id, body);
    const { version } = await edited(id, (stored) => reader.ask("edit-tree", { ...stored, body }));
    return { version };
  }

  /** What no tree could be changed by is told as such, whether there is the tree or not. */
  async function known(id: string, body: Uint8Array): Promise<void> {
    if (await treeExists(db, id)) return;
    await reader.ask("check-body", { body });
    throw unknownTree(id);
  }

  /**
   * Has a tree's document changed, again and again until nobody else has changed it meanwhile: a
   * transaction around the change would hold up every call on the embedded database.
   */
  async function edited<Changed extends ChangedTree & { editor?: string }>(
    id: string,
    change: (stored: StoredTree) => Promise<Changed>,
  ): Promise<{ version: number; changed: Changed }> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const stored = await findTreeDocument(db, id);
      if (!stored) throw unknownTree(id);
      const changed = await change(stored);
      const { name, text, nodes, connections } = changed;
      const next = { id, version: stored.version, name, text, nodes, connections };
      const version = await replaceTreeDocument(db, next);
      if (version === null) continue;
      tellOf(id, version, changed);
      return { version, changed };
    }
    throw new DomainError(
      { code: "too-many-edits" },
      { status: 503, details: { retryAfterSeconds: 2 } },
    );
  }

  function tellOf(
    treeId: string,
    version: number,
    { diff, editor = null }: ChangedTree & { editor?: string | null },
  ): void {
    live.publish(
      diff === null
        ? { type: "tree-changed", treeId }
        : { type: "tree-edited", treeId, version, editor, diff: JSON.parse(diff) as TreeDiff },
    );
  }

  async function activate(id: string, isActive = true): Promise<Tree> {
    await setActiveHere(id, isActive);
    return find(id);
  }

  async function setActiveHere(id: string, isActive: boolean): Promise<void> {
    if (!(await setActive(db, id, isActive))) throw unknownTree(id);
    live.publish({ type: "tree-changed", treeId: id });
  }

  /**
   * A copy of the tree as it stands, with a name of its own, in the language where none is given.
   * @returns it as JSON
   */
  async function duplicate(id: string, name: string | null, language: Language): Promise<string> {
    const stored = await findTreeDocument(db, id);
    if (!stored) throw unknownTree(id);
    const { text } = stored;
    const { isFirst: _, ...own } = await given();
    return insert(await reader.ask("copy-tree", { text, name, language, ...own }));
  }

  async function remove(id: string): Promise<void> {
    if (!(await deleteTree(db, id, clock.now()))) throw unknownTree(id);
    live.publish({ type: "tree-changed", treeId: id });
  }

  /** Brings a deleted tree back; it is active again if it was and no other one has become it. */
  async function undelete(id: string): Promise<Tree> {
    const tree = await undeleteTree(db, id);
    if (!tree) throw unknownTree(id);
    live.publish({ type: "tree-changed", treeId: id });
    return tree;
  }

  /** With an id that was made just now. */
  async function insert(tree: WrittenTree): Promise<string> {
    if (await isInserted(tree)) return tree.text;
    throw new Error(`A new tree's id was taken: ${tree.id}`);
  }

  async function isInserted(tree: WrittenTree): Promise<boolean> {
    const { id, name, isActive, createdAt, nodes, connections, text } = tree;
    const written = { id, name, isActive, createdAt, nodes, connections, text };
    const isNew = await insertTreeDocument(db, written);
    if (isNew) live.publish({ type: "tree-changed", treeId: id });
    return isNew;
  }

  return {
    find,
    create,
    importFile,
    replace,
    edit,
    edited,
    activate,
    duplicate,
    remove,
    undelete,
    /** The document as a file. */
    exportText: async (id: string) => exportTree(await find(id)),
  };
}

export function unknownTree(id: string): DomainError {
  return new DomainError(
    { code: "unknown-tree", treeId: id },
    { status: 404, details: { treeId: id } },
  );
}
