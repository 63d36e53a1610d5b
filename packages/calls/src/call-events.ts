import type { NodeKind, Outcome, Tree } from "@rufbaum/tree";
import type { AnswerTime, CallRecord, NewMessage } from "./call.ts";

/** What happens with calls, for whoever watches. `tree`: the one that the call walks. */
export type CallEvent =
  | { type: "call-started"; call: CallRecord; tree: Tree }
  | {
      type: "call-moved";
      callId: string;
      nodeId: string;
      nodeTitle: string;
      nodeKind: NodeKind | null;
    }
  | { type: "call-status"; call: CallRecord }
  | { type: "call-said"; call: CallRecord; message: NewMessage; tree: Tree }
  | ({ type: "call-heard"; callId: string } & AnswerTime)
  /** An operator speaks with the caller now; `to` is `null` where nobody picked up. */
  | { type: "call-taken-over"; callId: string; callSid: string | null; to: string | null }
  | { type: "call-outcome"; callId: string; outcome: Outcome }
  | { type: "call-ended"; call: CallRecord };

export type Announce = (event: CallEvent) => void;
