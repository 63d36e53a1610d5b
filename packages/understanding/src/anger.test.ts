import { expect, test } from "bun:test";
import { openUnderstanding } from "./open-understanding.ts";
import type { Expected } from "./reading.ts";

const { read } = await openUnderstanding();

const AT_BATTERIES: Expected = {
  conditions: [
    { id: "1", key: "Hat genug Batterien", examples: ["ich hab noch einen Vorrat"] },
    { id: "2", key: "Batterien gehen aus", examples: ["die sind fast alle"] },
  ],
  intents: [],
  value: null,
  question: "Haben Sie noch genug Batterien, oder gehen sie zur Neige?",
};

test.each([
  "ständig",
  "dauernd",
  "ich hab noch einen ganzen Schub voll",
  "ganz voll",
  "das reicht",
])("«%s» is like something angry, and no anger", (text) => {
  expect(read(text, AT_BATTERIES).intent).not.toBe("angry");
});

test.each([
  "Jetzt reicht's mir aber!",
  "Das ist ja wohl die Höhe!",
  "So eine Sauerei!",
  "Sie gehen mir auf den Wecker mit Ihren Anrufen",
  "Was fällt Ihnen eigentlich ein?",
  "So eine Frechheit",
])("«%s» is anger", (text) => {
  expect(read(text, AT_BATTERIES).intent).toBe("angry");
});

test.each([
  "Der Hund spinnt.",
  "Mein Drucker nervt schon den ganzen Tag.",
  "Ach, die Katze nervt gerade",
  "Das scheiß Internet spinnt wieder",
])("«%s» is about a thing, and no anger at us", (text) => {
  expect(read(text, AT_BATTERIES).intent).not.toBe("angry");
});

test.each([
  "Das nervt!",
  "Die spinnen doch.",
  "Der Anruf nervt",
  "Ihr Roboter nervt",
  "Die ganze Fragerei nervt",
  "Ihr spinnt doch",
])("«%s» is anger at us, or at the call", (text) => {
  expect(read(text, AT_BATTERIES).intent).toBe("angry");
});

test.each(["Sauer?", "Sauer.", "Herr Sauer?", "Böse", "Zorn, guten Tag", "Grimm am Apparat"])(
  "«%s» is a name, and no mood",
  (text) => {
    expect(read(text, AT_BATTERIES).intent).not.toBe("angry");
  },
);

test.each(["Jetzt werde ich aber sauer", "Ich bin richtig sauer auf Sie", "Unverschämtheit!"])(
  "«%s» is anger whatever somebody may be called",
  (text) => {
    expect(read(text, AT_BATTERIES).intent).toBe("angry");
  },
);
