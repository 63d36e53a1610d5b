import type { Tree } from "@rufbaum/tree";
import { undeleteTree } from "../../../../api/trees.ts";
import { showFailure, showToast } from "../../../../app/toasts.tsx";
import { messages } from "../../../../messages/index.ts";
import type { SaveReport } from "./save-loop.ts";

const texts = () => messages().editor.problems;

/** Tells of edits that can't be saved as things are, wherever in the program their author is. */
export function tellOfProblem(
  tree: Tree,
  problem: NonNullable<SaveReport["problem"]>,
  again: () => void,
): void {
  switch (problem.result) {
    case "refused":
      showToast({ tone: "failure", title: texts().refused(tree.name), text: problem.message });
      break;
    case "gone":
      showToast({
        tone: "failure",
        title: texts().gone(tree.name),
        text: texts().goneHint,
        stays: Number.POSITIVE_INFINITY,
        action: {
          label: texts().bringBack,
          run: () =>
            undeleteTree(tree.id).then(again, (error) => showFailure(texts().notBack, error)),
        },
      });
      break;
    case "signed-out":
      // The gate says so itself; the edits wait behind it.
      break;
  }
}
