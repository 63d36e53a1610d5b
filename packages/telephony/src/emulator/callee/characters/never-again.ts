import type { Character } from "../character.ts";

export const neverAgain: Character = {
  name: "wants never to be called again",
  thinks: [300, 900],
  interrupts: 0.15,
  interjections: ["Hören Sie auf, ich will das nicht.", "Nein, rufen Sie mich nie wieder an."],
  patience: 4,
  leaves: ["Jetzt reicht es. Auf Wiederhören."],
  parts: [
    {
      name: "annoyed",
      replies: {
        confirm: [{ say: ["Ja. Und jetzt Schluss.", "Ja, streichen Sie mich einfach."] }],
        "anything-else": [{ say: ["Nein. Wiederhören."], hangUp: true }],
      },
      otherwise: [
        {
          say: [
            "Nein. Rufen Sie mich nie wieder an.",
            "Bitte rufen Sie hier nicht mehr an und löschen Sie meine Nummer.",
            "Ich möchte keine Anrufe mehr von Ihnen bekommen.",
            "Nehmen Sie mich von Ihrer Liste, ich will nicht mehr angerufen werden.",
          ],
        },
        {
          say: [
            "Noch mal: Rufen Sie mich nie wieder an!",
            "Streichen Sie mich aus Ihrer Liste, sofort.",
          ],
        },
        { say: ["Das ist Belästigung. Auf Wiederhören."], hangUp: true },
      ],
      listens: ["Kein Interesse.", "Nein."],
    },
  ],
};
