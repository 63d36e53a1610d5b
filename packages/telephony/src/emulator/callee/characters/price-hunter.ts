import type { Character } from "../character.ts";

export const priceHunter: Character = {
  name: "price hunter who has a provider",
  thinks: [600, 1_400],
  interrupts: 0.1,
  interjections: ["Und was kostet das?", "Sagen Sie mir lieber gleich den Preis."],
  patience: 12,
  leaves: [
    "Das ist mir zu teuer, danke. Wiederhören.",
    "Da bleibe ich lieber, wo ich bin. Tschüss.",
  ],
  parts: [
    {
      name: "comparing",
      replies: {
        recording: [{ say: ["Ja, meinetwegen."] }],
        "may-i": [
          {
            say: ["Ja, wenn es etwas zu sparen gibt.", "Ja, aber sagen Sie gleich, was es kostet."],
          },
        ],
        "right-person": [{ say: ["Ja, da sind Sie richtig.", "Ja, das mache ich."] }],
        transfer: [{ say: ["Das bin ich."] }],
        "current-provider": [
          { say: ["Ja, wir haben schon einen Anbieter.", "Ja, wir haben da schon einen Vertrag."] },
          { say: ["Ja, sind wir, aber der ist teuer.", "Ja, aber günstiger geht immer."] },
        ],
        interest: [
          {
            say: [
              "Wir haben schon einen Anbieter.",
              "Das ist uns bestimmt zu teuer, oder?",
              "Was kostet das denn?",
            ],
          },
          { say: ["Wenn es günstiger ist, ja.", "Ja, wenn der Preis stimmt."] },
          { say: ["Ja, gut, schauen wir es uns an."] },
        ],
        "which-date": [
          {
            say: [
              "Montag um vierzehn Uhr.",
              "Freitag um elf Uhr, aber bringen Sie ein gutes Angebot mit.",
            ],
          },
        ],
        confirm: [{ say: ["Ja, richtig.", "Ja, so ist es recht."] }],
        "which-time": [{ say: ["Vierzehn Uhr.", "Um elf Uhr."] }],
        "send-info": [{ say: ["Ja, aber mit Preisen.", "Ja, schicken Sie mir die Preise."] }],
        "callback-when": [{ say: ["Morgen um elf Uhr."] }],
        email: [{ say: ["einkauf at maier minus handel punkt de"] }],
        name: [{ say: ["Maier, mit a i.", "Maier."] }],
        number: [{ say: ["Ungefähr dreihundert Euro im Monat.", "So um die fünfzehn."] }],
        "anything-else": [
          { say: ["Nein, erst mal nicht.", "Nein, Hauptsache, der Preis stimmt."] },
        ],
      },
      otherwise: [
        { say: ["Und was kostet das?", "Was kommt da an Kosten auf mich zu?"] },
        { say: ["Ja, gut.", "Ja, meinetwegen."] },
      ],
      listens: ["Mhm, und der Preis?", "Aha."],
    },
  ],
};
