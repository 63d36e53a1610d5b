export {
  type CampaignOpening,
  campaignTree,
  disclosureFor,
  openingTextOf,
} from "./campaign-tree.ts";
export { usualGreeting } from "./usual-greeting.ts";
export { CAMPAIGN_TREE_ID, WISHED_ADDRESS, WISHED_TIME } from "./without-tree.ts";
