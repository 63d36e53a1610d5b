import type { KnowledgeEntry, Tree } from "@rufbaum/tree";
import { type Edit, setSettings } from "@rufbaum/tree/editing";

const NONE: readonly KnowledgeEntry[] = [];

/** The questions and answers of a tree; the same list as long as they are. */
export function entriesOf(tree: Tree | null): readonly KnowledgeEntry[] {
  return tree?.settings?.knowledge ?? NONE;
}

/** Sets all of them; none at all takes the field away. */
export function setEntries(tree: Tree, entries: readonly KnowledgeEntry[]): Edit {
  const { knowledge: _before, ...rest } = tree.settings ?? {};
  return setSettings(tree, entries.length === 0 ? rest : { ...rest, knowledge: [...entries] });
}

export function addEntry(tree: Tree, entry: KnowledgeEntry): Edit {
  return setEntries(tree, [...entriesOf(tree), entry]);
}

/** Changes what is named of an entry; one that is gone stays gone. */
export function changeEntry(
  tree: Tree,
  id: string,
  patch: Partial<Omit<KnowledgeEntry, "id">>,
): Edit {
  return setEntries(
    tree,
    entriesOf(tree).map((entry) => (entry.id === id ? { ...entry, ...patch } : entry)),
  );
}

export function removeEntry(tree: Tree, id: string): Edit {
  return setEntries(
    tree,
    entriesOf(tree).filter((entry) => entry.id !== id),
  );
}
