import { telling } from "../tell.ts";

/** A name for a tree that nobody has named: from a file, or copied. */
export type UnnamedTree = { code: "imported" } | { code: "copy"; of: string };

export const treeName = telling<UnnamedTree>({
  imported: "Importierter Decision Tree",
  copy: ({ of }) => `${of} (Kopie)`,
});
