import { test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

const asked = () =>
  call(
    tree(
      [
        node("start", "start", { content: "Hier ist die KI der Werkstatt." }),
        node("stand", "decision", {
          content: "Ist der neue TÜV schon drauf, oder ist das noch offen?",
          conditions: [
            { id: "open", condition: "Noch offen", targetNodeId: "on" },
            { id: "done", condition: "Plakette schon neu", targetNodeId: "done" },
          ],
        }),
        node("on", "end", { content: "Dann buche ich.", outcome: "appointment" }),
        node("done", "end", { content: "Danke.", outcome: "completed" }),
      ],
      [["start", "stand"]],
    ),
    { understanding },
  );

test.each([
  ["Hier ist seine Frau", "Ist er gerade zu sprechen?"],
  ["Hallo, hier ist ihr Mann", "Ist sie gerade zu sprechen?"],
  ["Ich bin seine Mutter", "Ist er gerade zu sprechen?"],
])("“%s” is asked for the one who is called, and may answer", (said, words) => {
  asked()
    .hears(said)
    .says(words)
    .saysNot("falsch verbunden")
    .hears("das ist noch offen")
    .endsWith("appointment");
});

test("who is not there is called again", () => {
  asked().hears("Hier ist seine Frau").hears("nein, der ist nicht da").endsWith("callback");
});

test("somebody else's wife who answers answers", () => {
  asked().hears("Hier ist Frau Weber, das ist noch offen").endsWith("appointment");
});
