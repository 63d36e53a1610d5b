import { describe, expect, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

/** Whoever agrees to what is offered is asked for its day and hour. */
function arranging(offer: string, day: string) {
  const one = tree(
    [
      node("start", "start", { content: "Guten Tag, hier ist die KI von Klavierbau Ott." }),
      node("offer", "decision", {
        content: offer,
        conditions: [
          { id: "y", condition: "Ja", targetNodeId: "day" },
          { id: "n", condition: "Nein", targetNodeId: "none" },
        ],
      }),
      node("day", "input", { content: day, input: { variable: "tag", value: "date" } }),
      node("hour", "input", {
        content: "Und um wie viel Uhr?",
        input: { variable: "zeit", value: "time" },
      }),
      node("good", "end", { content: "Bis [tag] um [zeit].", outcome: "appointment" }),
      node("none", "end", { content: "Schade, auf Wiederhören.", outcome: "not-interested" }),
      node("later", "end", { content: "Dann melden wir uns wieder.", outcome: "callback" }),
    ],
    [
      ["start", "offer"],
      ["day", "hour"],
      ["hour", "good"],
    ],
  );
  return call(one, { understanding }).hears("ja gern").standsAt("day");
}

const visit = () => arranging("Sollen wir vorbeikommen?", "An welchem Tag dürfen wir kommen?");

describe("who forbids a call is promised none", () => {
  test.each([
    "nein, diese Anrufe mag ich nicht",
    "Nein, noch mal, ich will das nicht",
    "Rufen Sie mich bitte nicht noch mal am Mittwoch an",
    "Melden Sie sich bloß nicht wieder nächste Woche",
  ])("“%s”, and is asked whether he wants none at all", (reply) => {
    visit()
      .hears(reply)
      .says("Dann möchten Sie lieber keinen Termin?")
      .hears("ja")
      .endsWith("not-interested");
  });

  test("nor is “nein, und versuchen Sie es gar nicht erst nochmal” a wish", () => {
    visit().hears("nein, und versuchen Sie es gar nicht erst nochmal").saysNot("melden wir uns");
  });

  test.each([
    "Sie brauchen nicht anzurufen, kommen Sie am Mittwoch",
    "Sie brauchen nicht anzurufen kommen Sie einfach am Mittwoch",
  ])("“%s” is a day all the same", (reply) => {
    visit().hears(reply).knows({ tag: "2026-11-25" }).standsAt("hour");
  });
});

describe("a meeting on the phone is booked", () => {
  test.each([
    ["Möchten Sie eine Beratung, zwanzig Minuten am Telefon?", "An welchem Tag passt es Ihnen?"],
    ["Möchten Sie ein Beratungsgespräch?", "An welchem Tag passt es Ihnen?"],
    ["Möchten Sie beraten werden?", "Wann passt Ihnen ein Telefontermin?"],
  ])("%s %s", (offer, day) => {
    arranging(offer, day)
      .hears("rufen Sie mich am Mittwoch um zehn an")
      .knows({ tag: "2026-11-25", zeit: "10:00" })
      .endsWith("appointment");
    arranging(offer, day)
      .hears("am Mittwoch")
      .hears("rufen Sie mich um zehn an")
      .knows({ zeit: "10:00" })
      .endsWith("appointment");
  });
});

describe("where somebody is to come, a wish to be called is one", () => {
  test("and when is kept", () => {
    visit()
      .hears("rufen Sie mich am Mittwoch um zehn an")
      .knows({ tag: "2026-11-25", zeit: "10:00" })
      .endsWith("callback");
  });

  test("but no day is made up", () => {
    const script = visit().hears("rufen Sie nächste Woche wieder an");
    script.endsWith("callback");
    expect(script.state.variables.tag).toBeUndefined();
  });

  test("who has to sign in at the gate is not to be called", () => {
    visit()
      .hears("Da müssen Sie sich am Mittwoch um zehn beim Pförtner anmelden")
      .knows({ tag: "2026-11-25", zeit: "10:00" })
      .endsWith("appointment");
  });
});
