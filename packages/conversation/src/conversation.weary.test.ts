import { describe, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

/** A piano tuner asks who is there, a lessor of bicycles whether there is time. */
const understanding = await openUnderstanding();
const ENDS = [
  node("offer", "end", { content: "Es geht um einen Termin.", outcome: "success" }),
  node("none", "end", { content: "Alles Gute.", outcome: "not-interested" }),
  node("later", "end", { content: "Wir melden uns.", outcome: "callback" }),
];
const WAYS = [
  { id: "y", condition: "Ja", targetNodeId: "offer" },
  {
    id: "n",
    condition: "Kein Interesse",
    targetNodeId: "none",
    counts: ["not_interested", "Nein"],
  },
  {
    ...{ id: "l", condition: "Später anrufen", targetNodeId: "later", counts: ["callback_later"] },
    examples: ["rufen sie später noch mal an"],
  },
];
const START = "Guten Tag, hier ist Nora, die KI vom Klavierhaus.";
const PIANO = tree(
  [
    node("start", "start", { content: START }),
    node("person", "decision", { content: "Spreche ich mit Frau Paulsen?", conditions: WAYS }),
    ...ENDS,
  ],
  [["start", "person"]],
);
const WHEELS = tree(
  [node("start", "start", { content: `${START} Haben Sie kurz Zeit?`, conditions: WAYS }), ...ENDS],
  [],
);

describe("who is weary of being called hears a word of regret before the question", () => {
  test.each([
    "andauernd ruft bei mir einer an",
    "ja schon wieder so ein anruf",
    "ich werde dauernd angerufen",
    "jeden tag ruft einer an das ist doch nicht normal",
    "ja bei mir rufen ständig so welche an",
    "bei uns rufen am tag fünf leute an",
    "jeden tag die gleichen anrufe",
    "mein gott schon wieder so was",
    "ihr habt doch gestern erst angerufen",
    "mich ruft jeden tag einer an",
    "oh nein schon wieder einer der was verkaufen will",
  ])("“%s”", (reply) => {
    for (const asked of [PIANO, WHEELS]) {
      call(asked, { understanding })
        .hears(reply)
        .says(/^Das tut mir leid, ich halte mich kurz\. (?:Spreche ich|Haben Sie)/)
        .saysNot("Nora");
    }
  });

  test.each([
    "sie sind schon der dritte diese woche mit strom",
    "schon wieder so ein anruf",
    "das ist heute schon der fünfte werbeanruf",
    "ach sie schon wieder",
    "nicht schon wieder",
  ])("“%s” is asked whether to call again", (reply) => {
    for (const asked of [PIANO, WHEELS]) {
      call(asked, { understanding }).hears(reply).says("Möchten Sie, dass wir Sie nicht mehr");
    }
  });

  test("a yes beside it goes on", () => {
    call(PIANO, { understanding })
      .hears("ja bin ich aber ständig rufen irgendwelche leute an")
      .says("Das tut mir leid, ich halte mich kurz.")
      .standsAt("offer");
    call(PIANO, { understanding })
      .hears("ja bin ich was wollen sie denn schon wieder")
      .says("Das tut mir leid")
      .standsAt("offer");
  });

  test("a refusal beside it stands", () => {
    call(WHEELS, { understanding })
      .hears("kein interesse schon wieder so ein anruf")
      .saysNot("ich halte mich kurz")
      .standsAt("none");
  });
});

test.each([
  "meine tochter ruft ständig an",
  "ja meine mutter ruft jeden tag an",
  "ich rufe ständig bei ihnen an und keiner geht ran",
  "das hat schon wieder einen ton verloren",
  "schon wieder ein jahr um",
  "ja gern das klingt schon wieder schief",
  "rufen sie mich morgen an",
  "ja das wird mal wieder zeit",
  "ich hab schon wieder eine rechnung bekommen",
  "rufen sie jeden tag an bis ich da bin",
])("“%s” is not taken for a complaint of calls", (reply) => {
  call(PIANO, { understanding }).hears(reply).saysNot("tut mir leid");
});
