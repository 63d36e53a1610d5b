import type { UnnamedTree } from "../de/trees.ts";
import { telling } from "../tell.ts";

export const treeName = telling<UnnamedTree>({
  imported: "Imported decision tree",
  copy: ({ of }) => `${of} (copy)`,
});
