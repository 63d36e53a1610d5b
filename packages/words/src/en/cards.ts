import type { CardNames } from "@rufbaum/tree/drawing";
import { OUTCOME_NAMES } from "./outcomes.ts";

export const cardNames: CardNames = {
  kinds: {
    start: "Start",
    message: "Message",
    decision: "Decision",
    input: "Input",
    objection: "Objection",
    action: "Action",
    end: "End",
  },
  actions: {
    "book-appointment": "Book appointment",
    transfer: "Transfer",
    "send-sms": "Send SMS",
    "call-webhook": "Call webhook",
    "set-variable": "Set variable",
    tag: "Tag",
    "record-opt-out": "Record opt-out",
    "start-recording": "Start recording",
  },
  outcomes: OUTCOME_NAMES,
  footers: {
    message: "about 10 seconds",
    decision: "AI recognition on",
    objection: "Objection handling",
  },
  stores: (variable) => `stores [${variable}]`,
  onFailure: "on failure",
};
