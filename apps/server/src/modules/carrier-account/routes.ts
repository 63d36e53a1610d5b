import { formatPhoneNumber } from "@rufbaum/dialing";
import type { AccountFinding } from "@rufbaum/telephony";
import type { Words } from "@rufbaum/words";
import { Elysia } from "elysia";
import type { AnswerWords } from "../../http/answer-language.ts";
import { described } from "../../http/described.ts";
import type { Access } from "../access/service.ts";
import { signedIn } from "../access/signed-in.ts";
import { enteredAccountSchema, readEntered } from "./read-entered.ts";
import type { CarrierAccount } from "./service.ts";

export interface CarrierAccountRouteDeps {
  carrierAccount: Omit<CarrierAccount, "start" | "refuseUnusable" | "refresh">;
  access: Pick<Access, "identify" | "requirePerson">;
  wordsFor: AnswerWords;
}

/** `/api/settings/carrier`: the account that calls go through. None of these answers holds a secret. */
export function carrierAccountRoutes({
  carrierAccount,
  access,
  wordsFor,
}: CarrierAccountRouteDeps) {
  return new Elysia({ name: "carrier-account", prefix: "/api/settings/carrier" })
    .use(signedIn(access))
    .get("", () => carrierAccount.view(), {
      detail: described("Shows which carrier's account calls go through, without its secrets"),
    })
    .post(
      "/check",
      async ({ body, request }) => {
        const found = await carrierAccount.check(readEntered(body));
        return told(found, wordsFor(request));
      },
      {
        detail: described("Asks the carrier about an account, and changes nothing"),
        body: enteredAccountSchema,
      },
    )
    .put(
      "",
      async ({ body, identity, request }) => {
        const by = await access.requirePerson(identity);
        return carrierAccount.use(readEntered(body), by, telling(wordsFor(request)));
      },
      {
        detail: described("Lets new calls go through this account, once the carrier knows it"),
        body: enteredAccountSchema,
      },
    )
    .delete(
      "",
      async ({ identity }) => carrierAccount.disconnect(await access.requirePerson(identity)),
      { detail: described("Lets new calls go through the emulator, which reaches nobody") },
    )
    .post(
      "/undo",
      async ({ identity }) => carrierAccount.undo(await access.requirePerson(identity)),
      { detail: described("Takes the last change of the carrier's account back, for ten minutes") },
    );
}

function told(found: readonly AccountFinding[], words: Words) {
  const tell = telling(words);
  return {
    isUsable: found.every(({ state }) => state !== "wrong"),
    findings: found.map((finding) => ({
      code: finding.code,
      state: finding.state,
      text: tell(finding),
    })),
  };
}

/** With numbers as people write them. */
function telling(words: Words): (finding: AccountFinding) => string {
  return (finding) =>
    words.accountFinding(
      "number" in finding ? { ...finding, number: formatPhoneNumber(finding.number) } : finding,
    );
}
