import type { Runtime } from "@rufbaum/runtime";
import { type Carrier, type CarrierName, maskedAccount } from "@rufbaum/telephony";
import { createEmulator } from "@rufbaum/telephony/emulator";
import { createTwilioCarrier, voiceToken } from "@rufbaum/telephony/twilio";
import type { Config } from "./config.ts";
import { simulatedPeople } from "./simulated-people.ts";

/** Whoever places the calls, and what is needed to tell that it is really him who calls back. */
export interface CarrierEnd {
  kind: "twilio" | "emulator";
  /** What it is kept under. */
  name: CarrierName;
  /** The configured account, with nothing of it that is secret; `null` for the emulator. */
  account?: CarrierAccount | null;
  carrier: Carrier;
  /** Webhooks are signed with it. */
  authToken: string;
  /** E.164: the number calls come from. */
  from: string;
  /** The emulator's side of the REST interface, to be mounted at `/emulator`; `null` with Twilio. */
  emulator: { fetch(request: Request): Promise<Response> } | null;
  /** Lets a browser register as a phone under this name; `null` without an API key for it. */
  voiceToken(identity: string): Promise<string | null>;
  close(): Promise<void>;
}

export interface CarrierAccount {
  /** The account's id, but for its middle: `AC01…cdef`. */
  id: string;
  /** Whether browsers can be phones, which takes an API key. */
  hasVoiceKey: boolean;
}

/** Seconds that a browser's token lasts; it gets a new one in time. */
const TOKEN_LASTS = 3_600;

/**
 * Twilio where credentials are set, else the bundled emulator, both through the same adapter.
 * `publicUrl` is what webhooks are signed for, `localUrl` where this process listens.
 */
export function openCarrierEnd(options: {
  config: Pick<Config, "twilio" | "emulatorSpeed" | "emulatorAccount">;
  runtime: Runtime;
  publicUrl: string;
  localUrl: string;
}): CarrierEnd {
  const { config, runtime, publicUrl, localUrl } = options;
  const { network, timers } = runtime;
  if (config.twilio) {
    const { accountSid, authToken, from, apiBase, apiKey, twimlAppSid } = config.twilio;
    return {
      kind: "twilio",
      name: `twilio:${accountSid}`,
      account: { id: maskedAccount(accountSid), hasVoiceKey: apiKey !== null },
      carrier: createTwilioCarrier({
        accountSid,
        authToken,
        apiBase: apiBase ?? undefined,
        publicUrl,
        network,
        timers,
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
