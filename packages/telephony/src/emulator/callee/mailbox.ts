import { hashText } from "../hash.ts";
import type { Callee } from "./callee.ts";

const ANNOUNCEMENTS = [
  "Guten Tag. Der gewünschte Gesprächspartner ist zurzeit nicht erreichbar. Bitte hinterlassen Sie eine Nachricht nach dem Signalton.",
  "Sie sind verbunden mit der Mailbox von Familie Albrecht. Wir sind gerade nicht da, sprechen Sie bitte nach dem Ton.",
  "Hier ist der Anrufbeantworter der Firma Lindner Metallbau. Unsere Bürozeiten sind Montag bis Freitag von acht bis siebzehn Uhr. Bitte sprechen Sie nach dem Piep.",
];
/** Times of silence after which it has heard enough. */
const ENOUGH = 3;

/** Talks first, listens to everything, answers nothing. */
export function mailbox(to: string): Callee {
  const text = ANNOUNCEMENTS[hashText(to) % ANNOUNCEMENTS.length] ?? "";
  return {
    react(heard) {
      if (heard.type === "picked-up") return [{ type: "say", text, after: 100 }];
      if (heard.type === "silence" && heard.times >= ENOUGH) return [{ type: "hang-up", after: 0 }];
      return [];
    },
  };
}
