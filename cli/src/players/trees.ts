import { node, tree } from "@rufbaum/conversation/testing";
import type { Condition, Tree } from "@rufbaum/tree";

/** It is answered; in the emulator somebody picks up. */
const PICKED_UP = "+493023125001";

const ways = (...named: [condition: string, targetNodeId: string, expression?: string][]) =>
  named.map(
    ([condition, targetNodeId, expression], index): Condition => ({
      id: `way_${index}`,
      condition,
      targetNodeId,
      ...(expression !== undefined && { expression }),
    }),
  );

/** A dental practice recalls its patients: a time that is read back, a message, the reception. */
export const DENTIST: Tree = named(
  "dentist",
  tree(
    [
      node("start", "start", {
        content: "Guten Tag, hier ist die KI der Zahnarztpraxis am Markt.",
      }),
      node("due", "decision", {
        content: "Ihre Vorsorge steht wieder an. Möchten Sie dafür einen Termin?",
        conditions: ways(["Ja", "hour"], ["Empfang", "desk"], ["Nein", "no"], ["1", "desk"]),
      }),
      node("hour", "input", {
        content: "Sehr gern. Um wie viel Uhr passt es Ihnen am besten?",
        input: { variable: "uhrzeit", value: "time", confirm: true },
      }),
      node("note", "action", { action: { kind: "send-sms", text: "Ihr Termin: [uhrzeit]" } }),
      node("done", "end", {
        content: "Ihr Termin ist notiert. Bis bald in der Praxis.",
        outcome: "appointment",
      }),
      node("unsent", "end", {
        content: "Der Termin steht, nur die Nachricht ging nicht hinaus.",
        outcome: "success",
      }),
      node("desk", "action", { action: { kind: "transfer", to: PICKED_UP } }),
      node("after", "end", { content: "Gut, dass Sie sprechen konnten.", outcome: "success" }),
      node("nobody", "end", {
        content: "Am Empfang ist gerade niemand frei. Wir rufen Sie zurück.",
        outcome: "callback",
      }),
      node("no", "end", { content: "In Ordnung. Alles Gute.", outcome: "not-interested" }),
      node("costs", "objection", {
        content: "Die Vorsorge zahlt Ihre Krankenkasse.",
        objection: { intent: "price_question", global: true, returns: true },
      }),
    ],
    [
      ["start", "due"],
      ["hour", "note"],
      ["note", "done"],
      ["note", "unsent", "failed"],
      ["desk", "after"],
      ["desk", "nobody", "failed"],
    ],
  ),
);

/** A craftsman asks for a job's number, by keys or spoken, and says what it comes to. */
export const CRAFTSMAN: Tree = named(
  "craftsman",
  tree(
    [
      node("start", "start", {
        content: "Guten Tag [kunde|], hier ist die KI vom Malerbetrieb Huber.",
      }),
      node("comes", "message", { content: "Unser Geselle kommt morgen zu Ihnen." }),
      node("fits", "decision", {
        content: "Ist dann jemand bei Ihnen zu Hause?",
        conditions: ways(["Ja", "number"], ["Nein", "other"]),
        reprompts: ["Ich meine: Ist jemand da?"],
      }),
      node("other", "input", {
        content: "Wer kann stattdessen öffnen?",
        input: { variable: "nachbar", value: "text" },
      }),
      node("number", "input", {
        content: "Bitte geben Sie Ihre Auftragsnummer ein, und dann die Raute.",
        input: { variable: "auftrag", value: "digits", endKey: "#" },
      }),
      node("large", "decision", {
        conditions: ways(["gross", "set", "auftrag > 500"]),
      }),
      node("set", "action", {
        action: { kind: "set-variable", variable: "art", value: "Auftrag [auftrag]" },
      }),
      node("tag", "action", { action: { kind: "tag", tag: "klein" } }),
      node("ok", "end", { content: "Danke. [art|Wir] kommen zu zweit.", outcome: "success" }),
      node("small", "end", { content: "Danke. Dann bis morgen.", outcome: "appointment" }),
    ],
    [
      ["start", "comes"],
      ["comes", "fits"],
      ["other", "small"],
      ["number", "large"],
      ["large", "tag"],
      ["set", "ok"],
      ["tag", "small"],
    ],
    { variables: { kunde: "Frau Roth" }, silenceSeconds: 6 },
  ),
);

/** A club asks for a donation: what is large goes to the treasurer, the rest to a receipt. */
export const CLUB: Tree = named(
  "club",
  tree(
    [
      node("start", "start", { content: "Hallo, hier ist die KI vom Sportverein Blau Weiß." }),
      node("gives", "decision", {
        content: "Wir sammeln für die neue Halle. Möchten Sie etwas spenden?",
        conditions: ways(["Ja", "amount"], ["Nein", "no"]),
      }),
      node("amount", "input", {
        content: "Wie schön. Wie viel Euro dürfen es sein?",
        input: { variable: "betrag", value: "amount" },
      }),
      node("fork", "decision", { conditions: ways(["viel", "treasurer", "betrag > 100"]) }),
      node("treasurer", "action", {
        action: { kind: "transfer", to: PICKED_UP, announce: "Unser Kassenwart übernimmt." },
      }),
      node("receipt", "action", {
        action: { kind: "call-webhook", url: "https://verein.example/quittung" },
      }),
      node("thanks", "end", { content: "Vielen Dank im Namen aller.", outcome: "success" }),
      node("later", "end", {
        content: "Die Quittung kommt mit der Post. Vielen Dank.",
        outcome: "callback",
      }),
      node("no", "end", { content: "Schade, trotzdem danke.", outcome: "not-interested" }),
      node("never", "end", { content: "Wir rufen nicht mehr an.", outcome: "opt-out" }),
      node("trust", "objection", {
        content: "Wir sind seit hundert Jahren ein eingetragener Verein.",
        objection: { intent: "trust_doubt", global: true, returns: true },
      }),
    ],
    [
      ["start", "gives"],
      ["amount", "fork"],
      ["fork", "receipt"],
      ["treasurer", "later", "failed"],
      ["receipt", "thanks"],
      ["receipt", "later", "failed"],
    ],
    { confirmBelow: 0 },
  ),
);

function named(id: string, made: Tree): Tree {
  return { ...made, id, name: id };
}
