import type { Runtime } from "@rufbaum/runtime";
import {
  type Database,
  findDraft,
  findPublished,
  findTreeVersion,
  findVersionDocument,
  listTreeVersions,
  publishTree,
  summaryOf,
  type TreeVersion,
  type TreeVersionSummary,
} from "@rufbaum/store";
import { lintTree, type Tree } from "@rufbaum/tree";
import { compareTrees } from "@rufbaum/tree/editing";
import { DomainError } from "../../errors.ts";
import type { Live } from "../../live/live.ts";
import { type Reader, readHere } from "../../reader/reader.ts";
import { type Trees, unknownTree } from "./service.ts";

export interface VersionsDeps {
  runtime: Pick<Runtime, "clock">;
  db: Database;
  /** The same data, for lists. */
  sideDb: Database;
  live: Pick<Live, "publish">;
  trees: Trees;
  reader?: Reader;
}

export type Versions = ReturnType<typeof createVersions>;

/**
 * Drafts and their published versions. Edits go to the draft; publishing freezes it. Campaigns and
 * inbound calls walk what was published last, test calls and simulations the draft.
 */
export function createVersions({
  runtime,
  db,
  sideDb,
  live,
  trees,
  reader = readHere,
}: VersionsDeps) {
  const { clock } = runtime;

  /** The draft as an editor opens it. `isPublished`: it is what was published last. */
  async function draft(treeId: string) {
    const [found, published] = await Promise.all([
      findDraft(db, treeId),
      findPublished(db, treeId),
    ]);
    if (!found) throw unknownTree(treeId);
    return {
      ...found,
      published: published && {
        number: published.number,
        publishedAt: new Date(published.publishedAt).toISOString(),
      },
      isPublished: published !== null && compareTrees(published.tree, found.tree).isSame,
    };
  }

  /** Freezes the draft as the next version; refused if it has errors or nothing has changed. */
  async function publish(treeId: string, note: string | null) {
    const version = await freeze(treeId, note, (tree, last) => {
      refuseErrors(tree);
      if (last) refuseUnchanged(tree, last);
      return true;
    });
    return shown(summaryOf(version));
  }

  async function freeze(
    treeId: string,
    note: string | null,
    isWanted: (tree: Tree, last: TreeVersion | null) => boolean,
  ): Promise<TreeVersion> {
    const publishedAt = clock.now();
    const version = await publishTree(db, treeId, { note, publishedAt, isWanted });
    if (!version) throw unknownTree(treeId);
    live.publish({ type: "tree-changed", treeId });
    return version;
  }

  async function list(treeId: string) {
    await trees.find(treeId);
    return (await listTreeVersions(sideDb, treeId)).map(shown);
  }

  async function find(treeId: string, number: number) {
    const version = await existing(treeId, number);
    return { ...shown(summaryOf(version)), tree: version.tree };
  }

  /** Makes the draft what that version was; other editors see it as an edit. */
  async function restore(treeId: string, number: number): Promise<{ version: number }> {
    const versionText = await findVersionDocument(db, treeId, number);
    if (versionText === null) {
      await trees.find(treeId);
      throw unknownVersion(treeId, number);
    }
    const { version } = await trees.edited(treeId, (stored) =>
      reader.ask("restore-tree", { ...stored, versionText }),
    );
    return { version };
  }

  /** What a campaign or an inbound call walks; `null` if nothing was published yet. */
  async function published(treeId: string): Promise<Tree | null> {
    await trees.find(treeId);
    return (await findPublished(db, treeId))?.tree ?? null;
  }

  /** As `published`; a tree that never was is published now, if lint finds no error. */
  async function publishedOrFirst(treeId: string): Promise<Tree> {
    const found = await published(treeId);
    if (found) return found;
    const first = await freeze(treeId, null, (tree, last) => {
      if (last) return false;
      refuseErrors(tree);
      return true;
    });
    return first.tree;
  }

  async function existing(treeId: string, number: number): Promise<TreeVersion> {
    await trees.find(treeId);
    const version = await findTreeVersion(db, treeId, number);
    if (version) return version;
    throw unknownVersion(treeId, number);
  }

  return { draft, publish, list, find, restore, published, publishedOrFirst };
}

function unknownVersion(treeId: string, number: number): DomainError {
  return new DomainError(
    { code: "unknown-version", number },
    { status: 404, details: { treeId, number } },
  );
}

function refuseErrors(tree: Tree): void {
  const errors = lintTree(tree).filter(({ severity }) => severity === "error");
  if (errors.length > 0) throw new DomainError({ code: "lint-errors", errors }, { status: 409 });
}

function refuseUnchanged(tree: Tree, { number, tree: last }: TreeVersion): void {
  if (!compareTrees(last, tree).isSame) return;
  throw new DomainError({ code: "unchanged", number }, { status: 409, details: { number } });
}

function shown(version: TreeVersionSummary) {
  return { ...version, publishedAt: new Date(version.publishedAt).toISOString() };
}
