import type {
  CampaignRefusal,
  CampaignStanding,
  CampaignWish,
} from "../../de/refusals/campaigns.ts";
import { writtenIn } from "../../format/numbers.ts";
import type { Sentences } from "../../tell.ts";

const { whole } = writtenIn("en");

export const campaignRefusals: Sentences<CampaignRefusal> = {
  "unknown-campaign": ({ id }) => `There is no campaign with the id "${id}".`,
  "campaign-nameless": "The campaign has no name. Give it one.",
  "campaign-without-contacts": "The campaign has no contacts. Upload a list, or add contacts.",
  "campaign-without-tree": "Choose a decision tree, or start the campaign without one.",
  "tree-unpublished": ({ treeName }) =>
    `No version of the decision tree “${treeName}” is published yet. Publish it in the editor; then the campaign can start.`,
  "campaign-stands": ({ wish, status }) => STANDS[wish][status],
  "list-unfinished": ({ name }) =>
    `The list “${name}” is still being read in. Wait until that is done.`,
  "campaign-unchecked":
    "Whom it may call was not checked since the last change. Check the campaign once more.",
  "campaign-checking": ({ done, total }) =>
    `The contacts are still being checked: ${whole(done)} of ${whole(total)}. Try again in a moment.`,
  "nobody-callable": ({ sentence }) => `The campaign is not started. ${sentence}`,
  "skipped-unacknowledged": ({ sentence }) => `${sentence} Acknowledge that to call the others.`,
  "too-many-contacts": ({ limit }) =>
    `This request takes no more than ${whole(limit)} contacts. Upload a longer list as a file, and start the campaign with it.`,
  "not-in-campaign": ({ id }) => `No contact “${id}” is in this campaign.`,
  "no-contacts-given": "Nobody was named who is to be added.",
  "nobody-to-redial": "Nobody in this campaign has one of the results that were chosen.",
};

const AGAIN = "The campaign is being changed at this moment. Try again.";
const FROZEN =
  "The campaign was started: it keeps its voice, greeting, tree and lists. Its name and plan can be changed; for all else, copy the campaign.";
const STANDS: Readonly<Record<CampaignWish, Readonly<Record<CampaignStanding, string>>>> = {
  start: {
    draft: AGAIN,
    running: "The campaign is running already.",
    paused: "The campaign is paused. Resume it instead of starting it.",
    completed: "The campaign is completed. Make a new one by redialling or copying it.",
  },
  pause: {
    draft: "The campaign is a draft; there is nothing to pause.",
    running: "The campaign is running.",
    paused: "The campaign is paused already.",
    completed: "The campaign is completed; there is nothing to pause.",
  },
  resume: {
    draft: "The campaign is a draft. Start it first.",
    running: "The campaign is running already.",
    paused: AGAIN,
    completed:
      "The campaign is completed. Add contacts, and it goes on, or make a new one by redialling.",
  },
  delete: {
    draft: AGAIN,
    running:
      "The campaign is running. Pause it first; calls in progress then end by themselves. After that it can be deleted.",
    paused: AGAIN,
    completed: AGAIN,
  },
  change: {
    draft: AGAIN,
    running: FROZEN,
    paused: FROZEN,
    completed: "The campaign is completed. Copy it to change anything.",
  },
  check: {
    draft: AGAIN,
    running:
      "The campaign is running: whom it may call is checked before each call. Pause it to check everybody at once.",
    paused: AGAIN,
    completed: "The campaign is completed; there is nobody left to check.",
  },
};
