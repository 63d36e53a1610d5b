import { DomainError } from "../../errors.ts";
import type { EnteredAccount } from "./kept-account.ts";

/** What is left out stays as it is kept, for the same account. */
export interface WishedAccount {
  accountSid?: string | undefined;
  authToken?: string | undefined;
  from?: string | undefined;
  /** `null`: none from now on. */
  apiKey?: { sid: string; secret: string } | null | undefined;
  twimlAppSid?: string | null | undefined;
}

/** What was left out is as it is kept. @throws DomainError `carrier-account-incomplete` */
export function completeAccount(
  wished: WishedAccount,
  known: EnteredAccount | null,
): EnteredAccount {
  const isSame = known !== null && (wished.accountSid ?? known.accountSid) === known.accountSid;
  const kept = isSame ? known : null;
  const accountSid = wished.accountSid ?? kept?.accountSid;
  const authToken = wished.authToken ?? kept?.authToken;
  const from = wished.from ?? kept?.from;
  if (accountSid === undefined || authToken === undefined || from === undefined) {
    const fields = Object.entries({ accountSid, authToken, number: from })
      .filter(([, value]) => value === undefined)
      .map(([field]) => field);
    throw new DomainError(
      { code: "carrier-account-incomplete" },
      { status: 422, details: { fields } },
    );
  }
  const { apiKey = kept?.apiKey ?? null, twimlAppSid = kept?.twimlAppSid ?? null } = wished;
  return { accountSid, authToken, from, apiKey, twimlAppSid };
}
