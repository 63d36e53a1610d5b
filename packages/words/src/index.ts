import { de } from "./de/index.ts";
import type { Refusal } from "./de/refusals/index.ts";
import { en } from "./en/index.ts";
import { DEFAULT_TIME_ZONE } from "./format/time-zones.ts";
import type { Language } from "./language.ts";
import type { Catalogue, Words } from "./words.ts";

export { type ChangedSetting, OWN_SETTINGS } from "./de/audit.ts";
export { CAMPAIGN_HOLDS, type CampaignHold } from "./de/campaigns.ts";
export {
  FIELD_KINDS,
  type FieldFault,
  type FieldKind,
  ORDER_FAULTS,
  type OrderFault,
} from "./de/field-faults.ts";
export type { LanguageModelTrouble } from "./de/language-model.ts";
export type { Refusal } from "./de/refusals/index.ts";
export type { StorageTrouble } from "./de/storage.ts";
export { DEFAULT_LANGUAGE, LANGUAGES, type Language, languageOf } from "./language.ts";
export { type Fact, type Sentences, type Told, telling, told } from "./tell.ts";
export type { Words } from "./words.ts";

const CATALOGUES: Readonly<Record<Language, Catalogue>> = { de, en };
const made = new Map<string, Words>();

/** The sentences of a language, with times by the clock of `timeZone` (IANA). */
export function wordsIn(language: Language, timeZone: string = DEFAULT_TIME_ZONE): Words {
  const key = `${language} ${timeZone}`;
  const before = made.get(key);
  if (before) return before;
  const words = inZone(CATALOGUES[language], timeZone);
  made.set(key, words);
  return words;
}

function inZone(catalogue: Catalogue, timeZone: string): Words {
  return {
    ...catalogue,
    timeZone,
    campaignResults: catalogue.campaignResults(timeZone),
    personReadMe: (about) => catalogue.personReadMe(about, timeZone),
    personTranscript: (call) => catalogue.personTranscript(call, timeZone),
    refusal: (fact) => catalogue.refusal(toldIn(fact, timeZone)),
  };
}

/** Whose own clock nobody knows is told the time of the zone. */
function toldIn(fact: Refusal, timeZone: string): Refusal {
  return fact.code === "may-not-dial" && fact.timeZone === null ? { ...fact, timeZone } : fact;
}
