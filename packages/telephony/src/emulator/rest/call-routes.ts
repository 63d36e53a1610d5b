import type { Account } from "../account.ts";
import type { EmulatedCall } from "../call.ts";
import type { CallRecord } from "../call-record.ts";
import type { Calls } from "../calls.ts";
import { type Fate, fateOf } from "../fate.ts";
import { errorResponse } from "./errors.ts";
import { RestFault, readAddress } from "./form.ts";
import { listCalls } from "./list-calls.ts";
import {
  type CallRequest,
  readCallRequest,
  readScript,
  readTimeLimit,
} from "./read-call-request.ts";
import { renderCall } from "./render-call.ts";
import { known, type Route } from "./route.ts";

/** `Calls.json` and the calls below it. */
export function callRoutes(options: {
  calls: Calls;
  account: Pick<Account, "hasRoom" | "mayReach">;
  mayCallFrom(number: string): boolean;
  place(request: CallRequest, fate: Fate): CallRecord;
  /** An answer that never comes. */
  silence(client: AbortSignal): Promise<Response>;
}): Route[] {
  const { calls, account, mayCallFrom, place, silence } = options;
  const find = (names: Readonly<Record<string, string>>) => known(calls.find(names.sid ?? ""));

  function create(form: URLSearchParams, client: AbortSignal): Response | Promise<Response> {
    const wanted = readCallRequest(form, mayCallFrom);
    if (!account.mayReach(wanted.to)) throw new RestFault(21219);
    const fate = fateOf(wanted.to);
    if (fate.type === "refused") return errorResponse(fate.status, fate.code);
    if (fate.type === "silent-carrier") return silence(client);
    if (!account.hasRoom()) throw new RestFault(10004, 429);
    const record = place(wanted, fate);
    if (fate.type === "placed-with-fault") return errorResponse(500, 20500);
    return Response.json(renderCall(record), { status: 201 });
  }

  return [
    {
      method: "POST",
      path: "/Calls.json",
      answer: ({ form, signal }) => create(form, signal),
    },
    {
      method: "GET",
      path: "/Calls.json",
      answer: ({ query, path }) => Response.json(listCalls(calls.records(), { query, path })),
    },
    {
      method: "GET",
      path: "/Calls/{sid}.json",
      answer: ({ names }) => Response.json(renderCall(find(names).record)),
    },
    {
      method: "POST",
      path: "/Calls/{sid}.json",
      answer({ names, form }) {
        const call = find(names);
        update(call, form);
        return Response.json(renderCall(call.record));
      },
    },
    {
      method: "DELETE",
      path: "/Calls/{sid}.json",
      answer({ names }) {
        const { record } = find(names);
        if (record.endedAt === null) throw new RestFault(20009, 409);
        calls.remove(record.sid);
        return new Response(null, { status: 204 });
      },
    },
  ];
}

/**
 * `Status=completed` ends any call, `canceled` one that was not answered yet; `Url` or `Twiml` gives
 * a call in progress another script. The addresses and the time limit go along with each.
 */
function update(call: EmulatedCall, form: URLSearchParams): void {
  const { record } = call;
  const status = form.get("Status") || null;
  if (record.endedAt !== null) throw new RestFault(21220);
  if (status !== null && !["completed", "canceled"].includes(status)) throw new RestFault(20001);
  if (status === "canceled" && record.answeredAt !== null) throw new RestFault(21220);

  const fallback = readAddress(form, "FallbackUrl", "FallbackMethod");
  const told = readAddress(form, "StatusCallback", "StatusCallbackMethod");
  const script =
    status === null && (form.get("Url") || form.get("Twiml")) ? readScript(form) : null;
  if (script !== null && record.status !== "in-progress") throw new RestFault(21220);
  record.urls = {
    ...record.urls,
    ...(fallback ? { fallback } : {}),
    ...(told ? { status: told } : {}),
  };
  if (form.get("TimeLimit")) record.timeLimit = readTimeLimit(form);
  if (status !== null) call.hangUp();
  if (script !== null && !call.redirect(script)) throw new RestFault(21220);
}
