import {
  type CampaignRecord,
  type Database,
  loadSnapshot,
  readCampaignTallies,
} from "@rufbaum/store";
import type { Tree } from "@rufbaum/tree";
import { callsOf } from "./frozen-calls.ts";

/** How the calls of a campaign went through what they walk. */
export interface CampaignFlow {
  treeName: string;
  tree: Tree;
  /** Calls that came by a node, by its id. */
  nodes: Record<string, number>;
  /** Calls that went on, by `from>to`. */
  ways: Record<string, number>;
  /** Calls that people answered. */
  calls: number;
}

/** @throws DomainError where a draft lacks what it would walk */
export async function followFlow(db: Database, campaign: CampaignRecord): Promise<CampaignFlow> {
  const { snapshotId } = campaign;
  const frozen = snapshotId === null ? null : await loadSnapshot(db, snapshotId);
  const tree = frozen ?? (await callsOf(db, campaign)).tree;
  const tallies = await readCampaignTallies(db, [campaign.key], ["node", "way", "call"]);
  const amounts = (kind: string) =>
    Object.fromEntries(
      tallies.filter((one) => one.kind === kind).map(({ key, amount }) => [key, amount]),
    );
  return {
    treeName: campaign.treeName ?? tree.name,
    tree,
    nodes: amounts("node"),
    ways: amounts("way"),
    calls: amounts("call").answered ?? 0,
  };
}
