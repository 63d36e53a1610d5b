import { expect, test } from "bun:test";
import { normalize } from "./normalize.ts";
import { isUnmistakable, onlySoundsLikeOptOut, withoutLookAlikes } from "./opt-out-wording.ts";

const text = (reply: string) => normalize(reply).text;

test.each([
  "Noch ein Anruf, und ich zeige Sie an.",
  "Wehe, Sie rufen hier noch mal an!",
  "Sonst hören Sie von unserem Rechtsanwalt!",
  "Please stop calling us.",
])("says it whatever else is said: %s", (reply) => {
  expect(isUnmistakable(text(reply))).toBe(true);
});

test.each([
  "Noch ein Anruf, und ich habe alle Angebote zusammen.",
  "Sonst hören Sie von mir bis Freitag.",
  "Rufen Sie an, sonst komme ich vorbei.",
  "Sonst melde ich sie woanders an, meine Tochter.",
  "Wenn Sie noch mal anrufen, sprechen Sie mit meiner Frau.",
  "Don't call before ten.",
])("says something else: %s", (reply) => {
  expect(isUnmistakable(text(reply))).toBe(false);
});

test("what sounds like it and what says it can stand side by side", () => {
  const waited = "Na endlich, ich dachte schon, Sie rufen nie an.";
  expect(onlySoundsLikeOptOut(text(waited))).toBe(true);
  expect(withoutLookAlikes(text("Ja, gern."))).toBe("ja gern");
  const both = `${waited} Aber nach dem Ärger: Löschen Sie meine Nummer.`;
  expect(onlySoundsLikeOptOut(text(both))).toBe(false);
});

test.each([
  "Wir verbinden keine Werbeanrufe.",
  "Wir verbinden hier grundsätzlich keine Werbeanrufe.",
  "Wir stellen keine Werbeanrufe durch.",
  "Ich darf keine Anrufe durchstellen.",
  "Werbeanrufe werden bei uns nicht durchgestellt.",
])("whom one puts through is not who may call: %s", (reply) => {
  expect(onlySoundsLikeOptOut(text(reply))).toBe(true);
});

test.each([
  "Wir verbinden keine Werbeanrufe, rufen Sie hier nicht mehr an.",
  "Ich stelle keine Werbeanrufe durch, und löschen Sie unsere Nummer.",
  "Wir möchten keine Werbeanrufe.",
  "Ich will keine Werbeanrufe mehr.",
  "Ich verbiete Ihnen, hier noch mal anzurufen.",
  "Werbeanrufe wünschen wir nicht, nehmen Sie uns aus der Liste.",
])("and the wish beside it stays one: %s", (reply) => {
  expect(onlySoundsLikeOptOut(text(reply))).toBe(false);
});
