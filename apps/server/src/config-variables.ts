import { isIP } from "node:net";
import type { AccountKind } from "@rufbaum/telephony/emulator";
import { z } from "zod";
import { SECRET_KEY } from "./modules/carrier-account/secret-key.ts";

const AUTH_TOKEN = /^[0-9a-zA-Z]{32}$/;
const E164 = /^\+[1-9]\d{6,14}$/;
const PORT_RULE = "must be a whole number from 0 (any free port) to 65535, such as 3000.";
const SPEED_RULE = "must be a number from 0.1 to 1000; 1 is real time, 10 is ten times as fast.";

/** The environment's variables: what each may be, and what is said where it is something else. */
export const variables = z.object({
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

export type Variables = z.infer<typeof variables>;

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
