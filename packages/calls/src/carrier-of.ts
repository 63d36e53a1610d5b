import type { Carrier } from "@rufbaum/telephony";
import type { CallRecord } from "./call.ts";

/**
 * Who carries a call: it stays with whoever it began with, though others place the next. Of what older
 * versions stored nobody knows whose it is: it counts as the present carrier's.
 */
export type CarrierOf<Methods extends keyof Carrier = keyof Carrier> = (
  call: Pick<CallRecord, "carrier">,
) => Pick<Carrier, Methods>;
