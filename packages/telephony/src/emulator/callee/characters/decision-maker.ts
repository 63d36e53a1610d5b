import type { Character, CharacterPart } from "../character.ts";

/** Says yes to what is asked decently. Also the boss that a secretary puts one through to. */
export const willing: CharacterPart = {
  name: "willing",
  greets: [
    "Krüger, guten Tag. Worum geht es?",
    "Ja, Krüger hier, was kann ich für Sie tun?",
    "Krüger am Apparat, worum geht es denn?",
  ],
  replies: {
    recording: [{ say: ["Ja, das ist in Ordnung.", "Von mir aus, ja."] }],
    "may-i": [
      {
        say: [
          "Ja, gerne.",
          "Ja, einen Moment habe ich.",
          "Ja, schießen Sie los.",
          "Na klar, worum geht es?",
        ],
      },
      { say: ["Ja, wie gesagt, gerne.", "Ja, ja, machen Sie nur."] },
    ],
    "right-person": [
      { say: ["Ja, da sind Sie bei mir richtig.", "Ja, das bin ich.", "Ja, das entscheide ich."] },
    ],
    transfer: [
      { say: ["Das bin ich selbst.", "Da sind Sie schon bei mir richtig, das mache ich."] },
    ],
    "current-provider": [
      { say: ["Nein, bisher noch nicht.", "Nein, da haben wir noch nichts Festes."] },
    ],
    interest: [
      {
        say: [
          "Ja, das klingt interessant.",
          "Ja, das interessiert mich.",
          "Ja, da würde ich gern mehr hören.",
        ],
      },
      { say: ["Ja, habe ich doch gesagt, gerne.", "Ja, ja, auf jeden Fall."] },
    ],
    "which-date": [
      {
        say: ["Dienstag wäre gut.", "Am Donnerstag passt es mir.", "Mittwoch, da kann ich."],
      },
      { say: ["Dann Freitag um neun Uhr.", "Auch Montag um fünfzehn Uhr ginge."] },
    ],
    confirm: [{ say: ["Ja, genau.", "Ja, das passt.", "Richtig, ja.", "Ja, so machen wir es."] }],
    "which-time": [{ say: ["Um zehn Uhr.", "Gegen vierzehn Uhr.", "Elf Uhr passt gut."] }],
    "send-info": [{ say: ["Ja, gerne.", "Ja, machen Sie das."] }],
    "callback-when": [{ say: ["Morgen um zehn Uhr.", "Am besten morgen Vormittag um neun Uhr."] }],
    email: [
      { say: ["thomas punkt krüger at beispiel punkt de", "info at krueger minus bau punkt de"] },
    ],
    name: [{ say: ["Krüger, Thomas Krüger.", "Mein Name ist Krüger."] }],
    number: [
      { say: ["So um die zwölf.", "Ungefähr fünfundzwanzig.", "Etwa acht, würde ich sagen."] },
    ],
    "anything-else": [{ say: ["Nein, das war alles, danke.", "Nein, alles klar so weit."] }],
  },
  otherwise: [
    { say: ["Ja.", "Ja, gerne.", "Ja, das passt."] },
    { say: ["Ja, wie gesagt.", "Ja, genau."] },
  ],
};

export const decisionMaker: Character = {
  name: "friendly decision maker",
  thinks: [500, 1_200],
  interrupts: 0.04,
  interjections: ["Ja, das klingt gut.", "Ah, okay, ja."],
  patience: 20,
  leaves: ["So, ich muss jetzt leider in eine Besprechung. Auf Wiederhören."],
  parts: [willing],
};
