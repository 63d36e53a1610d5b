import type { Character } from "../character.ts";

export const sceptic: Character = {
  name: "sceptic",
  thinks: [700, 1_800],
  interrupts: 0.12,
  interjections: [
    "Moment, Moment. Was wollen Sie mir denn verkaufen?",
    "Ja, aber was kostet mich das?",
  ],
  patience: 9,
  leaves: ["Das führt zu nichts. Auf Wiederhören.", "Ich glaube, wir lassen das. Wiederhören."],
  parts: [
    {
      name: "doubtful",
      replies: {
        recording: [{ say: ["Nein, das möchte ich nicht.", "Aufzeichnen? Nein, lieber nicht."] }],
        "may-i": [
          {
            say: [
              "Na ja, worum geht es denn?",
              "Kommt drauf an, worum geht es?",
              "Wenn es schnell geht, ja.",
            ],
          },
          { say: ["Ja, gut, aber kurz.", "Na gut, eine Minute."] },
        ],
        "right-person": [
          { say: ["Ja, schon. Warum?", "Ja, das bin ich, und Sie wollen was genau?"] },
        ],
        transfer: [{ say: ["Das bin ich. Worum geht es denn?"] }],
        "current-provider": [
          { say: ["Wir sind eigentlich versorgt.", "Ja, da haben wir schon jemanden."] },
        ],
        interest: [
          {
            say: [
              "Weiß ich nicht, vielleicht.",
              "Hm, da bin ich skeptisch.",
              "Nein, eigentlich nicht.",
              "Das klingt mir zu gut, um wahr zu sein.",
            ],
          },
          {
            say: [
              "Na ja, vielleicht. Anhören kann man es sich ja.",
              "Gut, also, ja, meinetwegen.",
              "Nein, das brauchen wir nicht.",
            ],
          },
          {
            say: [
              "Nein, ich glaube, das ist nichts für uns.",
              "Nein, danke, das brauchen wir nicht.",
            ],
          },
        ],
        "which-date": [
          {
            say: [
              "So schnell? Nächste Woche vielleicht.",
              "Hm, Donnerstag um sechzehn Uhr, wenn es sein muss.",
            ],
          },
          { say: ["Donnerstag um sechzehn Uhr.", "Dann eben Mittwoch um elf Uhr."] },
        ],
        confirm: [{ say: ["Ja, meinetwegen.", "Ja, das stimmt so."] }],
        "which-time": [
          { say: ["Sechzehn Uhr.", "Um elf Uhr, aber nicht länger als eine halbe Stunde."] },
        ],
        "send-info": [
          { say: ["Na gut, schicken Sie mir was.", "Nein, lassen Sie das.", "Meinetwegen, ja."] },
        ],
        "callback-when": [
          {
            say: [
              "Rufen Sie nächste Woche noch mal an.",
              "Übermorgen um zehn Uhr, aber versprechen kann ich nichts.",
            ],
          },
        ],
        email: [{ say: ["Die gebe ich ungern heraus.", "Nein, schicken Sie lieber nichts."] }],
        name: [{ say: ["Weber.", "Weber ist mein Name."] }],
        "anything-else": [{ say: ["Nein.", "Nein, das reicht mir."] }],
      },
      otherwise: [
        { say: ["Wie meinen Sie das?", "Das verstehe ich nicht ganz.", "Was heißt das konkret?"] },
        { say: ["Hm, ja, kann sein.", "Na gut, ja."] },
        { say: ["Nein, das ist mir zu kompliziert."] },
      ],
      listens: ["Hm.", "Aha.", "Das sagen alle."],
    },
  ],
};
