import { openingTextOf, usualGreeting } from "@rufbaum/tree/campaign";
import { useAtomValue } from "jotai";
import { useDialSettings } from "../../../../api/lawful-calling.ts";
import { useVersion } from "../../../../api/tree-versions.ts";
import { useTrees } from "../../../../api/trees.ts";
import { formAtom } from "../wizard-atoms.ts";

/** What is said first unless somebody writes something else; `null` while that is not known. */
export function useProposedGreeting(): { text: string | null; isOfTree: boolean } {
  const { useDecisionTree, treeId, plan } = useAtomValue(formAtom);
  const { data: settings, isPending } = useDialSettings();
  const { data: trees } = useTrees();
  const tree = useDecisionTree ? trees?.find(({ id }) => id === treeId) : undefined;
  const version = useVersion(tree?.id ?? "", tree?.published?.number ?? null);
  if (tree?.published) {
    return { text: version.data ? openingTextOf(version.data.tree) : null, isOfTree: true };
  }
  if (isPending) return { text: null, isOfTree: false };
  const { company = null, purpose = null } = settings ?? {};
  return { text: usualGreeting({ company, purpose: plan.purpose ?? purpose }), isOfTree: false };
}
