import { disclosureFor, openingTextOf, usualGreeting } from "@rufbaum/tree/campaign";
import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { useDialSettings } from "../../../../api/lawful-calling.ts";
import { useVersion } from "../../../../api/tree-versions.ts";
import { useTrees } from "../../../../api/trees.ts";
import { formAtom } from "../wizard-atoms.ts";

export interface Opening {
  /** What is said first unless somebody writes something else; `null` while that is not known. */
  proposed: string | null;
  /** Whether that is how the tree begins. */
  isOfTree: boolean;
  /** What is put in front of it, or of what somebody wrote, as it tells of no AI. */
  disclosure: string | null;
  /** What the tree says of its own variables. */
  variables: Readonly<Record<string, string>>;
}

/** What the calls will begin with. */
export function useOpening(): Opening {
  const { useDecisionTree, treeId, plan, message } = useAtomValue(formAtom);
  const { data: settings, isPending } = useDialSettings();
  const { data: trees } = useTrees();
  const entry = useDecisionTree ? trees?.find(({ id }) => id === treeId) : undefined;
  const number = entry?.published?.number ?? null;
  const version = useVersion(entry?.id ?? "", number);
  const isOfTree = number !== null;
  const tree = isOfTree ? (version.data?.tree ?? null) : null;
  const isKnown = !isPending && (!isOfTree || tree !== null);
  const { company = null, purpose = null } = settings ?? {};
  const wanted = plan.purpose ?? purpose;
  return useMemo(() => {
    const usual = usualGreeting({ company, purpose: wanted });
    const proposed = tree ? openingTextOf(tree) : usual;
    const greeting = message?.trim() || (tree ? "" : usual);
    return {
      proposed: isKnown ? proposed : null,
      isOfTree,
      disclosure: isKnown ? disclosureFor({ tree, greeting, company }) : null,
      variables: tree?.settings?.variables ?? {},
    };
  }, [tree, company, wanted, message, isKnown, isOfTree]);
}
