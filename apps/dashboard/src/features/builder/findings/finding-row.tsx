import type { Tree } from "@rufbaum/tree";
import { graphOf } from "@rufbaum/tree/graph";
import type { LintFinding } from "@rufbaum/tree/lint";
import { useAtomValue, useSetAtom } from "jotai";
import { findingText } from "../../../messages/finding-text.ts";
import { messages } from "../../../messages/index.ts";
import { treeAtom } from "../editor/editing.ts";
import { entryOfFinding } from "../editor/entry-of-finding.ts";
import { openKnowledgeAtom, viewportAtom } from "../editor/view.ts";
import { SetValue } from "../variables/set-value.tsx";
import { unfilledIn } from "../variables/unfilled.ts";

const texts = () => messages().panel.findings;

/** One finding; it leads to the node or the entry it is about, if that is there. */
export function FindingRow({ finding, onShown }: { finding: LintFinding; onShown(): void }) {
  const tree = useAtomValue(treeAtom);
  const view = useAtomValue(viewportAtom)?.current;
  const openKnowledge = useSetAtom(openKnowledgeAtom);
  const nodeId = tree && nodeOf(tree, finding);
  const entryId = entryOfFinding(finding);
  const message = findingText(finding);
  const unfilled = unfilledIn(finding);
  if (!nodeId && entryId === null) return <li className="px-2 py-1.5 text-13">{message}</li>;
  return (
    <li>
      <button
        type="button"
        onClick={() => {
          onShown();
          if (nodeId) view?.focusNode(nodeId);
          else openKnowledge({ tab: "entries", entryId });
        }}
        className="w-full rounded-md px-2 py-1.5 text-left text-13 [overflow-wrap:anywhere] hover:bg-hover focus-visible:-outline-offset-2"
      >
        {message}
        <span className="sr-only">{nodeId ? texts().goTo : texts().goToEntry}</span>
      </button>
      {unfilled !== null && (
        <div className="px-2 pb-1">
          <SetValue name={unfilled} />
        </div>
      )}
    </li>
  );
}

/** A connection that hangs in the air is shown at the end that is there. */
function nodeOf(tree: Tree, { nodeId, connectionId }: LintFinding): string | null {
  const graph = graphOf(tree);
  const connection = tree.connections.find(({ id }) => id === connectionId);
  const ids = [nodeId, connection?.sourceNodeId, connection?.targetNodeId];
  return ids.find((id) => id && graph.node(id)) ?? null;
}
