import { foldPattern } from "./fold.ts";

const NOW =
  "(?:zurzeit|zur zeit|derzeit|momentan|im moment|gerade|augenblicklich|im augenblick|aktuell|vorübergehend|heute|leider)";
const CALLS = "keine(?: weiteren| eingehenden)? anrufe";
const TAKEN = "(?:entgegen(?:nehmen)?|an(?:nehmen)?)";

/** Announced of somebody whom only an exchange calls so: "der Teilnehmer nimmt keine Anrufe entgegen". */
const OF_A_SUBSCRIBER = foldPattern(
  new RegExp(
    `\\b(?:teilnehmer(?:in)?|gesprächspartner(?:in)?|angerufene|anschluss|rufnummer|nummer|apparat|mobilfunk\\p{L}*)\\b.{0,30}\\b(?:nimmt|kann)\\b (?:\\p{L}+ ){0,3}?${CALLS} (?:mehr )?${TAKEN}`,
    "u",
  ),
);

/** "Wir nehmen zurzeit keine Anrufe entgegen": for now only, and not "von Ihnen", or "keine mehr". */
const FOR_NOW = foldPattern(
  new RegExp(
    `\\b(?:nehmen|nimmt?|können|kann|nehme) (?:(?:wir|ich|man) )?(?:${NOW} )+${CALLS} ${TAKEN}|\\b${NOW} werden (?:hier |bei uns )?${CALLS} (?:entgegen|an)genommen|\\b${NOW} (?:nehmen|nimmt|können|kann|nehme) (?:(?:wir|ich|man) )?${CALLS} ${TAKEN}`,
    "u",
  ),
);

/** What tells that no calls are taken just now, which asks for no end of them. */
export const TAKES_NO_CALLS: readonly RegExp[] = [OF_A_SUBSCRIBER, FOR_NOW];

const OF_US = /\b(?:wir|unser\w*|werden)\b|\bhinterlassen\b/u;

/** Whether a normalised reply is the announcement of a machine that no calls are taken. */
export function announcesNoCalls(text: string): boolean {
  return OF_A_SUBSCRIBER.test(text) || (FOR_NOW.test(text) && OF_US.test(text));
}
