import type { Account } from "../account.ts";
import { fateOf } from "../fate.ts";
import type { Message, Messages } from "../messages/create-messages.ts";
import { countSegments } from "../messages/segments.ts";
import { errorResponse } from "./errors.ts";
import { RestFault, readAddress } from "./form.ts";
import { isWanted, isWithin, listPage } from "./list-page.ts";
import { E164, MAGIC_VALID_FROM } from "./read-call-request.ts";
import { rfc2822 } from "./render-call.ts";
import { known, type RestRequest, type Route } from "./route.ts";

const LONGEST = 1_600;
/** Twilio's numbers for test credentials, and what they are refused with. */
const MAGIC_TO: Readonly<Record<string, number>> = {
  "+15005550001": 21211,
  "+15005550002": 21612,
  "+15005550003": 21408,
  "+15005550004": 21610,
  "+15005550009": 21614,
};
const MAGIC_FROM: Readonly<Record<string, number>> = {
  "+15005550001": 21212,
  "+15005550007": 21606,
  "+15005550008": 21611,
};

/** Text messages: taken, told about and listed. */
export function messageRoutes(options: {
  accountSid: string;
  messages: Messages;
  account: Pick<Account, "mayReach">;
  isOwned(number: string): boolean;
}): Route[] {
  const { accountSid, messages, account, isOwned } = options;
  const find = ({ names }: RestRequest) => known(messages.find(names.sid ?? ""));
  const render = (message: Message) => renderMessage(message, accountSid);

  function create({ form }: RestRequest): Response {
    const to = form.get("To") ?? "";
    const from = form.get("From") ?? "";
    const text = form.get("Body") ?? "";
    if (to === "") throw new RestFault(21604);
    if (from === "") throw new RestFault(21603);
    if (text === "") throw new RestFault(21602);
    const refused = MAGIC_FROM[from] ?? MAGIC_TO[to];
    if (refused !== undefined) throw new RestFault(refused);
    if (!E164.test(from)) throw new RestFault(21212);
    if (from !== MAGIC_VALID_FROM && !isOwned(from)) throw new RestFault(21606);
    if (!E164.test(to)) throw new RestFault(21211);
    if (text.length > LONGEST) throw new RestFault(21617);
    if (!account.mayReach(to)) throw new RestFault(21608);
    const fate = fateOf(to);
    if (fate.type === "refused") {
      return errorResponse(fate.status, fate.code === 21217 ? 21211 : fate.code);
    }
    const callback = readAddress(form, "StatusCallback", "StatusCallbackMethod");
    const message = messages.send({ to, from, text, callback });
    return Response.json(render(message), { status: 201 });
  }

  return [
    { method: "POST", path: "/Messages.json", answer: create },
    {
      method: "GET",
      path: "/Messages.json",
      answer({ query, path }) {
        const matching = messages
          .all()
          .filter(
            (message) =>
              isWanted(query, "To", message.to) &&
              isWanted(query, "From", message.from) &&
              isWithin(query, "DateSent", message.sentAt),
          );
        return Response.json(listPage("messages", matching.reverse(), render, { query, path }));
      },
    },
    {
      method: "GET",
      path: "/Messages/{sid}.json",
      answer: (request) => Response.json(render(find(request))),
    },
    {
      method: "DELETE",
      path: "/Messages/{sid}.json",
      answer(request) {
        const message = find(request);
        if (message.status === "queued" || message.status === "sent")
          throw new RestFault(20009, 409);
        messages.remove(message.sid);
        return new Response(null, { status: 204 });
      },
    },
  ];
}

/** A message with all keys of Twilio's answer. */
function renderMessage(message: Message, accountSid: string): Record<string, unknown> {
  const path = `/2010-04-01/Accounts/${accountSid}/Messages/${message.sid}`;
  return {
    account_sid: accountSid,
    api_version: "2010-04-01",
    body: message.text,
    date_created: rfc2822(message.createdAt),
    date_sent: message.sentAt === null ? null : rfc2822(message.sentAt),
    date_updated: rfc2822(message.updatedAt),
    direction: "outbound-api",
    error_code: message.errorCode,
    error_message: message.errorCode === null ? null : "Unreachable destination handset",
    from: message.from,
    messaging_service_sid: null,
    num_media: "0",
    num_segments: String(countSegments(message.text)),
    price: null,
    price_unit: "USD",
    sid: message.sid,
    status: message.status,
    subresource_uris: { media: `${path}/Media.json` },
    to: message.to,
    uri: `${path}.json`,
  };
}
