import { isVoiceIdentity, voiceIdentityOf } from "@rufbaum/telephony/twilio";
import { Elysia } from "elysia";
import { z } from "zod";
import type { CarrierEnd } from "../../carrier-end.ts";
import { DomainError } from "../../errors.ts";
import { described } from "../../http/described.ts";

/** Tokens with which a browser becomes a phone of the account. */
export function voiceTokenRoutes(voiceToken: CarrierEnd["voiceToken"]) {
  return new Elysia({ name: "voice-token" }).get(
    "/api/token",
    async ({ query, set }) => {
      const identity = voiceIdentityOf(query.identity);
      if (!isVoiceIdentity(identity)) {
        throw new DomainError(
          { code: "invalid-identity" },
          { details: { identity: query.identity } },
        );
      }
      const token = await voiceToken(identity);
      if (token === null) {
        throw new DomainError({ code: "no-voice-account" }, { status: 409 });
      }
      set.headers["cache-control"] = "no-store";
      return { token };
    },
    {
      detail: described(
        "Makes a token with which a browser becomes a telephone of the carrier's account",
      ),
      query: z.object({ identity: z.string().max(200) }),
    },
  );
}
