import { describe, expect, test } from "bun:test";
import { asksToBeCalled, forbidsCall } from "./wish-for-call.ts";

describe("who asks for a call", () => {
  test.each([
    "rufen Sie mich morgen an",
    "Ich kann jetzt nicht rufen Sie morgen an",
    "Nein, versuchen Sie es später",
    "nächste Woche noch mal",
    "ein andermal",
    "heute passt es mir nicht, melden Sie sich am Freitag",
    "Können Sie nicht morgen anrufen?",
    "Ich bitte um Rückruf",
  ])("“%s”", (text) => {
    expect(asksToBeCalled(text)).toBe(true);
    expect(forbidsCall(text)).toBe(false);
  });
});

describe("who forbids one asks for none", () => {
  test.each([
    "Nein, und versuchen Sie es gar nicht erst nochmal",
    "Rufen Sie mich bitte nicht noch mal am Mittwoch an",
    "Melden Sie sich bloß nicht wieder nächste Woche",
    "nein, diese Anrufe mag ich nicht",
    "Ich will nicht mehr angerufen werden",
    "keine weiteren Anrufe",
    "Sie brauchen sich nicht zu melden",
    "Könnten Sie mich nicht mehr anrufen",
    "später auch nicht",
  ])("“%s”", (text) => {
    expect(asksToBeCalled(text)).toBe(false);
    expect(forbidsCall(text)).toBe(true);
  });
});

describe("nor does who only speaks of calls, or of doing something again", () => {
  test.each([
    "Nein, noch mal, ich will das nicht",
    "Das hab ich schon mal probiert",
    "Immer diese Anrufe",
    "Nein, jetzt rufen Sie schon wieder an",
    "Sie haben mich gestern angerufen",
  ])("“%s”", (text) => expect(asksToBeCalled(text)).toBe(false));
});
