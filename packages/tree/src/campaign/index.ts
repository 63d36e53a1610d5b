export {
  type CampaignOpening,
  campaignTree,
  disclosureFor,
  openingTextOf,
} from "./campaign-tree.ts";
export { usualGreeting } from "./usual-greeting.ts";
export { CAMPAIGN_TREE_ID } from "./without-tree.ts";
