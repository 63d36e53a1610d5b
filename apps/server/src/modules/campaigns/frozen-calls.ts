import { withUsualVoice } from "@rufbaum/calls";
import { type CampaignRecord, type Database, findPublished, findTree } from "@rufbaum/store";
import { agentVoice } from "@rufbaum/telephony";
import { canStart, type Tree } from "@rufbaum/tree";
import { campaignTree } from "@rufbaum/tree/campaign";
import { DomainError } from "../../errors.ts";
import { readDialSettings } from "../lawful-calling/dial-settings.ts";
import { conversationSettings } from "../settings/conversation-settings.ts";
import { readTelephonySettings } from "../settings/telephony-settings.ts";
import { unknownTree } from "../trees/service.ts";

/** What a campaign's calls would walk now. */
export interface CallsOfCampaign {
  tree: Tree;
  /** The published version that it was made of; `null` without a tree. */
  version: { name: string; number: number } | null;
}

/**
 * What the calls of a campaign walk once it is started.
 * @throws DomainError `campaign-without-tree`, `unknown-tree`, `tree-unpublished`, `not-startable`
 */
export async function callsOf(db: Database, campaign: CampaignRecord): Promise<CallsOfCampaign> {
  const published = campaign.useDecisionTree ? await publishedOf(db, campaign.treeId) : null;
  const spoken = campaignTree({
    ...(await openingOf(db, campaign, published?.tree ?? null)),
    agentVoice: agentVoice(campaign.agent)?.agent ?? null,
  });
  const { defaultVoice } = await conversationSettings.read(db);
  const tree = withUsualVoice(spoken, defaultVoice);
  const findings = canStart(tree);
  if (findings.length > 0) {
    throw new DomainError(
      { code: "not-startable", treeName: tree.name, findings },
      { status: 409, details: { findings } },
    );
  }
  const version = published && { name: published.tree.name, number: published.number };
  return { tree, version };
}

/** The tree of a campaign as it was published last; `null`: it has none, or none that was. */
export async function publishedIfAny(
  db: Database,
  { useDecisionTree, treeId }: Pick<CampaignRecord, "useDecisionTree" | "treeId">,
): Promise<Tree | null> {
  const published = useDecisionTree && treeId ? await findPublished(db, treeId) : null;
  return published?.tree ?? null;
}

/** What the opening of its calls is made of. */
export async function openingOf(
  db: Database,
  { message, plan }: CampaignRecord,
  tree: Tree | null,
) {
  const { company } = await readTelephonySettings(db);
  const { purpose } = await readDialSettings(db);
  return { tree, greeting: message, company, purpose: plan.purpose ?? purpose };
}

/** @throws DomainError `campaign-without-tree`, `unknown-tree`, `tree-unpublished` */
export async function publishedOf(db: Database, treeId: string | null) {
  if (treeId === null) throw new DomainError({ code: "campaign-without-tree" }, { status: 422 });
  const draft = await findTree(db, treeId);
  if (!draft) throw unknownTree(treeId);
  const published = await findPublished(db, treeId);
  if (published) return published;
  throw new DomainError(
    { code: "tree-unpublished", treeName: draft.name },
    { status: 409, details: { treeId } },
  );
}
