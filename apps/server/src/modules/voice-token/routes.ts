import { isVoiceIdentity } from "@rufbaum/telephony/twilio";
import { Elysia } from "elysia";
import { z } from "zod";
import type { CarrierEnd } from "../../carrier-end.ts";
import { DomainError } from "../../errors.ts";

/** Tokens with which a browser becomes a phone of the account. */
export function voiceTokenRoutes(voiceToken: CarrierEnd["voiceToken"]) {
  return new Elysia({ name: "voice-token" }).get(
    "/api/token",
    async ({ query: { identity }, set }) => {
      if (!isVoiceIdentity(identity)) {
        const message =
          "Der Name eines Telefons im Browser hat 1 bis 121 Zeichen: Buchstaben von A bis Z, Ziffern und Unterstriche.";
        throw new DomainError("invalid-identity", message, { details: { identity } });
      }
      const token = await voiceToken(identity);
      if (token === null) {
        const message =
          "Telefonieren im Browser braucht ein Konto bei Twilio mit API-Schlüssel. Setzen Sie TWILIO_API_KEY und TWILIO_API_SECRET.";
        throw new DomainError("no-voice-account", message, { status: 409 });
      }
      set.headers["cache-control"] = "no-store";
      return { token };
    },
    { query: z.object({ identity: z.string().max(200) }) },
  );
}
