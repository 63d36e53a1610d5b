import type { Runtime } from "@rufbaum/runtime";
import { type Carrier, CarrierError, type CarrierName, maskedAccount } from "@rufbaum/telephony";
import { createEmulator } from "@rufbaum/telephony/emulator";
import { createTwilioCarrier, voiceToken } from "@rufbaum/telephony/twilio";
import type { Config, TwilioConfig } from "./config.ts";
import { simulatedPeople } from "./simulated-people.ts";

/** Whoever places the calls, and what is needed to tell that it is really him who calls back. */
export interface CarrierEnd {
  kind: "twilio" | "emulator";
  /** What it is kept under. */
  name: CarrierName;
  /** The configured account, with nothing of it that is secret; `null` for the emulator. */
  account?: CarrierAccount | null;
  carrier: Carrier;
  /** Webhooks are signed with it; `null` where it can't be read, so that none is believed. */
  authToken: string | null;
  /** E.164: the number calls come from. */
  from: string;
  /** The emulator's side of the REST interface, to be mounted at `/emulator`; `null` with Twilio. */
  emulator: { fetch(request: Request): Promise<Response> } | null;
  /** Lets a browser register as a phone under this name; `null` without an API key for it. */
  voiceToken(identity: string): Promise<string | null>;
  close(): Promise<void>;
}

/** What is kept of an account in plain. */
export interface UnreadableAccount {
  accountSid: string;
  from: string;
}

export interface CarrierAccount {
  /** The account's id, but for its middle: `AC01…cdef`. */
  id: string;
  /** Whether browsers can be phones, which takes an API key. */
  hasVoiceKey: boolean;
}

/** Seconds that a browser's token lasts; it gets a new one in time. */
const TOKEN_LASTS = 3_600;

/** Calls through an account at Twilio, or at whoever else speaks its protocol. */
export function twilioEnd(options: {
  account: TwilioConfig;
  runtime: Pick<Runtime, "network" | "timers">;
  publicUrl: string;
}): CarrierEnd {
  const { account, publicUrl } = options;
  const { accountSid, authToken, from, apiBase, apiKey, twimlAppSid } = account;
  return {
    kind: "twilio",
    name: `twilio:${accountSid}`,
    account: { id: maskedAccount(accountSid), hasVoiceKey: apiKey !== null },
    carrier: createTwilioCarrier({
      accountSid,
      authToken,
      apiBase: apiBase ?? undefined,
      publicUrl,
      network: options.runtime.network,
      timers: options.runtime.timers,
    }),
    authToken,
    from,
    emulator: null,
    voiceToken: async (identity) =>
      apiKey &&
      (await voiceToken({
        accountSid,
        apiKey: apiKey.sid,
        apiSecret: apiKey.secret,
        appSid: twimlAppSid,
        identity,
        ttl: TOKEN_LASTS,
      })),
    close: async () => {},
  };
}

/** An account whose credentials are kept and can't be read: nothing goes through it. */
export function unreadableEnd({ accountSid, from }: UnreadableAccount): CarrierEnd {
  const refused = async (): Promise<never> => {
    const message = "the account's credentials can't be read with this server's key";
    throw new CarrierError(message, { retryable: false, fateUnknown: false });
  };
  return {
    kind: "twilio",
    name: `twilio:${accountSid}`,
    account: { id: maskedAccount(accountSid), hasVoiceKey: false },
    carrier: {
      placeCall: refused,
      endCall: refused,
      redirectCall: refused,
      limitCall: refused,
      findCall: refused,
      findCallsTo: refused,
      announce: refused,
      sendMessage: refused,
      listNumbers: refused,
      answerNumber: refused,
      fetchRecording: refused,
      deleteRecording: refused,
    },
    authToken: null,
    from,
    emulator: null,
    voiceToken: async () => null,
    close: async () => {},
  };
}

/** Calls through the bundled emulator, which speaks the same protocol. `localUrl`: where we listen. */
export function emulatorEnd(options: {
  config: Pick<Config, "emulatorSpeed" | "emulatorAccount">;
  runtime: Runtime;
  publicUrl: string;
  localUrl: string;
}): CarrierEnd {
  const { config, runtime, publicUrl, localUrl } = options;
  const { network, timers } = runtime;
  const account = emulatedAccount(runtime);
  const emulator = createEmulator({
    runtime,
    ...account,
    speed: config.emulatorSpeed,
    account: config.emulatorAccount,
    baseUrl: `${localUrl}/emulator`,
    callees: simulatedPeople,
    // It runs in this process: it need not go round by the public address.
    resolveUrl: (url) => moveTo(localUrl, url),
  });
  return {
    kind: "emulator",
    name: "emulator",
    carrier: createTwilioCarrier({
      ...account,
      apiBase: `${localUrl}/emulator`,
      publicUrl,
      network,
      timers,
    }),
    authToken: account.authToken,
    from: emulator.from,
    emulator,
    voiceToken: async () => null,
    close: async () => emulator.close(),
  };
}

/** The same path on another origin; a socket stays a socket. */
function moveTo(origin: string, url: string): string {
  const { pathname, search } = new URL(url);
  return `${url.startsWith("ws") ? origin.replace(/^http/, "ws") : origin}${pathname}${search}`;
}

/** Credentials for this run alone, of the shape that Twilio's have. */
function emulatedAccount({ random }: Pick<Runtime, "random">) {
  const hex = () => Buffer.from(random.bytes(16)).toString("hex");
  return { accountSid: `AC${hex()}`, authToken: hex() };
}
