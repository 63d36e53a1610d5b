import { variablesOf } from "@rufbaum/dialing/contact-files";
import {
  type CampaignRecord,
  type Database,
  findContact,
  listCampaignContacts,
  loadSnapshot,
} from "@rufbaum/store";
import type { Calls } from "../calls/service.ts";
import { callsOf } from "./frozen-calls.ts";

/**
 * A test call as the campaign's first contact would get it: its words, its values, its number.
 * @throws DomainError where what it would walk lacks something, or the call is refused
 */
export async function tryCampaign(
  { db: sideDb, calls }: { db: Database; calls: Pick<Calls, "place"> },
  campaign: CampaignRecord,
  { to, by }: { to: string; by: string | undefined },
) {
  const { snapshotId } = campaign;
  const frozen = snapshotId === null ? null : await loadSnapshot(sideDb, snapshotId);
  const tree = frozen ?? (await callsOf(sideDb, campaign)).tree;
  const variables = await valuesOf(sideDb, campaign);
  const from = campaign.plan.callerNumber ?? undefined;
  return calls.place({ to, treeId: tree.id, tree, from, variables, madeBy: by });
}

/** Of the first contact; of none, where nobody is in it yet. */
async function valuesOf(db: Database, { key, otherColumns }: CampaignRecord) {
  const [first] = (await listCampaignContacts(db, key, { limit: 1 })).contacts;
  const contact = first ? await findContact(db, first.contact) : null;
  return contact ? variablesOf({ ...contact, phoneNumber: contact.number }, otherColumns) : {};
}
