import type { CallRecord } from "@rufbaum/store";
import type { Action } from "@rufbaum/tree";
import type { ActionResult } from "./session.ts";
import { customerNumber } from "./views.ts";

export interface ActionDeps {
  /** Blocks a number for all later calls. */
  suppress(number: string, callId: string): Promise<void>;
}

/**
 * Does what an action node asks for. What the installation can't do yet is reported as failed, so
 * that the conversation takes the action's own way out instead of promising something.
 */
export function createActions(deps: ActionDeps) {
  return async function act(call: CallRecord, action: Action): Promise<ActionResult> {
    switch (action.kind) {
      case "record-opt-out":
        await deps.suppress(customerNumber(call), call.id);
        return { ok: true };
      case "set-variable":
        return { ok: true, values: { [action.variable]: action.value } };
      case "book-appointment":
      case "tag":
        // The conversation's state and the call's outcome hold it; no calendar is connected.
        return { ok: true };
      case "transfer":
      case "send-sms":
      case "call-webhook":
      case "start-recording":
        return { ok: false, reason: "not-available" };
    }
  };
}
