import { validateBody, validateRequest } from "twilio/lib/webhooks/webhooks.js";
import { socketUrl, withoutTrailingSlash } from "./urls.ts";

interface Signed {
  authToken: string;
  /** From the configuration, never from the request: behind a proxy the request's own is wrong. */
  publicUrl: string;
  /** Path as requested, e.g. `/twilio/voice/answer`. */
  path: string;
  /** With its question mark; empty unless given. */
  search?: string;
  /** The header `x-twilio-signature`. */
  signature: string | null | undefined;
}

/**
 * Whether a webhook was signed with our token. `form`: the body as it came, none for GET.
 *
 * A body that is no form is not signed itself: its hash stands in the query, which is.
 */
export function verifyWebhook(request: Signed & { form: string | URLSearchParams }): boolean {
  const base = withoutTrailingSlash(request.publicUrl);
  const hash = new URLSearchParams(request.search).get("bodySHA256");
  if (hash === null) return isSigned(request, base, fields(request.form));
  return isSigned(request, base, {}) && validateBody(request.form.toString(), hash);
}

/**
 * Whether the relay's socket handshake was signed with our token.
 *
 * Twilio signs the `url` attribute as the TwiML has it, so with `wss://` (observed on live calls).
 */
export function verifyRelayHandshake(request: Signed): boolean {
  return isSigned(request, socketUrl(withoutTrailingSlash(request.publicUrl)), {});
}

function isSigned(request: Signed, base: string, form: Record<string, string[]>): boolean {
  if (!request.signature) return false;
  const url = base + request.path + (request.search ?? "");
  return validateRequest(request.authToken, request.signature, url, form);
}

/** Every field with all its values: repeated fields are signed value by value. */
function fields(form: string | URLSearchParams): Record<string, string[]> {
  const fields: Record<string, string[]> = Object.create(null);
  for (const [name, value] of new URLSearchParams(form)) {
    fields[name] ??= [];
    fields[name].push(value);
  }
  return fields;
}
