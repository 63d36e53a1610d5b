import { node, tree } from "@rufbaum/conversation/testing";

const way = (id: string, condition: string, targetNodeId: string, examples: string[]) => ({
  ...{ id, condition, targetNodeId, examples },
});

/** A workshop that reminds private people of the inspection. */
export const WORKSHOP = tree(
  [
    node("start", "start", {
      content:
        "Grüß Gott [firstName|] [lastName|], hier ist Lena, die KI-Assistentin vom Autohaus Donaubogen. Ich rufe wegen der Hauptuntersuchung für Ihren Wagen an.",
    }),
    node("stand", "decision", {
      content:
        "Ist der neue TÜV schon drauf, haben Sie schon woanders einen Termin, oder ist das noch offen?",
      conditions: [
        way("open", "Noch nichts unternommen", "day", [
          "ist noch offen",
          "nein, ist er noch nicht",
        ]),
        way("done", "Plakette schon neu", "bye", [
          "der ist schon drauf",
          "die neue Plakette klebt schon",
        ]),
        way("away", "Anderswo angemeldet", "bye", [
          "ich hab schon einen Termin bei der Dekra",
          "da fährt meine Frau damit hin",
        ]),
      ],
    }),
    node("day", "input", {
      content: "Wir prüfen montags bis freitags. An welchem Tag passt es Ihnen?",
      input: { variable: "tag", value: "date" },
    }),
    node("hour", "input", {
      content:
        "Angenommen wird zwischen halb acht und fünfzehn Uhr. Um wie viel Uhr möchten Sie kommen?",
      input: { variable: "zeit", value: "time" },
      conditions: [
        {
          ...{ id: "late", condition: "Außerhalb der Annahme", targetNodeId: "later" },
          expression: 'uhrzeit < "07:30" oder uhrzeit > "15:00"',
        },
      ],
    }),
    node("noticed", "decision", {
      content: "Ist Ihnen am Auto etwas aufgefallen, etwa ein Geräusch oder eine Warnleuchte?",
      conditions: [
        { ...way("fine", "Läuft einwandfrei", "done", ["alles bestens"]), counts: ["Nein"] },
        { ...way("odd", "Etwas stimmt nicht", "done", ["die Bremsen quietschen"]), counts: ["Ja"] },
      ],
    }),
    node("done", "end", { content: "Dann bis bald.", outcome: "appointment" }),
    node("later", "end", { content: "Wir rufen Sie zurück.", outcome: "callback" }),
    node("bye", "end", { content: "Gute Fahrt.", outcome: "completed" }),
  ],
  [
    ["start", "stand"],
    ["day", "hour"],
    ["hour", "noticed"],
  ],
);
