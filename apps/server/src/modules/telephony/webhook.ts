import type { CarrierName } from "@rufbaum/telephony";
import { verifyWebhook } from "@rufbaum/telephony/twilio";
import { z } from "zod";
import type { CarrierEnd } from "../../carrier-end.ts";
import type { CarrierEnds } from "../../carrier-ends.ts";

/** One of the carrier's requests, of which the signature was right. */
export interface Webhook {
  /** Who signed it. */
  carrier: CarrierName;
  /** The last part of its path: `answer`, `status` … */
  route: string;
  /** Our id of the call, `null` where its address has none. */
  callId: string | null;
  callSid: string | null;
  /** Of a turn without a relay. */
  turn: number | null;
  form: URLSearchParams;
  /** Names the question among those of its call: the same for every try. */
  key: string;
  /** How often the carrier was told to ask again. */
  again: number;
  /** Where it asks again: under the same key, once more. */
  againUrl: string;
}

export type SigningEnds = CarrierEnds<Pick<CarrierEnd, "name" | "authToken">>;

const name = z.string().min(1).max(64);
const count = z.coerce.number().int().min(0).max(100_000);
const querySchema = z.object({
  call: name.nullable().catch(null),
  turn: count.nullable().catch(null),
  again: count.catch(0),
  of: z.string().max(300).nullable().catch(null),
});
const callSidSchema = z
  .string()
  .regex(/^CA[0-9a-f]{32}$/i)
  .nullable()
  .catch(null);

/** Reads a request; `null` if no carrier of ours signed it. */
export function readWebhook(
  request: Request,
  body: string,
  { ends, publicUrl }: { ends: SigningEnds; publicUrl: string },
): Webhook | null {
  if (hasTooManyFields(body)) return null;
  const { pathname: path, search, searchParams } = new URL(request.url);
  const signature = request.headers.get("x-twilio-signature");
  const signer = ends
    .all()
    .find(
      ({ authToken }) =>
        authToken !== null &&
        verifyWebhook({ authToken, publicUrl, path, search, signature, form: body }),
    );
  if (!signer) return null;

  const form = new URLSearchParams(body);
  const query = querySchema.parse({
    call: searchParams.get("call"),
    turn: searchParams.get("turn"),
    again: searchParams.get("again") ?? 0,
    of: searchParams.get("of"),
  });
  const route = path.split("/").at(-1) ?? "";
  const key = query.of ?? keyOf(`${route} ${query.call} ${query.turn}`, request.headers, form);
  searchParams.set("again", String(query.again + 1));
  searchParams.set("of", key);
  return {
    carrier: signer.name,
    route,
    callId: query.call,
    callSid: callSidSchema.parse(form.get("CallSid")),
    turn: query.turn,
    form,
    key,
    again: query.again,
    againUrl: `${publicUrl.replace(/\/+$/, "")}${path}?${searchParams}`,
  };
}

/** The carrier sends some thirty; thousands cost 20 ms before the signature is known to be wrong. */
const MOST_FIELDS = 500;

function hasTooManyFields(body: string): boolean {
  let count = 1;
  for (let at = body.indexOf("&"); at >= 0; at = body.indexOf("&", at + 1)) {
    count += 1;
    if (count > MOST_FIELDS) return true;
  }
  return false;
}

/** The token is the same for each try of a request; without one, what the request is about. */
function keyOf(about: string, headers: Headers, form: URLSearchParams): string {
  const token = headers.get("i-twilio-idempotency-token");
  const named = token ?? form.get("SessionId") ?? form.get("DialCallSid") ?? "";
  return `${about} ${named.slice(0, 100)}`;
}
