import { type Database, getSetting, lockSetting, setSetting } from "@rufbaum/store";
import { z } from "zod";
import type { ChosenCarriers } from "../../carrier-ends.ts";
import type { TwilioConfig } from "../../config.ts";
import type { SecretKey } from "./secret-key.ts";

const KEY = "carrier-account";

const sealedSchema = z.object({
  accountSid: z.string(),
  /** E.164. */
  from: z.string(),
  /** The rest, encrypted. */
  sealed: z.string(),
});

const keptSchema = z.object({
  /** `null`: the emulator. */
  current: sealedSchema.nullable(),
  /** Accounts in which calls may still run. */
  former: z.array(sealedSchema),
  /** What the last change replaced; it can be taken back until then, milliseconds since 1970. */
  undo: z.object({ until: z.number(), was: sealedSchema.nullable() }).nullable(),
});

const secretsSchema = z.object({
  authToken: z.string(),
  apiKey: z.object({ sid: z.string(), secret: z.string() }).nullable(),
  twimlAppSid: z.string().nullable(),
});

export type SealedAccount = z.infer<typeof sealedSchema>;
export type KeptAccounts = z.infer<typeof keptSchema>;

/** What can be entered; another endpoint comes from the environment alone. */
export type EnteredAccount = Omit<TwilioConfig, "apiBase">;

const NOTHING: KeptAccounts = { current: null, former: [], undo: null };

export async function readKept(db: Database): Promise<KeptAccounts> {
  return keptOf(await getSetting(db, KEY));
}

/** Changes what is kept; whoever else does so meanwhile waits. */
export async function changeKept(
  tx: Database,
  change: (kept: KeptAccounts) => KeptAccounts,
): Promise<KeptAccounts> {
  const kept = change(keptOf(await lockSetting(tx, KEY, NOTHING)));
  await setSetting(tx, KEY, kept);
  return kept;
}

function keptOf(value: unknown): KeptAccounts {
  return keptSchema.safeParse(value).data ?? NOTHING;
}

export async function sealAccount(
  key: SecretKey,
  { accountSid, from, authToken, apiKey, twimlAppSid }: EnteredAccount,
): Promise<SealedAccount> {
  const secrets = JSON.stringify({ authToken, apiKey, twimlAppSid });
  return { accountSid, from, sealed: await key.seal(secrets, purposeOf(accountSid)) };
}

/** `null` where it can't be read with this server's key. */
export async function unsealAccount(
  key: SecretKey,
  { accountSid, from, sealed }: SealedAccount,
): Promise<EnteredAccount | null> {
  const text = await key.unseal(sealed, purposeOf(accountSid));
  return text === null ? null : { accountSid, from, ...secretsSchema.parse(JSON.parse(text)) };
}

function purposeOf(accountSid: string): string {
  return `carrier account ${accountSid}`;
}

/** Whom calls go through by what is kept; a former account that can't be read is left out. */
export async function chosenCarriers(
  { current, former }: KeptAccounts,
  key: SecretKey,
  apiBase: string | null,
): Promise<ChosenCarriers> {
  const opened = await Promise.all(former.map((one) => unsealAccount(key, one)));
  const account = current && (await unsealAccount(key, current));
  return {
    current:
      current &&
      (account
        ? { ...account, apiBase }
        : { unreadable: { accountSid: current.accountSid, from: current.from } }),
    former: opened.flatMap((one) => (one ? [{ ...one, apiBase }] : [])),
  };
}
