import { collectedBy, collectedIn } from "@rufbaum/conversation";
import {
  type CampaignContactRecord,
  type CampaignRecord,
  type Database,
  loadSnapshot,
  readCallStates,
} from "@rufbaum/store";
import { CAMPAIGN_TREE_ID, WISHED_ADDRESS, WISHED_TIME } from "@rufbaum/tree/campaign";
import type { Words } from "@rufbaum/words";

/** What the calls of a campaign keep of what people say. */
export interface SaidInCalls {
  /** Of each value its name: the variable, or what it is called in calls without a tree. */
  names: readonly string[];
  /** The values of each contact's last call, in the order of their names. */
  of(contacts: readonly CampaignContactRecord[]): Promise<(readonly string[])[]>;
}

/** Known before anybody was called: from the tree that its start has frozen. */
export async function saidInCalls(
  db: Database,
  { snapshotId }: Pick<CampaignRecord, "snapshotId">,
  words: Words,
): Promise<SaidInCalls> {
  const tree = snapshotId === null ? null : await loadSnapshot(db, snapshotId);
  const variables = tree ? collectedBy(tree) : [];
  const { wishedTime, wishedAddress } = words.campaignResults;
  const own = new Map([
    [WISHED_TIME, wishedTime],
    [WISHED_ADDRESS, wishedAddress],
  ]);
  const isOwn = tree?.id === CAMPAIGN_TREE_ID;
  return {
    names: variables.map(({ name }) => (isOwn ? own.get(name) : null) ?? name),
    async of(contacts) {
      if (variables.length === 0) return contacts.map(() => []);
      const ids = contacts.flatMap(({ callId }) => callId ?? []);
      const states = await readCallStates(db, ids);
      return contacts.map(({ callId }) => {
        const state = states.get(callId ?? "");
        return variables.map((one) => String((state && collectedIn(state, one)) ?? ""));
      });
    },
  };
}
