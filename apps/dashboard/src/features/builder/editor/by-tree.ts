import { getDefaultStore, type PrimitiveAtom } from "jotai";

/** Something of several trees, by their ids. */
export type ByTree<T> = ReadonlyMap<string, T>;

const store = getDefaultStore();

export function put<T>(atom: PrimitiveAtom<ByTree<T>>, treeId: string, value: T): void {
  store.set(atom, new Map(store.get(atom)).set(treeId, value));
}

export function drop<T>(atom: PrimitiveAtom<ByTree<T>>, treeId: string): void {
  store.set(atom, new Map([...store.get(atom)].filter(([id]) => id !== treeId)));
}
