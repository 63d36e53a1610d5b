import { useStoreApi } from "@xyflow/react";
import { useState } from "react";

/**
 * Keeps React Flow from measuring what comes into view. Sizes and ports of all nodes are declared;
 * measured ones would replace them: a card seen from afar draws no ports and would lose its edges,
 * and each measuring makes the browser lay the page out once more.
 *
 * Has to be called above `<ReactFlow>`, which takes hold of the function at its first drawing.
 */
export function useDeclaredSizes(): void {
  const flow = useStoreApi();
  useState(() => flow.setState({ updateNodeInternals: () => {} }));
}
