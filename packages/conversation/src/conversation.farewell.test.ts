import { describe, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

/** An observatory invites, and counts who comes. */
const understanding = await openUnderstanding();
const STARS = tree(
  [
    node("start", "start", { content: "Guten Tag, hier ist die KI der Sternwarte." }),
    node("offer", "decision", {
      content: "Möchten Sie am Freitag kommen?",
      conditions: [
        { id: "y", condition: "Ja", targetNodeId: "count" },
        { id: "n", condition: "Nein", targetNodeId: "none" },
      ],
    }),
    node("count", "input", {
      content: "Wie viele Personen kommen?",
      input: { variable: "wie_viele", value: "number" },
    }),
    node("good", "end", { content: "Bis dann.", outcome: "appointment" }),
    node("none", "end", { content: "Schade.", outcome: "not-interested" }),
  ],
  [
    ["start", "offer"],
    ["count", "good"],
  ],
);

describe("an answer that is given with a goodbye is kept", () => {
  test.each([
    "ja gern auf wiederhören",
    "ja gerne tschüss",
    "freitag passt auf wiederhören",
    "das machen wir schönen tag noch",
    "ja da komme ich bis dann",
  ])("“%s”", (reply) => {
    call(STARS, { understanding }).hears(reply).standsAt("count");
  });

  test.each(["nein danke auf wiederhören", "kein interesse tschüss", "nein auf wiedersehen"])(
    "“%s” is a no",
    (reply) => {
      call(STARS, { understanding }).hears(reply).endsWith("not-interested");
    },
  );

  test("who has to go says no no", () => {
    call(STARS, { understanding })
      .hears("Ich muss jetzt Schluss machen.")
      .endsWith("abandoned", "goodbye");
  });

  test.each(["vier tschüss", "wir sind vier auf wiederhören"])("“%s” is four", (reply) => {
    call(STARS, { understanding })
      .hears("ja gern")
      .hears(reply)
      .knows({ wie_viele: 4 })
      .endsWith("appointment");
  });
});

test.each([
  "auf wiederhören",
  "danke tschüss",
  "ja tschüss",
  "gut dann auf wiederhören",
  "ok ciao",
  "Mir ist das zu blöd, auf Wiederhören",
  "Ich muss jetzt Schluss machen",
])("“%s” is a goodbye alone", (reply) => {
  call(STARS, { understanding }).hears(reply).endsWith("abandoned", "goodbye");
});

describe("a no with a goodbye, where the tree would ask on", () => {
  const READ_BACK = tree(
    [
      node("start", "start", { content: "Guten Tag, hier ist die KI der Sternwarte." }),
      node("sure", "decision", {
        content: "Ich wiederhole: Freitag, zwei Personen. Ist das richtig so?",
        conditions: [
          { id: "y", condition: "Ja", targetNodeId: "good" },
          { id: "n", condition: "Nein", targetNodeId: "day" },
        ],
      }),
      node("day", "input", {
        content: "An welchem Tag passt es Ihnen?",
        input: { variable: "tag", value: "date" },
      }),
      node("good", "end", { content: "Bis dann.", outcome: "appointment" }),
      node("none", "end", { content: "Schade.", outcome: "not-interested" }),
    ],
    [
      ["start", "sure"],
      ["day", "sure"],
    ],
  );

  test.each([
    "Nein danke, und tschüss.",
    "nein auf wiederhören",
    "Danke, nein, tschüss",
    "Vielen Dank, nein, auf Wiederhören",
  ])("“%s” ends the call", (reply) => {
    call(READ_BACK, { understanding }).hears(reply).endsWith("not-interested");
  });

  test.each(["Nein.", "nein, das war anders"])("“%s” has none", (reply) => {
    call(READ_BACK, { understanding }).hears(reply).standsAt("day");
  });
});
