import { expect, test } from "bun:test";
import { asksFor } from "./asks-for.ts";

test.each([
  // Whoever picks up, and when: of any line of business.
  ["Haben Sie kurz Zeit?", "opening"],
  ["Haben Sie Zeit?", "opening"],
  ["Hast du gerade zwei Minuten?", "opening"],
  ["Haben Sie fünf Minuten Zeit, es geht um Ihren Termin?", "opening"],
  ["Passt es gerade?", "opening"],
  ["Passt es Ihnen jetzt?", "opening"],
  ["Störe ich Sie gerade?", "opening"],
  ["Darf ich kurz stören?", "opening"],
  ["Rufe ich ungelegen an?", "opening"],
  ["Spreche ich mit Frau Dr. [lastName|Weber]?", "opening"],
  ["Bin ich da bei der Praxis [company|] richtig?", "opening"],
  ["Ist Herr Weber zu sprechen?", "opening"],
  ["Darf ich Ihnen in zwei Minuten sagen, worum es geht?", "opening"],
  ["Darf ich Ihnen eine Frage stellen?", "opening"],
  ["Darf ich dir erzählen, worum es geht?", "opening"],
  ["Darf ich Ihnen unser Angebot vorstellen?", "opening"],
  ["Können wir kurz sprechen?", "opening"],
  // Solar and heating.
  ["Heizen Sie noch mit Öl?", "opening"],
  ["Möchten Sie Strom sparen?", "opening"],
  ["Darf ein Energieberater bei Ihnen vorbeikommen?", "meeting"],
  ["Hätten Sie Interesse an einer Anlage auf Ihrem Dach?", "interest"],
  // A bank.
  ["Darf sich Ihre Filiale melden?", "meeting"],
  ["Darf sich Ihre Filiale in den nächsten Minuten kurz melden?", "meeting"],
  ["Haben Sie unser Schreiben erhalten?", "opening"],
  // A car dealer.
  ["Möchten Sie eine Probefahrt machen?", "meeting"],
  ["Hast du Lust auf eine Probefahrt?", "interest"],
  ["Haben Sie schon einen Termin für den Reifenwechsel?", "opening"],
  ["Passt Ihnen nächste Woche ein Termin in der Werkstatt?", "meeting"],
  // An insurer.
  ["Sollen wir Ihren Vertrag einmal prüfen?", "interest"],
  ["Dürfen wir Sie dazu zurückrufen?", "meeting"],
  ["Wäre das für Sie interessant?", "interest"],
  // An estate agent.
  ["Möchten Sie Ihr Haus verkaufen?", "opening"],
  ["Hätten Sie nächste Woche Zeit für eine Besichtigung?", "meeting"],
  ["Wollen Sie mehr über den Wert Ihres Hauses erfahren?", "interest"],
  ["Wollen Sie mehr dazu wissen?", "interest"],
  // A gym.
  ["Magst du mal zum Probetraining vorbeikommen?", "meeting"],
  ["Sollen wir dich dazu anrufen?", "meeting"],
  // A doctor's practice.
  ["Sollen wir einen Termin zur Vorsorge vereinbaren?", "meeting"],
  ["Waren Sie in diesem Jahr schon zu Besuch bei uns?", "opening"],
  // A publisher, and training.
  ["Dürfen wir Ihnen eine Leseprobe zuschicken?", "papers"],
  ["Dürfen wir dir Unterlagen zum Kurs senden?", "papers"],
  ["Dürfen wir Ihnen einen Platz im Seminar freihalten?", "interest"],
  // A trade: when, and no longer whether.
  ["Wann dürfen wir uns bei Ihnen melden?", "when"],
  ["Wann passt Ihnen ein Termin vor Ort?", "when"],
] as const)("%s asks for %s", (question, asks) => {
  expect(asksFor(question)).toBe(asks);
});
