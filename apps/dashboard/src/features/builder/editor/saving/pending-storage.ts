import { kept } from "../../../../api/runtime.ts";
import { isPending, type Pending } from "./pending.ts";

/** Keeps a tree's unsaved edits for this tab alone, over reloads. */
export function writePending(treeId: string, pending: Pending | null): void {
  try {
    of(treeId).write(pending);
  } catch (cause) {
    // Full: the edits are safe as long as the tab is open, and leaving it is asked about.
    console.error("Failed to keep tree changes in this tab", cause);
  }
}

export function readPending(treeId: string): Pending | null {
  return of(treeId).read();
}

function of(treeId: string) {
  return kept("tab", `rufbaum.pending.${treeId}`, isPending);
}
