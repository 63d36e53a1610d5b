import { de } from "./de/index.ts";
import { en } from "./en/index.ts";
import type { Language } from "./language.ts";
import type { Words } from "./words.ts";

export { type ChangedSetting, OWN_SETTINGS } from "./de/audit.ts";
export { CAMPAIGN_HOLDS, type CampaignHold } from "./de/campaigns.ts";
export { FIELD_KINDS, type FieldFault, type FieldKind } from "./de/field-faults.ts";
export type { Refusal } from "./de/refusals/index.ts";
export type { StorageTrouble } from "./de/storage.ts";
export { DEFAULT_LANGUAGE, LANGUAGES, type Language, languageOf } from "./language.ts";
export { type Fact, type Sentences, type Told, telling, told } from "./tell.ts";
export type { Words } from "./words.ts";

const CATALOGUES: Readonly<Record<Language, Words>> = { de, en };

/** The sentences of a language. */
export function wordsIn(language: Language): Words {
  return CATALOGUES[language];
}
