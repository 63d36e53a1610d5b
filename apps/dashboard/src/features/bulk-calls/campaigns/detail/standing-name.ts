import { campaignViewsTexts } from "../../../../messages/campaign-views.ts";

/** What a standing is called; one that nobody knows by itself. */
export function standingName(standing: string): string {
  return campaignViewsTexts().standings[standing] ?? standing;
}

/** What a reason is called, in a word or two. */
export function reasonName(reason: string): string {
  return campaignViewsTexts().reasons[reason] ?? reason;
}
