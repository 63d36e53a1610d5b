import type { Character } from "../character.ts";

export const hurried: Character = {
  name: "hurried, wants to be called back",
  thinks: [200, 600],
  interrupts: 0.2,
  interjections: [
    "Entschuldigung, ich hab gerade gar keine Zeit.",
    "Ganz kurz bitte, ich bin auf dem Sprung.",
  ],
  patience: 7,
  leaves: ["Ich muss wirklich los, tschüss.", "Keine Zeit mehr, Wiederhören."],
  parts: [
    {
      name: "in a rush",
      replies: {
        recording: [{ say: ["Ja, ja, egal."] }],
        "may-i": [
          {
            say: [
              "Gerade ganz schlecht, rufen Sie später noch mal an.",
              "Nein, im Moment passt es gar nicht, können Sie später anrufen?",
              "Ich hab gerade keine Zeit, rufen Sie mich zurück.",
            ],
          },
          { say: ["Nein, wirklich nicht, rufen Sie später an.", "Jetzt nicht, später bitte."] },
        ],
        "right-person": [{ say: ["Ja, aber ich hab keine Zeit, rufen Sie später an."] }],
        transfer: [{ say: ["Das bin ich, aber gerade passt es nicht, bitte später."] }],
        "which-time": [{ say: ["Zehn Uhr.", "Neun Uhr."] }],
        "send-info": [{ say: ["Ja, schicken Sie was, ich muss los.", "Ja, per Mail, gut."] }],
        "callback-when": [
          {
            say: [
              "Morgen um zehn Uhr.",
              "Heute um siebzehn Uhr.",
              "Morgen Nachmittag um fünfzehn Uhr.",
            ],
          },
          { say: ["Morgen um zehn, wie gesagt."] },
        ],
        interest: [
          {
            say: [
              "Kann sein, aber nicht jetzt, rufen Sie später an.",
              "Vielleicht, aber ich muss los.",
            ],
          },
        ],
        "which-date": [{ say: ["Morgen um zehn Uhr.", "Freitag um neun Uhr."] }],
        confirm: [{ say: ["Ja, passt.", "Ja, gut."] }],
        email: [{ say: ["Keine Zeit dafür."] }],
        name: [{ say: ["Schuster."] }],
        "anything-else": [{ say: ["Nein. Tschüss."], hangUp: true }],
      },
      otherwise: [
        { say: ["Ich hab gerade keine Zeit, rufen Sie später an."] },
        { say: ["Später, bitte."] },
      ],
      listens: ["Ja, machen Sie schnell.", "Ja."],
    },
  ],
};
