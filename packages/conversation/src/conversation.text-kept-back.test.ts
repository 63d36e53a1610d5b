import { describe, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

/** One question for a text, and what was kept of it read out. */
const asking = (question: string) =>
  tree(
    [
      node("start", "start", { content: "Guten Tag, hier ist Lena, die KI von Ott." }),
      node("text", "input", { content: question, input: { variable: "v", value: "text" } }),
      node("more", "decision", {
        content: "Ich habe [v|nichts]. Haben Sie noch Fragen?",
        conditions: [
          { id: "y", condition: "Ja", targetNodeId: "end" },
          { id: "n", condition: "Nein", targetNodeId: "end" },
        ],
      }),
      node("end", "end", { content: "Danke.", outcome: "success" }),
    ],
    [
      ["start", "text"],
      ["text", "more"],
    ],
  );

describe.each([
  ["a removal", "Von wo nach wo ziehen Sie?"],
  ["hearing aids", "In welche Filiale möchten Sie kommen: Innenstadt, Wilhelmshöhe oder Vellmar?"],
  ["a garage", "Welches Auto fahren Sie denn?"],
])("where a text is asked for, for %s", (_trade, question) => {
  const asked = () => call(asking(question), { understanding }).standsAt("text");

  test.each([
    "Meine Daten bekommen Sie nicht.",
    "Das sage ich Ihnen nicht",
    "Da gebe ich Ihnen keine Auskunft",
    "Das behalte ich für mich",
    "Das müssen Sie nicht wissen",
    "Das ist mir zu privat",
    "Das weiß ich noch nicht",
  ])("“%s” is no text: it is left open", (reply) => {
    asked().hears(reply).knows({ v: "" }).standsAt("more");
  });

  test.each(["Ja", "Ja, gerne", "Okay"])(
    "“%s” answers nothing, and is asked once more",
    (reply) => {
      asked().hears(reply).standsAt("text").hears("Vellmar").knows({ v: "Vellmar" });
    },
  );

  test.each(["Wozu brauchen Sie das?", "Wofür wollen Sie das denn wissen?"])(
    "“%s” is answered",
    (reply) => {
      asked().hears(reply).says("Damit ich es für Sie festhalten kann.").standsAt("text");
    },
  );

  test.each(["Moment, ich suche das", "Sekunde, da muss ich nachsehen"])(
    "“%s” is waited for",
    (reply) => {
      asked().hears(reply).says("Gern, ich warte.").standsAt("text");
    },
  );

  test.each([
    "Die Leitung rauscht",
    "Es knackt in der Leitung",
    "Die Verbindung ist ganz schlecht",
    "Sie sind ganz schlecht zu verstehen",
  ])("“%s” is said of the line: it is asked again, slowly", (reply) => {
    asked().hears(reply).slowly().standsAt("text").hears("Vellmar").knows({ v: "Vellmar" });
  });

  test.each(["Von Leipzig nach Halle", "Nicht in die Innenstadt", "Einen, den keiner kennt"])(
    "“%s” is a text like any other",
    (reply) => {
      asked().hears(reply).knows({ v: reply });
    },
  );
});

test.each([
  ["Was genau ist bei Ihnen die Störung?", "Die Leitung rauscht"],
  ["Worum geht es denn bei Ihnen?", "Es knackt in der Leitung"],
  ["Wie war denn der Besuch?", "Gut"],
  ["Was dürfen wir besser machen?", "Das gebe ich nicht so gern zu, aber der Kaffee war kalt"],
])("“%s” – “%s” is what was asked for", (question, reply) => {
  call(asking(question), { understanding }).hears(reply).knows({ v: reply }).standsAt("more");
});

test("who hears badly has chosen nothing either", () => {
  const choice = tree(
    [
      node("start", "start", { content: "Guten Tag, hier ist die KI der Talnetz Glasfaser." }),
      node("where", "decision", {
        content: "Wo kommt die Leitung ins Haus: in den Keller oder ins Erdgeschoss?",
        conditions: [
          { id: "c", condition: "In den Keller", targetNodeId: "end" },
          { id: "g", condition: "Ins Erdgeschoss", targetNodeId: "end" },
        ],
      }),
      node("end", "end", { content: "Danke.", outcome: "success" }),
    ],
    [["start", "where"]],
  );
  call(choice, { understanding }).hears("Die Leitung rauscht so").slowly().standsAt("where");
});
