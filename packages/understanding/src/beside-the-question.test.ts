import { describe, expect, test } from "bun:test";
import { openUnderstanding } from "./open-understanding.ts";
import type { Expected } from "./reading.ts";

const { read } = await openUnderstanding();

/** A firm offers an inspection. */
const AT_VISIT: Expected = {
  conditions: [
    {
      ...{ id: "1", key: "Begehung erwünscht", counts: ["Ja", "appointment_accepted"] },
      examples: ["kann er gern machen", "ansehen kostet ja nichts", "soll er kommen"],
    },
    {
      ...{ id: "2", key: "Muss abgesprochen werden", counts: ["Vielleicht"] },
      examples: ["da muss ich erst mit meinem Mann reden", "das bespreche ich mit der Direktion"],
    },
    {
      ...{ id: "3", key: "Kein Bedarf", counts: ["Nein", "not_interested"] },
      examples: ["brauchen wir nicht"],
    },
  ],
  intents: ["price_objection"],
  value: null,
  question: "Darf unser Techniker bei Ihnen vorbeikommen?",
};

describe("what is asked, told or said to another one by the way answers nothing", () => {
  test.each([
    "Das mag ja alles sein Geld wert sein, aber ich hab es nicht, so einfach ist das.",
    "Klingt alles schön, aber mit wie viel muss ich da rechnen?",
    "Man liest ja so viel, von wie viel Euro sprechen wir denn?",
    "Dazu kann ich nichts sagen, es geht ja nicht um mich.",
    "Stell das bitte da drüben hin, danke. Entschuldigung, da kam gerade jemand.",
  ])("“%s”", (text) => {
    expect(read(text, AT_VISIT).condition).toBeNull();
  });

  test.each([
    ["Ja gern, was kostet das?", "Begehung erwünscht"],
    ["Ansehen kostet ja nichts.", "Begehung erwünscht"],
    ["Da muss ich erst mit meinem Mann reden.", "Muss abgesprochen werden"],
    ["Nein danke, das brauchen wir nicht.", "Kein Bedarf"],
  ])("“%s” answers it", (text, condition) => {
    expect(read(text, AT_VISIT).condition).toBe(condition);
  });
});
