import type { Tree } from "@rufbaum/tree";
import type { LintFinding } from "@rufbaum/tree/lint";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { after } from "../../../api/runtime.ts";
import { loadLint } from "../editor/findings.ts";
import { firmAtom } from "../editor/firm-atom.ts";
import { draftFindings } from "./draft-findings.ts";
import type { NodeDraft } from "./node-draft.ts";

/** Milliseconds without typing until the rules look again. */
const PAUSE = 250;

/** What the rules say of a draft as it is typed, a moment after each change; nothing of one not begun. */
export function useDraftFindings(
  tree: Tree,
  opened: NodeDraft,
  draft: NodeDraft,
): readonly LintFinding[] {
  const firm = useAtomValue(firmAtom);
  const [findings, setFindings] = useState<readonly LintFinding[]>([]);
  useEffect(() => {
    let isLatest = true;
    const cancel = after(PAUSE, () => {
      void loadLint().then((lint) => {
        if (isLatest)
          setFindings(draftFindings(tree, { opened, draft }, (each) => lint(each, firm)));
      });
    });
    return () => {
      isLatest = false;
      cancel();
    };
  }, [tree, opened, draft, firm]);
  return findings;
}
