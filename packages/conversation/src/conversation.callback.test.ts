import { describe, expect, test } from "bun:test";
import { callbackTree } from "@rufbaum/tree/callback";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";
import type { Variables } from "./types.ts";

const understanding = await openUnderstanding();

const YESTERDAY = "gestern um 15:30 Uhr";

/** A campaign called Anna Weber yesterday. */
function returns(variables: Variables = { name: "Anna Weber", lastCallWhen: YESTERDAY }) {
  const called = { purpose: "Photovoltaik-Beratung" };
  return call(callbackTree({ company: "Sonnwerk GmbH", callerIsShown: true, called }), {
    understanding,
    variables,
  });
}

function callsBack(callerIsShown = true) {
  return call(callbackTree({ company: "Sonnwerk GmbH", callerIsShown }), { understanding });
}

test("who has missed a call learns who called, and says when it suits", () => {
  callsBack()
    .says("KI-Assistentin von Sonnwerk GmbH")
    .hears("Guten Tag, Sie haben mich angerufen?")
    .says("Von dieser Nummer aus haben wir Sie angerufen")
    .says("noch einmal bei Ihnen melden?")
    .hears("Ja, gern")
    .says("Wann passt es")
    .hears("morgen ab zehn")
    .says("notiert")
    .endsWith("callback", "completed");
});

test.each([
  "Sie haben bei mir angerufen",
  "Ich hatte einen Anruf von Ihnen",
  "Worum ging es denn?",
  "Ich rufe zurück, was wollten Sie?",
])("who called is said: %s", (reply) => {
  callsBack().hears(reply).says("haben wir Sie angerufen").standsAt("wish");
});

test.each(["nein danke", "kein Interesse", "hat sich erledigt"])("none is forced: %s", (reply) => {
  callsBack().hears(reply).says("In Ordnung").endsWith("not-interested");
});

test("who asks who is there is told, and asked again", () => {
  callsBack()
    .hears("Wer ist denn da?")
    .says("KI-Assistentin von Sonnwerk GmbH")
    .says("noch einmal bei Ihnen melden?")
    .hears("ja gern")
    .standsAt("when");
});

test("who wants no more calls gets none", () => {
  callsBack()
    .hears("Rufen Sie mich nie wieder an")
    .did("record-opt-out")
    .says("nicht mehr anrufen")
    .endsWith("opt-out", "opt-out");
});

test("whose number is hidden may say another, and is promised nothing else", () => {
  callsBack(false)
    .says("nicht angezeigt")
    .hears("null drei null zwei drei eins zwei fünf null null eins")
    .says("notiert")
    .knows({ rueckrufnummer: "+493023125001" })
    .endsWith("callback");
  const hidden = callsBack(false).hears("Rufen Sie mich nicht mehr an");
  hidden.says("mit angezeigter Nummer").saysNot("vermerkt, dass");
  expect(hidden.state.phase).toBe("over");
});

test("whom a campaign called hears when, by whom and why, and no name", () => {
  returns()
    .says("haben wir Sie gestern um 15:30 Uhr angerufen, es ging um Photovoltaik-Beratung.")
    .saysNot("Weber")
    .hears("Worum ging es denn?")
    .says("KI-Assistentin von Sonnwerk GmbH")
    .says("es ging um Photovoltaik-Beratung")
    .saysNot("Weber")
    .hears("Ja, rufen Sie mich gern noch mal an")
    .says("Wann passt es")
    .hears("morgen ab zehn")
    .endsWith("callback", "completed");
});

test.each(["Wen wollten Sie denn sprechen?", "Für wen war der Anruf?"])(
  "who asks whom we wanted is told: %s",
  (question) => {
    returns()
      .hears(question)
      .says("Anna Weber")
      .says("noch einmal bei Ihnen melden?")
      .standsAt("wish");
    returns({}).hears(question).says("jemanden unter dieser Nummer");
  },
);

test("somebody else who has the phone says so", () => {
  returns().hears("Die wohnt hier nicht mehr, falsche Nummer").endsWith("wrong-person");
});

test("who has no time of the call is told of it all the same", () => {
  returns({}).says("haben wir Sie neulich angerufen");
});

describe("a call that nobody needs is arranged with nobody", () => {
  const LATER = tree(
    [
      node("start", "start", { content: "Guten Tag, hier ist die KI der Sonnwerk." }),
      node("offer", "decision", {
        content: "Möchten Sie einen Termin zur Wartung?",
        conditions: [
          { id: "yes", condition: "Ja", targetNodeId: "good" },
          { id: "later", condition: "callback_later", targetNodeId: "when" },
        ],
      }),
      node("when", "input", {
        content: "Wann dürfen wir uns am besten wieder melden?",
        input: { variable: "rueckruf", value: "text" },
      }),
      node("good", "end", { content: "Schön.", outcome: "appointment" }),
      node("noted", "end", { content: "Ist notiert.", outcome: "callback" }),
    ],
    [
      ["start", "offer"],
      ["when", "noted"],
    ],
  );
  const asked = () =>
    call(LATER, { understanding })
      .hears("da rufen sie mich bitte ein andermal wieder an")
      .standsAt("when");

  test.each([
    "ei sie brauche net noch emal aarufe ich will doch en termin",
    "nein es braucht keiner noch mal anzurufen ich wollte nur wissen wer sie sind",
    "wieso denn noch mal anrufen sie haben mich doch jetzt dran",
    "sie müssen nicht noch mal anrufen ich möchte das gleich ausmachen",
    "warum wollen sie sich denn noch mal melden",
  ])("“%s” leads back to what was asked before", (reply) => {
    asked().hears(reply).says("falsch verstanden").standsAt("offer");
  });

  test.each([
    ["am besten montag nach fünf da bin ich daheim", "Montag, 23. November, nach 17 Uhr"],
    ["na ja am mittwoch vor zwölf ginge es ganz gut", "Mittwoch, 25. November, vor 12 Uhr"],
  ])("“%s” is a day with its hour", (reply, rueckruf) => {
    asked().hears(reply).knows({ rueckruf }).endsWith("callback");
  });

  test("a day beside it is when to call all the same", () => {
    asked()
      .hears("sie müssen nicht heute anrufen ich möchte lieber am montag")
      .endsWith("callback");
  });
});
