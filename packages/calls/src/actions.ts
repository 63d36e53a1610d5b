import type { ActionResult } from "@rufbaum/conversation";
import { type HomeCountry, parsePhoneNumber } from "@rufbaum/dialing";
import { CarrierError } from "@rufbaum/telephony";
import type { Action } from "@rufbaum/tree";
import { type CallRecord, customerNumber } from "./call.ts";
import type { CarrierOf } from "./carrier-of.ts";

export interface ActionDeps {
  carrierOf: CarrierOf<"sendMessage">;
  /** Blocks a number for all later calls. */
  suppress(number: string, callId: string): Promise<void>;
  /** Whose national spellings (`0512 …`) are meant; Germany's unless said otherwise. */
  homeCountry?(): Promise<HomeCountry>;
}

/**
 * Does what an action node asks for. What the installation can't do yet is reported as failed, so
 * that the conversation takes the action's own way out instead of promising something.
 *
 * `transfer` and `start-recording` come here only where they may not be done: they need the
 * carrier's hold of the call, and are the session's.
 */
export function createActions({ carrierOf, suppress, homeCountry }: ActionDeps) {
  async function sendMessage(
    call: CallRecord,
    { text, to }: Extract<Action, { kind: "send-sms" }>,
  ): Promise<ActionResult> {
    const home = await homeCountry?.();
    // Who calls in may show any number, a dear one abroad included: it is looked at as well.
    const number = parsePhoneNumber(to || customerNumber(call), home && { home });
    if (!number.ok) return { ok: false, reason: "invalid-number" };
    const from = call.direction === "inbound" ? call.to : call.from;
    try {
      await carrierOf(call).sendMessage({ from, to: number.e164, text });
      return { ok: true };
    } catch (error) {
      if (!(error instanceof CarrierError)) throw error;
      return { ok: false, reason: "carrier" };
    }
  }

  /** Who hides the number can't be called anyway. */
  async function suppressCaller(call: CallRecord): Promise<void> {
    const number = customerNumber(call);
    if (number.startsWith("+")) await suppress(number, call.id);
  }

  return async function act(call: CallRecord, action: Action): Promise<ActionResult> {
    switch (action.kind) {
      case "record-opt-out":
        await suppressCaller(call);
        return { ok: true };
      case "send-sms":
        return sendMessage(call, action);
      case "book-appointment":
      case "set-variable":
      case "tag":
        // The conversation's state and the call's outcome hold it; no calendar is connected.
        return { ok: true };
      case "transfer":
      case "call-webhook":
      case "start-recording":
        return { ok: false, reason: "not-available" };
    }
  };
}
