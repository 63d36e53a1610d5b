import { describe, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

/** A joiner offers to take measures; nobody has told the tree of wood, hours or cards. */
const understanding = await openUnderstanding();
const TREE = tree(
  [
    node("start", "start", { content: "Guten Tag, hier ist Mara, die KI der Tischlerei Buche." }),
    node("offer", "decision", {
      content: "Hätten Sie Interesse an einem kostenlosen Aufmaß?",
      conditions: [
        { id: "y", condition: "Ja", targetNodeId: "day" },
        { id: "n", condition: "Nein", targetNodeId: "none" },
        {
          id: "l",
          condition: "Später",
          examples: ["rufen Sie im Frühjahr nochmal an"],
          targetNodeId: "later",
        },
      ],
    }),
    node("day", "input", {
      content: "An welchem Tag dürfen wir zum Aufmaß kommen?",
      input: { variable: "tag", value: "date" },
    }),
    node("hour", "input", {
      content: "Um wie viel Uhr passt es Ihnen?",
      input: { variable: "zeit", value: "time" },
    }),
    node("address", "input", {
      content: "Wie lautet die Anschrift?",
      input: { variable: "anschrift" },
    }),
    node("mail", "input", {
      content: "An welche E-Mail-Adresse darf ich die Bestätigung schicken?",
      input: { variable: "mail", value: "email" },
    }),
    node("good", "end", { content: "Danke, bis dann.", outcome: "appointment" }),
    node("none", "end", { content: "Schade.", outcome: "not-interested" }),
    node("later", "end", { content: "Bis zum Frühjahr.", outcome: "callback" }),
  ],
  [
    ["start", "offer"],
    ["day", "hour"],
    ["hour", "address"],
    ["address", "mail"],
    ["mail", "good"],
  ],
);
const CANNOT = "Das kann ich Ihnen am Telefon leider nicht beantworten.";
const offered = () => call(TREE, { understanding }).standsAt("offer");
const toDay = () => offered().hears("ja").standsAt("day");
const toAddress = () => toDay().hears("Dienstag").hears("um zehn").standsAt("address");

describe("a question that nobody can answer, beside an answer", () => {
  test.each([
    "ja gern und was für holz nehmen sie da",
    "ja gerne wie lange dauert das aufmaß denn",
    "ja und wer kommt da zu mir",
    "ja okay. wie läuft das denn ab?",
    "ja und muss ich da zuhause sein",
  ])("“%s”: it is not passed over, and the yes stands", (reply) => {
    offered().hears(reply).says(CANNOT).standsAt("day");
  });

  test.each(["ja warum nicht", "ja wie gesagt gerne", "ja was solls", "ja klar wieso nicht"])(
    "“%s” asks nothing",
    (reply) => {
      offered().hears(reply).saysNot("nicht beantworten").standsAt("day");
    },
  );

  test("beside a day", () => {
    toDay().hears("dienstag aber muss ich da was vorbereiten").says(CANNOT).standsAt("hour");
    toDay().hears("dienstag da kann ich immer").saysNot("nicht beantworten").standsAt("hour");
  });

  test("in the place of an address it is none", () => {
    toAddress().hears("wie lange dauert das denn bei so einem schrank").says(CANNOT);
    toAddress()
      .hears("wofür brauchen sie die denn")
      .says("Damit ich es für Sie festhalten kann. Wie lautet die Anschrift?")
      .hears("gartenstraße 5 in fulda")
      .knows({ anschrift: "Gartenstraße 5, Fulda" });
  });

  test("“muss ich da was mitbringen” in the place of a day was understood as a question", () => {
    toDay().hears("muss ich da irgendwas mitbringen").says(CANNOT).standsAt("day");
  });
});

describe("who declines the matter is not asked for its hour", () => {
  test.each([
    "ich will gar keinen termin",
    "ach wissen sie was lassen sie es gut sein",
    "nee ich hab es mir anders überlegt",
    "vergessen sie es",
    "ich möchte doch lieber nicht",
    "kein interesse",
  ])("“%s”", (reply) => {
    toDay().hears(reply).says("Schade.").endsWith("not-interested", "completed");
  });

  test("who keeps his address to himself wants the rest all the same", () => {
    for (const reply of [
      "lassen sie mal gut sein mit der mail",
      "das ist nicht nötig ich merk mir das",
      "die brauchen sie nicht",
    ]) {
      toAddress().hears("Gartenstraße 5").hears(reply).endsWith("appointment", "completed");
    }
  });
});
