import type { AccountKind } from "../account.ts";
import { rfc2822 } from "./render-call.ts";
import type { Route } from "./route.ts";

const SUBRESOURCES = {
  calls: "Calls",
  incoming_phone_numbers: "IncomingPhoneNumbers",
  messages: "Messages",
  outgoing_caller_ids: "OutgoingCallerIds",
  recordings: "Recordings",
};

/** The account itself: `/Accounts/{sid}.json`. */
export function accountRoutes(account: {
  accountSid: string;
  authToken: string;
  kind: AccountKind;
  createdAt: number;
}): Route[] {
  const path = `/2010-04-01/Accounts/${account.accountSid}`;
  return [
    {
      method: "GET",
      path: ".json",
      answer: () =>
        Response.json({
          auth_token: account.authToken,
          date_created: rfc2822(account.createdAt),
          date_updated: rfc2822(account.createdAt),
          friendly_name: "Emulator",
          owner_account_sid: account.accountSid,
          sid: account.accountSid,
          status: "active",
          subresource_uris: Object.fromEntries(
            Object.entries(SUBRESOURCES).map(([key, name]) => [key, `${path}/${name}.json`]),
          ),
          type: account.kind === "trial" ? "Trial" : "Full",
          uri: `${path}.json`,
        }),
    },
  ];
}
