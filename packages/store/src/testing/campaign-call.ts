import { USUAL_PLAN } from "@rufbaum/dialing/campaigns";
import type { Outcome } from "@rufbaum/tree";
import type { Database } from "../database.ts";
import { endCall, insertCall } from "../queries/calls.ts";
import { saveSnapshot } from "../queries/snapshots.ts";
import {
  type CampaignStatus,
  campaignContacts,
  campaigns,
  type Standing,
} from "../schema/campaigns.ts";
import { contacts } from "../schema/contacts.ts";

/** A call that a campaign made: to whom and from where (E.164), when (ms), and what it came to. */
export interface CampaignCall {
  to: string;
  from: string;
  at: number;
  outcome?: Outcome;
  /** The campaign's name, and how it stands. */
  name?: string;
  status?: CampaignStatus;
  purpose?: string | null;
  /** How its contact stands, Anna Weber of the Weber KG in Kiel, and after how many calls. */
  standing?: Standing;
  attempts?: number;
}

/** Stores such a call, with its campaign and its contact. @returns both, as calls name them */
export async function campaignCall(
  db: Database,
  {
    to,
    from,
    at,
    outcome = "no-answer",
    name = "Herbst",
    status = "running",
    ...more
  }: CampaignCall,
): Promise<{ campaign: number; contact: number }> {
  const { purpose = null, standing = "again", attempts = 1 } = more;
  const [contact] = await db
    .insert(contacts)
    .values({
      number: to,
      subject: to,
      kind: "fixed",
      country: "DE",
      firstName: "Anna",
      lastName: "Weber",
      company: "Weber KG",
      customFields: { Ort: "Kiel" },
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoUpdate({ target: contacts.number, set: { updatedAt: at } })
    .returning();
  const [campaign] = await db
    .insert(campaigns)
    .values({
      id: `campaign_${name}`,
      name,
      status,
      agent: "Lena",
      message: "",
      useDecisionTree: false,
      plan: { ...USUAL_PLAN, purpose, attempts: 3 },
      lists: [],
      otherColumns: ["Ort"],
      createdAt: at,
      createdBy: "Ada",
    })
    .returning();
  if (!contact || !campaign) throw new Error("Nothing was stored.");
  const called = { campaign: campaign.key, contact: contact.sequence };
  await db.insert(campaignContacts).values({ ...called, standing, attempts, dueAt: at });
  const id = `call_${name}`;
  await insertCall(db, {
    id,
    callSid: `CA_${name}`,
    treeId: "campaign",
    treeName: name,
    snapshotId: await saveSnapshot(db, EMPTY_TREE, at),
    direction: "outbound",
    purpose: "campaign",
    from,
    to,
    createdAt: at,
    attempt: { ...called, claim: 1 },
  });
  const end = { callId: id, outcome, endReason: null, errorCode: null } as const;
  await endCall(db, { ...end, status: "no-answer", at: at + 30_000 });
  return called;
}

const EMPTY_TREE = {
  id: "campaign",
  name: "Ohne Gesprächsbaum",
  isActive: true,
  createdAt: "2026-01-01T00:00:00.000Z",
  nodes: [],
  connections: [],
};
