import { node, tree } from "@rufbaum/conversation/testing";
import type { Action } from "@rufbaum/tree";

/** Asks, records, puts through and says goodbye: there is a way to everything a session can do. */
export const EVERYTHING = tree(
  [
    node("start", "start", { content: "Guten Tag, hier spricht eine KI." }),
    node("ask", "decision", {
      content: "Dürfen wir das Gespräch aufzeichnen?",
      conditions: [
        { id: "yes", condition: "Ja", targetNodeId: "record" },
        { id: "no", condition: "Nein", targetNodeId: "put" },
        { id: "one", condition: "1", targetNodeId: "tag" },
      ],
    }),
    node("record", "action", { action: { kind: "start-recording" } }),
    node("tag", "action", { action: { kind: "tag", tag: "neu" } }),
    node("put", "action", {
      action: { kind: "transfer", to: "+493023125002", announce: "Ich verbinde Sie." },
    }),
    node("good", "end", { content: "Wunderbar, bis bald.", outcome: "success" }),
  ],
  [
    ["start", "ask"],
    ["record", "good"],
    ["tag", "good"],
    ["put", "good"],
    ["ask", "good"],
  ],
  { voicemailMessage: "Hier ist die Sonnwerk." },
);

const yes = (targetNodeId: string) => [{ id: "yes", condition: "Ja", targetNodeId }];

/** Greets, asks, does something and asks again. */
export function treeDoing(action: Action) {
  const records = action.kind === "start-recording";
  const question = records ? "Darf ich das Gespräch aufzeichnen?" : "Passt es?";
  return tree(
    [
      node("start", "start", { content: "Guten Tag, hier spricht eine KI." }),
      node("ask", "decision", { content: question, conditions: yes("do") }),
      node("do", "action", { action }),
      node("more", "decision", { content: "Und weiter?", conditions: yes("end") }),
      node("sorry", "end", { content: "Das ging leider nicht.", outcome: "callback" }),
      node("end", "end", { content: "Bis bald.", outcome: "success" }),
    ],
    [
      ["start", "ask"],
      ["do", "more"],
      ["do", "sorry", "failed"],
    ],
    { voicemailMessage: "Hier ist die Sonnwerk. Wir melden uns um 10:00 Uhr." },
  );
}

export const TAG: Action = { kind: "tag", tag: "x" };

export const OFFER = "Am 3.12. um 14:30 Uhr wäre frei, für 12,50 €. Passt das?";
export const SURE = "Soll ich das verbindlich eintragen?";

/** Offers a day, with its time and price in digits, and asks once more before it says goodbye. */
export const OFFERING = tree(
  [
    node("start", "start", {
      content: "Guten Tag, hier spricht eine KI im Auftrag der Sonnwerk.",
    }),
    node("offer", "decision", { content: OFFER, conditions: yes("sure") }),
    node("sure", "decision", { content: SURE, conditions: yes("end") }),
    node("end", "end", { content: "Bis bald.", outcome: "success" }),
  ],
  [["start", "offer"]],
);

export const GREETING = "Guten Tag, hier spricht Lena, eine KI-Assistentin der Praxis am Markt.";
export const QUESTION = "Passt Ihnen der Termin am Montag?";

/** A surgery's: greets, and asks in a sentence of its own or in the greeting's last one. */
export function surgery({
  greeting = GREETING,
  question = QUESTION,
  keys: [one, other] = ["Ja", "Nein"],
}: {
  greeting?: string;
  question?: string;
  keys?: readonly [string, string];
} = {}) {
  return tree(
    [
      node("start", "start", { content: greeting }),
      node("ask", "decision", {
        content: question,
        conditions: [
          { id: "one", condition: one, targetNodeId: "good" },
          { id: "other", condition: other, targetNodeId: "bad" },
        ],
      }),
      node("good", "end", { content: "Dann bis Montag.", outcome: "appointment" }),
      node("bad", "end", { content: "Dann sagen wir ihn ab.", outcome: "callback" }),
    ],
    [["start", "ask"]],
  );
}
