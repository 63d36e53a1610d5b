import { hashText } from "../hash.ts";
import type { Callee, CalleeAct } from "./callee.ts";

/** What it says, and whether a tone follows. */
interface Announcement {
  text: string;
  beeps: boolean;
}

const ANNOUNCEMENTS: readonly Announcement[] = [
  {
    text: "Guten Tag. Der gewünschte Gesprächspartner ist zurzeit nicht erreichbar. Bitte hinterlassen Sie eine Nachricht nach dem Signalton.",
    beeps: true,
  },
  {
    text: "Sie sind verbunden mit der Mailbox von Familie Albrecht. Wir sind gerade nicht da, sprechen Sie bitte nach dem Ton.",
    beeps: true,
  },
  {
    text: "Hier ist der Anrufbeantworter der Firma Lindner Metallbau. Unsere Bürozeiten sind Montag bis Freitag von acht bis siebzehn Uhr. Bitte sprechen Sie nach dem Piep.",
    beeps: true,
  },
  {
    text: "Hallo, hier ist die Mailbox von Sabine Kuhn. Ich kann gerade nicht ans Telefon gehen. Hinterlassen Sie mir gern eine Nachricht, ich rufe dann zurück.",
    beeps: false,
  },
  {
    text: "Der Teilnehmer ist vorübergehend nicht erreichbar. Diese Mailbox nimmt zurzeit keine Nachrichten entgegen. Vielen Dank für Ihren Anruf.",
    beeps: false,
  },
];
/** Before it speaks, and between its last word and the tone. Milliseconds. */
const PICKS_UP = 1_000;
const UNTIL_BEEP = 700;
/** Times of silence after which it has heard enough. */
const ENOUGH = 3;

/** Talks first, listens to everything, answers nothing. `kind` 0: the one the hash names. */
export function mailbox(to: string, kind = 0): Callee {
  const index = kind === 0 ? hashText(to) : kind - 1;
  const { text, beeps } = ANNOUNCEMENTS[index % ANNOUNCEMENTS.length] as Announcement;
  const greeting: CalleeAct[] = [{ type: "say", text, after: PICKS_UP, firm: true }];
  if (beeps) greeting.push({ type: "beep", after: UNTIL_BEEP, firm: true });
  return {
    detectedAs: "machine",
    react(heard) {
      if (heard.type === "picked-up") return greeting;
      if (heard.type === "silence" && heard.times >= ENOUGH) return [{ type: "hang-up", after: 0 }];
      return [];
    },
  };
}
