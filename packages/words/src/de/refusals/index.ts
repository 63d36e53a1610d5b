import { telling } from "../../tell.ts";
import { type AccessRefusal, accessRefusals } from "./access.ts";
import { type CallRefusal, callRefusals } from "./calls.ts";
import { type CampaignRefusal, campaignRefusals } from "./campaigns.ts";
import { type CarrierAccountRefusal, carrierAccountRefusals } from "./carrier-account.ts";
import { type ConsentRefusal, consentRefusals } from "./consents.ts";
import { type ContactRefusal, contactRefusals } from "./contacts.ts";
import { type LawfulCallingRefusal, lawfulCallingRefusals } from "./lawful-calling.ts";
import { type NumberRefusal, numberRefusals } from "./numbers.ts";
import { type OwnNumberRefusal, ownNumberRefusals } from "./own-numbers.ts";
import { type RequestRefusal, requestRefusals } from "./requests.ts";
import { type SettingRefusal, settingRefusals } from "./settings.ts";
import { type SimulationRefusal, simulationRefusals } from "./simulation.ts";
import { type TreeRefusal, treeRefusals } from "./trees.ts";

/** Everything that the program refuses, and what belongs to it. */
export type Refusal =
  | RequestRefusal
  | AccessRefusal
  | CallRefusal
  | CampaignRefusal
  | CarrierAccountRefusal
  | ConsentRefusal
  | ContactRefusal
  | LawfulCallingRefusal
  | NumberRefusal
  | OwnNumberRefusal
  | SettingRefusal
  | TreeRefusal
  | SimulationRefusal;

/** Why something was not done, and what would be right. */
export const refusal = telling<Refusal>({
  ...requestRefusals,
  ...accessRefusals,
  ...callRefusals,
  ...campaignRefusals,
  ...carrierAccountRefusals,
  ...consentRefusals,
  ...contactRefusals,
  ...lawfulCallingRefusals,
  ...numberRefusals,
  ...ownNumberRefusals,
  ...settingRefusals,
  ...treeRefusals,
  ...simulationRefusals,
});
