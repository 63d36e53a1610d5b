import { expect, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { callAgainIn, doubtsCalls } from "./call-again.ts";
import { nothingExpected } from "./expects.ts";
import { WORDING } from "./wording.ts";

const { read } = await openUnderstanding();
const heard = (text: string, question: string) => ({
  ...{ text, reading: read(text, { ...nothingExpected(question), now: 0 }) },
});
const OFFER = "Haben Sie Interesse an einer neuen Heizung?";

/** As people write, and as recognisers do. */
const spellings = (reply: string) => [reply, reply.toLowerCase().replace(/[.,!?]/g, "")];

const DOUBTS = [
  "Lassen Sie mal gut sein mit den Anrufen heute.",
  "Müssen Sie denn immer anrufen?",
  "Sie rufen aber oft an.",
  "Schon wieder ein Anruf von Ihnen.",
  "Das ist jetzt schon der dritte Anruf.",
  "Muss das mit den Anrufen sein?",
  "Ihre Anrufe nerven langsam.",
  "Ständig rufen Sie an.",
  "Ich werde dauernd von euch angerufen.",
  "Ihr ruft ja jede Woche an.",
  "Schon wieder so ein Werbeanruf.",
  "Reicht langsam mit den Anrufen.",
  "Das ist heute schon der zweite Anruf von Ihnen.",
  "Diese ständigen Anrufe stören mich.",
  "Müsst ihr dauernd anrufen?",
  "Irgendwann ist auch mal gut mit der Anruferei.",
  "Sie rufen mich ständig an.",
  "Wie oft wollen Sie denn noch anrufen?",
  "Ich bin kein Freund von Telefonwerbung.",
];

test.each(DOUBTS.flatMap(spellings))("may want no more calls: %s", (reply) => {
  expect(doubtsCalls(heard(reply, OFFER))).toBe(true);
});

const OTHERS = [
  "Ich rufe ständig bei Ihnen an und keiner geht ran.",
  "Das ist heute schon mein dritter Anruf beim Arzt.",
  "Die Telekom ruft ständig an.",
  "Ich bekomme so viele Anrufe, da weiß ich nicht mehr, wer Sie sind.",
  "Schon wieder Montag.",
  "Schon wieder kaputt, das Ding.",
  "Meine Kunden rufen dauernd an.",
  "Rufen Sie ruhig öfter an.",
  "Können Sie denn immer anrufen?",
  "Dann lassen wir es gut sein mit dem Termin.",
  "Mir reicht das mit den Kosten.",
  "Sie rufen genau richtig an.",
  "Das ist jetzt der zweite Anruf mit Ihnen, und Dienstag um zehn passt mir.",
  "Ich warte schon ewig auf Ihren Anruf.",
  "Sie rufen aber früh an.",
  "Meine Tochter ruft mich ständig an.",
  "Das ist der erste Anruf heute.",
  "Rufen Sie immer um diese Zeit an, da bin ich da.",
  "Schon wieder teurer geworden.",
  "Mit den Anrufen vom alten Anbieter ist zum Glück Schluss.",
  "Wie oft muss man die Anlage warten?",
];

test.each(OTHERS.flatMap(spellings))("says nothing of the kind: %s", (reply) => {
  expect(doubtsCalls(heard(reply, OFFER))).toBe(false);
});

test.each([
  ["Ja.", "no-more"],
  ["Ja, bitte.", "no-more"],
  ["Das wäre mir lieb.", "no-more"],
  ["Genau.", "no-more"],
  ["Nein, bitte nicht mehr.", "no-more"],
  ["Nie wieder.", "no-more"],
  ["Nein.", "go-on"],
  ["Nein, nein, so war das nicht gemeint.", "go-on"],
  ["Doch, rufen Sie ruhig an.", "go-on"],
  ["Ja, Sie können schon anrufen.", "go-on"],
  ["Nur heute nicht.", "go-on"],
  ["Ich hab nicht gesagt, dass Sie nicht mehr anrufen sollen.", "go-on"],
  ["Weiß nicht.", null],
  ["Ist mir egal.", null],
  ["Hm.", null],
  ["Kein Interesse.", null],
] as const)("%s → %p", (reply, answer) => {
  for (const spelling of spellings(reply)) {
    expect(callAgainIn(heard(spelling, WORDING.callAgain))).toBe(answer);
  }
});
