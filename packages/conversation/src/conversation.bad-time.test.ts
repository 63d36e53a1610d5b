import { describe, test } from "bun:test";
import type { Condition } from "@rufbaum/tree";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

/** A piano tuner asks who is there, a lessor of bicycles whether there is time. */
const understanding = await openUnderstanding();
const LATER: Condition = {
  ...{ id: "l", condition: "Später anrufen", targetNodeId: "when" },
  ...{ examples: ["rufen sie später noch mal an"], counts: ["callback_later", "no_time"] },
};
const ENDS = [
  node("when", "input", {
    content: "Wann dürfen wir Sie am besten anrufen?",
    input: { variable: "wann", value: "text" },
  }),
  node("day", "input", {
    content: "An welchem Tag passt es Ihnen?",
    input: { variable: "tag", value: "date" },
  }),
  node("later", "end", { content: "Gut, wir melden uns [wann].", outcome: "callback" }),
  node("none", "end", { content: "Alles Gute.", outcome: "not-interested" }),
  node("good", "end", { content: "Bis [tag].", outcome: "appointment" }),
];
const ways = (from: string, to: string): [string, string][] => [
  ...(from === "" ? [] : ([[from, to]] as [string, string][])),
  ["when", "later"],
  ["day", "good"],
];
const yesNo = (to: string): Condition[] => [
  { id: "y", condition: "Ja", targetNodeId: to },
  { id: "n", condition: "Nein", targetNodeId: "none", counts: ["not_interested"] },
];
const PIANO = tree(
  [
    node("start", "start", { content: "Guten Tag, hier ist Nora, die KI vom Klavierhaus." }),
    node("person", "decision", {
      content: "Spreche ich mit Frau Paulsen?",
      conditions: [...yesNo("offer"), LATER],
    }),
    node("offer", "decision", {
      content: "Ihr Klavier klingt wohl nicht mehr rein. Möchten Sie einen Termin?",
      conditions: [...yesNo("day"), LATER],
    }),
    ...ENDS,
  ],
  ways("start", "person"),
);
const WHEELS = tree(
  [
    node("start", "start", {
      content: "Guten Tag, hier ist die KI von Radwerk. Haben Sie kurz Zeit?",
      conditions: [...yesNo("offer"), LATER],
    }),
    node("offer", "decision", {
      content: "Mit einem Dienstrad sparen Ihre Leute. Möchten Sie mehr wissen?",
      conditions: [...yesNo("day"), LATER],
    }),
    ...ENDS,
  ],
  ways("", ""),
);
const STARS = tree(
  [
    node("start", "start", { content: "Guten Tag, hier ist die KI der Sternwarte." }),
    node("person", "decision", {
      content: "Spreche ich mit Frau Paulsen?",
      conditions: yesNo("offer"),
    }),
    node("offer", "decision", { content: "Möchten Sie kommen?", conditions: yesNo("day") }),
    ...ENDS,
  ],
  ways("start", "person"),
);

describe("who has picked up at a bad time is asked when to call, and told nothing", () => {
  test.each([
    "das passt grad gar nicht",
    "ja das bin ich aber ich bin gerade im dienst",
    "ich sitz grad im auto",
    "ja aber ich muss gleich weg",
    "ja am apparat aber ich bin mitten in einer besprechung",
    "ja ich steh grad an der kasse",
    "ja bin ich aber ich bin in einer sitzung",
    "ich bin gerade beim zahnarzt",
    "ja bin ich ich hab aber gerade besuch",
    "ja paulsen ich kann grad nicht",
  ])("“%s”", (reply) => {
    call(PIANO, { understanding })
      .hears(reply)
      .says("Dann störe ich nicht lange. Wann dürfen wir")
      .saysNot("Klavier")
      .standsAt("when");
    call(STARS, { understanding }).hears(reply).endsWith("callback");
  });

  test.each([
    "eigentlich nicht ich hab einen kunden da",
    "ja aber ich bin gerade im dienst",
    "muss gleich weg",
  ])("“%s”, where it is asked for time", (reply) => {
    call(WHEELS, { understanding }).hears(reply).says("Dann störe ich").standsAt("when");
  });

  test.each([
    "ja aber machen sie schnell",
    "ja das bin ich ich hab aber nicht viel zeit",
    "ja paulsen ich bin grad auf der baustelle aber schießen sie los",
    "ja ich bin im garten aber erzählen sie",
    "ja bin grad nach hause gekommen",
    "ja ich sitze gerade am schreibtisch",
    "ja das bin ich und ich habe gerade an sie gedacht",
    "ja ich habe zeit",
    "ja paulsen ich bin grad auf der baustelle",
    "ich muss gleich weg aber schießen sie los",
  ])("“%s” goes on", (reply) => {
    call(PIANO, { understanding }).hears(reply).standsAt("offer");
  });

  test("who agrees to what is offered and is in a hurry has agreed", () => {
    call(PIANO, { understanding })
      .hears("das bin ich")
      .hears("ja gern aber ich muss gleich weg")
      .standsAt("day");
  });
});

describe("a time that is named with the wish for a call counts", () => {
  test.each([
    ["ja aber rufen sie mich nach sechs an", "nach sechs"],
    ["ja ich bin im auto rufen sie mich nach sechs an", "nach sechs"],
    ["ich bin auf der arbeit probieren sie es morgen vormittag", "am Vormittag"],
    ["ja rufen sie heute abend an", "am Abend"],
    ["rufen sie mich in einer stunde noch mal an", "in einer stunde"],
    ["gerade schlecht melden sie sich nächste woche wieder", "nächste woche"],
    ["rufen sie abends nach halb acht an", "abends nach halb acht"],
  ])("“%s”: %s", (reply, wann) => {
    call(PIANO, { understanding }).hears(reply).says(wann).endsWith("callback");
    call(PIANO, { understanding }).hears("ja").hears(reply).says(wann).endsWith("callback");
  });

  test("of a day alone the hour is asked, and of a time that does not suit another", () => {
    call(PIANO, { understanding }).hears("rufen sie morgen an").says("Um wie viel Uhr?");
    call(PIANO, { understanding })
      .hears("heute abend passt es nicht rufen sie ein andermal an")
      .says("Wann dürfen wir")
      .standsAt("when");
  });
});
