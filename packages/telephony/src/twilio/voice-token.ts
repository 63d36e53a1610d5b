/** What a browser may call itself: it is matched with case. */
const IDENTITY = /^[A-Za-z0-9_]{1,121}$/;
/** Seconds; the provider refuses tokens that last longer. */
const MAX_TTL = 86_400;

/** As the provider takes it: `sales-agent` is `sales_agent` there. */
export function voiceIdentityOf(text: string): string {
  return text.replaceAll("-", "_");
}

export function isVoiceIdentity(text: string): boolean {
  return IDENTITY.test(text);
}

/**
 * A token with which a browser takes and makes calls under `identity`; `ttl` in seconds.
 *
 * Signed with the API key's secret, not with the account's token.
 * @throws RangeError for an identity or a time that the provider would refuse
 */
export async function voiceToken(options: {
  accountSid: string;
  apiKey: string;
  apiSecret: string;
  /** What outgoing calls of the browser are led by; `null`: it can only be called. */
  appSid: string | null;
  identity: string;
  ttl: number;
}): Promise<string> {
  const { accountSid, apiKey, apiSecret, appSid, identity, ttl } = options;
  if (!isVoiceIdentity(identity)) {
    throw new RangeError("voice token: an identity has 1 to 121 of A-Z, a-z, 0-9 and _");
  }
  if (!Number.isInteger(ttl) || ttl < 1 || ttl > MAX_TTL) {
    throw new RangeError(`voice token: ttl is a whole number of seconds from 1 to ${MAX_TTL}`);
  }
  // Not at start: it brings a library for JWTs that few programs need.
  const { default: AccessToken } = await import("twilio/lib/jwt/AccessToken.js");
  const token = new AccessToken(accountSid, apiKey, apiSecret, { identity, ttl });
  token.addGrant(
    new AccessToken.VoiceGrant({
      incomingAllow: true,
      ...(appSid !== null && { outgoingApplicationSid: appSid }),
    }),
  );
  return token.toJwt();
}
