import { expect, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, type ScriptedCall, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

const OPT_OUTS = [
  "Wehe, Sie rufen noch mal an!",
  "Rufen Sie nicht mehr an, sonst hören Sie von meinem Anwalt.",
  "Sonst hören Sie von meinem Anwalt!",
  "Noch ein Anruf, und ich zeige Sie an.",
  "Noch ein Anruf, und ich gehe zur Polizei.",
  "Stop calling me.",
  "Take me off your list, please.",
  "Don't call me again.",
  "Please remove my number.",
  "I don't want any more calls.",
  "Ich will nicht mehr angerufen werden.",
  "Rufen Sie mich nie wieder an.",
  "Nehmen Sie mich aus Ihrer Liste.",
  "Löschen Sie meine Nummer.",
  "Streichen Sie mich von Ihrer Liste.",
  "Tragen Sie mich bitte aus.",
  "Ich möchte keine Werbeanrufe mehr.",
  "Lassen Sie mich in Ruhe mit Ihren Anrufen.",
  "Ich widerspreche der Nutzung meiner Daten.",
  "Hören Sie auf, hier anzurufen.",
  "Unterlassen Sie diese Anrufe.",
  "Das war der letzte Anruf, verstanden?",
  "Wenn Sie hier noch einmal anrufen, schalte ich die Bundesnetzagentur ein.",
  "Rufts mi nimmer o, gell.",
  "Lassts mi in Ruah, und meldts eich nimmer.",
  "Wagen Sie es nicht, hier noch mal anzurufen.",
  "Trauen Sie sich bloß nicht, noch mal hier anzurufen.",
  "Ich möchte von Ihnen nichts mehr hören.",
  "Setzen Sie mich auf die Sperrliste.",
  "Keine Anrufe mehr, bitte.",
  "Meine Nummer bitte aus dem System nehmen.",
  "Ihr braucht hier nicht mehr anzurufen.",
  "Wenn das Telefon hier noch einmal wegen Ihnen klingelt, kriegen Sie Post vom Anwalt.",
  "Ich verbitte mir weitere Anrufe.",
  "Ich habe Ihnen doch gesagt, Sie sollen nicht mehr anrufen!",
  "Ab sofort bitte keine Anrufe mehr an diesen Anschluss.",
  "Ich will aus Ihrer Kartei raus.",
  "Beim nächsten Anruf rufe ich die Polizei.",
  "Melden Sie sich nie wieder bei uns.",
  "Nein danke, und rufen Sie bitte auch nicht noch mal an.",
];

/** Each sounds like one, and wants something else. */
const LOOK_ALIKES = [
  "Na endlich, ich dachte schon, Sie rufen nie an.",
  "Wenn Sie mich nicht mehr anrufen, bin ich enttäuscht.",
  "Rufen Sie nicht vor zehn an.",
  "Löschen Sie die alte Adresse, ich bin umgezogen.",
  "Nehmen Sie mich von der Warteliste und tragen Sie mich fest ein.",
  "Mein Kollege soll nicht mehr angerufen werden, ich schon.",
  "Rufen Sie mich bitte heute nicht mehr an, morgen wieder.",
  "Rufen Sie mich nicht mehr auf dem Handy an, sondern im Büro.",
  "Streichen Sie den Termin am Montag, nehmen wir Dienstag.",
  "Tragen Sie mich bitte für Freitag ein.",
  "Ich dachte, Sie melden sich gar nicht mehr.",
  "Warum haben Sie mich nie wieder angerufen?",
  "Sie können meine alte Nummer löschen, ich habe eine neue.",
  "Ich habe schon lange nichts mehr von Ihnen gehört.",
  "Mein Anwalt hat mir das empfohlen, den rufe ich vorher noch an.",
  "Die Telekom ruft mich dauernd an, die sollen mich in Ruhe lassen.",
  "Lassen Sie mich in Ruhe überlegen.",
  "Ich will nicht mehr so lange warten.",
  "Vergessen Sie mich bitte nicht.",
  "Vergessen Sie nicht, mich anzurufen.",
  "Noch ein Anruf bei meiner Bank, und ich entscheide mich.",
  "Wehe, Sie rufen nicht an!",
  "Wehe, Sie vergessen mich.",
  "Ich steh noch nicht auf der Liste, tragen Sie mich ein.",
  "Löschen Sie bitte den zweiten Eintrag, ich stehe doppelt drin.",
  "Rufen Sie nicht mich an, sondern meine Frau.",
  "Nehmen Sie mich bitte raus aus dem Kurs am Montag und in den am Freitag rein.",
  "Sie brauchen nicht noch mal anzurufen, der Termin steht.",
  "Sonst muss ich meinen Anwalt fragen.",
  "Rufen Sie bitte nicht mehr nach acht an.",
];

const START = node("start", "start", { content: "Hier ist die KI vom Salon Schön." });
const DATE = { variable: "tag", value: "date" } as const;
const DAY = node("day", "input", { content: "An welchem Tag passt es Ihnen?", input: DATE });
const ASK = node("ask", "decision", { content: "Möchten Sie einen Termin?" });
const KIND = node("kind", "decision", {
  content: "Was darf es sein?",
  conditions: [
    { id: "cut", condition: "Schneiden", targetNodeId: "end", examples: ["nur die Spitzen"] },
    { id: "dye", condition: "Färben", targetNodeId: "other", examples: ["eine neue Farbe"] },
  ],
});
const ENDS = ["end", "other", "rest"].map((id) => node(id, "end", { content: "Danke." }));

const question = tree(
  [START, ASK, ...ENDS],
  [
    ["start", "ask"],
    ["ask", "end", "Ja"],
    ["ask", "other", "Nein"],
    ["ask", "rest", "Vielleicht"],
  ],
);
const value = tree(
  [START, DAY, ...ENDS],
  [
    ["start", "day"],
    ["day", "end"],
  ],
);
const between = tree([START, KIND, ...ENDS], [["start", "kind"]]);
const UNSURE = {
  alternatives: [
    { condition: "Schneiden", confidence: 0.31 },
    { condition: "Färben", confidence: 0.28 },
  ],
};

/** Where a conversation may stand when it is said. */
const PLACES: Record<string, (reply: string) => ScriptedCall> = {
  "after a question": (reply) => call(question, { understanding }).hears(reply),
  "for a value": (reply) => call(value, { understanding }).hears(reply),
  "over the first words": (reply) => call(question, { understanding }).hearsEarly(reply),
  "asked between two": (reply) =>
    call(between, { understanding }).hears("na ja", UNSURE).hears(reply),
};

/** As recognisers write, and as people do. */
const spellings = (reply: string) => [reply, reply.toLowerCase().replace(/[.,!?]/g, "")];

for (const [place, said] of Object.entries(PLACES)) {
  test.each(OPT_OUTS.flatMap(spellings))(`an opt-out ${place}: %s`, (reply) => {
    const heard = said(reply);
    heard.did("record-opt-out").endsWith("opt-out", "opt-out");
  });

  test.each(LOOK_ALIKES.flatMap(spellings))(`no opt-out ${place}: %s`, (reply) => {
    expect(said(reply).state.outcome).not.toBe("opt-out");
  });
}
