import { campaignViewsTexts } from "../../../messages/campaign-views.ts";

/** What a campaign is called where people read it: a draft need not have a name. */
export function campaignName({ name }: { name: string }): string {
  return name.trim() || campaignViewsTexts().nameless;
}
