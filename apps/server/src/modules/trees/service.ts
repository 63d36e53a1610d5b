import type { Runtime } from "@rufbaum/runtime";
import {
  countTrees,
  type Database,
  type Draft,
  deleteTree,
  editTree,
  findTree,
  insertTree,
  listTrees,
  setActive,
  undeleteTree,
} from "@rufbaum/store";
import {
  exportTree,
  type Finding,
  importTree,
  lintTree,
  newTree,
  type Problem,
  parseTree,
  type Tree,
} from "@rufbaum/tree";
import { applyDiff, diffTrees, type TreeDiff } from "@rufbaum/tree/editing";
import { DomainError } from "../../errors.ts";
import type { Live } from "../../live/live.ts";

export interface TreesDeps {
  runtime: Pick<Runtime, "clock" | "random">;
  db: Database;
  live: Pick<Live, "publish">;
}

/** A tree as a client sends it: its own fields unknown to us are kept. */
export type TreeDraft = { name: string } & Record<string, unknown>;

/** An edit as an open editor sends it. `editor` names the tab. */
export interface EditRequest {
  baseVersion: number;
  editor: string;
  diff: TreeDiff;
}

export type Trees = ReturnType<typeof createTrees>;

/** The trees: kept as whole documents, checked before anything is written. */
export function createTrees({ runtime, db, live }: TreesDeps) {
  const { clock, random } = runtime;

  async function find(id: string): Promise<Tree> {
    const tree = await findTree(db, id);
    if (tree) return tree;
    throw unknownTree(id);
  }

  async function create(draft: TreeDraft): Promise<Tree> {
    const id = random.id("tree");
    const createdAt = new Date(clock.now()).toISOString();
    return insert({
      ...newTree({ id, name: draft.name, createdAt }),
      isActive: await isFirst(),
      ...draft,
      id,
      createdAt,
    });
  }

  /** Takes a file in; a name handed in wins over the file's own. */
  async function importText(
    text: string,
    name: string | undefined,
  ): Promise<{ tree: Tree; findings: Finding[] }> {
    const read = importTree(text);
    if (!read.ok) {
      throw new DomainError(
        read.reason,
        `Der Import ist fehlgeschlagen: ${inWords(read.problems)}`,
        {
          details: { problems: read.problems },
        },
      );
    }
    const { id, createdAt, isActive } = read.tree;
    const isFree = id !== undefined && (await findTree(db, id)) === null;
    const tree = await insert({
      ...read.tree,
      id: isFree ? id : random.id("tree"),
      name: name ?? read.tree.name ?? "Importierter Decision Tree",
      isActive: isActive === true || (await isFirst()),
      createdAt: createdAt ?? new Date(clock.now()).toISOString(),
    });
    return { tree, findings: lintTree(tree) };
  }

  /** Puts a whole document in the place of the one with this id, whatever it was before. */
  async function replace(id: string, document: unknown): Promise<Tree> {
    const { isActive = null } = asObject(document) as { isActive?: unknown };
    const { tree } = await edited(id, null, ({ tree: { isActive, createdAt } }) =>
      checked({ isActive, ...asObject(document), id, createdAt }),
    );
    if (typeof isActive !== "boolean" || isActive === tree.isActive) return tree;
    await activate(id, isActive);
    return { ...tree, isActive };
  }

  /** Takes an edit in that was made on `baseVersion`; refused if somebody else was quicker. */
  async function edit(id: string, request: EditRequest): Promise<{ version: number }> {
    const { baseVersion, editor, diff } = request;
    const { version } = await edited(id, editor, ({ version, tree }) => {
      if (version !== baseVersion) throw versionConflict(version);
      return checked(applyDiff(tree, diff));
    });
    return { version };
  }

  async function edited(
    id: string,
    editor: string | null,
    change: (draft: Draft) => Tree,
  ): Promise<Draft> {
    let before: Tree | null = null;
    const draft = await editTree(db, id, (found) => {
      before = found.tree;
      return change(found);
    });
    if (!draft || !before) throw unknownTree(id);
    const diff = diffTrees(before, draft.tree);
    live.publish({ type: "tree-edited", treeId: id, version: draft.version, editor, diff });
    return draft;
  }

  async function activate(id: string, isActive = true): Promise<Tree> {
    if (!(await setActive(db, id, isActive))) throw unknownTree(id);
    live.publish({ type: "tree-changed", treeId: id });
    return find(id);
  }

  /** A copy of the tree as it stands, with a name of its own. */
  async function duplicate(id: string, name: string | undefined): Promise<Tree> {
    const tree = await find(id);
    return insert({
      ...tree,
      id: random.id("tree"),
      name: name ?? copyName(tree.name),
      isActive: false,
      createdAt: new Date(clock.now()).toISOString(),
    });
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

  async function insert(document: unknown): Promise<Tree> {
    const tree = await insertTree(db, checked(document));
    live.publish({ type: "tree-changed", treeId: tree.id });
    return tree;
  }

  async function isFirst(): Promise<boolean> {
    return (await countTrees(db)) === 0;
  }

  return {
    list: () => listTrees(db),
    find,
    create,
    importText,
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

function checked(document: unknown): Tree {
  const parsed = parseTree(document);
  if (parsed.ok) return parsed.tree;
  throw new DomainError(
    parsed.reason,
    `Der Decision Tree ist fehlerhaft: ${inWords(parsed.problems)}`,
    { details: { problems: parsed.problems } },
  );
}

/** The first problems as text; all of them stand in the details. */
function inWords(problems: readonly Problem[]): string {
  const shown = problems.slice(0, 3).map(({ message }) => message);
  const more = problems.length - shown.length;
  return more > 0 ? `${shown.join(" ")} (und ${more} weitere)` : shown.join(" ");
}

function copyName(name: string): string {
  return `${name.slice(0, 190)} (Kopie)`;
}

function versionConflict(version: number): DomainError {
  return new DomainError(
    "version-conflict",
    "Der Baum wurde inzwischen von jemand anderem geändert.",
    { status: 409, details: { version } },
  );
}

export function unknownTree(id: string): DomainError {
  return new DomainError("unknown-tree", `Es gibt keinen Decision Tree mit der Kennung „${id}“.`, {
    status: 404,
    details: { treeId: id },
  });
}

function asObject(document: unknown): object {
  return typeof document === "object" && document !== null ? document : {};
}
