import { onceActive } from "../../api/runtime.ts";

/**
 * Loads the builder's parts once somebody begins to work: whoever edits goes on editing when the
 * server is gone. @returns what calls it off
 */
export function loadPartsOnceActive(): () => void {
  return onceActive(() => {
    import("./parts.ts").then(
      ({ loadParts }) => loadParts(),
      () => {},
    );
  });
}
