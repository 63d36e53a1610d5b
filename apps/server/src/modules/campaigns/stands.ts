import type { CampaignRecord } from "@rufbaum/store";
import type { Refusal } from "@rufbaum/words";
import { DomainError } from "../../errors.ts";

type Wish = Extract<Refusal, { code: "campaign-stands" }>["wish"];

/** As it stands this can't be done with a campaign. */
export function stands({ id, status }: CampaignRecord, wish: Wish): DomainError {
  return new DomainError(
    { code: "campaign-stands", wish, status },
    { status: 409, details: { id, status } },
  );
}
