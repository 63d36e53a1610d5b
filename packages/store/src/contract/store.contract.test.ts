import { afterAll, beforeAll, beforeEach, describe } from "bun:test";
import { type TestStore, testStores } from "../testing/index.ts";
import { accessContract } from "./access.contract.ts";
import { auditContract } from "./audit.contract.ts";
import { callBackWishesContract } from "./call-back-wishes.contract.ts";
import { callBacksContract } from "./call-backs.contract.ts";
import { calleesContract } from "./callees.contract.ts";
import { callerNumbersContract } from "./caller-numbers.contract.ts";
import { callsContract } from "./calls.contract.ts";
import { campaignsContract } from "./campaigns.contract.ts";
import { consentsContract } from "./consents.contract.ts";
import { contactSearchContract } from "./contact-search.contract.ts";
import { contactsContract } from "./contacts.contract.ts";
import { deletedContactsContract } from "./deleted-contacts.contract.ts";
import { dialledCampaignsContract } from "./dialled-campaigns.contract.ts";
import { diallingContract } from "./dialling.contract.ts";
import { forbiddingContract } from "./forbidding.contract.ts";
import { latencyContract } from "./latency.contract.ts";
import { lawfulClaimsContract } from "./lawful-claims.contract.ts";
import { nodeRepliesContract } from "./node-replies.contract.ts";
import { ownNumbersContract } from "./own-numbers.contract.ts";
import { personsContract } from "./persons.contract.ts";
import { retentionContract } from "./retention.contract.ts";
import { simulationRunsContract } from "./simulation-runs.contract.ts";
import { snapshotsContract } from "./snapshots.contract.ts";
import { subjectsContract } from "./subjects.contract.ts";
import { suppressionsContract } from "./suppressions.contract.ts";
import { transcriptSearchContract } from "./transcript-search.contract.ts";
import { transcriptsContract } from "./transcripts.contract.ts";
import { treeListsContract } from "./tree-lists.contract.ts";
import { treesContract } from "./trees.contract.ts";
import { turnsContract } from "./turns.contract.ts";

for (const { name, open } of await testStores()) {
  describe(`the store on ${name}`, () => {
    let store: TestStore;
    const db = () => store.db;

    beforeAll(async () => {
      store = await open();
    });
    beforeEach(() => store.clear());
    afterAll(() => store.close());

    treesContract(db);
    treeListsContract(db);
    snapshotsContract(db);
    accessContract(db);
    callsContract(db);
    contactsContract(db, { triesLarge: process.env.RUFBAUM_SOAK !== undefined });
    contactSearchContract(db);
    deletedContactsContract(db);
    campaignsContract(db);
    diallingContract(db);
    callerNumbersContract(db);
    turnsContract(db);
    transcriptsContract(db);
    transcriptSearchContract(db);
    nodeRepliesContract(db);
    latencyContract(db);
    retentionContract(db);
    simulationRunsContract(db);
    auditContract(db);
    ownNumbersContract(db);
    personsContract(db);
    subjectsContract(db);
    consentsContract(db);
    lawfulClaimsContract(db);
    calleesContract(db);
    dialledCampaignsContract(db, () => store.kind === "postgres");
    callBackWishesContract(db);
    callBacksContract(db, () => store.kind === "postgres");
    forbiddingContract(db);
    suppressionsContract(db);
  });
}
