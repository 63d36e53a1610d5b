import type { Runtime } from "@rufbaum/runtime";
import {
  countTrees,
  type Database,
  deleteTree,
  findTree,
  insertTree,
  listTrees,
  replaceTree,
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
import { DomainError } from "../../errors.ts";
import type { Live } from "../../live/live.ts";

export interface TreesDeps {
  runtime: Pick<Runtime, "clock" | "random">;
  db: Database;
  live: Pick<Live, "publish">;
}

/** A tree as a client sends it: its own fields unknown to us are kept. */
export type TreeDraft = { name: string } & Record<string, unknown>;

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

  /** Puts a whole document in the place of the one with this id. */
  async function replace(id: string, document: unknown): Promise<Tree> {
    const before = await find(id);
    const { isActive, createdAt } = before;
    const tree = checked({ isActive, ...asObject(document), id, createdAt });
    const replaced = await replaceTree(db, tree);
    if (!replaced) throw unknownTree(id);
    live.publish({ type: "tree-changed", treeId: id });
    return replaced;
  }

  async function remove(id: string): Promise<void> {
    if (!(await deleteTree(db, id))) throw unknownTree(id);
    live.publish({ type: "tree-changed", treeId: id });
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
    remove,
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

function unknownTree(id: string): DomainError {
  return new DomainError("unknown-tree", `Es gibt keinen Decision Tree mit der Kennung „${id}“.`, {
    status: 404,
    details: { treeId: id },
  });
}

function asObject(document: unknown): object {
  return typeof document === "object" && document !== null ? document : {};
}
