import type { Refusal } from "../../de/refusals/index.ts";
import { telling } from "../../tell.ts";
import { accessRefusals } from "./access.ts";
import { callRefusals } from "./calls.ts";
import { campaignRefusals } from "./campaigns.ts";
import { carrierAccountRefusals } from "./carrier-account.ts";
import { consentRefusals } from "./consents.ts";
import { contactRefusals } from "./contacts.ts";
import { lawfulCallingRefusals } from "./lawful-calling.ts";
import { numberRefusals } from "./numbers.ts";
import { ownNumberRefusals } from "./own-numbers.ts";
import { requestRefusals } from "./requests.ts";
import { settingRefusals } from "./settings.ts";
import { simulationRefusals } from "./simulation.ts";
import { treeRefusals } from "./trees.ts";

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
