import type { Network, Timers } from "@rufbaum/runtime";
import type { AccountFinding } from "../account-finding.ts";
import type { Carrier } from "../carrier.ts";
import { CarrierError } from "../carrier.ts";
import { describeCarrierError } from "../errors/index.ts";
import { toCarrierError } from "./faults.ts";
import { sdkHttpClient } from "./http-client.ts";
import { connectSdk } from "./sdk.ts";

export interface ExaminedAccount {
  accountSid: string;
  authToken: string;
  /** E.164. */
  from: string;
  apiKey: { sid: string; secret: string } | null;
  twimlAppSid: string | null;
  apiBase: string | null;
}

const TWILIO_API = "https://api.twilio.com";
/** No call can have this id: who is known is told that there is none, who is not that he is unknown. */
const NO_CALL = `CA${"0".repeat(32)}`;

/** Asks the carrier about an account, by reading alone: nothing there changes, and nobody is called. */
export async function examineAccount(
  account: ExaminedAccount,
  deps: { network: Network; timers: Timers; carrier: Pick<Carrier, "listNumbers"> },
): Promise<AccountFinding[]> {
  const { accountSid, authToken, from, apiKey, twimlAppSid } = account;
  const apiBase = account.apiBase ?? TWILIO_API;
  const httpClient = sdkHttpClient({ ...deps, apiBase });
  const client = await connectSdk({ accountSid, authToken, httpClient });

  async function ofAccount(): Promise<AccountFinding[]> {
    const { status, type, friendlyName } = await asking(
      client.api.v2010.accounts(accountSid).fetch(),
    );
    if (status === "suspended") return [{ code: "account-suspended", state: "wrong" }];
    if (status === "closed") return [{ code: "account-closed", state: "wrong" }];
    const isTrial = type.toLowerCase() === "trial";
    return [
      { code: "account-active", state: "ok", name: friendlyName },
      ...(isTrial ? [{ code: "account-trial", state: "warning" } as const] : []),
    ];
  }

  async function ofNumber(): Promise<AccountFinding> {
    const known = (await deps.carrier.listNumbers()).filter(({ number }) => number === from);
    const owned = known.find(({ source }) => source === "owned");
    if (owned && !owned.canCall) return { code: "number-silent", state: "wrong", number: from };
    if (owned) return { code: "number-owned", state: "ok", number: from };
    return known.length > 0
      ? { code: "number-verified", state: "warning", number: from }
      : { code: "number-unknown", state: "wrong", number: from };
  }

  async function ofKey(key: NonNullable<typeof apiKey>): Promise<AccountFinding> {
    const path = `/2010-04-01/Accounts/${accountSid}/Calls/${NO_CALL}.json`;
    const credentials = { user: key.sid, password: key.secret };
    const { status } = await asking(httpClient.fetchMedia(path, credentials));
    if (status === 401) return { code: "key-wrong", state: "wrong" };
    // A restricted key may not read calls, and lets browsers speak all the same.
    if (status === 404 || status === 403) return { code: "key-valid", state: "ok" };
    throw toCarrierError({ status }, { places: false });
  }

  async function ofApp(sid: string): Promise<AccountFinding> {
    try {
      await asking(client.applications(sid).fetch());
      return { code: "app-known", state: "ok" };
    } catch (error) {
      if (!(error instanceof CarrierError) || error.status !== 404) throw error;
      return { code: "app-unknown", state: "wrong" };
    }
  }

  try {
    const found = await ofAccount();
    if (found.some(({ state }) => state === "wrong")) return found;
    found.push(await ofNumber());
    if (apiKey) found.push(await ofKey(apiKey));
    if (twimlAppSid !== null) found.push(await ofApp(twimlAppSid));
    return found;
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    const isUnknown = error.status === 401 || error.status === 404;
    if (isUnknown) return [{ code: "wrong-credentials", state: "wrong" }];
    return [{ code: "not-answered", state: "wrong", fault: describeCarrierError(error) }];
  }
}

async function asking<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    throw toCarrierError(error, { places: false });
  }
}
