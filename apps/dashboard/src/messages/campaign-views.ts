import { campaignViews } from "./de/campaign-views.ts";
import { area } from "./language.ts";

export const campaignViewsTexts = area("campaignViews", campaignViews);
