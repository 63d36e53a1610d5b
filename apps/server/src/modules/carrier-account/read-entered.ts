import { checkCallerNumber } from "@rufbaum/dialing/caller-numbers";
import { z } from "zod";
import { DomainError } from "../../errors.ts";
import type { WishedAccount } from "./wished-account.ts";

/** As it is typed; what is left out, or empty, stays as it is kept. */
export const enteredAccountSchema = z
  .object({
    accountSid: z.string().trim().max(200),
    authToken: z.string().trim().max(200),
    number: z.string().trim().max(64),
    apiKey: z.string().trim().max(200).nullable(),
    apiSecret: z.string().trim().max(200).nullable(),
    twimlAppSid: z.string().trim().max(200).nullable(),
  })
  .partial()
  .strict();

type Field = keyof z.infer<typeof enteredAccountSchema>;

const SID = (prefix: string) => new RegExp(`^${prefix}[0-9a-fA-F]{32}$`);
const FORMS: Readonly<Record<Exclude<Field, "number">, RegExp>> = {
  accountSid: SID("AC"),
  authToken: /^[0-9a-zA-Z]{32}$/,
  apiKey: SID("SK"),
  apiSecret: /^[!-~]+$/,
  twimlAppSid: SID("AP"),
};

/** @throws DomainError `carrier-field` that names the first field that is not right, and not its value */
export function readEntered(entered: z.infer<typeof enteredAccountSchema>): WishedAccount {
  const value = (field: Exclude<Field, "number">) => {
    const text = entered[field];
    if (text === null) return null;
    if (text === undefined || text === "") return undefined;
    if (!FORMS[field].test(text)) throw wrong(field);
    return text;
  };
  const [apiKey, apiSecret] = [value("apiKey"), value("apiSecret")];
  if (apiKey && !apiSecret) throw wrong("apiSecret");
  if (apiSecret && !apiKey) throw wrong("apiKey");
  return {
    accountSid: value("accountSid") ?? undefined,
    authToken: value("authToken") ?? undefined,
    from: numberOf(entered.number),
    apiKey:
      apiKey && apiSecret ? { sid: apiKey, secret: apiSecret } : apiKey === null ? null : undefined,
    twimlAppSid: value("twimlAppSid"),
  };
}

function numberOf(text: string | undefined): string | undefined {
  if (text === undefined || text === "") return undefined;
  const checked = checkCallerNumber(text);
  if (checked.ok) return checked.e164;
  throw new DomainError(
    { code: "invalid-caller-number", why: checked.refusal },
    { status: 422, details: { field: "number" } },
  );
}

function wrong(field: Exclude<Field, "number">): DomainError {
  return new DomainError({ code: "carrier-field", field }, { status: 422, details: { field } });
}
