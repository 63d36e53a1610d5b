import { onceActive } from "../../api/runtime.ts";

/**
 * Loads the builder's parts once somebody begins to work: whoever edits goes on editing when the
 * server is gone. @returns what calls it off
 */
export function loadPartsOnceActive(): () => void {
  let isOver = false;
  let callOff = onceActive(() => {
    import("./parts.ts").then(
      ({ loadParts }) => {
        if (!isOver) callOff = loadParts();
      },
      () => {},
    );
  });
  return () => {
    isOver = true;
    callOff();
  };
}
