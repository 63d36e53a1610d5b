import { expect, test } from "bun:test";
import { isInsult } from "./insult.ts";

/** As people write, and as recognisers do. */
const spellings = (reply: string) => [reply, reply.toLowerCase().replace(/[.,!?]/g, "")];

const INSULTS = [
  "Arschloch!",
  "Sie Idiot!",
  "Ihr seid doch alle Verbrecher.",
  "Du blöde Kuh.",
  "Leck mich am Arsch.",
  "Leck mich doch.",
  "Fick dich.",
  "Verpiss dich.",
  "Halt die Fresse!",
  "Halten Sie doch den Mund.",
  "Gehen Sie zum Teufel.",
  "Schieben Sie sich Ihr Angebot sonst wohin.",
  "Sind Sie eigentlich völlig bescheuert?",
  "Was bist du denn für ein Idiot.",
  "Drecksladen.",
  "Ihr verdammten Abzocker.",
  "Sie können mich mal kreuzweise.",
  "Nein, du Depp.",
  "Ja klar, ihr Betrüger.",
  "So ein Scheißladen.",
  "Hau ab.",
  "Vielleicht, wenn ihr nicht so Idioten wärt, ihr Penner.",
  "Haben Sie dir ins Hirn geschissen?",
  "Bist du dumm oder was?",
  "Sie sind doch ein Halsabschneider.",
  "Schnauze!",
  "Fuck off.",
];

test.each(INSULTS.flatMap(spellings))("an insult: %s", (reply) => {
  expect(isInsult(reply)).toBe(true);
});

const GRUMBLES = [
  "Das nervt.",
  "So ein Mist.",
  "Verdammt teuer.",
  "Scheiße, der Kaffee kocht über.",
  "Meine Heizung ist ein Scheißteil.",
  "Das ist idiotensicher.",
  "Mein Chef ist ein Idiot.",
  "Bei uns ist es arschkalt.",
  "Mein Vermieter, der Idiot, macht nichts.",
  "Da war ein Betrüger an der Tür.",
  "Ich will nicht auf Betrüger reinfallen.",
  "Die letzten Handwerker waren Gauner.",
  "Sind Sie sicher, dass das kein Betrug ist?",
  "Ich hab Angst vor Abzockern.",
  "Wir halten Schweine.",
  "Ich hab eine Kuh und zwei Hunde.",
  "Ihr Vogel ist süß? Nein, wir haben keinen.",
  "Bin ich blöd, ich hab das vergessen.",
  "Wir fahren morgen in die Hölle, das ist ein Dorf.",
  "Das ist mir zu dumm gelaufen.",
  "Hau nicht gleich ab, ich hab noch eine Frage.",
  "Ach du Scheiße, so viel?",
  "Ich bin so ein Trottel, ich hab den Termin verschwitzt.",
  "Halt mal, ich hol einen Stift.",
  "Sie haben da einen Vogel im Logo.",
  "Geht zum Teufel nicht mehr an, das Ding.",
  "Schieben Sie den Termin auf Montag.",
  "Ihr Penner von der Konkurrenz? Nein, so was sage ich nicht.",
];

test.each(GRUMBLES.flatMap(spellings))("none: %s", (reply) => {
  expect(isInsult(reply)).toBe(false);
});
