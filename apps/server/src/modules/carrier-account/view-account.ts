import { type Database, listOpenCalls, listRunningCampaigns } from "@rufbaum/store";
import type { Config, TwilioConfig } from "../../config.ts";
import { readKept, unsealAccount } from "./kept-account.ts";
import type { SecretKey } from "./secret-key.ts";

export interface CarrierAccountView {
  /** Where the account is named; `none`: the emulator places the calls. */
  source: "environment" | "settings" | "none";
  /** Whether this server has the key to what is kept. */
  isReadable: boolean;
  /** The last four characters of each, and what else it has; `null` where that can't be read. */
  account: {
    id: string;
    number: string;
    hasVoiceKey: boolean | null;
    hasApp: boolean | null;
  } | null;
  variables: readonly string[];
  publicUrl: string | null;
  openCalls: number;
  runningCampaigns: number;
  /** Until when the last change can be taken back, ISO 8601. */
  undoUntil: string | null;
}

/** The account as people may see it. @param now milliseconds since 1970 */
export async function viewCarrierAccount(
  {
    db,
    key,
    config,
  }: {
    db: Database;
    key: SecretKey;
    config: Pick<Config, "publicUrl" | "twilio" | "twilioVariables">;
  },
  now: number,
): Promise<CarrierAccountView> {
  const [kept, open, running] = await Promise.all([
    readKept(db),
    listOpenCalls(db),
    listRunningCampaigns(db),
  ]);
  const shared = {
    publicUrl: config.publicUrl,
    openCalls: open.length,
    runningCampaigns: running.length,
  };
  if (config.twilio) {
    return {
      source: "environment",
      isReadable: true,
      account: viewAccount(config.twilio),
      variables: config.twilioVariables,
      undoUntil: null,
      ...shared,
    };
  }
  const { current, undo } = kept;
  const account = current && (await unsealAccount(key, current));
  return {
    source: current ? "settings" : "none",
    isReadable: current === null || account !== null,
    account: current && viewAccount(account ?? current),
    variables: [],
    undoUntil: undo && undo.until > now ? new Date(undo.until).toISOString() : null,
    ...shared,
  };
}

function viewAccount(
  account: Pick<TwilioConfig, "accountSid" | "from"> &
    Partial<Pick<TwilioConfig, "apiKey" | "twimlAppSid">>,
): CarrierAccountView["account"] {
  const { accountSid, from, apiKey, twimlAppSid } = account;
  const isSet = (value: unknown) => (value === undefined ? null : value !== null);
  return {
    id: accountSid.slice(-4),
    number: from.slice(-4),
    hasVoiceKey: isSet(apiKey),
    hasApp: isSet(twimlAppSid),
  };
}
