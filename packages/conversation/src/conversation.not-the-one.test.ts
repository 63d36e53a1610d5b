import { describe, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

/** A piano tuner calls who owns a piano; an observatory, whose tree has no way for anybody else. */
const understanding = await openUnderstanding();
const ENDS = [
  node("tune", "end", { content: "Dann stimmen wir es.", outcome: "appointment" }),
  node("later", "end", { content: "Wir melden uns.", outcome: "callback" }),
  node("wrong", "end", { content: "Entschuldigung.", outcome: "wrong-person" }),
];
const PIANO = tree(
  [
    node("start", "start", {
      content: "Guten Tag, hier ist Nora, die KI vom Klavierhaus Weidlich. Es geht um Ihr Klavier.",
    }),
    node("person", "decision", {
      content: "Spreche ich mit [name]?",
      conditions: [
        { id: "y", condition: "Ja", targetNodeId: "offer" },
        { id: "a", condition: "not_available", targetNodeId: "later" },
        { id: "w", condition: "wrong_person", targetNodeId: "wrong", counts: ["Nein"] },
      ],
    }),
    node("offer", "decision", {
      content: "Möchten Sie es stimmen lassen?",
      conditions: [
        { id: "y", condition: "Ja", targetNodeId: "tune" },
        { id: "n", condition: "Nein", targetNodeId: "wrong" },
      ],
    }),
    ...ENDS,
  ],
  [["start", "person"]],
);
const STARS = tree(
  [
    node("start", "start", { content: "Guten Tag, hier ist die KI der Sternwarte." }),
    node("person", "decision", {
      content: "Spreche ich mit [name]?",
      conditions: [
        { id: "y", condition: "Ja", targetNodeId: "offer" },
        { id: "n", condition: "Nein", targetNodeId: "wrong" },
      ],
    }),
    node("offer", "decision", {
      content: "Möchten Sie am Freitag kommen?",
      conditions: [
        { id: "y", condition: "Ja", targetNodeId: "tune" },
        { id: "n", condition: "Nein", targetNodeId: "wrong" },
      ],
    }),
    ...ENDS,
  ],
  [["start", "person"]],
);
const piano = () => call(PIANO, { understanding, variables: { name: "Frau Paulsen" } });
const stars = () => call(STARS, { understanding, variables: { name: "Herr Vogt" } });

describe("a child is asked to fetch somebody, and offered nothing", () => {
  test.each([
    ["nein ich bin der finn mama ist oben", "Kannst du sie mir bitte holen?"],
    ["die mama ist in der küche", "Kannst du sie mir bitte holen?"],
    ["papa ist in der werkstatt", "Kannst du ihn mir bitte holen?"],
    ["mama ist im garten", "Kannst du sie mir bitte holen?"],
    ["der papi is grad draußen", "Kannst du ihn mir bitte holen?"],
    ["hallo hier ist der emil ich bin sieben", "deine Mama oder deinen Papa holen?"],
    ["ich bin erst sechs jahre alt", "deine Mama oder deinen Papa holen?"],
  ])("“%s”", (reply, said) => {
    for (const asked of [piano, stars]) {
      asked().hears(reply).says(said).saysNot("Spreche ich").hears("ja mach ich").says("Gern, ich");
    }
  });

  test("who comes then hears who calls, once, and is not asked the name that is said", () => {
    piano()
      .hears("nein ich bin der finn mama ist oben")
      .hears("ja")
      .says("Gern, ich warte.")
      .hears("ja hier paulsen")
      .says("Guten Tag, hier ist Nora")
      .saysNot("Spreche ich")
      .standsAt("offer");
  });

  test("who can't come is called another time", () => {
    piano().hears("papa ist in der werkstatt").hears("geht nicht").endsWith("callback");
    piano().hears("mama ist oben").hears("die schläft").endsWith("callback");
  });

  test.each([
    "mama ist im garten soll ich sie holen",
    "weiß nicht warte ich hol sie mamaaa",
    "papa telefon",
    "mama telefon",
  ])("“%s” is waited for", (reply) => {
    piano().hears(reply).says("Gern, ich warte.").standsAt("person");
    stars().hears(reply).says("Gern, ich warte.").standsAt("person");
  });
});

describe("somebody else is asked for the one who is called", () => {
  test.each([
    "hallo hier ist der jonas",
    "nein ich bin die tochter",
    "hier ist ihr mann",
    "ich bin die nachbarin",
    "ich bin nur die putzfrau",
    "hier ist die elke",
  ])("“%s”", (reply) => {
    piano()
      .hears(reply)
      .says(/^Könnte ich bitte mit Frau Paulsen sprechen\?$/)
      .hears("ja moment")
      .says("Gern, ich warte.")
      .hears("paulsen")
      .standsAt("offer");
  });

  test("also where only a way for wrong numbers is called so, and the question says “persönlich”", () => {
    const asked = tree(
      [
        node("start", "start", { content: "Guten Tag, hier ist die KI der Hörakustik." }),
        node("person", "decision", {
          content: "Spreche ich mit [name|unserem Kunden oder unserer Kundin] persönlich?",
          conditions: [
            { id: "y", condition: "Ist selbst dran", counts: ["Ja"], targetNodeId: "tune" },
            {
              ...{ id: "w", condition: "Falsche Nummer", targetNodeId: "wrong" },
              examples: ["Sie haben sich verwählt"],
            },
          ],
        }),
        ...ENDS,
      ],
      [["start", "person"]],
    );
    call(asked, { understanding, variables: { name: "Frau Paulsen" } })
      .hears("nee, ich bin der Mann")
      .says(/^Könnte ich bitte mit Frau Paulsen sprechen\?$/);
    call(asked, { understanding })
      .hears("nee, ich bin der Mann")
      .says("Könnte ich bitte mit unserem Kunden oder unserer Kundin sprechen?");
    call(asked, { understanding }).hears("Sie haben sich verwählt").endsWith("wrong-person");
  });

  test("who is it after all, or not there, is taken at his word", () => {
    piano().hears("hallo hier ist der jonas").hears("ja das bin ich").standsAt("offer");
    piano().hears("ich bin der mann").hears("die ist nicht da").endsWith("callback");
    stars()
      .hears("ich bin seine tochter")
      .says("mit Herrn Vogt")
      .hears("nein")
      .endsWith("callback");
  });

  test.each([
    "der ist im lager moment",
    "das ist meine mutter moment",
    "ja der chef kommt gleich moment",
    "meine frau ist im keller sekunde",
    "er sitzt nebenan kleinen moment bitte",
  ])("“%s” goes for him", (reply) => {
    piano().hears(reply).says("Gern, ich warte.").standsAt("person");
  });

  test.each([
    "mein mann ist nicht da",
    "der ist erst heute abend wieder da",
    "das passt grad gar nicht",
    "ich sitz grad im auto",
  ])("“%s” is no wrong person where the tree has no way for it", (reply) => {
    stars().hears(reply).endsWith("callback");
  });
});

describe("who is the one is not asked for himself", () => {
  test.each(["hier ist der paulsen", "hier ist die frau paulsen", "ja hier ist die paulsen"])(
    "“%s”",
    (reply) => {
      piano().hears(reply).standsAt("offer");
    },
  );

  test("the wife of who is called is not him", () => {
    stars().hears("hier ist die frau vogt").saysNot("Freitag");
  });

  test.each([
    "ja meine mama ist da auch dabei",
    "ja mein papa ist schon im garten und freut sich",
    "ja gern mein mann ist auch da",
  ])("“%s”, said later, answers what was asked", (reply) => {
    piano().hears("das bin ich").hears(reply).saysNot("holen").endsWith("appointment");
  });

  test("a date that does not suit is refused, and no other call wished for", () => {
    stars().hears("das bin ich").hears("da hab ich keine zeit").endsWith("wrong-person");
  });
});
