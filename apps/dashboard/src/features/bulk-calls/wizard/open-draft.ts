import { getDefaultStore } from "jotai";
import { readCampaign, renewCampaigns } from "../../../api/campaigns.ts";
import { isUnknownCampaign } from "../../../api/unknown-campaign.ts";
import { showFailure, showToast } from "../../../app/toasts.tsx";
import { bulkCallsTexts } from "../../../messages/bulk-calls.ts";
import { leaveContacts } from "./contacts/choose-file.ts";
import { makeRoom } from "./launch.ts";
import { clearAtom, contactsAtom, draftAtom, formAtom } from "./wizard-atoms.ts";

const texts = () => bulkCallsTexts().drafts;
const store = getDefaultStore();

/** Puts a draft into the form as it was left; what stands there is left as a draft of its own. */
export async function openDraft(id: string): Promise<void> {
  if (store.get(draftAtom)?.id !== id && (await makeRoom())) await show(id);
  document.getElementById("wizard-title")?.scrollIntoView({ block: "start" });
  document.getElementById("wizard-title")?.focus({ preventScroll: true });
}

async function show(id: string): Promise<void> {
  try {
    const { name, agent, message, useDecisionTree, treeId, plan, lists, totalCalls, otherColumns } =
      await readCampaign(id);
    leaveContacts(store);
    store.set(clearAtom);
    const form = { name, agent, useDecisionTree, treeId, plan };
    store.set(formAtom, { ...form, message: message === "" ? null : message });
    const list = lists.at(-1)?.id ?? null;
    store.set(draftAtom, { id, list, fields: { ...form, message } });
    if (totalCalls > 0 || list !== null) {
      const known = lists.map((each) => each.name).join(", ");
      store.set(contactsAtom, {
        kind: "list",
        id: list,
        isOneList: lists.length === 1,
        name: known || texts().contacts,
        count: totalCalls,
        columns: otherColumns,
      });
    }
  } catch (error) {
    if (isUnknownCampaign(error)) {
      showToast({ tone: "failure", title: texts().gone });
      await renewCampaigns();
    } else {
      showFailure(texts().openFailed, error);
    }
  }
}
