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
  "Ich wünsche ab jetzt keinerlei telefonische Kontaktaufnahme mehr.",
  "Machen Sie einen Vermerk, dass ich nicht angerufen werden will.",
  "Lösch mich aus deiner Kartei.",
  "So, das war das letzte Mal, dass Sie hier angerufen haben.",
  "Ihr ruft mich nie mehr an, verstanden?",
  "Ich möchte bitte aus dem Verteiler genommen werden.",
  "Nehmts mi von da Listn, bittschön.",
  "Rufet Se mi nemme an.",
  "Ick will von euch nich mehr anjerufen werden.",
  "Bitte sperren Sie meine Nummer für weitere Anrufe.",
  "Lassen Sie uns künftig in Frieden.",
  "Noch einmal, und ich schalte meinen Anwalt ein.",
  "Wenn ihr nochmal anruft, zeig ich euch an.",
  "Sollten Sie sich noch einmal melden, gebe ich das an die Bundesnetzagentur.",
  "Wehe, hier klingelt noch mal einer von Ihnen an.",
  "Untersteht euch, noch mal anzurufen!",
  "I asked you not to call me again.",
  "Please don't phone here anymore.",
  "Remove us from your list.",
  "Ich ziehe meine Einwilligung zurück.",
  "Hiermit widerspreche ich jeder weiteren Werbung per Telefon.",
  "Vergessen Sie meine Nummer.",
  "Diese Nummer bitte nicht mehr wählen.",
  "Nein danke, und streichen Sie uns gleich von der Anrufliste.",
  "Da will ich nicht mehr angerufen werden, auch nicht nächstes Jahr.",
  "Meine Daten löschen Sie bitte vollständig.",
  "Keine Lust auf eure Anrufe, lasst mich in Ruhe.",
  "Hört endlich auf mit den Anrufen!",
  "Ich brauch das nicht, und ihr müsst euch auch nicht mehr melden.",
  "Tun Sie mir einen Gefallen und rufen Sie nie wieder hier an.",
  "Bitte notieren, wir möchten nicht weiter telefonisch behelligt werden.",
  "Raus mit meiner Nummer aus eurem Computer.",
  "Noch ein Anruf und ich raste aus!",
  "Sparen Sie sich künftig die Anrufe.",
  "Sie haben hier Anrufverbot.",
  "No more calls, please.",
  "Wenn Sie es wagen, noch einmal anzurufen, kriegen Sie eine Anzeige.",
  "I mog net, dass ihr mi no amal oruafts.",
  "Setzen Sie mich bitte auf die Robinsonliste.",
  "Ruf hier bloß nicht noch mal an, sonst hol ich die Polizei.",
  "Können Sie mich bitte aus Ihrem System austragen?",
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
  "Endlich! Ich dachte, Sie haben mich vergessen und melden sich nicht mehr.",
  "Warum ruft denn nie jemand zurück?",
  "Rufen Sie bitte nicht während der Mittagspause an.",
  "Löschen Sie den Termin am Donnerstag, ich komme lieber Freitag.",
  "Nehmen Sie mich aus der Gruppe am Montag und stecken Sie mich in die am Mittwoch.",
  "Mein Mann möchte nicht mehr angerufen werden, mich können Sie gern anrufen.",
  "Nicht auf der Arbeit anrufen, bitte nur zu Hause.",
  "Die alte Handynummer können Sie streichen, die neue haben Sie ja.",
  "Ich will nicht mehr mit dem alten Anbieter telefonieren.",
  "Hören Sie bloß nicht auf mit Ihrem guten Service.",
  "Wenn Sie nicht anrufen, kaufe ich woanders.",
  "Mein Anwalt kümmert sich um den Vertrag.",
  "Ich war bei der Polizei, ich bin jetzt Rentner.",
  "Das war der letzte Termin, den Sie frei hatten?",
  "Nie wieder Öl, ich will eine Wärmepumpe.",
  "Die Bank soll mich in Ruhe lassen, Sie nicht.",
  "Vergessen Sie bloß nicht, sich zu melden!",
  "Ich möchte nicht mehr länger warten, rufen Sie mich heute noch zurück.",
  "Streichen Sie bitte die zweite Position im Angebot.",
  "Sie müssen mich nicht noch mal anrufen, Dienstag passt.",
  "Rufen Sie am besten nicht Freitag an, da hab ich Training.",
  "Ich hab schon gedacht, Sie rufen gar nicht mehr an.",
  "Setzen Sie mich bitte auf die Liste für den Kurs.",
  "Meine Mutter sollen Sie nicht mehr anrufen, mich schon.",
  "Streichen Sie das Extra aus dem Angebot.",
  "Ich will nicht mehr zum alten Zahnarzt.",
  "Rufen Sie mich nicht auf Festnetz an, nur auf dem Handy.",
  "Tragen Sie mich aus dem Montag aus und in den Dienstag ein.",
  "Beim nächsten Anruf sprechen wir über den Preis.",
  "Sonst melde ich mich bei Ihnen.",
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
