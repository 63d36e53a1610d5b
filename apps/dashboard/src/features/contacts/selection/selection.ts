/** Which contacts are chosen: some by their ids, or all that match. */
export interface Selection {
  ids: ReadonlySet<string>;
  areAll: boolean;
  /** Chosen last, from where a range goes. */
  last: string | null;
}

export const NOBODY: Selection = { ids: new Set(), areAll: false, last: null };

/** With one chosen who was not, or the other way round; `areAll` ends, and those who are `listed` stay. */
export function toggled(selection: Selection, id: string, listed: readonly string[]): Selection {
  const ids = new Set(selection.areAll ? listed : selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ids, areAll: false, last: id };
}

/** With everybody between the one who was chosen last and this one. */
export function rangeTo(selection: Selection, id: string, listed: readonly string[]): Selection {
  const from = listed.indexOf(selection.last ?? "");
  const to = listed.indexOf(id);
  if (from < 0 || to < 0) return toggled(selection, id, listed);
  const ids = new Set(selection.ids);
  for (const each of listed.slice(Math.min(from, to), Math.max(from, to) + 1)) ids.add(each);
  return { ids, areAll: false, last: id };
}

/** Everybody who is listed, or nobody where they are chosen already. */
export function toggledAll(selection: Selection, listed: readonly string[]): Selection {
  const areChosen = listed.every((id) => selection.ids.has(id));
  return areChosen ? NOBODY : { ids: new Set(listed), areAll: false, last: null };
}

/** Without those who are gone. */
export function without(selection: Selection, gone: ReadonlySet<string>): Selection {
  if (selection.areAll || ![...gone].some((id) => selection.ids.has(id))) return selection;
  return { ...selection, ids: new Set([...selection.ids].filter((id) => !gone.has(id))) };
}

export function isChosen({ ids, areAll }: Selection, id: string): boolean {
  return areAll || ids.has(id);
}
