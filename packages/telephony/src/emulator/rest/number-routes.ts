import type { Clock } from "@rufbaum/runtime";
import type { CallerId, Numbers, OwnedNumber } from "../numbers/create-numbers.ts";
import { RestFault, readAddress, readMethod } from "./form.ts";
import { isWanted, listPage } from "./list-page.ts";
import { renderCallerId, renderOwnedNumber } from "./render-number.ts";
import { known, type RestRequest, type Route } from "./route.ts";

/** The account's numbers, and those of others that it may show. None can be bought or given up. */
export function numberRoutes(options: {
  accountSid: string;
  numbers: Numbers;
  clock: Clock;
}): Route[] {
  const { accountSid, numbers, clock } = options;
  const renderOwned = (number: OwnedNumber) => renderOwnedNumber(number, accountSid);
  const renderId = (number: CallerId) => renderCallerId(number, accountSid);
  const findOwned = ({ names }: RestRequest) =>
    known(numbers.owned.find(({ sid }) => sid === names.sid));
  const findId = ({ names }: RestRequest) =>
    known(numbers.callerIds.find(({ sid }) => sid === names.sid));

  function change(number: OwnedNumber | CallerId, form: URLSearchParams): void {
    number.name = form.get("FriendlyName") || number.name;
    number.updatedAt = clock.now();
  }

  return [
    {
      method: "GET",
      path: "/IncomingPhoneNumbers.json",
      answer: ({ query, path }) =>
        Response.json(
          listPage("incoming_phone_numbers", matching(numbers.owned, query), renderOwned, {
            query,
            path,
          }),
        ),
    },
    {
      method: "GET",
      path: "/IncomingPhoneNumbers/{sid}.json",
      answer: (request) => Response.json(renderOwned(findOwned(request))),
    },
    {
      method: "POST",
      path: "/IncomingPhoneNumbers/{sid}.json",
      answer(request) {
        const number = findOwned(request);
        direct(number, request.form);
        change(number, request.form);
        return Response.json(renderOwned(number));
      },
    },
    {
      method: "GET",
      path: "/OutgoingCallerIds.json",
      answer: ({ query, path }) =>
        Response.json(
          listPage("outgoing_caller_ids", matching(numbers.callerIds, query), renderId, {
            query,
            path,
          }),
        ),
    },
    {
      method: "GET",
      path: "/OutgoingCallerIds/{sid}.json",
      answer: (request) => Response.json(renderId(findId(request))),
    },
    {
      method: "POST",
      path: "/OutgoingCallerIds/{sid}.json",
      answer(request) {
        const number = findId(request);
        change(number, request.form);
        return Response.json(renderId(number));
      },
    },
  ];
}

/** `PhoneNumber` may be a part of the number. */
function matching<Row extends { number: string; name: string }>(
  rows: readonly Row[],
  query: URLSearchParams,
): Row[] {
  const part = (query.get("PhoneNumber") ?? "").replaceAll("*", "");
  return rows.filter(
    ({ number, name }) => number.includes(part) && isWanted(query, "FriendlyName", name),
  );
}

const ADDRESSES = [
  ["voice", "VoiceUrl", "VoiceMethod"],
  ["voiceFallback", "VoiceFallbackUrl", "VoiceFallbackMethod"],
  ["status", "StatusCallback", "StatusCallbackMethod"],
  ["sms", "SmsUrl", "SmsMethod"],
  ["smsFallback", "SmsFallbackUrl", "SmsFallbackMethod"],
] as const;

/** Says who is asked about calls to a number. All or nothing; an empty address clears one. */
function direct(number: OwnedNumber, form: URLSearchParams): void {
  if (form.get("VoiceApplicationSid")) throw new RestFault(21218);
  const changes: Partial<OwnedNumber> = {};
  for (const [key, urlName, methodName] of ADDRESSES) {
    if (form.has(urlName)) changes[key] = readAddress(form, urlName, methodName);
    else if (form.has(methodName) && number[key]) {
      changes[key] = { url: number[key].url, method: readMethod(form, methodName) };
    }
  }
  Object.assign(number, changes);
}
