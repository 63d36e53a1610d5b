import { isIP } from "node:net";
import type { AccountKind } from "@rufbaum/telephony/emulator";
import { z } from "zod";
import { SECRET_KEY } from "./modules/carrier-account/secret-key.ts";

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

const AUTH_TOKEN = /^[0-9a-zA-Z]{32}$/;
const E164 = /^\+[1-9]\d{6,14}$/;
const PORT_RULE = "must be a whole number from 0 (any free port) to 65535, such as 3000.";
const SPEED_RULE = "must be a number from 0.1 to 1000; 1 is real time, 10 is ten times as fast.";

const variables = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, PORT_RULE)
    .transform(Number)
    .pipe(z.int().max(65535, PORT_RULE))
    .default(3000),
  HOST: z
    .string()
    .refine(isHost, "must be an address or a host name to listen on, such as 127.0.0.1 or 0.0.0.0.")
    .default("127.0.0.1"),
  PUBLIC_URL: z
    .string()
    .refine(
      isOrigin,
      "must be http:// or https:// and a host, without a path, such as https://calls.example.com.",
    )
    .transform(withoutSlash)
    .optional(),
  DATABASE_URL: z
    .string()
    .refine(
      (text) => hasProtocol(text, ["postgres:", "postgresql:"]),
      "must be a PostgreSQL address, such as postgres://user:password@localhost:5432/rufbaum. Leave it out to keep the data in RUFBAUM_DATA.",
    )
    .optional(),
  RUFBAUM_DATA: z.string().default(".rufbaum"),
  RUFBAUM_PASSWORD: z
    .string()
    .min(8, "must have at least 8 characters.")
    .max(1024, "must have at most 1024 characters.")
    .optional(),
  RUFBAUM_SECRET_KEY: z
    .string()
    .regex(SECRET_KEY, "must be 64 hexadecimal digits, as `openssl rand -hex 32` prints them.")
    .optional(),
  TWILIO_ACCOUNT_SID: sid("AC").optional(),
  TWILIO_AUTH_TOKEN: z
    .string()
    .regex(AUTH_TOKEN, "must be the account's token of 32 letters and digits.")
    .optional(),
  TWILIO_FROM: z
    .string()
    .regex(E164, "must be the number to call from in international form, such as +493023125000.")
    .optional(),
  TWILIO_API_KEY: sid("SK").optional(),
  TWILIO_API_SECRET: z.string().optional(),
  TWILIO_TWIML_APP_SID: sid("AP").optional(),
  TWILIO_API_BASE: z
    .string()
    .refine(
      (text) => hasProtocol(text, ["http:", "https:"]),
      "must be an http:// or https:// address.",
    )
    .transform(withoutSlash)
    .optional(),
  LLM_BASE_URL: z
    .string()
    .refine(
      isApiBase,
      "must be http:// or https://, a host and the path up to the version, such as http://127.0.0.1:11434/v1; without user and password, which belong into LLM_API_KEY.",
    )
    .transform(withoutSlash)
    .optional(),
  LLM_API_KEY: z
    .string()
    .regex(/^[!-~]+$/, "must be the endpoint's key: letters, digits and signs, without spaces.")
    .optional(),
  LLM_MODEL: z.string().max(200, "must be a model's name of at most 200 characters.").optional(),
  EMULATOR_SPEED: z
    .string()
    .regex(/^\d+(\.\d+)?$/, SPEED_RULE)
    .transform(Number)
    .pipe(z.number().min(0.1, SPEED_RULE).max(1000, SPEED_RULE))
    .default(1),
  EMULATOR_ACCOUNT: z
    .enum(
      ["trial", "individual", "business"] satisfies AccountKind[],
      "must be trial, individual or business.",
    )
    .default("business"),
  TRUSTED_PROXIES: list(
    isRange,
    "must be addresses or ranges with commas between them, such as 127.0.0.1,10.0.0.0/8.",
  ),
  ALLOWED_HOSTS: list(
    isHost,
    "must be host names with commas between them, without ports, such as calls.example.com,10.0.0.5.",
  ),
});

/** Names of all that the environment decides. */
export const CONFIG_VARIABLES: readonly string[] = variables.keyof().options;

type Variables = z.infer<typeof variables>;

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

function sid(prefix: string) {
  return z
    .string()
    .regex(
      new RegExp(`^${prefix}[0-9a-fA-F]{32}$`),
      `must be ${prefix} and 32 hexadecimal digits.`,
    );
}

function list(isMember: (text: string) => boolean, rule: string) {
  return z
    .string()
    .transform((text) =>
      text
        .split(",")
        .map((item) => item.trim())
        .filter((item) => item !== ""),
    )
    .refine((items) => items.every(isMember), rule)
    .default([]);
}

function isHost(text: string): boolean {
  return isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text);
}

function isRange(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

function isOrigin(text: string): boolean {
  if (!hasProtocol(text, ["http:", "https:"])) return false;
  const url = new URL(text);
  return url.pathname === "/" && !url.search && !url.hash && !url.username && !url.password;
}

function isApiBase(text: string): boolean {
  if (!hasProtocol(text, ["http:", "https:"])) return false;
  const url = new URL(text);
  return !url.search && !url.hash && !url.username && !url.password;
}

function hasProtocol(text: string, protocols: string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

function withoutSlash(text: string): string {
  return text.replace(/\/+$/, "");
}
