import type { AccountKind } from "@rufbaum/telephony/emulator";
import type { z } from "zod";
import { CONFIG_VARIABLES, type Variables, variables } from "./config-variables.ts";

export { CONFIG_VARIABLES };

/** What the environment decides, read once at the start. */
export interface Config {
  /** 0: any free one. */
  port: number;
  host: string;
  /** The address under which carriers and browsers reach the server, without a slash at the end. */
  publicUrl: string | null;
  databaseUrl: string | null;
  dataDirectory: string;
  password: string | null;
  /** `null`: what the settings say places the calls, else the bundled emulator. */
  twilio: TwilioConfig | null;
  /** The variables that name the account, where they do. */
  twilioVariables: readonly string[];
  /** Another endpoint of Twilio's protocol, for whichever account. */
  twilioApiBase: string | null;
  /** Encrypts kept credentials, 64 hexadecimal digits; `null`: a key file beside the data does. */
  secretKey: string | null;
  /** `null`: replies are read by the embedded reader alone. */
  languageModel: LanguageModelConfig | null;
  /** 1 = real time. */
  emulatorSpeed: number;
  /** What the emulator's account may do, as at Twilio. */
  emulatorAccount: AccountKind;
  /** Addresses or CIDR ranges whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  /** Host names the server answers to besides its own. */
  allowedHosts: string[];
}

export interface TwilioConfig {
  accountSid: string;
  authToken: string;
  from: string;
  apiKey: { sid: string; secret: string } | null;
  twimlAppSid: string | null;
  /** Another endpoint of the same protocol. */
  apiBase: string | null;
}

export interface LanguageModelConfig {
  /** Up to and with the version, without a slash at the end. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
}

/** One variable that can't be used, and what would be right. */
export interface ConfigFault {
  variable: string;
  message: string;
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; faults: ConfigFault[] };

/** Reads the configuration from `environment`; all faults are told at once. Empty means unset. */
export function readConfig(environment: Record<string, string | undefined>): ConfigResult {
  const set = Object.fromEntries(
    Object.entries(environment)
      .map(([name, value]) => [name, value?.trim() ?? ""] as const)
      .filter(([, value]) => value !== ""),
  );
  const parsed = variables.safeParse(set);
  const faults = [
    ...(parsed.error?.issues.map(faultOf) ?? []),
    ...missingForTwilio(set),
    ...missingForLanguageModel(set),
  ];
  return parsed.success && faults.length === 0
    ? { ok: true, config: configOf(parsed.data) }
    : { ok: false, faults };
}

/** The faults as text, a line each. */
export function describeConfigFaults(faults: ConfigFault[]): string {
  return faults.map(({ variable, message }) => `${variable}: ${message}`).join("\n");
}

function configOf(values: Variables): Config {
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? null,
    databaseUrl: values.DATABASE_URL ?? null,
    dataDirectory: values.RUFBAUM_DATA,
    password: values.RUFBAUM_PASSWORD ?? null,
    twilio: twilioOf(values),
    twilioVariables: Object.keys(values).filter(
      (name) => name.startsWith("TWILIO_") && name !== "TWILIO_API_BASE",
    ),
    twilioApiBase: values.TWILIO_API_BASE ?? null,
    secretKey: values.RUFBAUM_SECRET_KEY ?? null,
    languageModel: languageModelOf(values),
    emulatorSpeed: values.EMULATOR_SPEED,
    emulatorAccount: values.EMULATOR_ACCOUNT,
    trustedProxies: values.TRUSTED_PROXIES,
    allowedHosts: values.ALLOWED_HOSTS,
  };
}

function twilioOf(values: Variables): TwilioConfig | null {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM } = values;
  if (!TWILIO_ACCOUNT_SID || !TWILIO_AUTH_TOKEN || !TWILIO_FROM) return null;
  const { TWILIO_API_KEY, TWILIO_API_SECRET } = values;
  return {
    accountSid: TWILIO_ACCOUNT_SID,
    authToken: TWILIO_AUTH_TOKEN,
    from: TWILIO_FROM,
    apiKey:
      TWILIO_API_KEY && TWILIO_API_SECRET
        ? { sid: TWILIO_API_KEY, secret: TWILIO_API_SECRET }
        : null,
    twimlAppSid: values.TWILIO_TWIML_APP_SID ?? null,
    apiBase: values.TWILIO_API_BASE ?? null,
  };
}

function languageModelOf(values: Variables): LanguageModelConfig | null {
  const { LLM_BASE_URL, LLM_API_KEY, LLM_MODEL } = values;
  if (!LLM_BASE_URL || !LLM_MODEL) return null;
  return { baseUrl: LLM_BASE_URL, apiKey: LLM_API_KEY ?? null, model: LLM_MODEL };
}

/**
 * Twilio's variables belong together: half an account would silently mean the emulator. An endpoint
 * alone is for the account of the settings.
 */
function missingForTwilio(set: Record<string, string>): ConfigFault[] {
  const wanted: Record<string, string> = {};
  if (Object.keys(set).some((name) => name.startsWith("TWILIO_") && name !== "TWILIO_API_BASE")) {
    for (const variable of ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM"]) {
      wanted[variable] =
        "is missing, but other TWILIO_ variables are set. Set it, or none of them.";
    }
    wanted.PUBLIC_URL = "is missing: Twilio has to reach this server under a public address.";
  }
  if (set.TWILIO_API_KEY) wanted.TWILIO_API_SECRET = "is missing: it belongs to TWILIO_API_KEY.";
  if (set.TWILIO_API_SECRET) wanted.TWILIO_API_KEY = "is missing: TWILIO_API_SECRET belongs to it.";
  return missingOf(wanted, set);
}

/** Nobody's words leave the house by a default: where they go has to be named. */
function missingForLanguageModel(set: Record<string, string>): ConfigFault[] {
  if (!Object.keys(set).some((name) => name.startsWith("LLM_"))) return [];
  const message = "is missing, but other LLM_ variables are set. Set it, or none of them.";
  return missingOf({ LLM_BASE_URL: message, LLM_MODEL: message }, set);
}

function missingOf(wanted: Record<string, string>, set: Record<string, string>): ConfigFault[] {
  return Object.entries(wanted)
    .filter(([variable]) => set[variable] === undefined)
    .map(([variable, message]) => ({ variable, message }));
}

function faultOf(issue: z.core.$ZodIssue): ConfigFault {
  return { variable: String(issue.path[0]), message: issue.message };
}
