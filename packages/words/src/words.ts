import type { CampaignResults } from "./de/campaigns.ts";
import type { de } from "./de/index.ts";
import type { PersonTranscript, ToldExport } from "./de/persons.ts";

/** What can be told in every language: one function for each kind of fact. */
export type Catalogue = typeof de;

/** The sentences of a language, with times as the clock of one zone shows them. */
export type Words = Omit<Catalogue, "campaignResults" | "personReadMe" | "personTranscript"> & {
  /** IANA: `Europe/Berlin`. */
  timeZone: string;
  campaignResults: CampaignResults;
  personReadMe(about: ToldExport): string;
  personTranscript(call: PersonTranscript): string;
};
