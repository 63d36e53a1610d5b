import type { TreeTemplate } from "@rufbaum/tree/templates";
import { useStore } from "jotai";
import {
  activateTree,
  createTree,
  deleteTree,
  duplicateTree,
  exportTree,
  type TreeEntry,
  undeleteTree,
} from "../../api/trees.ts";
import { chosenTreeAtom, useSelectedTree } from "../../app/selection.ts";
import { showFailure, showToast } from "../../app/toasts.tsx";
import { messages } from "../../messages/index.ts";

const texts = () => messages().builder.trees;

/** What can be done with whole trees, each telling how it went, also when its list row is gone. */
export function useTreeDeeds() {
  const store = useStore();
  const selected = useSelectedTree();
  const choose = (id: string) => store.set(chosenTreeAtom, id);

  async function attempt(deed: () => Promise<void>): Promise<void> {
    try {
      await deed();
    } catch (error) {
      showFailure(texts().failed, error);
    }
  }

  return {
    create: (name: string, template: TreeTemplate | null) =>
      attempt(async () => {
        const tree = await createTree(name, template);
        choose(tree.id);
        done(texts().created(tree.name));
      }),

    rename: (tree: TreeEntry, name: string) =>
      attempt(async () => {
        const { renameAnyTree } = await import("../builder/editor/edit-any-tree.ts");
        await renameAnyTree(tree.id, name);
      }),

    duplicate: (tree: TreeEntry) =>
      attempt(async () => {
        await flushed(tree);
        const copy = await duplicateTree(tree.id);
        choose(copy.id);
        done(texts().duplicated(tree.name));
      }),

    makeActive: (tree: TreeEntry) =>
      attempt(async () => {
        await activateTree(tree.id);
        done(texts().madeActive(tree.name));
      }),

    save: (tree: TreeEntry) =>
      attempt(async () => {
        await flushed(tree);
        await exportTree(tree);
      }),

    remove: (tree: TreeEntry) =>
      attempt(async () => {
        const wasSelected = selected?.id === tree.id;
        await flushed(tree);
        const { setAside, closeTree } = await openTrees();
        const takeUpAgain = setAside(tree.id);
        await deleteTree(tree.id).catch((error: unknown) => {
          takeUpAgain();
          throw error;
        });
        closeTree(tree.id);
        const undo = async () => {
          await undeleteTree(tree.id);
          if (wasSelected) choose(tree.id);
          done(texts().undeleted(tree.name));
        };
        showToast({
          tone: "success",
          title: texts().deleted(tree.name),
          action: { label: texts().undo, run: () => void attempt(undo) },
        });
      }),
  };
}

function done(title: string): void {
  showToast({ tone: "success", title });
}

/** The document on the server is the one on the screen, as far as the server can be reached. */
async function flushed({ id }: TreeEntry): Promise<void> {
  const { flushEdits } = await openTrees();
  await flushEdits(id);
}

/** Belongs to the builder; other pages load it when a tree is dealt with. */
function openTrees() {
  return import("../builder/editor/open-trees.ts");
}
