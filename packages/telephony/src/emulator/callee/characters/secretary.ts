import type { Character } from "../character.ts";
import { willing } from "./decision-maker.ts";

export const secretary: Character = {
  name: "secretary who puts one through",
  thinks: [500, 1_100],
  interrupts: 0.03,
  interjections: ["Entschuldigung, wie war Ihr Name?", "Moment, von welcher Firma sind Sie?"],
  patience: 18,
  leaves: ["Ich muss jetzt leider auflegen, hier klingelt die andere Leitung. Auf Wiederhören."],
  parts: [
    {
      name: "front desk",
      replies: {
        recording: [{ say: ["Das ist in Ordnung, ja."] }],
        "may-i": [
          {
            say: [
              "Hier ist das Sekretariat, worum geht es denn bitte?",
              "Ich bin nur die Assistentin, Herr Krüger ist der Chef.",
            ],
          },
          {
            say: ["Da müssten Sie mit Herrn Krüger sprechen.", "Das entscheidet bei uns der Chef."],
          },
        ],
        "right-person": [
          {
            say: [
              "Nein, ich bin die Sekretärin. Dafür ist Herr Krüger zuständig.",
              "Nein, da müssten Sie mit dem Chef sprechen, ich bin hier nur am Empfang.",
            ],
          },
        ],
        transfer: [
          {
            say: ["Ja, einen Moment bitte, ich verbinde Sie.", "Moment, ich stelle Sie durch."],
            handsTo: "willing",
          },
        ],
        "current-provider": [{ say: ["Das weiß ich nicht, da müssten Sie den Chef fragen."] }],
        interest: [
          {
            say: [
              "Das kann ich nicht entscheiden, das macht der Chef.",
              "Da müssten Sie mit Herrn Krüger sprechen.",
            ],
          },
          {
            say: ["Wissen Sie was, ich verbinde Sie einfach.", "Moment, ich stelle Sie mal durch."],
            handsTo: "willing",
          },
        ],
        "which-date": [{ say: ["Herr Krüger wäre am Dienstag um zehn Uhr frei."] }],
        confirm: [{ say: ["Ja, das richte ich so aus.", "Ja, genau."] }],
        "which-time": [{ say: ["Um zehn Uhr.", "Am besten um neun Uhr."] }],
        "send-info": [
          { say: ["Ja, schicken Sie uns gern etwas.", "Ja, bitte an das Sekretariat."] },
        ],
        "callback-when": [
          {
            say: [
              "Ab vierzehn Uhr ist er wieder am Platz.",
              "Morgen früh ab neun Uhr erreichen Sie ihn.",
            ],
          },
        ],
        email: [{ say: ["info at krueger minus bau punkt de"] }],
        name: [{ say: ["Brandt, Sekretariat.", "Mein Name ist Brandt."] }],
        "anything-else": [{ say: ["Nein, vielen Dank.", "Nein, ich richte es aus."] }],
      },
      otherwise: [
        {
          say: [
            "Dazu kann ich nichts sagen, ich bin nur das Sekretariat.",
            "Das weiß nur Herr Krüger.",
          ],
        },
        { say: ["Soll ich Sie verbinden? Moment, bitte."], handsTo: "willing" },
      ],
      listens: ["Ja, bitte?", "Mhm, und worum geht es?"],
    },
    willing,
  ],
};
