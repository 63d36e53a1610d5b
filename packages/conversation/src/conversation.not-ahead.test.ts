import { test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

const FAIR = tree(
  [
    node("start", "start", { content: "Guten Tag, hier ist die KI der Gärtnerei Moos." }),
    node("time", "decision", {
      content: "Haben Sie zwei Minuten für mich?",
      conditions: [
        { id: "t", condition: "hat Zeit", examples: ["ja, erzählen Sie"], targetNodeId: "fair" },
        { id: "n", condition: "keine Zeit", examples: ["gerade nicht"], targetNodeId: "bye" },
      ],
    }),
    node("fair", "decision", {
      content: "Im Mai haben wir Hoffest. Möchten Sie dabei sein?",
      conditions: [
        { id: "y", condition: "kommt gern", examples: ["wir kommen gern"], targetNodeId: "good" },
        { id: "n", condition: "kein Interesse", targetNodeId: "bye" },
      ],
    }),
    node("good", "end", { content: "Schön, bis dann.", outcome: "success" }),
    node("bye", "end", { content: "Auf Wiederhören.", outcome: "not-interested" }),
  ],
  [["start", "time"]],
);

test.each(["Ja, kommen Sie, erzählen Sie.", "Ja, dann kommen Sie mal zur Sache."])(
  "who only hurries the agent on has not taken the offer ahead: “%s”",
  (said) => {
    call(FAIR, { understanding })
      .hears(said)
      .says("Im Mai haben wir Hoffest. Möchten Sie dabei sein?")
      .standsAt("fair");
  },
);

const WATER = tree(
  [
    node("start", "start", { content: "Guten Tag, hier ist die KI von Ostquell." }),
    node("who", "decision", {
      content: "Kümmern Sie sich um die Getränke?",
      conditions: [
        { id: "y", condition: "Ja", targetNodeId: "water" },
        { id: "n", condition: "Nein", targetNodeId: "bye" },
      ],
    }),
    node("water", "decision", {
      content: "Woher kommt bei Ihnen das Trinkwasser?",
      conditions: [
        { id: "t", condition: "Wasser vom Hahn", targetNodeId: "good" },
        { id: "b", condition: "Aus Kisten", targetNodeId: "bye" },
      ],
    }),
    node("good", "end", { content: "Danke.", outcome: "success" }),
    node("bye", "end", { content: "Auf Wiederhören.", outcome: "not-interested" }),
  ],
  [["start", "who"]],
);

test.each(["Ja, was war noch die Frage?", "Ja, was ist denn das für ein Angebot?"])(
  "“was” tells nothing of water: “%s”",
  (said) => {
    call(WATER, { understanding }).hears(said).standsAt("water");
  },
);

const CANTEEN = tree(
  [
    node("start", "start", { content: "Guten Tag, hier ist die KI von Brenner." }),
    node("who", "decision", {
      content: "Sind Sie für die Küche zuständig?",
      conditions: [
        { id: "y", condition: "Ist zuständig", targetNodeId: "now" },
        { id: "n", condition: "Macht jemand anders", targetNodeId: "bye" },
      ],
      reprompts: ["Kümmern Sie sich um die Küche?"],
    }),
    node("now", "decision", {
      content: "Wer liefert Ihnen heute?",
      conditions: [
        {
          id: "t",
          condition: "Ein anderer",
          examples: ["das hat die Zentrale vergeben", "das regelt der Empfang"],
          targetNodeId: "good",
        },
        { id: "b", condition: "Niemand", targetNodeId: "bye" },
      ],
    }),
    node("good", "end", { content: "Danke.", outcome: "success" }),
    node("bye", "end", { content: "Auf Wiederhören.", outcome: "not-interested" }),
  ],
  [["start", "who"]],
);

test.each(["Hier ist die Zentrale.", "Hier ist der Empfang, was kann ich für Sie tun?"])(
  "who has picked up is no answer to what is asked later: “%s”",
  (said) => {
    call(CANTEEN, { understanding }).hears(said).standsAt("who").hears("Ja.").standsAt("now");
  },
);
